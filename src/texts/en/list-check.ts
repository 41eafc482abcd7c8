// The messages of "Am I on the voter list?", which everybody can ask.
import { spoken } from '../spoken.ts';

export const listCheckMessages = spoken('list-check.listCheckMessages', {
  open: 'Am I on the voter list?',
  title: 'Am I on the voter list?',
  number: 'Enrollment number',
  ask: 'Check',
  asking: 'One moment…',
  yes: (number: string) => `Yes, ${number} is on the voter list of this election.`,
  no: (number: string) => `No, ${number} is not on the voter list of this election.`,
  council: 'Ask the council to be added',
  message: (number: string, election: string) =>
    `My enrollment number ${number} is not on the voter list of “${election}”. Please check it.`,
  failed: 'The voter list could not be checked. Please try again.',
});
