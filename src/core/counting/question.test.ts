import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideQuestion, questionMargin, sharesOf } from './question.ts';

const of = (numerator: number, denominator: number) => ({ numerator, denominator });
const simple = { quorum: null, majority: { share: of(1, 2), of: 'valid' } } as const;
const votes = (yes: number, no: number, abstained = 0, eligible = 100) => ({
  yes,
  no,
  abstained,
  eligible,
});
const outcomeOf = (...given: Parameters<typeof decideQuestion>) => decideQuestion(...given).outcome;

test('more than half of the valid votes pass it, equal ones do not', () => {
  expect(outcomeOf(votes(6, 5), simple)).toBe('passed');
  expect(outcomeOf(votes(5, 5), simple)).toBe('not-passed');
  expect(outcomeOf(votes(5, 6), simple)).toBe('not-passed');
  expect(outcomeOf(votes(0, 0), simple)).toBe('not-passed');
  // Who abstains is in no majority.
  expect(outcomeOf(votes(2, 1, 90), simple)).toBe('passed');
});

test('two thirds are reached, in whole numbers', () => {
  const twoThirds = { quorum: null, majority: { share: of(2, 3), of: 'valid' } } as const;
  expect(outcomeOf(votes(20, 10), twoThirds)).toBe('passed');
  expect(outcomeOf(votes(66, 34), twoThirds)).toBe('not-passed');
  expect(outcomeOf(votes(67, 33), twoThirds)).toBe('passed');
  expect(decideQuestion(votes(66, 34), twoThirds).yesNeeded).toBe(67);
});

test('a majority of all who may vote is measured by them', () => {
  const half = { quorum: null, majority: { share: of(1, 2), of: 'eligible' } } as const;
  expect(outcomeOf(votes(50, 1), half)).toBe('not-passed');
  expect(outcomeOf(votes(51, 1), half)).toBe('passed');
  const quarter = { quorum: null, majority: { share: of(1, 4), of: 'eligible' } } as const;
  expect(outcomeOf(votes(25, 24), quarter)).toBe('passed');
  expect(outcomeOf(votes(24, 1), quarter)).toBe('not-passed');
  // Whatever the share, more have to say yes than no.
  expect(outcomeOf(votes(30, 30), quarter)).toBe('not-passed');
  expect(decideQuestion(votes(30, 30), quarter).yesNeeded).toBe(31);
});

test('the quorum counts everybody who voted', () => {
  const byNumber = { ...simple, quorum: { kind: 'number', least: 20 } } as const;
  expect(outcomeOf(votes(10, 2, 7), byNumber)).toBe('no-quorum');
  expect(decideQuestion(votes(10, 2, 8), byNumber)).toEqual({
    outcome: 'passed',
    voted: 20,
    quorumNeeded: 20,
    yesNeeded: 7,
  });
  const byShare = { ...simple, quorum: { kind: 'share', share: of(1, 3) } } as const;
  expect(outcomeOf(votes(33, 0), byShare)).toBe('no-quorum');
  expect(outcomeOf(votes(30, 0, 4), byShare)).toBe('passed');
  expect(decideQuestion(votes(1, 0, 0, 0), byShare).quorumNeeded).toBe(0);
});

test('yesNeeded is the least number of yes votes that passes', () => {
  const count = fc.nat({ max: 40 });
  const share = fc
    .record({
      denominator: fc.integer({ min: 1, max: 9 }),
      numerator: fc.integer({ min: 1, max: 9 }),
    })
    .filter(({ numerator, denominator }) => numerator <= denominator);
  fc.assert(
    fc.property(count, count, count, share, (yes, no, abstained, given) => {
      const rules = { quorum: null, majority: { share: given, of: 'eligible' } } as const;
      const { yesNeeded, outcome } = decideQuestion(votes(yes, no, abstained, 120), rules);
      const isHalf = given.numerator * 2 === given.denominator;
      const [has, needs] = [yes * given.denominator, 120 * given.numerator];
      const passes = yes > no && (isHalf ? has > needs : has >= needs);
      expect(outcome).toBe(passes ? 'passed' : 'not-passed');
      expect(yes >= yesNeeded).toBe(passes);
    }),
    { numRuns: 2_000 },
  );
});

test('the margin is twice the ballots that would have to say something else', () => {
  const margin = (...given: Parameters<typeof decideQuestion>) => questionMargin(...given)?.votes;
  expect(margin(votes(6, 5), simple)).toBe(2);
  expect(margin(votes(5, 5), simple)).toBe(2);
  expect(margin(votes(9, 1), simple)).toBe(8);
  expect(margin(votes(0, 0, 3), simple)).toBe(2);
  const ofAll = { quorum: null, majority: { share: of(1, 2), of: 'eligible' } } as const;
  expect(margin(votes(40, 10, 5), ofAll)).toBe(22);
  expect(margin(votes(40, 5, 5), ofAll)).toBeUndefined();
  const quorum = { ...simple, quorum: { kind: 'number', least: 50 } } as const;
  expect(margin(votes(10, 1), quorum)).toBeUndefined();
});

test('how many a share of all who may vote is, where one is asked for', () => {
  const fivePercent = { kind: 'share', share: of(5, 100) } as const;
  const half = { share: of(1, 2), of: 'eligible' } as const;
  expect(sharesOf({ quorum: fivePercent, majority: half }, 50)).toEqual({
    takePart: 3,
    sayYes: 26,
  });
  expect(sharesOf({ ...simple, quorum: { kind: 'number', least: 40 } }, 50)).toEqual({});
  expect(sharesOf({ quorum: null, majority: null }, 50)).toEqual({});
});

test('no fewer changed ballots than the margin says change what comes out', () => {
  const few = fc.nat({ max: 4 });
  const rules = fc.constantFrom(simple, {
    quorum: null,
    majority: { share: of(2, 3), of: 'eligible' },
  } as const);
  fc.assert(
    fc.property(few, few, few, rules, (yes, no, abstained, rule) => {
      const given = votes(yes, no, abstained, 10);
      const before = outcomeOf(given, rule);
      const total = yes + no + abstained;
      let least: number | undefined;
      for (let y = 0; y <= total; y += 1) {
        for (let n = 0; n <= total - y; n += 1) {
          const other = votes(y, n, total - y - n, 10);
          const gone = Math.max(yes - y, 0) + Math.max(no - n, 0);
          const changed = gone + Math.max(abstained - other.abstained, 0);
          if (outcomeOf(other, rule) !== before) least = Math.min(least ?? Infinity, changed);
        }
      }
      expect(questionMargin(given, rule)?.votes).toBe(least === undefined ? undefined : least * 2);
    }),
  );
});
