"""What is shown: messages made of what the service tells and of texts. Nothing here sends or changes anything."""
