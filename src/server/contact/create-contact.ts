import type { Input } from '#contract/api.ts';
import { takeTurn } from '../arrivals/take-turn.ts';
import { perNetwork } from '../platform/per-network.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { insertContact } from './store.ts';
import { presentContact } from './view.ts';

const hour = 60 * 60;

/**
 * Takes a message from anybody: five an hour of one sender. Those of one network take turns, so that a
 * flood waits and a crowd is let through.
 */
export async function createContact(
  services: Services,
  _actor: unknown,
  input: Input<'createContact'>,
  { address }: Caller,
) {
  await takeTurn(services, { kind: 'message', from: address, who: input.email });
  await services.rateLimits.spend(
    perNetwork(`contact:${input.email.toLowerCase()}`, address, { most: 5, seconds: hour }),
  );
  const row = await services.transact((tx) => insertContact(tx, input));
  return { contact: presentContact(row) };
}
