### Beside the table in the browser: the log, the chat, the deck tracker, automatic answers.
