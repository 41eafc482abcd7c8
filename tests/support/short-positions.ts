import type { ShortPosition } from './kit-builder.ts';

/** The table of docs/recount-kit.md, row by row. */
export const marked: ShortPosition[] = [
  { candidates: 'a b', papers: '5a 3b', outcome: 'elected', elected: 'a' },
  { candidates: 'a b c', papers: '4a 4b 1c', outcome: 'tie', tied: 'ab' },
  { seats: 2, candidates: 'a b c', papers: '4a 4b 1c', outcome: 'elected', elected: 'ab' },
  {
    ...{ seats: 3, candidates: 'a b c d e', papers: '4a 2b 2c 2d 1e' },
    ...{ outcome: 'tie', elected: 'a', tied: 'bcd' },
  },
  {
    ...{ seats: 3, candidates: 'a b c d e', papers: '4a 2b 2c 2d 1e', order: 'ecabd' },
    ...{ outcome: 'elected', elected: 'acb', tied: 'bcd' },
  },
  { candidates: 'a', papers: '', outcome: 'elected', elected: 'a' },
  { candidates: 'a b', papers: '', outcome: 'no-votes' },
  { seats: 2, candidates: 'a b c', papers: '3a', outcome: 'elected', elected: 'a' },
  { seats: 3, candidates: 'a b', papers: '3a', outcome: 'elected', elected: 'ab' },
  { candidates: '', papers: '', outcome: 'nobody' },
  { candidates: 'a* b c', papers: '4a 3b 3c', outcome: 'elected', elected: 'a' },
  { leaving: 'next', candidates: 'a* b c', papers: '4a 3b 3c', outcome: 'tie', tied: 'bc' },
  { leaving: 'next', candidates: 'a* b', papers: '4a', outcome: 'no-votes' },
  { leaving: 'next', candidates: 'a*', papers: '4a', outcome: 'nobody' },
  { leaving: 'vote-again', candidates: 'a* b', papers: '4a 3b', outcome: 'vote-again' },
  { leaving: 'vote-again', candidates: 'a b*', papers: '4a 3b', outcome: 'elected', elected: 'a' },
  {
    ...{ seats: 2, nobody: 'reopens', candidates: 'a b c n', papers: '9a 6b 6c 7n' },
    ...{ outcome: 'elected', elected: 'a' },
  },
  {
    ...{ seats: 2, nobody: 'reopens', candidates: 'a b c n', papers: '5a 5b 2c 7n' },
    ...{ outcome: 'reopened' },
  },
  { nobody: 'voids', candidates: 'a b n', papers: '5a 4b 10n', outcome: 'void' },
  { nobody: 'voids', candidates: 'a b n', papers: '5a 4b 9n', outcome: 'elected', elected: 'a' },
  {
    ...{ nobody: 'shown', unopposed: 'voted', candidates: 'a n', papers: '3a 3n' },
    ...{ outcome: 'voted-down' },
  },
  { nobody: 'shown', candidates: 'a n', papers: '3a 4n', outcome: 'elected', elected: 'a' },
  // What else the page says, and the table does not.
  {
    candidates: 'a b',
    papers: '2ab 1b 2-',
    maxChoices: 2,
    canAbstain: true,
    outcome: 'elected',
    elected: 'b',
  },
  { nobody: 'voids', canAbstain: true, candidates: 'a b n', papers: '4a 5n 9-', outcome: 'void' },
  {
    ...{ leaving: 'next', nobody: 'voids', candidates: 'a* b n', papers: '5a 1b 5n' },
    ...{ outcome: 'elected', elected: 'b' },
  },
  { leaving: 'next', nobody: 'reopens', candidates: 'a* n', papers: '2a 1n', outcome: 'nobody' },
  {
    ...{ nobody: 'reopens', unopposed: 'voted', candidates: 'a n', papers: '1a 2n' },
    ...{ outcome: 'voted-down' },
  },
  {
    unopposed: 'voted',
    leaving: 'next',
    seats: 2,
    candidates: 'a* b',
    papers: '2a',
    outcome: 'voted-down',
  },
  {
    leaving: 'vote-again',
    candidates: 'a* b c',
    papers: '2a 2b 1c',
    order: 'bac',
    outcome: 'vote-again',
  },
];

