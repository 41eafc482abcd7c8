// How a ranked position was counted, round by round.
import { listed } from '../formats.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

type TieFor = 'seat' | 'surplus' | 'exclusion';

export const roundsMessages = spoken('rounds.roundsMessages', {
  title: 'How the ranked ballots were counted',
  round: said('Round {number}', (number: number) => ({ number })),
  said: said(
    'Round {number, number}: {sentences}',
    (number: number, sentences: readonly string[]) => ({ number, sentences: sentences.join(' ') }),
  ),
  first: said(
    '{valid, plural, one {Each of # valid ballot counts for its first choice.} other {Each of # valid ballots counts for its first choice.}}',
    (valid: number) => ({ valid }),
  ),
  quota: said(
    '{votes, select, 1 {Whoever has 1 vote is elected: this number is the quota.} other {Whoever has {votes} votes is elected: this number is the quota.}}',
    (votes: string) => ({ votes }),
  ),
  out: said('{name} had the fewest votes ({votes}) and is out.', (name: string, votes: string) => ({
    name,
    votes,
  })),
  went: said(
    '{of, select, one {It goes on to {to}.} surplus {They go on to {to}.} other {The votes go on to {to}.}}',
    (to: readonly string[], of: 'one' | 'surplus' | 'out') => ({ to: listed.format(to), of }),
  ),
  /** Of those who are level, where each order elects the same people. */
  goesFirst: said('Here {name} goes first, with {votes}.', (name: string, votes: string) => ({
    name,
    votes,
  })),
  notMoved: 'The other votes stay where they are: as many people are left as seats.',
  surplus: said(
    '{count, plural, one {{name} has {votes} vote more than needed.} other {{name} has {votes} votes more than needed.}}',
    (name: string, votes: string, count: number) => ({ name, votes, count }),
  ),
  stopped: said(
    '{count, plural, one {With nobody else on its ballot, {votes} vote stops counting.} other {With nobody else on their ballots, {votes} votes stop counting.}}',
    (votes: string, count: number) => ({ votes, count }),
  ),
  elected: {
    quota: said('{name} reaches the quota and is elected.', (name: string) => ({ name })),
    majority: said(
      '{name} has more than half of the ballots that still count and is elected.',
      (name: string) => ({ name }),
    ),
    'most-votes': said('{name} is elected.', (name: string) => ({ name })),
    'last-seats': said(
      '{name} is elected to one of the last seats: no more people are left than seats.',
      (name: string) => ({ name }),
    ),
    unopposed: said('{name} is elected without an opponent.', (name: string) => ({ name })),
  },
  belowQuota: said(
    '{count, plural, one {{name} is elected to one of the last seats, below the quota with {votes} vote: no more people are left than seats.} other {{name} is elected to one of the last seats, below the quota with {votes} votes: no more people are left than seats.}}',
    (name: string, votes: string, count: number) => ({ name, votes, count }),
  ),
  reopens: said('{name} wins a seat, which is open again.', (name: string) => ({ name })),
  furtherNobody: said(
    'Later choices for {name} now go to “{further}”.',
    (name: string, further: string) => ({ name, further }),
  ),
  notAboveNobody: said('{name} has no more votes than the choice against all.', (name: string) => ({
    name,
  })),
  tiedBefore: said(
    '{tieFor, select, seat {{names} were level. In round {round, number} {chosen} had more votes, so {chosen} is elected.} surplus {{names} were level. In round {round, number} {chosen} had more votes, so the surplus of {chosen} goes on first.} other {{names} were level. In round {round, number} {chosen} had fewer votes, so {chosen} is out.}}',
    (given: { names: readonly string[]; chosen: string; tieFor: TieFor; round: number }) => ({
      ...given,
      names: listed.format(given.names),
    }),
  ),
  drawn: said(
    '{tieFor, select, seat {{names} were level in every round. By the draw, {chosen} is elected.} surplus {{names} were level in every round. By the draw, the surplus of {chosen} goes on first.} other {{names} were level in every round. By the draw, {chosen} is out.}}',
    (names: readonly string[], chosen: string, tieFor: TieFor) => ({
      names: listed.format(names),
      chosen,
      tieFor,
    }),
  ),
  alike: said(
    '{tieFor, select, surplus {{names} were level in every round. Whichever surplus goes on first, the same people are elected.} other {{names} were level in every round. Whichever of them goes out first, the same people are elected.}}',
    (names: readonly string[], tieFor: TieFor) => ({ names: listed.format(names), tieFor }),
  ),
  openAgain: said(
    '{seats, plural, one {One seat is open again.} other {{seats} seats are open again.}}',
    (seats: number) => ({ seats }),
  ),
  unfilled: said(
    '{seats, plural, one {One seat stays open: nobody is left for it.} other {{seats} seats stay open: nobody is left for them.}}',
    (seats: number) => ({ seats }),
  ),
  table: said('The rounds of {position}', (position: string) => ({ position })),
  moreRounds: 'There are more rounds beside these: move the table sideways.',
  candidate: 'Candidate',
  needed: 'Needed',
  exhausted: 'Stopped counting',
  lost: 'Lost in rounding',
  bars: 'Each bar is as long as the votes beside it; the line across it is what was needed.',
  onPaper: said('How the ranked ballots for {position} were counted', (position: string) => ({
    position,
  })),
  status: { continuing: '', elected: 'elected', excluded: 'out', struck: 'has left' },
  twoPlaces: 'Votes are shown with two decimals, what is lost with all; the files have five.',

  /** The table of the file (src/core/counting/rounds-file.ts). */
  file: {
    candidate: 'Candidate',
    round: said('Round {number}', (number: number) => ({ number })),
    step: 'Step',
    firstChoices: 'First preferences',
    surplus: said('Surplus of {name}', (name: string) => ({ name })),
    out: said('{name} is out', (name: string) => ({ name })),
    needed: 'Needed',
    exhausted: 'Exhausted',
    lost: 'Lost in rounding',
    elected: 'Elected',
  },

  csv: 'Rounds (.csv)',
  json: 'Rounds (.json)',
  blt: 'Ballots (.blt)',
  of: said('{file} of {position}', (file: string, position: string) => ({ file, position })),
  bltHint:
    'Counting programs such as OpenSTV and droop read the .blt file. They know the choice against all as a plain candidate.',
});
