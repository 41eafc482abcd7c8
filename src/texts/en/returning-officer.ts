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
  all: 'All your officers are candidates. Name somebody else.',
  there: 'Name somebody on the page of the election',
  inPlace:
    'They decide in place of the officers: messages, rulings, draw, release and certificate.',
  name: 'Name somebody else',
  nameTitle: 'Name a returning officer?',
  nameText:
    'A teacher, a former member, or somebody from outside whom an admin made an observer: with an account whose address is confirmed. They cannot vote in this election. Everybody reads their name.',
  email: 'E-mail',
  emailHint: 'Empty: officers who are not candidates run it again.',
  emailMissing: 'E-mail is required',
  reasonHint: 'Everybody reads it on the page of the election.',
  failed: 'The returning officer could not be changed.',
  pause: 'Pause voting',
  resume: 'Resume voting',
});
