import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { removeEvent } from './store.ts';

/** Deletes an event; its picture is swept once nothing shows it. */
export async function deleteEvent(services: Services, actor: Actor, { id }: Input<'deleteEvent'>) {
  await services.transact(async (tx) => {
    const title = await removeEvent(tx, id);
    if (title === null) throw new Refused('unknown-event');
    await record(tx, {
      actorId: actor.id,
      act: 'event.delete',
      objectId: id,
      detail: title,
    });
  });
}
