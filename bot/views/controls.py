"""Every control of the bot, to be registered at the start; each works from its id alone."""

from bot.views.confirm import EraseButton, ForgetButton, SureButton
from bot.views.consent import ConsentButton
from bot.views.desk_controls import DeskButton, DeskMenu, NumberButton
from bot.views.gallery import LookMenu
from bot.views.lobby import LobbyButton
from bot.views.panel import PanelButton
from bot.views.reminder import GiveSeatMenu, SnoozeButton, TakeOverButton

CONTROLS = (
    LobbyButton,
    ConsentButton,
    PanelButton,
    DeskButton,
    DeskMenu,
    NumberButton,
    LookMenu,
    SnoozeButton,
    TakeOverButton,
    GiveSeatMenu,
    ForgetButton,
    EraseButton,
    SureButton,
)
