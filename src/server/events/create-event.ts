import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import { findUploads } from '../uploads/find-uploads.ts';
import { presentEvent } from './list-events.ts';
import { readEvent } from './read-event.ts';
import type { EventRow } from './store.ts';
import { insertEvent } from './store.ts';

/** Adds an event. A day or a time without an offset is the campus's own. */
export const createEvent = officerAct<'createEvent', EventRow>({
  async run({ tx, actor, input, settings }) {
    const event = readEvent(input, settings.timeZone);
    const { imageUrl } = await findUploads(tx, { imageUrl: input.imageUrl });
    const row = await insertEvent(tx, { ...event, upload_id: imageUrl, created_by: actor.id });
    await record(tx, {
      actorId: actor.id,
      act: 'event.create',
      objectId: row.id,
      detail: row.title,
    });
    return row;
  },
  answer: (_services, _input, row) => ({ event: presentEvent(row) }),
});
