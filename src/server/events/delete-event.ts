import { sentences } from '#core/sentences.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { Refused } from '../http/refused.ts';
import { record } from '../platform/record.ts';
import { removeEvent } from './store.ts';

/** Deletes an event; its picture is swept once nothing shows it. */
export const deleteEvent = handle(api.deleteEvent, async ({ actor, params, ctx }) => {
  await ctx.transact(async (tx) => {
    const title = await removeEvent(tx, params.id);
    if (title === null) throw new Refused('unknown-event');
    await record(tx, {
      actorId: actor.id,
      act: 'event.delete',
      objectId: params.id,
      detail: title,
    });
    await ctx.live.announce(tx, { kind: 'events' });
  });
  return { message: sentences.eventDeleted };
});
