import { expect, test } from 'vitest';
import { describeEdit, isMailed } from './describe-edit.ts';
import type { ElectionLine } from './election-line.ts';
import type { ElectionField } from './freezing.ts';
import { plainRules } from './position-rules.ts';

const opens = new Date('2026-05-01T09:00:00Z');
const closes = new Date('2026-05-02T17:00:00Z');
const ways = [{ position: 'President', rules: plainRules }];
const edited = (...things: Extract<ElectionLine, { key: 'edited' }>['things']): ElectionLine => ({
  key: 'edited',
  things,
});
const dates: ElectionLine = {
  key: 'dates',
  opens: { at: '2026-05-01T09:00:00.000Z' },
  closes: { at: '2026-05-02T17:00:00.000Z' },
};
const method: ElectionLine = { key: 'method', position: 'President', rules: plainRules };

test.each<[ElectionField[], ElectionLine[]]>([
  [['name'], [edited('name')]],
  [['imageUrl', 'standings', 'electorate'], [edited('imageUrl', 'standings', 'electorate')]],
  [['titles'], [edited('titles')]],
  [['titles', 'positions'], [edited('positions')]],
  [['dates'], [dates]],
  [
    ['name', 'dates'],
    [edited('name'), dates],
  ],
  [
    ['name', 'ways', 'dates'],
    [edited('name'), method, dates],
  ],
])('%j is told as %j', (changed, lines) => {
  expect(describeEdit(changed, { opens, closes, ways })).toEqual(lines);
});

test('a draft without dates says none', () => {
  expect(describeEdit(['dates'], { opens: null, closes, ways })).toEqual([]);
  expect(describeEdit(['dates'], { opens, closes: null, ways })).toEqual([]);
});

test('voters get no e-mail of words and pictures, and one of all else', () => {
  expect(isMailed(['name', 'description', 'imageUrl', 'words'])).toBe(false);
  expect(isMailed(['name', 'dates'])).toBe(true);
  expect(isMailed(['ways'])).toBe(true);
});
