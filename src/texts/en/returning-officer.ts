import { spoken } from '../spoken.ts';

/** The returning officer of an election, where somebody was named in place of the officers. */
export const returningOfficerMessages = spoken('returning-officer.returningOfficerMessages', {
  title: 'Returning officer',
  is: 'Returning officer:',
  gone: 'somebody whose account is closed',
  allStand:
    'Every officer stands in this election, so one of them decides what officers decide in it.',
  yours: 'You are the returning officer of this election.',
  yoursText:
    'You read the messages about it, rule, can pause the voting, enter a draw, release the results and certify the election. What you can do now stands on this page.',
  officers:
    'The officers who are not candidates are the returning officer together, unless somebody else is named.',
  all: 'All your officers are candidates. Name somebody else.',
  there: 'Name somebody on the page of the election',
  inPlace:
    'They decide in place of the officers: messages, rulings, draw, release and certificate.',
  address: (email: string) => `Their address: ${email}`,
  name: 'Name somebody else',
  nobody: 'Name nobody',
  nameTitle: 'Name a returning officer?',
  nameText:
    'A teacher or a former member, for example. They are invited by e-mail and see this election and nothing else. Everybody reads their name.',
  nobodyTitle: 'Name nobody?',
  nobodyText: 'Then the officers who are not candidates are the returning officer together again.',
  person: 'Name',
  email: 'E-mail',
  personMissing: 'Name is required',
  emailMissing: 'E-mail is required',
  reasonHint: 'Everybody reads it on the page of the election.',
  failed: 'The returning officer could not be changed.',
  linkText:
    'No e-mail leaves this server. Make a link, and hand it over: with it they choose a password. Everybody reads that a link was made.',
  showLink: 'Make a link',
  linkFailed: 'The link could not be made.',
  linkWorks: (minutes: number) => `It works once, for ${minutes} minutes. It is not shown again.`,
  pause: 'Pause voting',
  resume: 'Resume voting',
  dashboard: 'Your elections',
  dashboardText: 'You are the returning officer of these elections.',
  none: 'You are not the returning officer of an election at the moment.',
  dashboardFailed: 'Your elections could not be loaded.',
  ruling: 'The returning officer of this election rules on it.',
});
