import { expect, test } from 'vitest';
import { actionOf, invalidInput, Refused } from './refusal.ts';

test('a refusal reads as its sentence, unless a rule has a better one', () => {
  const refused = new Refused('already-voted');
  expect(refused.message).toBe('You have already voted for this position.');
  expect([refused.retryAfter, refused.fields]).toEqual([undefined, undefined]);
  const busy = new Refused('overloaded', { retryAfter: 2, message: 'Back soon.' });
  expect([busy.message, busy.retryAfter]).toEqual(['Back soon.', 2]);
  const full = new Refused('overloaded', { words: () => '9 people are waiting.' });
  expect(full.message).toBe('9 people are waiting.');
});

test('who is no voter is told the one thing that helps', () => {
  expect(actionOf('number-not-proved')).toEqual({ action: 'prove-number' });
  expect(actionOf('already-voted')).toEqual({});
});

test('wrong input reads as the sentence of its first field', () => {
  const refused = invalidInput({ name: 'Please give a name.', email: 'Please give an e-mail.' });
  expect(refused).toMatchObject({ reason: 'invalid-input', message: 'Please give a name.' });
  expect(Object.keys(refused.fields ?? {})).toEqual(['name', 'email']);
  expect(invalidInput({}).message).toBe('Please check what you entered.');
});
