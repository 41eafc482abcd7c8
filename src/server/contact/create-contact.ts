import type { Input } from '#contract/api.ts';
import { countArrival } from '../platform/count-arrival.ts';
import { perNetwork } from '../platform/per-network.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { insertContact } from './store.ts';
import { presentContact } from './view.ts';

const hour = 60 * 60;

/**
 * Takes a message from anybody: five an hour of one sender, and of one network so many that a
 * crowd is let through and a flood waits.
 */
export async function createContact(
  services: Services,
  _actor: unknown,
  input: Input<'createContact'>,
  { address }: Caller,
) {
  const row = await countArrival(services, { kind: 'message', from: address }, async () => {
    await services.rateLimits.spend(
      perNetwork(`contact:${input.email.toLowerCase()}`, address, { most: 5, seconds: hour }),
    );
    return services.transact((tx) => insertContact(tx, input));
  });
  return { contact: presentContact(row) };
}
