import { expect, test } from 'vitest';
import { electionOf } from '#tests/support/elections-stage.tsx';
import { cacheElections, patchStandings, votesOf } from './standings-patch.ts';

const at = (second: number) => `2027-03-01T10:00:0${second}.000Z`;
const counted = (asha: number, binod: number) =>
  electionOf({ President: { Asha: asha }, Editor: { Binod: binod } });
const reply = (second: number, asha: number, binod: number) => ({
  elections: [counted(asha, binod)],
  asOf: at(second),
});
const told = (second: number, votes: Record<string, number>) => ({
  electionId: 'election',
  asOf: at(second),
  votes,
});
const countsOf = ({ elections }: ReturnType<typeof cacheElections>) =>
  elections.map((one) => Object.values(votesOf(one)));

test('what the stream tells of one position leaves the others as they are', () => {
  const held = cacheElections(reply(1, 3, 4), undefined);
  const patched = patchStandings(held, told(2, { 'as Asha': 5 }));
  expect(countsOf(patched)).toEqual([[5, 4]]);
  expect(patched.asOf).toEqual({ election: at(2) });
  expect(patchStandings(patched, told(1, { 'as Asha': 9 }))).toBe(patched);
});

test('an answer that is older than the stream keeps what was told since, and that alone', () => {
  // At second 3 Binod had 6, and nobody heard of it; at second 5 the stream told of Asha.
  const held = patchStandings(cacheElections(reply(1, 3, 4), undefined), told(5, { 'as Asha': 8 }));
  const fresh = cacheElections(reply(4, 7, 6), held);
  expect(countsOf(fresh)).toEqual([[8, 6]]);
  expect(fresh.asOf).toEqual({ election: at(5) });
  // A later answer has everything.
  expect(countsOf(cacheElections(reply(6, 9, 9), fresh))).toEqual([[9, 9]]);
});
