import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLanguage } from '#texts/add-language.ts';
import { ballotMessages } from '#texts/en/ballot.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { closedElectionMessages } from '#texts/en/closed-election.ts';
import { languages } from '#texts/languages.ts';
import { setLanguageSource } from '#texts/spoken.ts';
import { cataloguesIn, folderOf } from '../tools/texts/folder.ts';

// A number with its word, in the form that the language has for it.

const others = languages.map(({ tag }) => tag).filter((tag) => tag !== 'en');
let spoken: string | null = null;

beforeAll(async () => {
  for (const tag of others) {
    addLanguage(tag, ...cataloguesIn(folderOf(tag)));
  }
  setLanguageSource(() => spoken);
});
afterAll(() => setLanguageSource(() => null));

const said = (tag: string) => {
  spoken = tag;
  return [0, 1, 2, 5].map((count) => [
    ballotMessages.recorded(count, count),
    electionsMessages.candidates.chooseOne(count),
    electionsMessages.candidates.seats(count),
    closedElectionMessages.receipts(count),
  ]);
};

test('whole sentences of Hindi, where none takes the form of one', () => {
  expect(said('hi')).toEqual([
    ['0 वोट दर्ज हो गया', '0 उम्मीदवार में से 1 चुनें', '0 सीट।', 'आपकी 0 रसीद'],
    ['1 वोट दर्ज हो गया', '1 उम्मीदवार में से 1 चुनें', '1 सीट।', 'आपकी 1 रसीद'],
    ['2 वोट दर्ज हो गए', '2 उम्मीदवारों में से 1 चुनें', '2 सीटें।', 'आपकी 2 रसीदें'],
    ['5 वोट दर्ज हो गए', '5 उम्मीदवारों में से 1 चुनें', '5 सीटें।', 'आपकी 5 रसीदें'],
  ]);
});

test('whole sentences of Urdu, where none takes the form of many', () => {
  expect(said('ur')).toEqual([
    ['0 ووٹ درج ہو گئے', '0 امیدواروں میں سے 1 چنیں', '0 سیٹیں۔', 'آپ کی 0 رسیدیں'],
    ['1 ووٹ درج ہو گیا', '1 امیدوار میں سے 1 چنیں', '1 سیٹ۔', 'آپ کی 1 رسید'],
    ['2 ووٹ درج ہو گئے', '2 امیدواروں میں سے 1 چنیں', '2 سیٹیں۔', 'آپ کی 2 رسیدیں'],
    ['5 ووٹ درج ہو گئے', '5 امیدواروں میں سے 1 چنیں', '5 سیٹیں۔', 'آپ کی 5 رسیدیں'],
  ]);
});
