import { expect, test } from 'vitest';
import { addressesIn, inPlaceOf, isListEmail, listEmails } from './list-emails.ts';
import { optionalEmails } from './optional-emails.ts';

test('each e-mail to a voter list takes the place of one to accounts', () => {
  for (const kind of listEmails) {
    expect(isListEmail(kind)).toBe(true);
    expect(optionalEmails).toContain(inPlaceOf[kind]);
    expect(isListEmail(inPlaceOf[kind])).toBe(false);
  }
});

test('the addresses of a bounce are read out of its words, each once', () => {
  const bounce = `Delivery failed for <Asha.Verma@campus.example>: unknown user.
    Also: bilal+vote@mail.campus.example, asha.verma@CAMPUS.example; "not an address @ all"`;
  expect(addressesIn(bounce)).toEqual([
    'asha.verma@campus.example',
    'bilal+vote@mail.campus.example',
  ]);
  expect(addressesIn('nobody here')).toEqual([]);
});