const irv = { method: 'irv' };
const levelTwice = { ...irv, candidates: 'a b c d', papers: '3a 3b 2c 1dc' };

/** One seat, and people rank. */
export const runOffs: ShortPosition[] = [
  { ...irv, candidates: 'a b c', papers: '4ac 3b 2cb', outcome: 'elected', elected: 'b' },
  // Three are level in round 2: c had fewer in round 1. Then two are level in all rounds.
  { ...levelTwice, outcome: 'tie', tied: 'ab' },
  { ...levelTwice, order: 'bacd', outcome: 'elected', elected: 'b', tied: 'ab' },
  { ...irv, candidates: 'a b c', papers: '2a 1b 1c', outcome: 'tie', tied: 'bc' },
  {
    ...{ ...irv, candidates: 'a b c', papers: '2a 1ba 1cb', order: 'bca' },
    ...{ outcome: 'elected', elected: 'a', tied: 'bc' },
  },
  // Those who were level are told, and not only those whom no earlier round told apart.
  {
    ...{ ...irv, candidates: 'a b c d e', papers: '5a 3b 2c 2d 1ec 1ed', order: 'abcde' },
    ...{ outcome: 'elected', elected: 'a', tied: 'bcde' },
  },
  // Two are left and level: one had more in the round before.
  { ...irv, candidates: 'a b c', papers: '4a 3b 1cb', outcome: 'elected', elected: 'a' },
  { ...irv, nobody: 'reopens', candidates: 'a b n', papers: '2a 2b 5n', outcome: 'reopened' },
  {
    ...{ ...irv, nobody: 'reopens', candidates: 'a b n', papers: '4a 3b 2nb' },
    ...{ outcome: 'elected', elected: 'b' },
  },
  {
    ...irv,
    leaving: 'next',
    candidates: 'a* b c',
    papers: '4ab 3c',
    outcome: 'elected',
    elected: 'b',
  },
  { ...irv, leaving: 'next', candidates: 'a* b c', papers: '4a 3b 3c', outcome: 'tie', tied: 'bc' },
  { ...irv, leaving: 'next', candidates: 'a* b*', papers: '1ab', outcome: 'nobody' },
  {
    ...irv,
    leaving: 'next',
    nobody: 'reopens',
    candidates: 'a* b* n',
    papers: '1abn',
    outcome: 'reopened',
  },
  { ...irv, leaving: 'vote-again', candidates: 'a* b', papers: '3a 2b', outcome: 'vote-again' },
  {
    ...irv,
    leaving: 'vote-again',
    candidates: 'a* b',
    papers: '2a 3b',
    outcome: 'elected',
    elected: 'b',
  },
  { ...irv, candidates: 'a', papers: '', outcome: 'elected', elected: 'a' },
  { ...irv, candidates: 'a b', papers: '2-', canAbstain: true, outcome: 'no-votes' },
  {
    ...{ ...irv, nobody: 'reopens', unopposed: 'voted', candidates: 'a n', papers: '1a 2n' },
    ...{ outcome: 'voted-down' },
  },
];

const stv = { method: 'stv', seats: 2 };
const levelSurplus = { ...stv, seats: 3, papers: '4ac 4bd 2c 1d' };

