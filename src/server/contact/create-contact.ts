import { dueAfter, rulingHours } from '#core/elections/complaint.ts';
import type { Input } from '#contract/api.ts';
import { countArrival } from '../platform/count-arrival.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Tx } from '../platform/db/client.ts';
import { readTimeZone } from '../email/letterhead.ts';
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
    return services.transact(async (tx) => {
      const due_at = input.category === 'grievances' ? await dueFromNow(services, tx) : null;
      return insertContact(tx, { ...input, due_at });
    });
  });
  return { contact: presentContact(row) };
}

/** As that of a complaint (docs/decisions/0046-due-hours.md). */
async function dueFromNow({ config }: Services, tx: Tx): Promise<Date> {
  const now = (await readClock(tx)).getTime();
  return new Date(dueAfter(now, rulingHours, await readTimeZone(tx, config)));
}
