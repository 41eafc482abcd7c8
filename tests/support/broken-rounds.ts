import { idOf } from './kit-builder.ts';
import {
  candidate,
  countOf,
  inCount,
  inPosition,
  result,
  setRound,
  tallies,
} from './held-rounds.ts';
import type { Broken } from './held-rounds.ts';

/** One figure is broken in a kit of rounds that holds, for each that a verifier checks. */
export const brokenRounds: Broken[] = [
  // Who votes: figures of the position.
  [
    'runOff',
    'one voted more',
    inPosition({ participations: 13 }),
    1,
    /10 ballots name somebody first, and 11/,
  ],
  [
    'runOff',
    'one abstains less',
    inPosition({ abstained: 1 }),
    1,
    /10 ballots name somebody first, and 11/,
  ],
  ['runOff', 'nobody could abstain', inPosition({ canAbstain: false }), 1, /nobody could abstain/],
  ['several', 'more abstain than voted', inPosition({ abstained: 8 }), 1, /8 abstain, and 7 voted/],
  ['several', 'more votes than ballots', candidate(0, { votes: 5 }), 1, /5 votes of 4 ballots/],
  [
    'several',
    'too many votes together',
    candidate(2, { votes: 4 }),
    1,
    /which 6 ballots cannot give/,
  ],
  [
    'several',
    'too few votes together',
    inPosition({ participations: 11 }),
    1,
    /which 10 ballots cannot give/,
  ],
  ['question', 'a vote too many', candidate(0, { votes: 4 }), 1, /which 5 ballots cannot give/],
  ['question', 'the answer', result({ outcome: 'not-passed' }), 1, /the count gives "passed"/],
  [
    'runOff',
    'the first preferences',
    (position, kit) => {
      candidate(0, { votes: 3 })(position, kit);
      candidate(1, { votes: 5 })(position, kit);
    },
    1,
    /in round 1 has 4 for "A", whom 3 name first/,
  ],

  // What is counted.
  [
    'runOff',
    'a valid ballot less',
    inCount({ valid: 9 }),
    1,
    /9 valid and 0 struck ballots, and 10/,
  ],
  [
    'runOff',
    'a struck ballot that is none',
    inCount({ valid: 9, struck: 1 }),
    1,
    /0 name first somebody who is struck/,
  ],
  [
    'struck',
    'more struck than named',
    inCount({ valid: 2, struck: 6 }),
    1,
    /5 name first somebody who is struck/,
  ],
  [
    'struck',
    'fewer first preferences',
    (position, kit) => {
      candidate(0, { votes: 3 })(position, kit);
      candidate(1, { votes: 3 })(position, kit);
      tallies(0, -1, 1)(position, kit);
    },
    1,
    /in round 1 has 2 for "B", whom 3 name first/,
  ],
  [
    'runOff',
    'another entry',
    inCount({ entries: [idOf('a'), idOf('b'), idOf('z')] }),
    1,
    /has other "entries"/,
  ],
  [
    'runOff',
    'an entry is not there',
    inCount({ entries: [idOf('a'), idOf('b')] }),
    1,
    /has other "entries"/,
  ],
  [
    'runOff',
    'an entry too many',
    inCount({ entries: ['a', 'b', 'c', 'a'].map(idOf) }),
    1,
    /has other "entries"/,
  ],
  [
    'reopened',
    'a further nobody too many',
    (position) => countOf(position).entries.push(idOf('n')),
    1,
    /has other "entries"/,
  ],
  [
    'reopened',
    'no further nobody',
    (position) => countOf(position).entries.pop(),
    1,
    /has other "entries"/,
  ],

  // The first round.
  [
    'runOff',
    'the first step',
    setRound(0, { step: 'exclude' }),
    1,
    /in round 1 has something that moves/,
  ],
  [
    'runOff',
    'the entry of the first step',
    setRound(0, { entry: 0 }),
    1,
    /in round 1 has something that moves/,
  ],
  [
    'runOff',
    'votes move in the first',
    setRound(0, { transfers: [{ to: 0, papers: 1, amount: 1 }] }),
    1,
    /in round 1 has something that moves/,
  ],
  [
    'runOff',
    'a tally is not there',
    setRound(0, { tallies: [4, 4] }),
    1,
    /does not say what each entry has/,
  ],
  [
    'runOff',
    'a tally too many',
    setRound(0, { tallies: [4, 4, 2, 0] }),
    1,
    /in round 1 says "tallies"/,
  ],
  [
    'runOff',
    'votes of another',
    tallies(0, 1, -1),
    1,
    /in round 1 has 5 for "A", whom 4 name first/,
  ],
  [
    'transfers',
    'a part of a first preference',
    tallies(0, 1),
    1,
    /in round 1 has 14.00001 for "A"/,
  ],
  ['struck', 'a vote appears', tallies(0, 1), 1, /in round 1 has 6 votes, and there are 5/],
  [
    'runOff',
    'exhausted at once',
    setRound(0, { exhausted: 1 }),
    1,
    /in round 1 says "exhausted" 1, and the figures give 0/,
  ],
  [
    'transfers',
    'lost at once',
    setRound(0, { lost: 1 }),
    1,
    /in round 1 says "lost" 1, and the figures give 0/,
  ],

  // What is needed, and who is elected.
  [
    'runOff',
    'the majority',
    setRound(0, { needed: 5 }),
    1,
    /in round 1 says "needed" 5, and the figures give 6/,
  ],
  [
    'runOff',
    'the majority of those that are left',
    setRound(1, { needed: 6 }),
    1,
    /in round 2 says "needed" 6, and the figures give 5/,
  ],
  [
    'transfers',
    'the quota',
    setRound(0, { needed: 800_000 }),
    1,
    /"needed" 800000, and the figures give 900000/,
  ],
  [
    'anyhow',
    'a quota where none is',
    setRound(0, { needed: 200_000 }),
    1,
    /"needed" 200000, and the figures give null/,
  ],
  [
    'runOff',
    'who is elected',
    setRound(1, { elected: [0] }),
    1,
    /in round 2 says "elected" \[0\], and the figures give \[1\]/,
  ],
  [
    'runOff',
    'elected too early',
    setRound(0, { elected: [0] }),
    1,
    /in round 1 says "elected" \[0\], and the figures give \[\]/,
  ],
  [
    'transfers',
    'elected below the quota',
    setRound(0, { elected: [0, 3] }),
    1,
    /in round 1 says "elected" \[0,3\]/,
  ],
  [
    'anyhow',
    'the order of the elected',
    setRound(0, { elected: [1, 0] }),
    1,
    /"elected" \[1,0\], and the figures give \[0,1\]/,
  ],
];
