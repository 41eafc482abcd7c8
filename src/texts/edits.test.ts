import { beforeAll, expect, test } from 'vitest';
import { describeEdit } from '#core/elections/describe-edit.ts';
import type { ElectionField } from '#core/elections/freezing.ts';
import { ruleWords } from '#core/elections/rule-words.ts';
import { plainRules } from '#core/elections/position-rules.ts';
import { withoutIsolates } from '#core/kernel/isolates.ts';
import { cataloguesIn, wordsIn, folderOf } from '../../tools/texts/folder.ts';
import { addLanguage } from './add-language.ts';
import { electionNews } from './en/election-news.ts';
import { inLanguage } from './in-language.ts';

// What was edited of an election is kept as an English sentence of any of its things.

beforeAll(async () => {
  addLanguage('hi', await wordsIn(folderOf('hi')), ...cataloguesIn(folderOf('hi')));
  addLanguage('ur', await wordsIn(folderOf('ur')), ...cataloguesIn(folderOf('ur')));
});

const moments = { opens: '1 May', closes: '2 May' };
const things = Object.keys(electionNews.things) as (keyof typeof electionNews.things)[];

test('the English words are those of core', () => {
  for (const one of things) {
    expect(describeEdit([one], moments)).toBe(electionNews.edited(electionNews.things[one]));
  }
});

test.each<[ElectionField[], string, string]>([
  [['name'], 'क्या बदला: नाम।', 'کیا بدلا: نام۔'],
  [['name', 'imageUrl'], 'क्या बदला: नाम और तस्वीर।', 'کیا بدلا: نام اور تصویر۔'],
  [
    ['name', 'imageUrl', 'supporters', 'electorate'],
    'क्या बदला: नाम, तस्वीर, उम्मीदवार के प्रस्तावक और अनुमोदक, और कौन वोट दे सकता है।',
    'کیا بدلا: نام، تصویر، امیدوار کے تجویز کنندہ اور تائید کنندہ، اور کون ووٹ دے سکتا ہے۔',
  ],
  [
    ['name', 'description', 'standings', 'dates'],
    'क्या बदला: नाम, परिचय, और मिले वोट कब दिखें। वोटिंग 1 May को शुरू और 2 May को खत्म होगी।',
    'کیا بدلا: نام، تعارف، اور ملے ووٹ کب نظر آئیں۔ ووٹنگ 1 May کو شروع اور 2 May کو ختم ہوگی۔',
  ],
])('%j', (fields, hindi, urdu) => {
  const english = describeEdit(fields, moments);
  expect(inLanguage('hi', english)).toBe(hindi);
  expect(withoutIsolates(inLanguage('ur', english))).toBe(urdu);
});

test('all things at once, and each way that a position is won, say no English', () => {
  const ways = ['अध्यक्ष', 'सचिव'].map((title) => `${title}: ${ruleWords(plainRules)}`);
  const english = describeEdit([...things, 'ways', 'dates'], { opens: '1', closes: '2', ways });
  expect(inLanguage('hi', english)).not.toMatch(/[a-z]/i);
  const without = describeEdit([...things, 'dates'], { opens: '1', closes: '2' });
  expect(inLanguage('ur', without)).not.toMatch(/[a-z]/i);
});
