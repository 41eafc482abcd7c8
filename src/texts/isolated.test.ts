import { afterEach, expect, test } from 'vitest';
import { addLanguage } from './add-language.ts';
import { withoutIsolates } from '#core/kernel/isolates.ts';
import { isolate, isolated } from './isolated.ts';
import { listed } from './formats.ts';
import { said } from './said.ts';
import { setLanguageSource, spoken } from './spoken.ts';

// Written out, because nobody sees them.
const [start, end] = ['\u2068', '\u2069'];
const english = spoken('isolated-test.words', {
  votes: said('{name}, {count} votes', (name: string, count: number) => ({ name, count })),
  seats: ({ names }: { names: readonly string[] }) => ({ title: 'Seats', lines: names }),
  elected: (names: readonly string[]) => `${listed.format(names)} (elected).`,
  of: said(
    '{role, select, admin {{name} (admin)} other {{name}}}',
    (name: string, role: string) => ({
      name,
      role,
    }),
  ),
});
const urdu = {
  votes: '{name}، {count} ووٹ',
  of: '{role, select, admin {{name} (منتظم)} other {{name}}}',
};
addLanguage('ur', {
  'isolated-test': { words: urdu },
  answers: { answers: { 'At most {max} for {name}.': '{name} کے لیے زیادہ سے زیادہ {max}۔' } },
});
afterEach(() => setLanguageSource(() => null));

test('an Urdu name in an English sentence keeps its comma and its number in place', () => {
  expect(english.votes('علی خان', 3)).toBe(`${start}علی خان${end}, 3 votes`);
  expect(english.votes('Ali Khan', 3)).toBe('Ali Khan, 3 votes');
  // Each name of a list stands for itself, and the list as a whole begins where English begins.
  expect(english.elected(['علی', 'Leela', 'زویا'])).toBe(
    `${start}علی${end}, Leela, and ${start}زویا${end} (elected).`,
  );
});

test('an English name in an Urdu sentence does so too', () => {
  setLanguageSource(() => 'ur');
  expect(english.votes('Ali Khan', 3)).toBe(`${start}Ali Khan${end}، 3 ووٹ`);
  expect(english.votes('علی خان', 3)).toBe('علی خان، 3 ووٹ');
  // What is given to choose a word stays what it is, and what stands alone has nothing beside it.
  expect(english.of('Ali', 'admin')).toBe(`${start}Ali${end} (منتظم)`);
  expect(english.of('Ali', 'student')).toBe('Ali');
  // English that stands in for a missing sentence is written from the left.
  expect(english.elected(['علی', 'Leela'])).toBe(`${start}علی${end} and Leela (elected).`);
});

test('a number, an address and another word are told apart', () => {
  expect(isolate('0177CS220001', 'rtl')).toBe(`${start}0177CS220001${end}`);
  expect(isolate('https://vote.example/a', 'rtl')).toBe('https://vote.example/a');
  const address = 'https://vote.example/3';
  expect(isolated(`${address}: vote, 3`, ['vote', '3', address], 'rtl')).toBe(
    `${address}: ${start}vote${end}, ${start}3${end}`,
  );
  expect(isolate(isolate('Ali', 'rtl'), 'rtl')).toBe(`${start}Ali${end}`);
  expect(isolated('Alina, Ali (CS) اور', ['Ali', '(CS)'], 'rtl')).toBe(
    `Alina, ${start}Ali${end} ${start}(CS)${end} اور`,
  );
  expect(isolated(['Ali :', { lines: ['Ali .'] }, 3], ['Ali'], 'rtl')).toEqual([
    `${start}Ali${end} :`,
    { lines: [`${start}Ali${end} .`] },
    3,
  ]);
  expect(withoutIsolates(`${start}Ali${end} results.csv`)).toBe('Ali results.csv');
});
