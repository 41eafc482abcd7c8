import { wrong } from '../kernel/wrong.ts';
import { isWebAddress } from '../campus/settings.ts';
import { sentences } from '../sentences.ts';
import type { FieldErrors } from '../kernel/field-errors.ts';
import { eventEnd, eventMoment } from './event-moment.ts';

/** The greatest lengths of an event's texts, in characters (contract, POST /event/create). */
export const eventLimits = { title: 120, description: 5_000, place: 120, link: 300 } as const;

/** The sentences about events, for the server and the form. */
export const eventSentences = {
  title: wrong('title-required'),
  description: wrong('description-required'),
  date: wrong('date-required'),
  notDate: wrong('enter-valid-date'),
  notEnd: wrong('end-must-later-than-beginning'),
  link: wrong('enter-address-begins-with-https'),
} as const;

/**
 * The values of the event form, as typed. `date` is a local date or time in the campus's time zone.
 * `hasImage` is true once an image is chosen.
 */
export interface EventDraft {
  title: string;
  description: string;
  date: string;
  /** '' without an end. */
  endDate: string;
  /** '' without a link. */
  link: string;
  hasImage: boolean;
}

type EventField = 'title' | 'description' | 'date' | 'endDate' | 'link' | 'imageUrl';

/** The sentence for an end that cannot be read or does not come later; null when it can be. */
export function endProblem(date: string, endDate: string, timeZone: string): string | null {
  if (endDate === '') return null;
  const end = eventEnd(endDate, timeZone);
  if (end === null) return eventSentences.notDate;
  const start = eventMoment(date, timeZone);
  return start !== null && Date.parse(end) <= Date.parse(start) ? eventSentences.notEnd : null;
}

/**
 * Checks a new event (specification, section 5, Add event). Returns one sentence per wrong field,
 * and an empty object when all is well.
 */
export function checkEventDraft(draft: EventDraft, timeZone: string): FieldErrors<EventField> {
  const errors: FieldErrors<EventField> = {};
  if (draft.title.trim() === '') errors.title = eventSentences.title;
  if (draft.description.trim() === '') errors.description = eventSentences.description;
  if (draft.date === '') errors.date = eventSentences.date;
  else if (eventMoment(draft.date, timeZone) === null) errors.date = eventSentences.notDate;
  const wrongEnd = endProblem(draft.date, draft.endDate, timeZone);
  if (wrongEnd !== null) errors.endDate = wrongEnd;
  if (draft.link !== '' && !isWebAddress(draft.link)) errors.link = eventSentences.link;
  if (!draft.hasImage) errors.imageUrl = sentences.selectImage;
  return errors;
}
