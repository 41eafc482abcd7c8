import { expect, test } from 'vitest';
import { positionLines, writtenPositions } from './position-lines.ts';

const president = { title: 'President', _id: 'p' };
const treasurer = { title: 'Treasurer', _id: 't' };
const both = [president, treasurer];

test.each([
  ['moved', 'Treasurer\nPresident', [treasurer, president]],
  ['renamed', 'Chair\nTreasurer', [{ ...president, title: 'Chair' }, treasurer]],
  [
    'written in another case',
    'PRESIDENT\nTreasurer',
    [{ ...president, title: 'PRESIDENT' }, treasurer],
  ],
  ['with one before them', 'Chair\nPresident\nTreasurer', [{ title: 'Chair' }, ...both]],
  ['with an empty line after them', 'President\nTreasurer\n', [...both, { title: '' }]],
  ['without the first', 'Treasurer', [treasurer]],
  ['moved and renamed at once', 'Treasurer\nChair', [treasurer, { title: 'Chair' }]],
  ['one of them twice', 'President\nPresident', [president, { ...treasurer, title: 'President' }]],
] as const)('lines %s keep what is known of them', (_, text, expected) => {
  expect(positionLines(text, both)).toEqual(expected);
});

test('a line that is cut and put back is the same position', () => {
  const cut = positionLines('Treasurer', both, both);
  expect(positionLines('Treasurer\nPresident', cut as typeof both, both)).toEqual([
    treasurer,
    president,
  ]);
});

test('a line that had two titles comes back once', () => {
  const chair = { title: 'Chair', _id: 'p' };
  const typed = positionLines('President\nChair\nTreasurer', [treasurer], [president, chair]);
  expect(typed).toEqual([president, { title: 'Chair' }, treasurer]);
});

test('a line without an id comes back too, but a renamed one stays what it was', () => {
  const chair = { title: 'Chair', key: 'c', limits: 'CS' };
  const [first, second] = ['President', 'Treasurer'].map((title) => ({
    ...{ title, key: title, limits: '' },
  }));
  if (first === undefined || second === undefined) throw new Error('no positions');
  expect(positionLines('Treasurer\nChair', [second], [chair])).toEqual([second, chair]);
  expect(positionLines('Treasurer\nChair', [second, first], [chair])).toEqual([
    second,
    { ...first, title: 'Chair' },
  ]);
});

test('a new line is nobody else, though another one began with the same letters once', () => {
  const parliament = { title: 'Parliament', key: 'p', limits: 'CS' };
  const typed = { ...parliament, title: 'P' };
  expect(positionLines('Parliament\nP', [parliament], [typed])).toEqual([
    parliament,
    { title: 'P' },
  ]);
});

test('a line that had neither an id nor a key keeps what was set for it', () => {
  const chair = { title: 'Chair', limits: 'CS' };
  expect(positionLines('Chair\nChair', [chair])).toEqual([chair, { title: 'Chair' }]);
});

test('blank lines are no positions, and titles have no spaces around them', () => {
  const typed = [{ title: ' Vice   President ' }, { title: ' ' }, president];
  expect(writtenPositions(typed)).toEqual([{ title: 'Vice President' }, president]);
});
