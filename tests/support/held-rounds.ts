import type { ShortPosition } from './kit-builder.ts';
import type { buildRoundsKit } from './rounds-kit-builder.ts';

type Kit = ReturnType<typeof buildRoundsKit>;
type Position = Kit['positions'][number];
type Count = NonNullable<Position['count']>;
type Round = Count['rounds'][number];

/** Round 1: c has 2 and is out; then one of its ballots names nobody else. b wins with 5 of 9. */
const runOff: ShortPosition = {
  ...{ method: 'irv', candidates: 'a b c', canAbstain: true },
  ...{ papers: '4ac 4b 1cb 1c 2-', outcome: 'elected', elected: 'b' },
};
/** A surplus of a, of which parts are lost; then d is out, and c has the last seat. */
const transfers: ShortPosition = {
  ...{ method: 'stv', seats: 2, candidates: 'a b c d' },
  ...{ papers: '10abc 4ac 3b 4cd 5dc', outcome: 'elected', elected: 'ac' },
};
/** Nobody takes two of three seats, so a further nobody stands. */
const reopened: ShortPosition = {
  ...{ method: 'stv', seats: 2, nobody: 'reopens', candidates: 'a b n' },
  ...{ papers: '75n 15ab 10b', outcome: 'reopened' },
};
/** b and c are level for an exclusion. */
const tied: ShortPosition = {
  ...{ method: 'irv', candidates: 'a b c', papers: '3a 2b 2c', outcome: 'tie', tied: 'bc' },
};
const drawn: ShortPosition = {
  ...{ method: 'irv', candidates: 'a b c', papers: '2a 1ba 1cb', order: 'bca' },
  ...{ outcome: 'elected', elected: 'a', tied: 'bc' },
};
const struck: ShortPosition = {
  ...{ method: 'irv', leaving: 'next', candidates: 'a* b c', papers: '3a 2ab 2c 1b' },
  ...{ outcome: 'elected', elected: 'b' },
};
const anyhow: ShortPosition = {
  ...{ method: 'stv', seats: 3, candidates: 'a b', papers: '2a 1ba' },
  ...{ outcome: 'elected', elected: 'ab' },
};
const several: ShortPosition = {
  ...{ seats: 2, maxChoices: 2, canAbstain: true, nobody: 'reopens' },
  ...{ candidates: 'a b c n', papers: '3ab 1c 2n 1-', outcome: 'elected', elected: 'ab' },
};
const question: ShortPosition = {
  ...{ canAbstain: true, candidates: 'y o', papers: '3y 2o 1-', outcome: 'passed' },
  question: {
    text: 'Shall the fee rise?',
    quorum: null,
    majority: { share: { numerator: 1, denominator: 2 }, of: 'valid' },
    eligible: 12,
  },
  answer: { voted: 6, quorumNeeded: 0, yesNeeded: 3 },
};

/** Positions that hold, with the rounds that a server gives. */
export const heldRounds = {
  ...{ runOff, transfers, reopened, tied, drawn, struck, anyhow, several, question },
};

type Change = (position: Position, kit: Kit) => unknown;
/** A position that holds, what is changed in it, the code that the verifier ends with, and what it says. */
export type Broken = [name: keyof typeof heldRounds, what: string, Change, 1 | 2, RegExp];

export const countOf = ({ count }: Position): Count => {
  if (count === undefined) throw new Error('The position has no rounds.');
  return count;
};
export const inCount =
  (fields: Partial<Count>): Change =>
  (position) =>
    Object.assign(countOf(position), fields);
const inRound =
  (at: number, change: (round: Round) => unknown): Change =>
  (position) => {
    const round = countOf(position).rounds[at];
    if (round === undefined) throw new Error(`There is no round ${at + 1}.`);
    change(round);
  };
export const setRound = (at: number, fields: Partial<Round>) =>
  inRound(at, (round) => Object.assign(round, fields));
export const tallies = (at: number, ...changes: number[]) =>
  inRound(at, (round) => {
    round.tallies = round.tallies.map((tally, entry) => tally + (changes[entry] ?? 0));
  });
export const transfer = (at: number, which: number, fields: Partial<Round['transfers'][number]>) =>
  inRound(at, ({ transfers: [...moved] }) => {
    const one = moved[which];
    if (one === undefined) throw new Error(`Nothing moves as ${which + 1}.`);
    Object.assign(one, fields);
  });
export const inPosition =
  (fields: object): Change =>
  (position) =>
    Object.assign(position, fields);
export const candidate =
  (at: number, fields: object): Change =>
  ({ candidates }) =>
    Object.assign(candidates[at] ?? {}, fields);
export const result =
  (fields: object): Change =>
  ({ result: said }) =>
    Object.assign(said, fields);
export const inKit =
  (fields: object): Change =>
  (_, kit) =>
    Object.assign(kit, fields);
