import { dueAfter, rulingHours } from '#core/elections/complaint.ts';
import type { Actor } from '#core/actor.ts';
import type { Input } from '#contract/api.ts';
import { countArrival } from '../platform/count-arrival.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Tx } from '../platform/db/client.ts';
import { readTimeZone } from '../email/letterhead.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { insertContact } from './store.ts';
import { presentContact } from './view.ts';

/**
 * Takes a message from anybody: of one network so many that a crowd is let through and a flood waits.
 * The address that is typed has no number of its own: it is not checked, and no e-mail is sent to it.
 */
export async function createContact(
  services: Services,
  actor: Actor | null,
  input: Input<'createContact'>,
  { address }: Caller,
) {
  const row = await countArrival(services, { kind: 'message', from: address }, () =>
    services.transact(async (tx) => {
      const due_at = input.category === 'grievances' ? await dueFromNow(services, tx) : null;
      return insertContact(tx, { ...input, due_at, sender_id: actor?.id ?? null });
    }),
  );
  return { contact: presentContact(row) };
}

/** As that of a complaint (docs/decisions/0046-due-hours.md). */
async function dueFromNow({ config }: Services, tx: Tx): Promise<Date> {
  const now = (await readClock(tx)).getTime();
  return new Date(dueAfter(now, rulingHours, await readTimeZone(tx, config)));
}
