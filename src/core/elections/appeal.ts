/** The greatest lengths of an appeal and of its answer, in characters. */
export const appealLimits = { subject: 120, text: 3_000 } as const;

/** What is answered where a text of an appeal is missing. */
export const appealSentences = {
  subject: 'Say in a few words what it is about',
  text: 'Say what went wrong',
  answer: 'Write the answer',
} as const;
