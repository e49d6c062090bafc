"""Messages, made of what the service knows and of texts. Nothing here sends or changes anything."""
