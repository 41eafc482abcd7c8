import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import { findUploads } from '../uploads/find-uploads.ts';
import type { EventRow } from './store.ts';
import { insertEvent, updateEvent, removeEvent, listAllEvents } from './store.ts';
import { Refused, invalidInput } from '#core/refusal.ts';
import { addressOf } from '#core/pictures/picture-address.ts';
import type { Event } from '#contract/events.ts';
import type { Reading } from '../verb.ts';
import { endProblem, eventSentences } from '#core/events/event-draft.ts';
import { eventEnd, eventMoment } from '#core/events/event-moment.ts';
import type { Input } from '#contract/api.ts';

/** All events, soonest first. */
export const listEvents: Reading<'listEvents'> = {
  after: ['events'],
  make: async (services) => ({
    reply: { events: (await listAllEvents(services.db)).map(presentEvent) },
  }),
};

/** Deletes an event; its picture is swept once nothing shows it. */
export const deleteEvent = officerAct<'deleteEvent', void>({
  async run({ tx, actor, input: { id } }) {
    const title = await removeEvent(tx, id);
    if (title === null) throw new Refused('unknown-event');
    await record(tx, {
      actorId: actor.id,
      act: 'event.delete',
      objectId: id,
      detail: title,
    });
  },
  answer: () => {},
});

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

/** An event on the wire, field by field. */
function presentEvent(row: EventRow): Event {
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

/** The columns of an event as it was sent; refuses a date that is none and an end before the start. */
function readEvent(
  input: Omit<Input<'createEvent'>, 'imageUrl'>,
  timeZone: string,
): {
  title: string;
  description: string;
  type: Input<'createEvent'>['type'];
  held_at: string;
  ends_at: string | null;
  place: string;
  link: string;
} {
  const { title, description, type, date, endDate = '', place = '', link = '' } = input;
  const heldAt = eventMoment(date, timeZone);
  if (heldAt === null) throw invalidInput({ date: eventSentences.notDate });
  const wrongEnd = endProblem(date, endDate, timeZone);
  if (wrongEnd !== null) throw invalidInput({ endDate: wrongEnd });
  const endsAt = endDate === '' ? null : eventEnd(endDate, timeZone);
  return { title, description, type, held_at: heldAt, ends_at: endsAt, place, link };
}
