// The e-mails about complaints, rulings and what follows from them.
import { spoken } from '../spoken.ts';

const seeElection = { label: 'See the election' };

export const complaintEmails = spoken('complaint-emails.complaintEmails', {
  sanctioned: ({ election }: { election: string }) => ({
    subject: `A ruling in ${election} is about you`,
    before: `The officers have ruled in the election ${election}.`,
    action: seeElection,
    after: ['The ruling is also on the page of the election.'],
    reason: 'You get this e-mail because you are a candidate in an election.',
  }),
  rulingProposed: ({ election }: { election: string }, contact: string) => ({
    subject: `A ruling about you is proposed in ${election}`,
    before: `An officer proposes to rule in the election ${election}. Nothing is done before another officer confirms it.`,
    action: seeElection,
    after: [`Write to the council if you want to answer: ${contact}`],
    reason: 'You get this e-mail because you are a candidate in an election.',
  }),
  overturned: ({ number, election }: { number: number | null; election: string }) => ({
    subject: `A sanction in ${election} is overturned`,
    before: `${number === null ? 'A ruling' : `The ruling on complaint ${number}`} about the election ${election} had this sanction: `,
    isUndone: 'It is overturned, and what it did is undone. The reason:',
    action: seeElection,
    after: ['Both are on the page of the election.'],
    reason: 'You get this e-mail because a ruling about an election concerned you.',
  }),
});
