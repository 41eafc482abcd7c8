import type { Actor } from '#core/actor.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { findUploads } from '../uploads/find-uploads.ts';
import { presentEvent } from './list-events.ts';
import { readEvent } from './read-event.ts';
import { insertEvent } from './store.ts';

/** Adds an event. A day or a time without an offset is the campus's own. */
export async function createEvent(services: Services, actor: Actor, input: Input<'createEvent'>) {
  const { timeZone } = await services.campus.settings();
  const event = readEvent(input, timeZone);
  const created = await services.transact(async (tx) => {
    const { imageUrl } = await findUploads(tx, { imageUrl: input.imageUrl });
    const row = await insertEvent(tx, { ...event, upload_id: imageUrl, created_by: actor.id });
    await record(tx, {
      actorId: actor.id,
      act: 'event.create',
      objectId: row.id,
      detail: row.title,
    });
    return row;
  });
  return { event: presentEvent(created) };
}
