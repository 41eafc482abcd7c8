import { expect, test } from 'vitest';
import { readBlt, writeBlt } from './blt.ts';

test('the lines stand in the order of the lists, blank ballots last', () => {
  const text = writeBlt({
    title: 'President\n2026',
    seats: 1,
    names: ['Asha "Ash" Rao', 'Ravi', 'Re-open nominations'],
    withdrawn: [1],
    lists: [
      { ranks: [2], weight: 1 },
      { ranks: [0, 2], weight: 4 },
      { ranks: [0], weight: 3 },
      { ranks: [0, 1], weight: 2 },
    ],
    blank: 5,
  });
  expect(text).toBe(
    `3 1
-2
3 1 0
2 1 2 0
4 1 3 0
1 3 0
5 0
0
"Asha 'Ash' Rao"
"Ravi"
"Re-open nominations"
"President 2026"
`,
  );
  const none = writeBlt({ title: '', seats: 1, names: [], withdrawn: [], lists: [], blank: 0 });
  expect(none).toBe('0 1\n0\n""\n');
});

test('comments, options, nicknames and a lot of blanks are read', () => {
  const text = `3 2 # "three" people [two] seats
    [nick a b c] [tie 3 1 2]
    [withdrawn b]
    2 a c 0
    1 3 0 1 0
    0 "A # 1" "B"
    "C" "Title"`;
  expect(readBlt(text)).toEqual({
    ok: true,
    value: {
      title: 'Title',
      seats: 2,
      names: ['A # 1', 'B', 'C'],
      withdrawn: [1],
      lists: [
        { ranks: [0, 2], weight: 2 },
        { ranks: [2], weight: 1 },
      ],
      blank: 1,
    },
  });
});

test.each([
  ['', 'head'],
  ['2', 'head'],
  ['2 0 0 "A" "B" "T"', 'head'],
  ['x 1 0', 'head'],
  ['1 1', 'end'],
  ['1 1 -1', 'end'],
  ['1 1 [wish 1] 0 "A" "T"', 'option'],
  ['1 1 [] 0 "A" "T"', 'option'],
  ['1 1 -2 0 "A" "T"', 'option'],
  ['2 1 1 1=2 0 0 "A" "B" "T"', 'equal-ranks'],
  ['2 1 1 3 0 0 "A" "B" "T"', 'ballot'],
  ['2 1 1 1 1 0 0 "A" "B" "T"', 'ballot'],
  ['2 1 x 1 0 0 "A" "B" "T"', 'ballot'],
  ['2 1 1 y 0 0 "A" "B" "T"', 'ballot'],
  ['2 1 1 1 2', 'ballot'],
  ['1 1 1 1 0', 'end'],
  ['1 1 0 "A"', 'names'],
  ['1 1 0', 'names'],
  ['1 1 0 "A" "B" "T"', 'names'],
  ['1 1 0 A "T"', 'names'],
])('%j is refused', (text, error) => {
  expect(readBlt(text)).toEqual({ ok: false, error });
});
