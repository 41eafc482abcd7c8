// The messages of the contact page. Sentences that the specification fixes are in src/core/sentences.ts.

export const contactMessages = {
  title: 'Contact',
  lede: 'Ask a question, report a problem or suggest something. The council reads every message.',
  name: 'Name',
  email: 'E-mail',
  category: 'Category',
  selectCategory: 'Select Category',
  categories: { query: 'General Query', grievances: 'Grievance', suggestion: 'Suggestion' },
  message: 'Message',
  send: 'Send',
  /** The spec's sentence and the reason behind it. */
  failed: (sentence: string, reason: string) => `${sentence}: ${reason}`,
  kept: 'What you typed is kept.',
  reference: (id: string) => `Reference ${id}`,
  next: 'The council reads it and marks it resolved or rejected.',
  nextTitle: 'What happens next',
  another: 'Send another',
};
