import { eventMoment } from '#core/events/event-moment.ts';
import { sentences } from '#core/sentences.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { invalidInput } from '../http/refused.ts';
import { record } from '../platform/record.ts';
import { findUploads } from '../uploads/find-uploads.ts';
import { presentEvent } from './view.ts';
import { insertEvent } from './store.ts';

/** Adds an event. A day or a time without an offset is the campus's own. */
export const createEvent = handle(api.createEvent, async ({ actor, body, ctx }) => {
  const { timeZone } = await ctx.campus.settings();
  const heldAt = eventMoment(body.date, timeZone);
  if (heldAt === null) throw invalidInput({ date: 'Enter a valid date' });
  const event = await ctx.transact(async (tx) => {
    const { imageUrl } = await findUploads(tx, { imageUrl: body.imageUrl });
    const row = await insertEvent(tx, {
      title: body.title,
      description: body.description,
      held_at: heldAt,
      type: body.type,
      upload_id: imageUrl,
      created_by: actor.id,
    });
    await record(tx, {
      actorId: actor.id,
      act: 'event.create',
      objectId: row.id,
      detail: row.title,
    });
    await ctx.live.announce(tx, { kind: 'events' });
    return row;
  });
  return { event: presentEvent(event), message: sentences.eventCreated };
});
