// The messages of "Am I on the voter list?", which everybody can ask.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const listCheckMessages = spoken('list-check.listCheckMessages', {
  open: 'Am I on the voter list?',
  title: 'Am I on the voter list?',
  number: 'Enrollment number',
  ask: 'Check',
  asking: 'One moment…',
  yes: said('Yes, {number} is on the voter list of this election.', (number: string) => ({
    number,
  })),
  no: said('No, {number} is not on the voter list of this election.', (number: string) => ({
    number,
  })),
  council: 'Ask the council to be added',
  message: said(
    'My enrollment number {number} is not on the voter list of “{election}”. Please check it.',
    (number: string, election: string) => ({ number, election }),
  ),
  failed: 'The voter list could not be checked. Please try again.',
});
