import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counted } from '#tests/support/counted.ts';
import { inputOf } from '#tests/support/count-tables.ts';
import { readBltAgain } from '#tests/support/second-blt-reader.ts';
import { readBlt, writeBlt } from './blt.ts';
import type { BltElection } from './blt.ts';

// Our .blt files are read by a second reader, which has nothing of ours.

/** A name may hold what ends a name, begins a comment or is an option elsewhere, and any letters. */
const name = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'Asha "Ash" Rao',
      'Könnecke, Timo',
      'रवि कुमार',
      '山田 # 太郎',
      "O'Brien [nick a]",
      '0',
      '-1',
      'two\r\nlines',
      ' ',
      '""',
      '👩🏽‍🎓 e\u0301',
    ),
  },
);

const elections: fc.Arbitrary<BltElection> = fc.integer({ min: 0, max: 12 }).chain((people) => {
  const entries = Array.from({ length: people }, (_, entry) => entry);
  const list = fc.record({
    ranks: fc.shuffledSubarray(entries, { minLength: Math.min(1, people) }),
    weight: fc.integer({ min: 1, max: 1_000_000 }),
  });
  return fc.record({
    title: name,
    seats: fc.integer({ min: 1, max: 50 }),
    names: fc.array(name, { minLength: people, maxLength: people }),
    withdrawn: fc.subarray(entries),
    lists: fc.uniqueArray(list, {
      maxLength: people === 0 ? 0 : 20,
      selector: ({ ranks }) => ranks.join(),
    }),
    blank: fc.nat({ max: 9 }),
  });
});

/** A name as the format can hold it: in one line, and without the mark that would end it. */
const inFile = (said: string) => said.replaceAll('"', "'").replaceAll(/\s+/g, ' ');

test('a second reader reads what was written, whatever the names', () => {
  const seen = { quotes: 0, blank: 0, withdrawn: 0, foreign: 0 };
  fc.assert(
    fc.property(elections, (election) => {
      const { title, seats, names, withdrawn, lists, blank } = election;
      const named = names.map(inFile);
      const read = readBltAgain(writeBlt(election));
      expect(read).toMatchObject({ title: inFile(title), seats, names: named, blank });
      expect(read.withdrawn).toEqual(withdrawn.map((entry) => named[entry]));
      const line = (weight: number, choices: (string | undefined)[]) =>
        JSON.stringify([weight, choices]);
      expect(read.ballots.map(({ weight, choices }) => line(weight, choices)).toSorted()).toEqual(
        lists
          .map(({ weight, ranks }) =>
            line(
              weight,
              ranks.map((entry) => named[entry]),
            ),
          )
          .toSorted(),
      );
      seen.quotes += names.some((one) => one.includes('"')) ? 1 : 0;
      seen.foreign += names.some((one) => /[^\p{ASCII}]/u.test(one)) ? 1 : 0;
      seen.blank += blank > 0 ? 1 : 0;
      seen.withdrawn += withdrawn.length > 0 ? 1 : 0;
    }),
    { numRuns: 3_000, seed: 24 },
  );
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(300);
});

/**
 * The public files that came in with their licences, and what their authors wrote otherwise than we do; a
 * file to which nothing of it applies comes back byte for byte.
 */
const files: [string, ('comments' | 'options' | 'order' | 'end')[]][] = [
  ['irv/wikipedia-fr-alternatif.blt', []],
  ['scottish/maemo.blt', ['order']],
  ['scottish/atwood_so.blt', ['comments', 'order', 'end']],
  ['plurality/vegetables.blt', ['options']],
];

const folder = path.resolve(import.meta.dirname, '../../../tests/fixtures/methods');

test.each(files)('%s comes back unchanged', (file, normalised) => {
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  const read = readBlt(text);
  if (!read.ok) throw new Error(read.error);
  const written = writeBlt(read.value);

  // In meaning: the second reader reads the same in both, but for the order of the ballots.
  const sorted = ({ ballots, ...rest }: ReturnType<typeof readBltAgain>) => ({
    ...rest,
    ballots: ballots.map((one) => JSON.stringify(one)).toSorted(),
  });
  expect(sorted(readBltAgain(written))).toEqual(sorted(readBltAgain(text)));
  const again = readBlt(written);
  if (!again.ok) throw new Error(again.error);
  const count = (election: BltElection) => counted(inputOf(election, 'stv')).rounds[0];
  expect(count(again.value)).toEqual(count(read.value));

  // Byte for byte, once what is named beside the file is written as we write it.
  let expected = text;
  if (normalised.includes('comments')) expected = withoutComments(expected);
  if (normalised.includes('options')) expected = withoutNicks(expected);
  if (normalised.includes('order')) expected = inOrder(expected);
  // The last line ends as well.
  if (normalised.includes('end')) expected += '\n';
  expect(written).toBe(expected);
  // Nothing is named in vain.
  expect(expected === text).toBe(normalised.length === 0);
  expect(writeBlt(again.value)).toBe(written);
});

/** Comments, indents and lines with nothing else are gone. */
const withoutComments = (text: string) =>
  text.replaceAll(/^[ \t]+|[ \t]*#[^"\n]*$/gm, '').replaceAll(/\n{2,}/g, '\n');

/** Nicknames are the numbers of the candidates, and one who has withdrawn stands as `-k`. */
function withoutNicks(text: string): string {
  const [head = '', nicked = '', gone = '', ...rest] = text.split('\n');
  const nicks = nicked.slice(1, -1).split(' ').slice(1);
  const numbered = (line: string) =>
    line.startsWith('"')
      ? line
      : line.replaceAll(/[a-z]+/g, (nick) => `${nicks.indexOf(nick) + 1}`);
  const withdrawn = gone
    .slice(1, -1)
    .split(' ')
    .slice(1)
    .map((nick) => `-${numbered(nick)}`);
  return [head, ...withdrawn, ...rest.map(numbered)].join('\n');
}

/** Ballots stand by their lists, and all blank ones in one line behind them. */
function inOrder(text: string): string {
  const lines = text.split('\n');
  const isBallot = (line: string) => /^\d+( \d+)* 0$/.test(line);
  const numbers = (line: string) => line.split(' ').slice(1).map(Number);
  const ballots = lines.filter((line) => isBallot(line) && numbers(line).length > 1);
  const blank = lines
    .filter((line) => isBallot(line) && numbers(line).length === 1)
    .reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
  const first = lines.findIndex(isBallot);
  const end = lines.indexOf('0');
  const key = (line: string) =>
    numbers(line)
      .map((one) => String(one).padStart(3, '0'))
      .join(' ');
  return [
    ...lines.slice(0, first),
    ...ballots.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0)),
    ...(blank > 0 ? [`${blank} 0`] : []),
    ...lines.slice(end),
  ].join('\n');
}
