import fs from 'node:fs';
import { expect, test } from 'vitest';
import { usualFormat } from '#core/accounts/number-format.ts';
import { decodeListFile } from '#web/voter-lists/dashboard/decode-list-file.ts';
import { readListText } from '#server/voter-lists/read-text.ts';

// The letters of a list: whatever program wrote a line, no other line is read wrongly for it.

const utf8 = (text: string) => new TextEncoder().encode(text);
const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** Text in the bytes of a code page. */
function inLetters(page: string, text: string): Uint8Array {
  const letters = [
    ...new TextDecoder(page).decode(Uint8Array.from({ length: 256 }, (_, at) => at)),
  ];
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
}

function decoded(bytes: Uint8Array) {
  const list = decodeListFile(bytes);
  if (!list.ok) throw new Error(list.error);
  return list.value;
}
const namesOf = async (text: string) =>
  (await readListText(text, usualFormat)).entries.map(({ name }) => name);
const line = (end: number, name: string) =>
  `0177CS2400${String(end).padStart(2, '0')},${name},CSE\n`;
const heading = 'Enrollment No,Name,Branch\n';
const hindi = Array.from({ length: 20 }, (_, at) => line(at, 'सीता देवी')).join('');

test('one byte of Windows in a list of 400 Hindi names is told, and every other name is right', async () => {
  const bytes = fs.readFileSync('tests/fixtures/voter-lists/one-windows-byte.csv');
  const { text, oddLines, readings } = decoded(bytes);
  const { entries, problems } = await readListText(text, usualFormat);
  expect([entries.length, problems]).toEqual([401, []]);
  expect(oddLines).toEqual([{ line: 402, text: expect.stringContaining('René D’Souza') }]);
  expect(readings).toEqual([]);
  expect(entries.filter(({ name }) => /^[\p{Script=Devanagari}\s]+$/u.test(name))).toHaveLength(
    400,
  );
});

test.each([
  ['cut in the middle of a letter', utf8(heading + hindi + line(30, 'अजय')).slice(0, -7), [22]],
  [
    'with a letter that is cut inside',
    join(
      utf8(heading + line(1, 'अजय')),
      utf8('0177CS240030,अजय सिं').slice(0, -1),
      utf8(',CSE\n'),
      utf8(hindi),
    ),
    [3],
  ],
  [
    'with old line ends',
    join(
      utf8((heading + hindi).replaceAll('\n', '\r')),
      inLetters('windows-1252', line(30, 'Zoë')),
    ),
    [22],
  ],
])('a file %s is UTF-8 in all other lines', (_, bytes, lines) => {
  const { text, oddLines } = decoded(bytes);
  expect(oddLines.map(({ line: at }) => at)).toEqual(lines);
  expect(text.split('सीता देवी')).toHaveLength(21);
});

test('two files that were joined, each with its mark, are one list', async () => {
  const text = `\uFEFF${heading}${line(1, '"Asha, Rao"')}\uFEFF${line(2, 'सीता देवी')}\uFEFF${line(3, '"Om, Puri"')}`;
  expect(await namesOf(decoded(utf8(text)).text)).toEqual(['Asha, Rao', 'सीता देवी', 'Om, Puri']);
});

test.each([
  ['windows-1252', ['Zoë Müller', 'José Núñez', 'Françoise Lefèvre']],
  ['windows-1250', ['Łukasz Wójcik', 'Jiří Novák', 'Żaneta Gąsior']],
  ['windows-1251', ['Иван Петров', 'Мария Соколова', 'Юлия Щербакова']],
  ['windows-1256', ['محمد علي', 'فاطمة خان', 'عائشة احمد']],
  ['macintosh', ['Renée Dupont', 'Jürgen Weiß', 'Añez Peña']],
  ['windows-1254', ['Ayşe Yılmaz', 'Çağla Öztürk', 'İsmail Şahin']],
  ['koi8-r', ['Иван Петров', 'Мария Соколова', 'ЮЛИЯ ЩЕРБАКОВА']],
  ['ibm866', ['Иван Петров', 'Мария Соколова', 'ЮЛИЯ ЩЕРБАКОВА']],
  ['windows-1251', ['ИВАН ПЕТРОВ', 'МАРИЯ СОКОЛОВА', 'СЕМЁН ЮДИН']],
  ['windows-1252', ['MÜLLER JÖRG', 'WEISS ÄNNE', 'LEFÈVRE RENÉ']],
] as const)(
  'names in the letters of %s are asked about, and read right first',
  async (page, names) => {
    const rows = heading + names.map((name, at) => line(at + 1, name)).join('');
    const { text, readings, oddLines } = decoded(inLetters(page, rows));
    expect(await namesOf(text)).toEqual(names);
    expect(readings[0]).toMatchObject({ text, names });
    expect(readings.length).toBeGreaterThan(2);
    expect(readings.map(({ letters }) => letters)).toContain(page);
    expect(oddLines).toEqual([]);
  },
);

