import { expect, test } from 'vitest';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { closedDates, electionOf } from '#tests/support/elections-stage.tsx';
import { resultsOf } from '#tests/support/results-of.ts';
import { judge } from './judge.ts';
import type { Verified } from './verified.ts';

const fileHash = 'ab'.repeat(32);
const election = electionOf({ President: { Asha: 2 } }, closedDates);
const verified: Verified = {
  fileHash,
  checks: [{ name: 'No id is there twice', wrong: [] }],
  kit: {
    edition: 1,
    election: { id: election._id, name: election.name },
    ballots: 1240,
    isRounds: false,
  },
  isCodeLeft: false,
  problem: null,
};
const published = (sha256: string, earlier: string[] = []): ElectionResults[] => [
  {
    ...resultsOf(election),
    recountKit: {
      edition: earlier.length + 1,
      madeAt: closedDates.endDate,
      sha256,
      bytes: 9,
      earlier: earlier.map((one, at) => ({
        edition: at + 1,
        madeAt: closedDates.endDate,
        sha256: one,
      })),
      code: null,
      check: null,
      isGuarded: true,
    },
  },
];
const ofRounds = { ...verified, kit: verified.kit && { ...verified.kit, isRounds: true } };
const withRounds = (sha256: string, roundsSha256: string, before?: string): ElectionResults[] =>
  published(sha256, before === undefined ? [] : [other]).map((one) => ({
    ...one,
    recountKit: one.recountKit && {
      ...one.recountKit,
      areBallotsHidden: true,
      rounds: { sha256: roundsSha256, bytes: 9 },
      earlier: one.recountKit.earlier.map((edition) => ({
        ...edition,
        ...(before !== undefined && { roundsSha256: before }),
      })),
    },
  }));
const failed = (name: string) => ({ ...verified, checks: [{ name, wrong: ['It is not.'] }] });
const other = 'cd'.repeat(32);
const code = 'The result code is the one that was given';

test.each<[string, Verified, ElectionResults[] | null, string, RegExp]>([
  [
    'published',
    verified,
    published(fileHash),
    'success',
    /^The count is right: 1,240 ballots, the same winners\./,
  ],
  [
    'an earlier edition',
    verified,
    published(other, [fileHash]),
    'success',
    /This is edition 1\. A newer edition/,
  ],
  [
    'another file',
    verified,
    published(other),
    'danger',
    /^This file is not the one that was published\./,
  ],
  ['of nowhere', verified, [], 'warning', /^The file agrees with itself.* is published here/],
  ['offline', verified, null, 'warning', /^The file agrees with itself.* could not be compared/],
  [
    'wrong',
    failed('A check'),
    published(other),
    'danger',
    /^The count is not right: 1 check failed\..*not the one that was published/,
  ],
  [
    'another code',
    failed(code),
    published(fileHash),
    'danger',
    /^This file has another result code/,
  ],
  [
    'rounds',
    ofRounds,
    withRounds(other, fileHash),
    'success',
    /^Rounds checked\. The ballots are not public\..*in the record of the election\./,
  ],
  [
    'the whole kit of hidden ballots',
    verified,
    withRounds(fileHash, other),
    'success',
    /^The count is right.*in the record of the election\./,
  ],
  [
    'rounds under the hash of the whole kit',
    ofRounds,
    withRounds(fileHash, other),
    'danger',
    /^This file is not the one that was published\./,
  ],
  [
    'rounds of an earlier edition, with a code',
    { ...ofRounds, isCodeLeft: true },
    withRounds(other, other, fileHash),
    'success',
    /This is edition 1\..*The code that you kept was not compared/,
  ],
  ['rounds of nowhere', ofRounds, [], 'warning', /^The rounds agree with themselves\./],
  [
    'no kit',
    { ...verified, kit: null, problem: 'It is no JSON.' },
    [],
    'danger',
    /^This file cannot be checked\. It is no JSON\.$/,
  ],
])('%s', (_, one, known, tone, says) => {
  const told = judge(one, known);
  expect(told.tone).toBe(tone);
  expect([told.title, ...told.lines].join(' ')).toMatch(says);
});

test('the code that somebody kept is said to be the same', () => {
  const kept = { ...verified, checks: [{ name: code, wrong: [] }] };
  expect(judge(kept, published(fileHash)).lines).toContain('The result code is the one you kept.');
});
