@rem The npm scripts say "exec", so that a signal to npm reaches the program and not a shell.
@rem Windows has neither such a shell nor the word.
@%*
