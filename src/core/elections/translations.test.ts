import { describe, expect, test } from 'vitest';
import {
  areSameTranslations,
  changedFields,
  electionInLanguage,
  inLanguage,
  languageProblem,
  otherLanguages,
  placeInLanguage,
  resultsInLanguage,
  translationSentences,
  untranslated,
  withoutFields,
  withTranslations,
} from './translations.ts';

test('words are entered in what a campus offers, but for the language that they were written in', () => {
  expect(otherLanguages(['en', 'hi', 'ur'], 'hi')).toEqual(['en', 'ur']);
  expect(otherLanguages(['en'], 'en')).toEqual([]);
  const writing = { offered: ['en', 'hi'], writtenIn: 'hi' };
  expect(languageProblem('en', writing)).toBeNull();
  expect(languageProblem('hi', writing)).toBe(translationSentences.written);
  expect(languageProblem('ta', writing)).toBe(translationSentences.notOffered);
});

describe('what is held', () => {
  const held = { hi: { name: 'परिषद', description: 'चुनें' }, ur: { name: 'کونسل' } };

  test('takes each given language as a whole, and keeps the others', () => {
    expect(withTranslations(held, { hi: { name: 'सभा', description: '' } })).toEqual({
      hi: { name: 'सभा' },
      ur: { name: 'کونسل' },
    });
    expect(withTranslations(held, { ur: {}, hi: { name: undefined } })).toEqual({});
  });

  test('loses what stands for other words now', () => {
    expect(withoutFields(held, ['name'])).toEqual({ hi: { description: 'चुनें' } });
    expect(withoutFields(held, [])).toEqual(held);
    expect(withoutFields({}, ['name'])).toEqual({});
  });

  test('is compared by what it says, in whatever order', () => {
    const fields = ['name', 'description'] as const;
    expect(changedFields(held, held, fields)).toEqual([]);
    expect(changedFields(held, { hi: held.hi }, fields)).toEqual(['name']);
    expect(changedFields<'name' | 'description'>({}, held, fields)).toEqual(fields);
    const turned = { ur: held.ur, hi: { description: 'चुनें', name: 'परिषद' } };
    expect(areSameTranslations(held, turned)).toBe(true);
    expect(areSameTranslations(held, {})).toBe(false);
    expect(areSameTranslations({}, held)).toBe(false);
    expect(areSameTranslations({}, {})).toBe(true);
  });
});

describe('in a language', () => {
  const president = { _id: 'p', title: 'President', translations: { hi: { title: 'अध्यक्ष' } } };
  const secretary = { _id: 's', title: 'Secretary' };
  const follows = { name: 'Council', translations: { hi: { name: 'परिषद' } } };
  const election = {
    name: 'Council 2031',
    description: 'Choose.',
    translations: { hi: { name: 'परिषद 2031' } },
    positions: [secretary, president],
    nominations: [
      {
        _id: 'b',
        positionId: 'p',
        position: 'President',
        statement: 'Books.',
        translations: { hi: { statement: 'किताबें।' } },
      },
      { _id: 'a', positionId: 's', position: 'Secretary', statement: 'Light.' },
      { _id: 'c', positionId: 'gone', position: 'Gone', statement: '' },
    ],
  };

  test('an election has what is there in it, and the rest as it was written, in its order', () => {
    const hindi = electionInLanguage(election, 'hi');
    expect(hindi).toMatchObject({ name: 'परिषद 2031', description: 'Choose.' });
    expect(hindi.positions.map(({ _id, title }) => [_id, title])).toEqual([
      ['s', 'Secretary'],
      ['p', 'अध्यक्ष'],
    ]);
    expect(
      hindi.nominations.map(({ _id, position, statement }) => [_id, position, statement]),
    ).toEqual([
      ['b', 'अध्यक्ष', 'किताबें।'],
      ['a', 'Secretary', 'Light.'],
      ['c', 'Gone', ''],
    ]);
    expect(electionInLanguage(election, 'ur')).toEqual(election);
  });

  test('elections that it follows, and that follow it, are named in it as well', () => {
    const positions = [{ ...president, follows }, secretary];
    const hindi = electionInLanguage({ ...election, positions, followedBy: [follows] }, 'hi');
    expect(hindi).toMatchObject({
      positions: [{ title: 'अध्यक्ष', follows: { name: 'परिषद' } }, { title: 'Secretary' }],
      followedBy: [{ name: 'परिषद' }],
    });
  });

  test('results have their names and questions in it, one that a ruling made void too', () => {
    const words = { position: 'Fee', translations: { hi: { position: 'फ़ीस', text: 'कितनी?' } } };
    const asCast = { question: { text: 'How much?', yes: 3 } };
    const results = {
      name: 'Council',
      translations: { hi: { name: 'परिषद' } },
      results: [{ position: 'President', translations: { hi: { position: 'अध्यक्ष' } } }],
      withoutWinner: [
        { ...words, asCast },
        { ...words, asCast: {} },
        { position: 'Gone', asCast },
      ],
      questions: [{ ...words, text: 'How much?' }],
    };
    expect(resultsInLanguage(results, 'hi')).toMatchObject({
      name: 'परिषद',
      results: [{ position: 'अध्यक्ष' }],
      withoutWinner: [
        { position: 'फ़ीस', asCast: { question: { text: 'कितनी?', yes: 3 } } },
        { position: 'फ़ीस', asCast: {} },
        { position: 'Gone', asCast },
      ],
      questions: [{ position: 'फ़ीस', text: 'कितनी?' }],
    });
    expect(resultsInLanguage(results, 'en')).toEqual(results);
  });

  test('a position of an election is named in it with its election', () => {
    const place = { election: { name: 'Council' }, position: 'President' };
    const translations = { hi: { name: 'परिषद' }, ur: { position: 'صدر' } };
    const named = (language: string) => {
      const { election, position } = placeInLanguage({ ...place, translations }, language);
      return [election.name, position];
    };
    expect(named('hi')).toEqual(['परिषद', 'President']);
    expect(named('ur')).toEqual(['Council', 'صدر']);
    expect(placeInLanguage(place, 'hi')).toEqual(place);
  });

  test('a thing without other words is the same thing', () => {
    const one = { ...secretary, translations: undefined };
    expect(inLanguage(one, 'hi')).toBe(one);
  });

  test('what has no words of its own in it is known', () => {
    expect(untranslated(election, ['name', 'description'], 'hi')).toEqual(['Choose.']);
    expect(untranslated(election, ['name', 'positions'], 'ur')).toEqual(['Council 2031']);
    expect(untranslated({ name: '', translations: {} }, ['name'], 'hi')).toEqual([]);
  });
});