// Their bytes, as DOS writes them: browsers have no table of these pages.
test.each([
  [
    'cp850',
    ['Renée Dupont', 'Jürgen Weiß', 'Añez Peña'],
    '52656e8265204475706f6e74|4a817267656e205765 69e1|41a4657a2050 65a461',
  ],
  [
    'cp852',
    ['Łukasz Wójcik', 'Jiří Novák', 'Żaneta Gąsior'],
    '9d756b61737a2057a26a63696b|4a69fda1204e6f76a06b|bd616e65746120 47a573696f72',
  ],
] as const)('names in the letters of DOS (%s) are read', async (page, names, hex) => {
  const written = hex
    .replaceAll(' ', '')
    .split('|')
    .map((name) => Uint8Array.fromHex(name));
  const lines = written.flatMap((name, at) => [
    utf8(`0177CS2400${String(at + 10)},`),
    name,
    utf8(',CSE\r\n'),
  ]);
  const { text, readings } = decoded(join(utf8(heading), ...lines));
  expect(readings[0]).toMatchObject({ letters: page, names });
  expect(await namesOf(text)).toEqual(names);
});

test('a list of a Mac with its line ends and semicolons is read', async () => {
  const rows = (heading + line(1, 'Renée Dupont') + line(2, 'Jürgen Weiß'))
    .replaceAll('\n', '\r')
    .replaceAll(',', ';');
  expect(await namesOf(decoded(inLetters('macintosh', rows)).text)).toEqual([
    'Renée Dupont',
    'Jürgen Weiß',
  ]);
});

test('many lines of another program in a list are told one by one, and asked about', () => {
  const foreign = ['Иван', 'Мария', 'Юлия', 'Семён']
    .map((name, at) => line(at + 40, name))
    .join('');
  const { text, oddLines, readings } = decoded(
    join(utf8(heading + hindi), inLetters('windows-1251', foreign)),
  );
  expect(oddLines.map(({ line: at }) => at)).toEqual([22, 23, 24, 25]);
  expect(readings[0]).toMatchObject({ letters: 'windows-1251', names: ['Иван', 'Мария', 'Юлия'] });
  for (const one of readings) expect(one.text.split('सीता देवी')).toHaveLength(21);
  expect(text).toContain('Семён');
});

test.each([
  ['UTF-8 twice', 'utf-8', ['Zoë Müller', 'José Núñez', 'सीता देवी']],
  ['Urdu that was taken for Western', 'windows-1256', ['محمد علي', 'فاطمة خان', 'عائشة احمد']],
  [
    'Russian that was taken for Western',
    'windows-1251',
    ['Иван Петров', 'Мария Соколова', 'Юлия Щербакова'],
  ],
] as const)('%s is asked about', async (_, letters, names) => {
  const rows = heading + names.map((name, at) => line(at + 1, name)).join('');
  const bytes = letters === 'utf-8' ? utf8(rows) : inLetters(letters, rows);
  const { text, readings } = decoded(utf8(new TextDecoder('windows-1252').decode(bytes)));
  expect(readings[0]?.letters).toBe(letters);
  expect(readings.map((one) => one.letters)).toContain('as-it-is');
  expect(await namesOf(text)).toEqual(names);
});

test.each([
  'Zoë Müller',
  'Ödön Őry',
  'सीता देवी',
  'محمد علي',
  'Łukasz Wójcik',
  'Ægir Ååsen',
  'Иван Петров',
  'Asha Rao',
  '🎉 Party',
])('nobody is asked about %s in UTF-8', (name) => {
  expect(decoded(utf8(heading + line(1, name))).readings).toEqual([]);
});
