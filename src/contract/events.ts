import { z } from 'zod';
import { isWebAddress } from '../core/campus/settings.ts';
import { eventLimits, eventSentences } from '../core/events/event-draft.ts';
import { eventTypes } from '../core/events/event-type.ts';
import { sentences } from '../core/sentences.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, Id, lineOfText, longText, optionalLine } from './fields.ts';
import { routes } from './routes.ts';
import { UploadedImage } from './uploads.ts';

/** An event of the campus (specification, section 3). */
export const Event = z
  .object({
    _id: Id,
    title: z.string(),
    description: z.string(),
    date: z.string().describe('ISO 8601 in UTC'),
    endDate: z.string().describe('ISO 8601 in UTC; empty without an end'),
    place: z.string().describe('Empty without one'),
    link: z.string().describe('An https address; empty without one'),
    type: z.enum(eventTypes),
    imageUrl: z.string(),
  })
  .meta({ id: 'Event', description: 'An event of the campus' });
export type Event = z.output<typeof Event>;

/**
 * The date of a new event: a day, a local time in the campus's time zone, or a time with an offset.
 * core/events/event-moment.ts turns it into an instant.
 */
const EventDate = z
  .string({ error: eventSentences.date })
  .trim()
  .regex(
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/,
    eventSentences.notDate,
  );

/** What people may add to an event: they are optional, and '' is none. */
const additions = {
  endDate: z.union([z.literal(''), EventDate]).optional(),
  place: optionalLine(eventLimits.place).optional(),
  link: optionalLine(eventLimits.link)
    .refine((text) => text === '' || isWebAddress(text), eventSentences.link)
    .optional(),
};

/** An event as staff send it. */
const EventBody = z.object({
  title: lineOfText(eventLimits.title, eventSentences.title),
  description: longText(eventLimits.description, eventSentences.description),
  date: EventDate,
  type: z
    .string({ error: 'Please select a type' })
    .trim()
    .toLowerCase()
    .pipe(z.enum(eventTypes, { error: 'Please select a type' })),
  imageUrl: z
    .string({ error: sentences.selectImage })
    .min(1, sentences.selectImage)
    .pipe(UploadedImage),
  ...additions,
});

/** The calls about events (contract, "The calls"). */
export const events = {
  createEvent: endpoint({
    ...routes.createEvent,
    access: 'staff',
    summary: 'Add an event',
    body: EventBody,
    reply: z.object({ event: Event, message: z.string() }),
    status: 201,
  }),
  editEvent: endpoint({
    ...routes.editEvent,
    access: 'staff',
    summary: 'Change an event; without a picture it keeps its own',
    params: ById,
    body: EventBody.partial({ imageUrl: true }),
    reply: z.object({ event: Event, message: z.string() }),
    refuses: ['unknown-event'],
  }),
  deleteEvent: endpoint({
    ...routes.deleteEvent,
    access: 'staff',
    summary: 'Delete an event',
    params: ById,
    reply: Done,
    refuses: ['unknown-event'],
  }),
  listEvents: endpoint({
    ...routes.listEvents,
    access: 'any',
    summary: 'All events, soonest first',
    reply: z.object({ events: z.array(Event) }),
  }),
};
