/** The greatest lengths of a complaint and of its ruling, in characters. */
export const appealLimits = { subject: 120, text: 3_000 } as const;

/** What is answered where a text of a complaint is missing. */
export const appealSentences = {
  subject: 'Say in a few words what it is about',
  text: 'Say what went wrong',
  answer: 'Write the reason',
  reply: 'Write the reply',
  follow: 'Enter the number of the complaint',
  files: 'Send three files at most',
} as const;
