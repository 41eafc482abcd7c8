import { expect, test } from 'vitest';
import { describeEdit, isMailed, readEdit } from './describe-edit.ts';
import type { ElectionField } from './freezing.ts';

const moments = { opens: '1 May 2026, 09:00', closes: '2 May 2026, 17:00' };

test.each<[ElectionField[], string]>([
  [['name'], 'Changed: the name.'],
  [['name', 'description'], 'Changed: the name and the description.'],
  [
    ['imageUrl', 'standings', 'electorate'],
    'Changed: the picture, when counts are shown and who may vote.',
  ],
  [['titles'], 'Changed: the titles or the order of the positions.'],
  [['titles', 'positions'], 'Changed: the positions.'],
  [['dates'], 'Voting opens on 1 May 2026, 09:00 and closes on 2 May 2026, 17:00.'],
  [
    ['name', 'dates'],
    'Changed: the name. Voting opens on 1 May 2026, 09:00 and closes on 2 May 2026, 17:00.',
  ],
])('%j reads %j', (changed, sentence) => {
  expect(describeEdit(changed, moments)).toBe(sentence);
});

test('how positions are won is said of each', () => {
  const ways = ['President: 2 seats, up to 2 choices', 'Treasurer: 1 seat, 1 choice'];
  expect(describeEdit(['name', 'ways'], { ...moments, ways })).toBe(
    'Changed: the name. President: 2 seats, up to 2 choices. Treasurer: 1 seat, 1 choice.',
  );
  expect(describeEdit(['ways'], { ...moments, ways: ways.slice(1) })).toBe(
    'Treasurer: 1 seat, 1 choice.',
  );
});

test('what it says is read back, however many things were edited', () => {
  const things = [
    'name',
    'supporters',
    'limits',
    'candidacy',
    'rankedLists',
    'electorate',
    'rules',
  ] as const;
  for (let count = 1; count <= things.length; count += 1) {
    const some = things.slice(0, count);
    expect(readEdit(describeEdit(some, moments))).toEqual({ things: some, rest: '' });
    expect(readEdit(describeEdit([...some, 'dates'], moments))).toEqual({
      things: some,
      rest: describeEdit(['dates'], moments),
    });
  }
});

test.each([
  'Voting was paused.',
  'Changed: the voter list.',
  'Changed: the name',
  'Changed: the name or the description.',
  'Changed: the name and more.',
])('%j is nothing that it says', (sentence) => {
  expect(readEdit(sentence)).toBeNull();
});

test('voters get no e-mail of words and pictures, and one of all else', () => {
  expect(isMailed(['name', 'description', 'imageUrl', 'words'])).toBe(false);
  expect(isMailed(['name', 'dates'])).toBe(true);
  expect(isMailed(['ways'])).toBe(true);
});
