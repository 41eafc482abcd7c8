import { sentences } from '#core/sentences.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { insertContact } from './store.ts';
import { presentContact } from './view.ts';

const hour = 60 * 60;

/** Takes a message from anybody: five an hour of one sender. */
export async function createContact(
  services: Services,
  _actor: unknown,
  input: Input<'createContact'>,
  { address }: Caller,
) {
  await services.rateLimits.spend([
    { name: `contact:${input.email.toLowerCase()}|${address}`, most: 5, seconds: hour },
    // Loose, since a campus sits behind one address: it stops a flood, not a crowd.
    { name: `contact|${address}`, most: 300, seconds: hour },
  ]);
  const row = await services.transact((tx) => insertContact(tx, input));
  return { contact: presentContact(row), message: sentences.messageSent };
}
