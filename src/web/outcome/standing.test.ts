import { expect, test } from 'vitest';
import { usualRules } from '#core/elections/outcome-rules.ts';
import { electionOf } from '#tests/support/elections-stage.tsx';
import { resultsOf } from '#tests/support/results-of.ts';
import { standingOf } from './standing.ts';

// However many positions there are, a sentence names three of them.

const title = (at: number) => `Class ${String(at).padStart(2, '0')}`;
/** Thirty positions, of which the first are tied. */
const thirty = (tied: number) =>
  electionOf(
    Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [
        title(at),
        { [`A${at}`]: 3, [`B${at}`]: at < tied ? 3 : 1 },
      ]),
    ),
  );
const afterClose = {
  ...{ rules: usualRules, draw: null, complaintsUntil: null },
  ...{ answers: [], certifiedAt: null, groups: [] },
};

function sentenceOf(
  tied: number,
  change: (told: ReturnType<typeof resultsOf>['results']) => object = () => ({}),
  own: readonly string[] = [],
  given: object = {},
) {
  const election = { ...thirty(tied), ...given };
  const { results, ...whole } = resultsOf(election);
  const result = { ...whole, afterClose, results, ...change(results) };
  const told = { election, result, elections: [], timeZone: 'UTC', now: 0, own: new Set(own) };
  return standingOf(told)?.sentence;
}

test('three ties are named, more by their number', () => {
  expect(sentenceOf(3)).toBe('Not final yet. Nobody has won Class 00, Class 01, and Class 02.');
  expect(sentenceOf(25)).toBe(
    'Not final yet. 25 of 30 positions are tied: Class 00, Class 01, Class 02, and 22 more.',
  );
});

test('the reader’s own position is named first', () => {
  expect(sentenceOf(25, undefined, [`at ${title(19)}`])).toBe(
    'Not final yet. 25 of 30 positions are tied: Class 19, Class 00, Class 01, and 22 more.',
  );
});

test('a tie for the last seats says how many are filled', () => {
  const filled = (results: ReturnType<typeof resultsOf>['results']) => ({
    results: results.map((one, at) => (at === 0 ? { ...one, elected: ['A0', 'C0'] } : one)),
  });
  const positions = thirty(1).positions.map((one, at) => (at === 0 ? { ...one, seats: 4 } : one));
  expect(sentenceOf(1, filled, [], { positions })).toBe(
    'Not final yet. 2 of 4 seats of Class 00 are filled.',
  );
});

test('positions that are voted on again, or meet in a second round, are one sentence', () => {
  const followedBy = Array.from({ length: 8 }, (_, at) => ({
    ...{ as: 'vote-again' as const, electionId: 'unknown', name: 'Again' },
    ...{ positionId: `at ${title(at)}`, position: title(at) },
  }));
  expect(sentenceOf(8, undefined, [], { followedBy })).toBe(
    'Not final yet. Class 00, Class 01, Class 02, and 5 more are voted on again.',
  );
  const short = (results: ReturnType<typeof resultsOf>['results']) => ({
    results: results.slice(5),
    withoutWinner: results.slice(0, 5).map((post) => ({
      ...{ ...post, tied: [], why: 'no-majority' as const, openSeats: 1 },
      secondRound: { needed: 4, between: [], level: [] },
    })),
  });
  expect(sentenceOf(5, short)).toBe(
    'Not final yet. 5 of 30 positions need a second round: Class 00, Class 01, Class 02, and 2 more.',
  );
});
