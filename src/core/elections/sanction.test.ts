import { expect, test } from 'vitest';
import {
  disqualifiedEffect,
  givenSanctions,
  isGraveSanction,
  overturnedSentence,
  sanctionKinds,
  sanctionLine,
  sanctionSentence,
} from './sanction.ts';

test('says in a sentence what it is, also of a name that is not known', () => {
  const named = { candidate: 'Asha Rao', position: 'Secretary' };
  expect(sanctionKinds.map((kind) => sanctionSentence({ kind, ...named }))).toEqual([
    'Warning.',
    'Asha Rao is taken off the ballot for Secretary.',
    'Asha Rao is disqualified for Secretary.',
    'People vote again on Secretary.',
    'People who could not vote get more time.',
  ]);
  expect(sanctionSentence({ kind: 'disqualified', candidate: null, position: null })).toBe(
    'The candidate is disqualified for the position.',
  );
});

test('says that it is overturned', () => {
  const named = { candidate: 'Asha Rao', position: 'Secretary' };
  expect(sanctionKinds.map((kind) => overturnedSentence({ kind, ...named }))).toEqual([
    'A warning is overturned.',
    'The ruling that took Asha Rao off the ballot for Secretary is overturned.',
    'The ruling that disqualified Asha Rao for Secretary is overturned.',
    'The ruling that people vote again on Secretary is overturned.',
    'The ruling that gave some people more time is overturned.',
  ]);
  expect(overturnedSentence({ kind: 'void', candidate: null, position: null })).toContain(
    'on the position is',
  );
  expect(overturnedSentence({ kind: 'disqualified', candidate: null, position: null })).toContain(
    'disqualified the candidate for',
  );
});

test('is a line for voters, by its key', () => {
  const named = { candidate: 'Asha Rao', position: 'Secretary' };
  const lines = (isOver: boolean) =>
    (['taken-off', 'disqualified', 'void', 'warning', 'added-time'] as const).map((kind) =>
      sanctionLine({ kind, ...named }, isOver),
    );
  const whom = { name: 'Asha Rao', position: 'Secretary' };
  expect(lines(false)).toEqual([
    { key: 'taken-off', ...whom },
    { key: 'disqualified', ...whom },
    { key: 'void', position: 'Secretary' },
    { key: 'ruled-unnamed' },
    { key: 'ruled-unnamed' },
  ]);
  expect(lines(true)).toEqual([
    { key: 'overturned-taken-off', ...whom },
    { key: 'overturned-disqualified', ...whom },
    { key: 'overturned-void', position: 'Secretary' },
    { key: 'overturned' },
    { key: 'overturned' },
  ]);
  for (const unknown of [
    { candidate: null, position: 'X' },
    { candidate: 'X', position: null },
  ]) {
    expect(sanctionLine({ kind: 'disqualified', ...unknown }, false)).toEqual({
      key: 'ruled-unnamed',
    });
  }
});

test('needs a second officer unless it is a warning', () => {
  expect(givenSanctions.filter(isGraveSanction)).toEqual(['disqualified', 'void']);
});

test('says what it does to a candidate, by the first vote and by the rule for leavers', () => {
  expect(disqualifiedEffect(true, 'vacant')).toContain('leaves the ballot');
  expect(disqualifiedEffect(false, 'vacant')).toContain('the seat stays open');
  expect(disqualifiedEffect(false, 'next')).toContain('the next candidate is elected');
  expect(disqualifiedEffect(false, 'vote-again')).toContain('people vote again');
});
