import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import { isWebAddress } from '../core/campus/settings.ts';
import { eventLimits, eventSentences } from '../core/events/event-draft.ts';
import { eventTypes, typeAsSent } from '../core/events/event-type.ts';
import { sentences } from '../core/sentences.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { ById, dateAsSent, Done, Id, lineOfText, longText, optionalLine } from './fields.ts';
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

const EventDate = dateAsSent(eventSentences.notDate, eventSentences.date);

/** What people may add to an event: they are optional, and '' is none. */
const additions = {
  endDate: z.union([z.literal(''), EventDate]).optional(),
  place: optionalLine(eventLimits.place).optional(),
  link: optionalLine(eventLimits.link)
    .refine((text) => text === '' || isWebAddress(text), eventSentences.link)
    .optional(),
};

const noType = wrong('select-type');

/** An event as staff send it. */
const EventBody = z.object({
  title: lineOfText(eventLimits.title, eventSentences.title),
  description: longText(eventLimits.description, eventSentences.description),
  date: EventDate,
  type: z
    .string({ error: noType })
    .nullish()
    .transform(typeAsSent)
    .pipe(z.enum(eventTypes, { error: noType }))
    .describe('In any case; left out or empty it is `other`'),
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
    done: sentences.eventCreated,
    summary: 'Add an event',
    body: EventBody,
    reply: z.object({ event: Event, message: z.string() }),
    status: 201,
  }),
  editEvent: endpoint({
    ...routes.editEvent,
    access: 'staff',
    done: answers.eventUpdated,
    summary: 'Change an event; without a picture it keeps its own',
    params: ById,
    body: EventBody.partial({ imageUrl: true }),
    reply: z.object({ event: Event, message: z.string() }),
    refuses: ['unknown-event'],
  }),
  deleteEvent: endpoint({
    ...routes.deleteEvent,
    access: 'staff',
    done: sentences.eventDeleted,
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
