import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setOnMissing } from '#core/kernel/speech.ts';
import { momentText } from '#core/campus/dates.ts';
import { sentences } from '#core/sentences.ts';
import { addLanguage } from './add-language.ts';
import { ballotMessages } from './en/ballot.ts';
import { dashboardMessages } from './en/dashboard.ts';
import { asRole } from './en/record-people.ts';
import { messages } from './en/site.ts';
import { phaseMessages } from './en/phase.ts';
import { inLanguage } from './in-language.ts';
import { isLanguageTag, languageOf } from './languages.ts';
import { listed } from './formats.ts';
import { setLanguageSource, spoken, spokenLanguage } from './spoken.ts';
import { spokenSentence } from './spoken-sentence.ts';

const ballot = {
  back: 'पीछे',
  chosen: '{most} में से {count} चुने',
  leave: { title: 'मतपत्र छोड़ें?' },
};
let language: string | null = null;
const missing: string[] = [];

beforeAll(() => {
  addLanguage('hi', {
    ballot: { ballotMessages: ballot },
    phase: { phaseMessages: { words: { open: 'मतदान चालू' } } },
    'contact-requests': { contactRequests: { search: 'मैसेज खोजें' } },
    'record-people': { asRole: '{role} के रूप में {words}' },
    refusals: { refusals: { 'voting-closed': 'मतदान बंद हो गया है।' } },
    sentences: { sentences: { noEvents: 'कोई कार्यक्रम नहीं' } },
    answers: {
      answers: {
        'Your complaint is number {number}.': 'आपकी शिकायत का नंबर {number} है।',
        'At most {max} characters': 'ज़्यादा से ज़्यादा {max} अक्षर',
        '{name} and {name}': '{name}, दो बार',
      },
    },
  });
  setLanguageSource(() => language);
  setOnMissing((text) => missing.push(text));
});

afterEach(() => {
  language = null;
  missing.length = 0;
});

afterAll(() => setLanguageSource(() => null));

test('a text answers in the language of the moment', () => {
  expect(ballotMessages.back).toBe('Back');
  const { chosen, leave } = ballotMessages;
  language = 'hi';
  expect(spokenLanguage()).toMatchObject({ tag: 'hi', dir: 'ltr' });
  expect(ballotMessages.back).toBe('पीछे');
  // What was taken out before speaks as well.
  expect(chosen(1, 2)).toBe('2 में से 1 चुने');
  expect(leave.title).toBe('मतपत्र छोड़ें?');
  expect(phaseMessages.words.open).toBe('मतदान चालू');
  expect(asRole('मंज़ूर', 'एडमिन')).toBe('एडमिन के रूप में मंज़ूर');
  expect(missing).toEqual([]);
});

test('a missing entry is English, whole and told', () => {
  language = 'hi';
  expect(ballotMessages.next).toBe('Next');
  expect(ballotMessages.leave.keep).toBe('Go back to my ballot');
  // Hindi has the singular for none, English has not.
  expect(ballotMessages.recorded(0, 0)).toBe('0 votes recorded');
  expect(missing).toEqual(['Next', 'Go back to my ballot', '0 votes recorded']);
});

test('a list of texts is what it is', () => {
  language = 'hi';
  expect(Object.keys(phaseMessages.words)).toContain('draft');
  expect({ ...phaseMessages.words }).toMatchObject({ open: 'मतदान चालू', closed: 'Closed' });
  expect(Object.hasOwn(phaseMessages.words, 'toString')).toBe(false);
  const listOf = spoken('none.list', { lines: ['One', 'Two'], count: 2 });
  expect(listOf).toEqual({ lines: ['One', 'Two'], count: 2 });
});

test('texts that another file holds speak by their own file', () => {
  language = 'hi';
  expect(dashboardMessages.contacts.search).toBe('मैसेज खोजें');
});

test('a sentence of core has its translation by its key', () => {
  expect(messages.fixed.noEvents).toBe(sentences.noEvents);
  language = 'hi';
  expect(messages.fixed.noEvents).toBe('कोई कार्यक्रम नहीं');
  expect(messages.fixed.noMembers).toBe('No Members Available');
  expect(missing).toEqual(['No Members Available']);
});

test('what the server says is translated on its way out', () => {
  const closed = 'Voting is closed.';
  expect(inLanguage('en', sentences.noEvents)).toBe('No events');
  expect(inLanguage('fr', sentences.noEvents)).toBe('No events');
  expect(inLanguage('hi', sentences.noEvents)).toBe('कोई कार्यक्रम नहीं');
  expect(inLanguage('hi', 'Your complaint is number 12.')).toBe('आपकी शिकायत का नंबर 12 है।');
  expect(inLanguage('hi', 'Asha and Asha')).toBe('Asha, दो बार');
  expect(inLanguage('hi', 'Asha and Ravi')).toBe('Asha and Ravi');
  expect(inLanguage('hi', closed)).toBe(closed);
});

test('a sentence is English where the language has none, and is told as English only then', () => {
  language = 'hi';
  expect(spokenSentence(sentences.noEvents)).toBe('कोई कार्यक्रम नहीं');
  expect(spokenSentence('कोई कार्यक्रम नहीं')).toBe('कोई कार्यक्रम नहीं');
  expect(missing).toEqual([]);
  expect(spokenSentence('At least two')).toBe('At least two');
  expect(missing).toEqual(['At least two']);
});

test('the list of languages knows its tags', () => {
  expect(isLanguageTag('ur')).toBe(true);
  expect(isLanguageTag('fr')).toBe(false);
  expect(languageOf('fr').tag).toBe('en');
});

test('a refusal is translated by its reason, unless it says something of its own', () => {
  const usual = 'Voting has closed.';
  expect(inLanguage('hi', usual, 'voting-closed')).toBe('मतदान बंद हो गया है।');
  expect(inLanguage('hi', 'At most 5 characters', 'voting-closed')).toBe('ज़्यादा से ज़्यादा 5 अक्षर');
});

test('dates and lists come from the language, in western digits', () => {
  const noon = new Date('2026-03-16T12:00:00Z');
  expect(momentText(noon, 'Asia/Kolkata')).toBe('16 March 2026, 17:30 (GMT+5:30)');
  expect(listed.format(['A', 'B', 'C'])).toBe('A, B, and C');
  language = 'hi';
  expect(momentText(noon, 'Asia/Kolkata')).toBe('16 मार्च 2026, 17:30 (IST)');
  expect(listed.format(['A', 'B', 'C'])).toBe('A, B, और C');
});
