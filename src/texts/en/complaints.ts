import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

/** Complaints about an election: for who makes one, who is complained about, and who reads the rulings. */
export const complaintMessages = spoken('complaints.complaintMessages', {
  button: 'Something is wrong',
  page: {
    title: 'A complaint',
    noSuch: 'The complaint could not be loaded.',
    number: said('Complaint {number}', (number: number) => ({ number })),
    answer: 'Answer',
    made: 'Sent',
    toElection: 'See the election',
    ruled: said('Ruling: {state}', (state: string) => ({ state })),
  },
  states: {
    open: 'Waits for an answer',
    upheld: 'Upheld',
    dismissed: 'Dismissed',
    'set-aside': 'Set aside',
    answered: 'Answered',
  },
  rulings: {
    title: 'Rulings',
    ruled: said('Complaint {number}: {state}', (number: number, state: string) => ({
      number,
      state,
    })),
    noOther: 'It concerned every officer, so one of them ruled on it.',
  },
});
