import { fromLocalTime } from '#core/campus/time-zone.ts';
import { sentences } from '#core/sentences.ts';
import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { invalidInput } from '../../http/refused.ts';
import { record } from '../../platform/record.ts';
import { readTimeZone } from '../campus/read-time-zone.ts';
import { presentEvent } from './present.ts';
import { insertEvent } from './store.ts';

/** Adds an event. A day or a time without an offset is the campus's own. */
export const createEvent = handle(api.createEvent, async ({ actor, body, ctx }) => {
  const heldAt = momentOf(body.date, await readTimeZone(ctx));
  if (heldAt === null) throw invalidInput({ date: 'Enter a valid date' });
  const event = await ctx.transact(async (tx) => {
    const row = await insertEvent(tx, {
      title: body.title,
      description: body.description,
      held_at: heldAt,
      type: body.type,
      image_url: body.imageUrl,
      created_by: actor.id,
    });
    await record(tx, {
      actorId: actor.id,
      act: 'event.create',
      objectId: row.id,
      detail: row.title,
    });
    return row;
  });
  return { event: presentEvent(event), message: sentences.eventCreated };
});

function momentOf(date: string, timeZone: string): string | null {
  if (/(Z|[+-]\d{2}:?\d{2})$/.test(date) && date.includes('T')) {
    const moment = Date.parse(date);
    return Number.isNaN(moment) ? null : new Date(moment).toISOString();
  }
  return fromLocalTime(date.includes('T') ? date.slice(0, 16) : `${date}T00:00`, timeZone);
}
