import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import { listed } from '../formats.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

type Margin = { votes: number; isExact: boolean } | null;

const kindOf = (margin: Margin) => {
  if (margin === null) return 'none';
  if (!margin.isExact) return 'bound';
  return margin.votes === 0 ? 'tied' : 'exact';
};

/** How a closed election stands, in one line above its winners, and what is folded away below them. */
export const closedElectionMessages = spoken('closed-election.closedElectionMessages', {
  notFinal: 'Not final yet.',
  certified: said('Final. Certified on {day}.', (day: string) => ({ day })),
  doubt: 'The count and the record do not agree. Do not rely on this result. The officers know.',
  complaintsRun: said('Voters can complain until {until}.', (until: string) => ({ until })),
  thenCertified: 'Then an officer certifies the result.',
  complaintsOver: 'The time for complaints is over. An officer certifies the result next.',
  certifiedNext: 'An officer certifies the result next.',
  /** Up to three positions by their names, more by their number. */
  tie: said(
    '{how, select, many {{count} of {all, plural, one {# position is tied} other {# positions are tied}}: {positions}.} other {Nobody has won {positions}.}}',
    (positions: readonly string[], all: number) => ({
      positions: listed.format(positions),
      count: positions.length,
      all,
      how: positions.length > 3 ? 'many' : 'few',
    }),
  ),
  /** Of a tie for the last of several seats. */
  seatsFilled: said(
    '{seats, plural, one {{filled, number} of # seat of {position} is filled.} other {{filled, plural, one {# of {seats, number} seats of {position} is filled.} other {# of {seats, number} seats of {position} are filled.}}}}',
    (position: string, filled: number, seats: number) => ({ position, filled, seats }),
  ),
  secondRoundDue: said(
    '{how, select, many {{count} of {all, plural, one {# position} other {# positions}} need a second round: {positions}.} other {Nobody has enough votes for {positions}: a second round follows.}}',
    (positions: readonly string[], all: number) => ({
      positions: listed.format(positions),
      count: positions.length,
      all,
      how: positions.length > 3 ? 'many' : 'few',
    }),
  ),
  votedAgain: said(
    '{has, select, none {{count, plural, one {{positions} is voted on again.} other {{positions} are voted on again.}}} other {{count, plural, one {{positions} is voted on again {days}.} other {{positions} are voted on again {days}.}}}}',
    (positions: readonly string[], days: string | null) => ({
      positions: listed.format(positions),
      count: positions.length,
      days: days ?? '',
      has: days === null ? 'none' : 'days',
    }),
  ),
  tied: said(
    '{votes, plural, one {{names} have # vote each. Nobody has won yet.} other {{names} have # votes each. Nobody has won yet.}}',
    (names: readonly string[], votes: number) => ({ names: listed.format(names), votes }),
  ),
  /** How somebody won a ranked position; of the first round its votes are the first choices. */
  wonIn: said(
    '{when, select, first {Elected in the first round with {votes, number} of {still, plural, one {# first choice} other {# first choices}} ({percent, number}%).} other {Elected in round {round, number} with {votes, number} of {still, plural, one {# vote} other {# votes}} that still counted ({percent, number}%). {first, plural, one {# first choice.} other {# first choices.}}}}',
    (won: { round: number; votes: number; still: number; percent: number; first: number }) => ({
      ...won,
      when: won.round === 1 ? 'first' : 'later',
    }),
  ),
  /** The same where a number of votes is needed for each of several seats. */
  wonSeat: said(
    '{when, select, first {Elected in the first round with {votes, plural, one {# first choice} other {# first choices}}; {needed, plural, one {# was needed.} other {# were needed.}}} last {Elected in round {round, number} with {votes, plural, one {# vote} other {# votes}}, fewer than the quota of {needed, number}: everybody else was out. {first, plural, one {# first choice.} other {# first choices.}}} other {Elected in round {round, number} with {votes, plural, one {# vote} other {# votes}}; {needed, plural, one {# was needed.} other {# were needed.}} {first, plural, one {# first choice.} other {# first choices.}}}}',
    (won: { round: number; votes: number; needed: number; first: number }) => ({
      ...won,
      when: won.votes < won.needed ? 'last' : won.round === 1 ? 'first' : 'later',
    }),
  ),
  /** Those whom a draw has to tell apart before a ranked count goes on. */
  level: said(
    '{names} are level in every round. The count goes on after the draw.',
    (names: readonly string[]) => ({ names: listed.format(names) }),
  ),
  decidedBy: said(
    '{by, select, vote {Those who are tied are voted on again.} dice {Officers decide it by dice.} other {Officers decide it by a public number.}}',
    ({ tie, seed }: Pick<OutcomeRules, 'tie' | 'seed'>) => ({
      by: tie === 'run-off' ? 'vote' : seed === 'dice' ? seed : 'number',
    }),
  ),
  /** Above what is tied, and how all of it is decided. */
  areTied: said(
    '{count, plural, one {# of {all, number} positions is tied} other {# of {all, number} positions are tied}}',
    (count: number, all: number) => ({ count, all }),
  ),
  decidedTogether: said(
    '{by, select, vote {Those who are tied are voted on again.} dice {Officers decide all of them by one throw of dice.} other {Officers decide all of them by one public number.}}',
    ({ tie, seed }: Pick<OutcomeRules, 'tie' | 'seed'>) => ({
      by: tie === 'run-off' ? 'vote' : seed === 'dice' ? seed : 'number',
    }),
  ),
  haveNoVotes: said(
    'Nobody voted for {count, number} of {all, plural, one {# position} other {# positions}}',
    (count: number, all: number) => ({ count, all }),
  ),
  needSecondRound: said(
    '{count, plural, one {# of {all, number} positions needs a second round} other {# of {all, number} positions need a second round}}',
    (count: number, all: number) => ({ count, all }),
  ),
  showEach: said(
    '{count, plural, one {Show # position} other {Show all # positions}}',
    (count: number) => ({ count }),
  ),
  /** Above the positions that the reader could vote or stands for. */
  yours: said('{count, plural, one {Your position} other {Your positions}}', (count: number) => ({
    count,
  })),
  answered: said(
    '{count, plural, one {Read the ruling on # complaint} other {Read the rulings on # complaints}}',
    (count: number) => ({ count }),
  ),
  receipts: said(
    '{count, plural, one {Your # receipt} other {Your # receipts}}',
    (count: number) => ({ count }),
  ),
  programmers: 'For programmers',
  groups: {
    branch: 'Branch',
    year: 'Year of entry',
    voters: 'People who voted',
    others: 'Others',
    none: 'Without a number',
    tooFew: 'Fewer than ten people voted, so they are not counted by group.',
  },
  margin: said(
    '{kind, select, none {{position}: no votes could have changed the result.} tied {One more vote would have decided {position}.} exact {{votes, plural, one {{position} was decided by # vote.} other {{position} was decided by # votes.}}} other {{ballots, plural, one {{position}: a single different ballot might have changed the result.} other {{position}: fewer than # different ballots would not have changed the result.}}}}',
    (position: string, margin: Margin) => ({
      position,
      kind: kindOf(margin),
      votes: margin?.votes ?? 0,
      ballots: margin?.votes ?? 0,
    }),
  ),
  beaten: said(
    '{votes, select, more {{open, plural, one {{nobody} has more votes than {candidate}: one seat is open again.} other {{nobody} has more votes than {candidate}: # seats are open again.}}} other {{open, plural, one {{nobody} has as many votes as {candidate}: one seat is open again.} other {{nobody} has as many votes as {candidate}: # seats are open again.}}}}',
    (
      nobody: { name: string; votes: number },
      candidate: { name: string; votes: number },
      open: number,
    ) => ({
      nobody: nobody.name,
      candidate: candidate.name,
      votes: nobody.votes > candidate.votes ? 'more' : 'level',
      open,
    }),
  ),
  reopened: said(
    '{open, plural, one {{nobody} won a seat: one seat is open again.} other {{nobody} won {open} seats: {open} seats are open again.}}',
    (nobody: string, open: number) => ({ nobody, open }),
  ),
  isVoid: said(
    'More than half of the valid votes are for {nobody}, so this vote is void and nobody is elected.',
    (nobody: string) => ({ nobody }),
  ),
  votedDown: said(
    'No candidate has more votes than {nobody}, so nobody is elected.',
    (nobody: string) => ({ nobody }),
  ),
  openSeats: said(
    '{open, plural, one {One seat is still open.} other {{open} seats are still open.}}',
    (open: number) => ({ open }),
  ),
  elected: 'Elected',
  passed: 'Passed',
  notPassed: 'Not passed',
  noQuorum: 'No quorum',
  answersOf: said(
    '{abstained, plural, =0 {{yes} yes, {no} no.} one {{yes} yes, {no} no, {abstained} abstained.} other {{yes} yes, {no} no, {abstained} abstained.}}',
    ({ yes, no, abstained }: { yes: number; no: number; abstained: number }) => ({
      yes,
      no,
      abstained,
    }),
  ),
  neededYes: said('{needed} yes were needed.', (needed: number) => ({ needed })),
  quorumWas: said(
    '{voted} of {eligible} took part, and {needed} had to.',
    (voted: number, eligible: number, needed: number) => ({ voted, eligible, needed }),
  ),
  tooFew: said(
    'Nobody is elected: {voted} of {eligible} took part, and {needed} had to.',
    (voted: number, eligible: number, needed: number) => ({ voted, eligible, needed }),
  ),
  secondRound: said(
    'Nobody has the {needed} votes that elect. {names} meet in a second round.',
    (needed: number, names: readonly string[]) => ({ needed, names: listed.format(names) }),
  ),
  secondRoundByDraw: said(
    'Nobody has the {needed} votes that elect. {names} have the same number of votes, and a draw decides who is in the second round.',
    (needed: number, names: readonly string[]) => ({ needed, names: listed.format(names) }),
  ),
  check: 'Count it again',
  nothingSent: 'Nothing is sent anywhere.',
});
