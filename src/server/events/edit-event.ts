import { Refused } from '#core/refusal.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import { findUploads } from '../uploads/find-uploads.ts';
import { presentEvent } from './list-events.ts';
import { readEvent } from './read-event.ts';
import type { EventRow } from './store.ts';
import { updateEvent } from './store.ts';

/** Changes an event as a whole; without a picture it keeps its own. */
export const editEvent = officerAct<'editEvent', EventRow>({
  async run({ tx, actor, input, settings }) {
    const event = readEvent(input, settings.timeZone);
    const { imageUrl } = await findUploads(tx, { imageUrl: input.imageUrl ?? '' });
    const picture = input.imageUrl === undefined ? {} : { upload_id: imageUrl };
    const row = await updateEvent(tx, input.id, { ...event, ...picture });
    if (row === null) throw new Refused('unknown-event');
    await record(tx, { actorId: actor.id, act: 'event.edit', objectId: row.id, detail: row.title });
    return row;
  },
  answer: (_services, _input, row) => ({ event: presentEvent(row) }),
});
