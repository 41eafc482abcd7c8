// The e-mails about complaints, rulings and what follows from them.
import { written } from '../written.ts';
import { spoken } from '../spoken.ts';

const seeElection = { label: 'See the election' };

export const complaintEmails = spoken('complaint-emails.complaintEmails', {
  sanctioned: written(
    {
      subject: 'A ruling in {election} is about you',
      before: 'The officers have ruled in the election {election}.',
      action: seeElection,
      after: ['The ruling is also on the page of the election.'],
      reason: 'You get this e-mail because you are a candidate in an election.',
    },
    ({ election }: { election: string }) => ({ election }),
  ),
  rulingProposed: written(
    {
      subject: 'A ruling about you is proposed in {election}',
      before:
        'An officer proposes to rule in the election {election}. Nothing is done before another officer confirms it.',
      action: seeElection,
      after: ['Write to the council if you want to answer: {contact}'],
      reason: 'You get this e-mail because you are a candidate in an election.',
    },
    ({ election }: { election: string }, contact: string) => ({ election, contact }),
  ),
  overturned: written(
    {
      subject: 'A sanction in {election} is overturned',
      before:
        '{of, select, none {A ruling about the election {election} had this sanction: } other {The ruling on complaint {number} about the election {election} had this sanction: }}',
      isUndone: 'It is overturned, and what it did is undone. The reason:',
      action: seeElection,
      after: ['Both are on the page of the election.'],
      reason: 'You get this e-mail because a ruling about an election concerned you.',
    },
    ({ number, election }: { number: number | null; election: string }) => ({
      number: number ?? 0,
      election,
      of: number === null ? 'none' : 'complaint',
    }),
  ),
});
