import { expect, test } from 'vitest';
import { readBltAgain } from '#tests/support/second-blt-reader.ts';
import { roundsMessages } from '#texts/en/rounds.ts';
import { writeCsv } from '#web/app/csv.ts';
import { bltOf } from './rounds-files.ts';

type Kit = Parameters<typeof bltOf>[0];

const person = (id: string, name: string, hasLeft = false) => ({
  id,
  kind: 'person' as const,
  name,
  votes: 0,
  hasLeft,
});

/** As much of a kit as its ballots are read from. */
function kitOf(leaving: 'next' | 'vacant'): Kit {
  const ballots = [['a', 'n'], [], ['b', 'a'], ['a', 'n']].map((choices, index) => ({
    id: `ballot ${index}`,
    choices,
  }));
  const candidates = [
    { id: 'n', kind: 'nobody' as const, name: 'RON', votes: 0, hasLeft: false },
    person('a', 'Asha "A" Rao'),
    person('b', 'Binod', true),
  ];
  const position = { id: 'members', title: 'Members', seats: 2, candidates, ballots };
  return {
    election: { name: 'Council' },
    rules: { leaving },
    positions: [position],
  } as unknown as Kit;
}

test('ballots are grouped, nobody is the last, and a second reader reads the same', () => {
  const text = bltOf(kitOf('next'), 'members');
  expect(text.split('\n')).toEqual([
    '3 2',
    '-2',
    '2 1 3 0',
    '1 2 1 0',
    '1 0',
    '0',
    `"Asha 'A' Rao"`,
    '"Binod"',
    '"RON"',
    '"Council, Members"',
    '',
  ]);
  expect(readBltAgain(text)).toMatchObject({ seats: 2, blank: 1, withdrawn: ['Binod'] });
});

test('by another rule who has left is counted, and not withdrawn', () => {
  expect(bltOf(kitOf('vacant'), 'members').split('\n')[1]).toBe('2 1 3 0');
});

test('what begins like a formula is text, also behind a sign that the file is without', () => {
  const said = roundsMessages.file.out('=1+1 علی');
  const rows = [[said], ['=1+1\nsecond line'], ['Ali']];
  expect(writeCsv(rows)).toBe(`"'=1+1 علی is out"\r\n"'=1+1\nsecond line"\r\nAli`);
});
