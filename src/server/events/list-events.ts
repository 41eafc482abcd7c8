import { addressOf } from '#core/pictures/picture-address.ts';
import type { Event } from '#contract/events.ts';
import type { Reading } from '../verb.ts';
import { listAllEvents } from './store.ts';
import type { EventRow } from './store.ts';

/** All events, soonest first. */
export const listEvents: Reading<'listEvents'> = {
  after: ['events'],
  make: async (services) => ({
    reply: { events: (await listAllEvents(services.db)).map(presentEvent) },
  }),
};

/** An event on the wire, field by field. */
export function presentEvent(row: EventRow): Event {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    date: row.held_at.toISOString(),
    endDate: row.ends_at?.toISOString() ?? '',
    place: row.place,
    link: row.link,
    type: row.type,
    imageUrl: addressOf(row.upload_id),
  };
}
