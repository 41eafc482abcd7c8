// The messages of the contact page. Sentences that the specification fixes are in src/core/sentences.ts.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const contactMessages = spoken('contact.contactMessages', {
  title: 'Contact',
  lede: 'Ask a question, report a problem or suggest something. The council reads every message.',
  name: 'Name',
  email: 'E-mail',
  category: 'Category',
  selectCategory: 'Select Category',
  categories: { query: 'General Query', grievances: 'Grievance', suggestion: 'Suggestion' },
  message: 'Message',
  send: 'Send',
  /** Beside a field that is empty. */
  empty: {
    name: 'Enter your name.',
    email: 'Enter your e-mail address.',
    category: 'Choose a category.',
    message: 'Write a message.',
  },
  /** The spec's sentence and the reason behind it. */
  failed: said('{sentence}: {reason}', (sentence: string, reason: string) => ({
    sentence,
    reason,
  })),
  kept: 'Your text is still here.',
  reference: said('Reference {id}', (id: string) => ({ id })),
  next: 'The council reads it and can answer you by e-mail.',
  nextTitle: 'What happens next',
  aboutFailed: 'This part of the form could not be loaded.',
  another: 'Send another',
});

export const messagePageMessages = spoken('contact.messagePageMessages', {
  title: 'Your message',
  ended:
    'This link has ended. The council answers by e-mail. Log in to find your messages on the contact page.',
  loadFailed: 'Your message could not be loaded.',
  toContact: 'Go to Contact',
  statuses: { 'in-progress': 'In progress', resolved: 'Resolved', rejected: 'Closed' },
  mine: 'Your messages',
  mineFailed: 'Your messages could not be loaded.',
  noneYet: 'You have not written to the council yet.',
  answered: 'Answer of the council',
  noAnswers: 'There is no answer yet.',
  due: said('An answer is due by {when}.', (when: string) => ({ when })),
  overdue: said('The answer is overdue. It was due by {when}.', (when: string) => ({ when })),
});
