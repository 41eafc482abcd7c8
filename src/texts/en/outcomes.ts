import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

/** What comes after the close of an election, for everybody. */
export const outcomeMessages = spoken('outcomes.outcomeMessages', {
  certified: said('Certified on {when}. It cannot change any more.', (when: string) => ({ when })),
  certifiedShort: 'Certified',
  byDraw: 'Elected by draw',
  byNext: 'Elected, because the first candidate dropped out',
  accountDeleted: 'An officer deleted the account, and the seat is open',
  left: 'Dropped out',
  voteAgain: 'The winner dropped out or is disqualified. This position is voted on again.',
  noVotes: 'Nobody has voted for this position, so nobody is elected.',
  notCertified: 'Not certified yet.',
  drawLine: said(
    '{has, select, none {Draw: {seed}} other {Draw: {seed}, before {witnesses}}}',
    ({ seed, witnesses }: { seed: string; witnesses: string }) => ({
      seed,
      witnesses,
      has: witnesses === '' ? 'none' : 'witnesses',
    }),
  ),
  marginShort: said(
    '{kind, select, none {} exact {{votes, plural, =0 {Tie} one {Margin {votes}} other {Margin {votes}}}} other {{votes, plural, =0 {} one {Margin at least {votes}} other {Margin at least {votes}}}}}',
    (margin: { votes: number; isExact: boolean } | null) => ({
      votes: margin?.votes ?? 0,
      kind: margin === null ? 'none' : margin.isExact ? 'exact' : 'bound',
    }),
  ),
  marginColumn: 'Margin',
  ballotsColumn: 'Ballots that would change the outcome',
  certifiedColumn: 'Certified',
  followedBy: {
    'run-off': said('{positions}: second round,', (positions: string) => ({ positions })),
    'vote-again': said('{positions}: voted on again,', (positions: string) => ({ positions })),
  },
  draft: 'draft',
  follows: {
    'run-off': 'Second round of',
    'vote-again': 'Voted on again from',
  },
  draw: {
    title: 'The draw',
    seed: 'Seed',
    witnesses: 'Witnesses',
    two: 'Two officers entered it separately.',
    one: 'One officer entered it, because there was no other.',
    how: 'Each candidate has a key. It is the SHA-256 of three lines: the seed, the position and the candidate. The candidate with the smallest key is first. To compute a key yourself:',
    keys: said('Order for {position}', (position: string) => ({ position })),
  },
  groups: {
    silent: {
      branch: 'Enrollment numbers of this campus have no branch.',
      year: 'Enrollment numbers of this campus have no year of entry.',
    },
    hint: 'Groups with fewer than ten people are shown together.',
  },
  answer: said('Complaint {number}', (number: number) => ({ number })),
  stepDown: {
    button: 'Step down',
    done: 'You have stepped down. Votes for you still count.',
    title: said('Step down as a candidate for {position}?', (position: string) => ({ position })),
    text: 'You stay on the ballot, and your votes still count. The rules of the election say what happens with the seat. This cannot be undone.',
  },
});
