import { spoken } from '../spoken.ts';

/** Complaints about an election: for who makes one, who is complained about, and who reads the rulings. */
export const complaintMessages = spoken('complaints.complaintMessages', {
  button: 'Something is wrong with this election',
  failed: 'The complaint could not be sent.',
  page: {
    title: 'A complaint',
    noSuch: 'The complaint could not be loaded.',
    number: (number: number) => `Complaint ${number}`,
    about: {
      voting: 'About the voting',
      candidate: 'About a candidate',
      officer: 'About an officer',
    },
    made: 'Sent',
    toElection: 'See the election',
    states: {
      open: 'Waits for a ruling',
      upheld: 'Upheld',
      dismissed: 'Dismissed',
      'set-aside': 'Set aside',
      answered: 'Answered',
    },
    due: (when: string) => `A ruling is due by ${when}.`,
    overdue: (when: string) => `The ruling is overdue. It was due by ${when}.`,
    ruling: 'Ruling',
    ruled: (state: string) => `Ruling: ${state}`,
    reply: 'Reply of the person it is about',
    yourReply: 'Your reply',
    replyHint: 'You can reply once. The officers and whoever complained read it.',
    sendReply: 'Send the reply',
    replyFailed: 'The reply could not be sent.',
  },
  rulings: {
    title: 'Complaints',
    ruled: (number: number, state: string) => `Complaint ${number}: ${state}`,
    noOther: 'It concerned every officer, so one of them ruled on it.',
  },
  appeal: {
    to: 'You can appeal against this ruling to:',
    final: 'This decision is final here. You can write to',
    council: 'the council',
  },
  officers: {
    title: 'Complaints for the officers',
    of: (kind: string, name: string | null) => (name === null ? kind : `${kind}: ${name}`),
    by: (name: string, when: string) => `From ${name}, ${when}`,
    hidden: 'This complaint concerns you, so other officers read it and rule on it.',
    ruling: 'Ruling',
    choose: 'Choose one',
    missing: 'Choose the ruling',
    rulings: {
      upheld: 'Upheld',
      dismissed: 'Dismissed',
      'set-aside': 'Set aside: outside the rules',
    },
    reply: 'Reply',
  },
});
