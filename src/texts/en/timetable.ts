// The messages of the timetable of an election.
import type { TimetableStep } from '#core/elections/timetable.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

const steps: Record<TimetableStep, { label: string; text: string }> = {
  nominations: { label: 'Nominations', text: 'People ask to be candidates.' },
  withdrawals: {
    label: 'Changes by candidates',
    text: 'Candidates can withdraw or change what they say.',
  },
  voting: { label: 'Voting', text: 'Voters cast their votes.' },
  'added-time': {
    label: 'Added time',
    text: 'People who could not vote before vote on. For all others voting is over.',
  },
  results: { label: 'Results', text: 'They are shown when all votes are counted.' },
  complaints: {
    label: 'Complaints',
    text: 'Everybody can write to the council about the election and its result.',
  },
  certification: { label: 'Certification', text: 'An officer makes the result final.' },
};

export const timetableMessages = spoken('timetable.timetableMessages', {
  title: 'Timetable',
  titleOf: said('Timetable of {election}', (election: string) => ({ election })),
  description: said('What comes when in {election}, and until when.', (election: string) => ({
    election,
  })),
  link: 'Timetable',
  print: 'Print timetable',
  printForOfficers: 'Print for officers',
  officers: 'What waits for officers',
  nothing: 'Nothing of this election waits for you.',
  asOf: said('As of {moment}', (moment: string) => ({ moment })),
  zone: said('All times are campus time ({zone}).', (zone: string) => ({ zone })),
  paused: 'Voting is paused. The times after it can change.',
  cancelled: 'This election was cancelled.',
  loadFailed: 'The timetable could not be loaded.',
  step: 'What',
  from: 'From',
  until: 'Until',
  noTime: 'No time is set',
  steps,
  certified: 'The result is final.',
  onlyWithdraw: 'Candidates can withdraw. What they say can be changed later too.',
  untilFirstVote:
    'Candidates can withdraw or change what they say, until the first vote for their position.',
  states: { over: 'Over', now: 'Now', next: 'Next' },
});
