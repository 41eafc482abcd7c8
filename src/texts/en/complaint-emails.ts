// The e-mails about complaints, rulings and what follows from them.
import type { ComplaintRuling } from '#core/elections/complaint.ts';
import { spoken } from '../spoken.ts';

interface Filed {
  number: number;
  election: string;
  /** When a ruling is due. */
  day: string;
  time: string;
}

const dueLine = ({ day, time }: Filed) => `A ruling is due on ${day}, ${time}.`;
const seeElection = { label: 'See the election' };
const ruled: Record<ComplaintRuling | 'answered', string> = {
  upheld: 'upheld',
  dismissed: 'dismissed',
  'set-aside': 'set aside: it is outside the rules',
  answered: 'answered',
};

export const complaintEmails = spoken('complaint-emails.complaintEmails', {
  filed: (filed: Filed) => ({
    subject: `Your complaint ${filed.number} about ${filed.election}`,
    preview: dueLine(filed),
    before: [
      [`Your complaint ${filed.number} about the election ${filed.election} has arrived.`],
      [dueLine(filed)],
    ],
    action: { label: 'Follow the complaint' },
    after: ['Whoever has this link can read the complaint. Keep it to yourself.'],
    reason: 'You get this e-mail because you complained about an election.',
  }),
  accused: (filed: Filed) => ({
    subject: `A complaint about you in ${filed.election}`,
    preview: 'You can reply once.',
    before: [
      [`Complaint ${filed.number} about the election ${filed.election} is about you.`],
      [`You can read it and reply once. ${dueLine(filed)}`],
    ],
    action: { label: 'Read it and reply' },
    after: ['Whoever has this link can read the complaint and reply. Keep it to yourself.'],
    reason: 'You get this e-mail because a complaint about an election is about you.',
  }),
  /** `isOwn` for whoever complained, false for whoever it is about. */
  ruled: (
    given: { number: number; election: string; ruling: ComplaintRuling | null },
    isOwn: boolean,
  ) => {
    const { number, election, ruling } = given;
    const [whose, why] = isOwn
      ? ['Your complaint', 'you complained about an election']
      : ['The complaint', 'a complaint about an election is about you'];
    return {
      subject: `${whose} ${number} is ${ruling === null ? 'answered' : 'decided'}`,
      preview: `About the election ${election}.`,
      before: `${whose} ${number} about the election ${election} is ${ruled[ruling ?? 'answered']}.`,
      action: seeElection,
      after: 'The ruling is also on the page of the election, without the words of the complaint.',
      reason: `You get this e-mail because ${why}.`,
    };
  },
  isFinal: (contact: string) =>
    `This decision is final here. You can write to the council: ${contact}`,
  appealTo: (hearsAppeals: string) => `You can appeal against this ruling to: ${hearsAppeals}`,
  sanctioned: ({ number, election }: { number: number | null; election: string }) => ({
    subject: `A ruling in ${election} is about you`,
    before:
      number === null
        ? `The officers have ruled in the election ${election}.`
        : `The officers have ruled on complaint ${number} about the election ${election}.`,
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
