import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { findUploads } from '../uploads/find-uploads.ts';
import { presentEvent } from './list-events.ts';
import { readEvent } from './read-event.ts';
import { updateEvent } from './store.ts';

/** Changes an event as a whole; without a picture it keeps its own. */
export async function editEvent(services: Services, actor: Actor, input: Input<'editEvent'>) {
  const { timeZone } = await services.campus.settings();
  const event = readEvent(input, timeZone);
  const changed = await services.transact(async (tx) => {
    const { imageUrl } = await findUploads(tx, { imageUrl: input.imageUrl ?? '' });
    const picture = input.imageUrl === undefined ? {} : { upload_id: imageUrl };
    const row = await updateEvent(tx, input.id, { ...event, ...picture });
    if (row === null) throw new Refused('unknown-event');
    await record(tx, { actorId: actor.id, act: 'event.edit', objectId: row.id, detail: row.title });
    return row;
  });
  return { event: presentEvent(changed) };
}
