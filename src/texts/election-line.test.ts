import { afterEach, beforeAll, expect, test } from 'vitest';
import type { ElectionLine } from '#core/elections/election-line.ts';
import { plainRules } from '#core/elections/position-rules.ts';
import { withoutIsolates } from '#core/kernel/isolates.ts';
import { setOnMissing } from '#core/kernel/speech.ts';
import { cataloguesIn, folderOf } from '../../tools/texts/folder.ts';
import { addLanguage } from './add-language.ts';
import { changeText, electionText, voterLines } from './election-line.ts';
import { electionLines } from './en/election-lines.ts';
import { setLanguageSource } from './spoken.ts';

let language: string | null = null;
const missing: string[] = [];

beforeAll(async () => {
  for (const tag of ['hi', 'ur'] as const) {
    addLanguage(tag, ...cataloguesIn(folderOf(tag)));
  }
  setLanguageSource(() => language);
  setOnMissing((text) => missing.push(text));
});

afterEach(() => {
  language = null;
  missing.length = 0;
});

const zone = 'Asia/Kolkata';
const at = { at: '2026-05-01T09:00:00.000Z' };
const later = { at: '2026-05-02T09:00:00.000Z' };
const resumed: ElectionLine[] = [{ key: 'resumed' }, { key: 'closes', end: at }];

test('lines are one text, with moments as the campus reads them', () => {
  expect(electionText(resumed, zone)).toBe(
    'Voting is open again. It closes on 1 May 2026, 14:30 (GMT+5:30).',
  );
  language = 'hi';
  expect(electionText(resumed, zone)).toBe(
    'वोटिंग फिर शुरू हो गई। वोटिंग 1 मई 2026, 14:30 (IST) को खत्म होगी।',
  );
  // What is kept for readers of no keys is English, whoever does it.
  expect(voterLines(zone, ...resumed)).toEqual({
    told: resumed,
    what: 'Voting is open again. It closes on 1 May 2026, 14:30 (GMT+5:30).',
  });
});

test.each([
  [1, '1 person who could not vote has until 5 May, 17:00.'],
  [51, '51 people who could not vote have until 5 May, 17:00.'],
])('time was added for %i', (count, said) => {
  expect(electionLines['added-time']({ count, until: '5 May, 17:00' })).toBe(said);
});

test.each([
  [0, 'No vote that was cast in between is missing.'],
  [1, '1 vote that was cast in between is missing.'],
  [12, '12 votes that were cast in between are missing.'],
])('a restore that took %i votes', (count, said) => {
  expect(electionText([{ key: 'votes-lost', count }], zone)).toBe(said);
});

test.each<[ElectionLine, string, string, string]>([
  [
    { key: 'restored', on: later, of: at },
    'The server was restored on 2 May 2026, 14:30 (GMT+5:30) from a backup of 1 May 2026, 14:30 (GMT+5:30).',
    'सर्वर को 2 मई 2026, 14:30 (IST) को 1 मई 2026, 14:30 (IST) के बैकअप से वापस लाया गया।',
    'سرور کو 2 مئی 2026، 14:30 (GMT+5:30) کو 1 مئی 2026، 14:30 (GMT+5:30) کے بیک اپ سے واپس لایا گیا۔',
  ],
  [
    { key: 'edited', things: ['name', 'imageUrl', 'electorate'] },
    'Changed: the name, the picture and who may vote.',
    'क्या बदला: नाम, तस्वीर, और कौन वोट दे सकता है।',
    'کیا بدلا: نام، تصویر، اور کون ووٹ دے سکتا ہے۔',
  ],
  [
    { key: 'added-late', count: 1 },
    '1 person was added to the voter list after voting opened.',
    'वोटिंग शुरू होने के बाद वोटर लिस्ट में 1 व्यक्ति का नाम जोड़ा गया।',
    'ووٹنگ شروع ہونے کے بعد ووٹر لسٹ میں 1 شخص کا نام جوڑا گیا۔',
  ],
  [
    { key: 'result-stands', code: null },
    'The result that was published before the restore stands.',
    'सर्वर वापस लाने से पहले पब्लिश हुआ नतीजा ही माना जाएगा।',
    'سرور واپس لانے سے پہلے شائع ہوا نتیجہ ہی مانا جائے گا۔',
  ],
  [
    { key: 'result-stands', code: 'A1B2' },
    'The result that was published before the restore, with the result code A1B2, stands.',
    'सर्वर वापस लाने से पहले पब्लिश हुआ नतीजा (कोड A1B2) ही माना जाएगा।',
    'سرور واپس لانے سے پہلے شائع ہوا نتیجہ (کوڈ A1B2) ہی مانا جائے گا۔',
  ],
])('%j in three languages', (line, english, hindi, urdu) => {
  expect(electionText([line], zone)).toBe(english);
  language = 'hi';
  expect(electionText([line], zone)).toBe(hindi);
  language = 'ur';
  expect(withoutIsolates(electionText([line], zone) ?? '')).toBe(urdu);
});

test('each line is there in each language, and leaves no English word', () => {
  const given = {
    ...{ until: at, end: at, late: later, before: later, opens: at, closes: later, from: at },
    ...{ things: ['rules', 'words'], position: 'X', rules: plainRules, name: 'X', code: null },
    ...{ count: 2, number: 3, text: 'X', on: later, of: at },
  };
  const keys = Object.keys(electionLines).filter((key) => key !== 'voters-will-read');
  for (const key of keys) {
    const before = key === 'name-corrected' ? { before: 'X' } : { line: 'X' };
    const line = { ...given, ...before, key } as unknown as ElectionLine;
    expect(electionText([line], zone), key).not.toMatch(/\{|undefined|none/);
    for (const tag of ['hi', 'ur']) {
      language = tag;
      expect(electionText([line], zone), key).not.toMatch(/[a-z]{3}/);
    }
    language = null;
  }
  expect(missing).toEqual([]);
});

test('a line of a later release, and a sentence of an earlier one, is told as it was said', () => {
  const what = 'The council did something new.';
  language = 'hi';
  expect(changeText({ what }, zone)).toBe(what);
  expect(changeText({ what, told: [{ key: 'new' } as unknown as ElectionLine] }, zone)).toBe(what);
  expect(changeText({ what, told: [{ key: 'released' }] }, zone)).toBe('नतीजे जारी किए गए।');
});
