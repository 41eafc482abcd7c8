import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSpeech, setLanguageSource } from '#core/kernel/speech.ts';
import { ballotMessages } from './en/ballot.ts';
import { phaseMessages } from './en/phase.ts';
import { messages } from './en/site.ts';
import { pseudo, pseudoSpeech } from './pseudo.ts';

beforeAll(() => {
  addSpeech(pseudoSpeech);
  setLanguageSource(() => pseudoSpeech.language);
});

afterAll(() => setLanguageSource(() => null));

test('a text is longer and accented, and has no letter of the English one', () => {
  const text = pseudo('Cast votes');
  expect(text).toBe('⟦Çášť ṽóťéš ~~~⟧');
  expect(pseudo('The quick brown fox jumps over the lazy DOG')).not.toMatch(/[A-Za-z]/);
  expect(pseudo('12:30')).toBe('12:30');
  expect(pseudo(text)).toBe(text);
});

test('every kind of entry is in it', () => {
  expect(ballotMessages.back).toBe('⟦Ɓáçķ ~~~⟧');
  expect(ballotMessages.chosen(1, 2)).toBe('⟦1 óƒ 2 çĥóšéñ ~~~ ~~~⟧');
  expect(phaseMessages.words.open).toMatch(/^⟦.*⟧$/);
  expect(messages.fixed.noEvents).toMatch(/^⟦.*⟧$/);
});