/** Several seats, and people rank. */
export const transfers: ShortPosition[] = [
  // b has 3.99999 after the surplus, less than the quota of 4, and is elected when c is excluded.
  { ...stv, candidates: 'a b c', papers: '7ab 1b 2c', outcome: 'elected', elected: 'ab' },
  { ...levelSurplus, candidates: 'a b c d', outcome: 'tie', elected: 'ab', tied: 'ab' },
  {
    ...{ ...levelSurplus, candidates: 'a b c d', order: 'bacd' },
    ...{ outcome: 'elected', elected: 'abc', tied: 'ab' },
  },
  // Whoever was told apart by the draw stays so where people vote again.
  {
    ...{ ...levelSurplus, leaving: 'vote-again', candidates: 'a* b c d', order: 'bacd' },
    ...{ outcome: 'vote-again', tied: 'ab' },
  },
  {
    ...{ ...levelSurplus, leaving: 'vote-again', candidates: 'a* b c d' },
    ...{ outcome: 'tie', elected: 'ab', tied: 'ab' },
  },
  // A further nobody has 1.99998 of the surplus, and a stands with 2.
  {
    ...{ ...stv, nobody: 'reopens', candidates: 'a b n', papers: '6n 2a 1b' },
    ...{ outcome: 'elected', elected: 'a' },
  },
  { ...stv, nobody: 'reopens', candidates: 'a b n', papers: '9n 1a', outcome: 'reopened' },
  // With equal votes the smaller id is elected first; nobody takes the third seat.
  {
    ...{ ...stv, seats: 3, nobody: 'reopens', candidates: 'a b c N', papers: '3b 3N 3a' },
    ...{ outcome: 'elected', elected: 'ab' },
  },
  // Who has left is struck, also where the position is elected anyhow: c is named first, then b.
  {
    ...{ ...stv, seats: 3, leaving: 'next', candidates: 'a* b c', papers: '2ac 1b' },
    ...{ outcome: 'elected', elected: 'cb' },
  },
];

const half = { numerator: 1, denominator: 2 };
const asked = (majority: object, quorum: object | null = null, eligible = 10) => ({
  canAbstain: true,
  candidates: 'y o',
  question: { text: 'Shall the fee rise?', quorum, majority, eligible },
});
const ofValid = (numerator: number, denominator: number) => ({
  share: { numerator, denominator },
  of: 'valid',
});
const answered = (voted: number, quorumNeeded: number, yesNeeded: number) => ({
  answer: { voted, quorumNeeded, yesNeeded },
});
const third = { kind: 'share', share: { numerator: 1, denominator: 3 } };

export const questions: ShortPosition[] = [
  { ...asked(ofValid(1, 2)), papers: '3y 2o 1-', outcome: 'passed', ...answered(6, 0, 3) },
  { ...asked(ofValid(2, 4)), papers: '3y 3o', outcome: 'not-passed', ...answered(6, 0, 4) },
  { ...asked(ofValid(2, 3)), papers: '4y 2o', outcome: 'passed', ...answered(6, 0, 4) },
  { ...asked(ofValid(2, 3)), papers: '3y 2o', outcome: 'not-passed', ...answered(5, 0, 4) },
  { ...asked(ofValid(1, 3)), papers: '2y 3o', outcome: 'not-passed', ...answered(5, 0, 3) },
  { ...asked(ofValid(1, 1)), papers: '3y 1-', outcome: 'passed', ...answered(4, 0, 3) },
  { ...asked(ofValid(1, 2)), papers: '', outcome: 'not-passed', ...answered(0, 0, 1) },
  {
    ...asked({ share: half, of: 'eligible' }),
    ...{ papers: '5y', outcome: 'not-passed', ...answered(5, 0, 6) },
  },
  {
    ...asked({ share: half, of: 'eligible' }),
    ...{ papers: '6y', outcome: 'passed', ...answered(6, 0, 6) },
  },
  { ...asked(ofValid(1, 2), third), papers: '3y', outcome: 'no-quorum', ...answered(3, 4, 2) },
  { ...asked(ofValid(1, 2), third), papers: '3y 1-', outcome: 'passed', ...answered(4, 4, 2) },
  {
    ...asked(ofValid(1, 2), { kind: 'number', least: 5 }),
    ...{ papers: '4y', outcome: 'no-quorum', ...answered(4, 5, 3) },
  },
];
