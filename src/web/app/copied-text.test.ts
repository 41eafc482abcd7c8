import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { api } from '#contract/api.ts';
import { listCheckMessages } from '#texts/en/list-check.ts';
import { messageIn } from '#web/contact/contact-draft.ts';
import { enrollmentNumber, lineOfText, optionalText, reasonFor } from './form-schema.ts';
import { contactPath } from './paths.ts';

// A sentence of ours has signs around a name of the other direction (src/texts/isolated.ts). Forms take it
// without them: the server refuses a text with signs that nobody sees.

const [start, end] = ['\u2068', '\u2069'];

test('the question about a voter list can be sent, whatever the election is called', () => {
  const said = listCheckMessages.message('0177CS240001', 'طلبہ کونسل');
  expect(said).toContain(`${start}طلبہ کونسل${end}`);
  const message = messageIn(new URL(contactPath('query', said), 'http://localhost').searchParams);
  const sent = optionalText(1_000).parse(message);
  const body = { name: 'Ali', email: 'ali@campus.example', category: 'query', message: sent };
  expect(api.createContact.body.safeParse(body).error?.issues ?? []).toEqual([]);
});

test('a name, a reason or a number that was copied is taken as it reads', () => {
  const form = z.object({
    name: lineOfText(100, 'x'),
    reason: reasonFor('voters'),
    number: enrollmentNumber(),
  });
  const copied = (text: string) => `${start}${text}${end}`;
  expect(
    form.parse({ name: copied('علی'), reason: copied('علی'), number: copied('0177cs240001') }),
  ).toEqual({ name: 'علی', reason: 'علی', number: '0177CS240001' });
});
