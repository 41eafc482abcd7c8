import { expect, test } from 'vitest';
import { concernedByEdit, ofPosition } from './concerned.ts';
import { changedThings, usualSettings } from './election-settings.ts';
import type { ElectionSettings, PositionSettings } from './election-settings.ts';
import { plainRules } from './position-rules.ts';

const limitsOf = (...branches: string[]) => ({ branches, years: [], groups: [] });
const position = (id: string | null, more: Partial<PositionSettings> = {}): PositionSettings => ({
  ...{ id, title: `Class ${id}`, limits: limitsOf(id ?? 'N'), rules: plainRules, candidacy: null },
  ...more,
});
const [a, b, c] = [position('A'), position('B'), position('C')];
const before: ElectionSettings = { ...usualSettings, positions: [a, b, c] };
const concerned = (change: Partial<ElectionSettings>) => {
  const after = { ...before, ...change };
  return concernedByEdit(before, after, [...changedThings(before, after)]);
};
const edited = (more: Partial<PositionSettings>) =>
  concerned({ positions: [a, { ...b, ...more }, c] });

test.each<[string, Partial<PositionSettings>]>([
  ['title', { title: 'Class of B' }],
  ['way', { rules: { ...plainRules, canAbstain: true } }],
  ['supporters', { rules: { ...plainRules, supporters: { proposers: 1, seconders: 0 } as never } }],
])('a %s is of its position', (_, more) => {
  expect(edited(more)).toEqual({ positionIds: ['B'], limits: [b.limits, b.limits] });
});

test('who voted for a position, or may be a candidate, is told as well', () => {
  expect(edited({ limits: limitsOf('Y') })).toEqual({
    positionIds: ['B'],
    limits: [limitsOf('B'), limitsOf('Y')],
  });
  expect(edited({ candidacy: limitsOf('Y') })?.limits).toContainEqual(limitsOf('Y'));
});

test('one that goes or comes is of those who voted for it, or will', () => {
  expect(concerned({ positions: [a, c] })).toEqual({ positionIds: [], limits: [b.limits] });
  const added = position(null, { title: 'Class N' });
  expect(concerned({ positions: [a, b, c, added] })).toEqual({
    positionIds: [],
    limits: [added.limits],
  });
});

test('a name beside it is told to nobody by itself', () => {
  expect(
    concerned({ name: 'Classes', positions: [a, { ...b, title: 'B' }, c] })?.positionIds,
  ).toEqual(['B']);
});

test.each<[string, Partial<ElectionSettings>]>([
  ['nothing but the name', { name: 'Classes' }],
  [
    'dates beside a position',
    { endDate: '2026-05-02T17:00:00.000Z', positions: [a, { ...b, title: 'B' }, c] },
  ],
  ['who may stand anywhere', { candidacy: limitsOf('X') }],
  ['the order', { positions: [b, a, c] }],
])('%s is of everybody', (_, change) => {
  expect(concerned(change)).toBeNull();
});

test('what is about one position is of no limits beside', () => {
  expect(ofPosition('A')).toEqual({ positionIds: ['A'], limits: [] });
});
