import { addressOf } from '#core/pictures/picture-address.ts';
import type { Event } from '#contract/events.ts';
import type { EventRow } from './store.ts';

/** An event on the wire, field by field. */
export function presentEvent(row: EventRow): Event {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    date: row.held_at.toISOString(),
    type: row.type,
    imageUrl: addressOf(row.upload_id),
  };
}
