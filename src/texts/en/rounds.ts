// How a ranked position was counted, round by round.
import { counted, listed } from '../plurals.ts';
import { spoken } from '../spoken.ts';

type TieFor = 'seat' | 'surplus' | 'exclusion';

const became: Record<TieFor, (name: string) => string> = {
  seat: (name) => `${name} is elected`,
  surplus: (name) => `the surplus of ${name} goes on first`,
  exclusion: (name) => `${name} is out`,
};
/** With what somebody at an earlier round was told apart. */
const amounts: Record<TieFor, string> = { seat: 'more', surplus: 'more', exclusion: 'fewer' };

const votesOf = (votes: string) => `${votes} ${votes === '1' ? 'vote' : 'votes'}`;

export const roundsMessages = spoken('rounds.roundsMessages', {
  title: 'How the ranked ballots were counted',
  round: (number: number) => `Round ${number}`,
  said: (number: number, sentences: readonly string[]) => `Round ${number}: ${sentences.join(' ')}`,
  first: (valid: number) =>
    `Each of ${counted(valid, 'valid ballot', 'valid ballots')} counts for its first choice.`,
  quota: (votes: string) => `Whoever has ${votesOf(votes)} is elected.`,
  out: (name: string, votes: string) => `${name} had the fewest votes (${votes}) and is out.`,
  notMoved: 'The other votes stay where they are: as many people are left as seats.',
  surplus: (name: string, votes: string) =>
    votes === '1'
      ? `${name} has 1 vote more than needed. It goes on to the next choices.`
      : `${name} has ${votes} votes more than needed. They go on to the next choices.`,
  stopped: (votes: string) =>
    votes === '1'
      ? '1 vote goes to nobody else and stops counting.'
      : `${votes} votes go to nobody else and stop counting.`,
  elected: {
    quota: (name: string) => `${name} reaches the quota and is elected.`,
    majority: (name: string) =>
      `${name} has more than half of the ballots that still count and is elected.`,
    'most-votes': (name: string) => `${name} is elected.`,
    'last-seats': (name: string) =>
      `${name} is elected to one of the last seats: no more people are left than seats.`,
    unopposed: (name: string) => `${name} is elected without an opponent.`,
  },
  belowQuota: (name: string, votes: string) =>
    `${name} is elected to one of the last seats, below the quota with ${votesOf(votes)}: no more people are left than seats.`,
  reopens: (name: string) => `${name} wins a seat, which is open again.`,
  furtherNobody: (name: string, further: string) =>
    `Later choices for ${name} now go to “${further}”.`,
  notAboveNobody: (name: string) => `${name} has no more votes than the choice against all.`,
  tiedBefore: (given: {
    names: readonly string[];
    chosen: string;
    tieFor: TieFor;
    round: number;
  }) =>
    `${listed.format(given.names)} were level. In round ${given.round} ${given.chosen} had ${amounts[given.tieFor]} votes, so ${became[given.tieFor](given.chosen)}.`,
  drawn: (names: readonly string[], chosen: string, tieFor: TieFor) =>
    `${listed.format(names)} were level in every round. By the draw, ${became[tieFor](chosen)}.`,
  waits: (names: readonly string[]) =>
    `${listed.format(names)} are level in every round. The count goes on after the draw.`,

  openAgain: (seats: number) =>
    seats === 1 ? 'One seat is open again.' : `${seats} seats are open again.`,
  unfilled: (seats: number) =>
    seats === 1
      ? 'One seat stays open: nobody is left for it.'
      : `${seats} seats stay open: nobody is left for them.`,
  lostInAll: (votes: string) => `Lost in rounding, in all: ${votesOf(votes)}.`,

  table: (position: string) => `The rounds of ${position}`,
  candidate: 'Candidate',
  needed: 'Needed',
  exhausted: 'Stopped counting',
  lost: 'Lost in rounding',
  bars: 'Each bar is as long as the votes beside it; the line across it is what was needed.',
  onPaper: (position: string) => `How the ranked ballots for ${position} were counted`,
  status: { continuing: '', elected: 'elected', excluded: 'out', struck: 'has left' },
  twoPlaces: 'Votes are shown with two decimals, what is lost with all; the files have five.',

  /** The table of the file (src/core/counting/rounds-file.ts). */
  file: {
    candidate: 'Candidate',
    round: (number: number) => `Round ${number}`,
    step: 'Step',
    firstChoices: 'First preferences',
    surplus: (name: string) => `Surplus of ${name}`,
    out: (name: string) => `${name} is out`,
    needed: 'Needed',
    exhausted: 'Exhausted',
    lost: 'Lost in rounding',
    elected: 'Elected',
  },

  csv: 'Rounds (.csv)',
  json: 'Rounds (.json)',
  blt: 'Ballots (.blt)',
  of: (file: string, position: string) => `${file} of ${position}`,
  bltHint:
    'Counting programs such as OpenSTV and droop read the .blt file. They know the choice against all as a plain candidate.',
});
