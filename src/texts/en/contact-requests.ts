// The messages of the contact requests on the dashboard. dashboard.ts includes them.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const contactRequests = spoken('contact-requests.contactRequests', {
  list: 'Contact requests',
  search: 'Search requests',
  placeholder: 'Search name, e-mail or message',
  filter: 'Status',
  all: 'All',
  statuses: { 'in-progress': 'In Progress', resolved: 'Resolved', rejected: 'Rejected' },
  inProgress: said('{count} in progress', (count: number) => ({ count })),
  emptyText: 'Messages from the contact page appear here.',
  resolve: 'Resolve',
  reject: 'Reject',
  delete: 'Delete',
  due: said('Answer by {when}.', (when: string) => ({ when })),
  overdue: said('The answer is overdue. It was due by {when}.', (when: string) => ({ when })),
  answer: 'Answer',
  answerOne: said('Answer the request of {name}', (name: string) => ({ name })),
  answerTitle: said('Answer {name}', (name: string) => ({ name })),
  answerText: said('The answer is sent to {email} and kept with the message.', (email: string) => ({
    email,
  })),
  answerLabel: 'Your answer',
  answerResolves: 'Mark the message resolved',
  sendAnswer: 'Send the answer',
  answerFailed: 'The answer could not be sent.',
  answers: 'Answers',
  answeredBy: said('Answered by {name}', (name: string) => ({ name })),
  somebody: 'a deleted account',
  resolveOne: said('Resolve the request of {name}', (name: string) => ({ name })),
  rejectOne: said('Reject the request of {name}', (name: string) => ({ name })),
  deleteOne: said('Delete the request of {name}', (name: string) => ({ name })),
  deleteTitle: said('Delete the request of {name}?', (name: string) => ({ name })),
  deleteText: 'It will be removed for everyone, with its answers. This cannot be undone.',
  showAll: 'Show all',
  showLess: 'Show less',
});
