import { sentences } from '../sentences.ts';
import type { FieldErrors } from '../kernel/field-errors.ts';
import { eventMoment } from './event-moment.ts';

/** The greatest lengths of an event's texts, in characters (contract, POST /event/create). */
export const eventLimits = { title: 120, description: 5_000 } as const;

/**
 * The values of the event form, as typed. `date` is a local date or time in the campus's time zone.
 * `hasImage` is true once an image is chosen.
 */
export interface EventDraft {
  title: string;
  description: string;
  date: string;
  hasImage: boolean;
}

/**
 * Checks a new event (specification, section 5, Add event). Returns one sentence per wrong field,
 * and an empty object when all is well.
 */
export function checkEventDraft(
  draft: EventDraft,
  timeZone: string,
): FieldErrors<'title' | 'description' | 'date' | 'imageUrl'> {
  const errors: FieldErrors<'title' | 'description' | 'date' | 'imageUrl'> = {};
  if (draft.title.trim() === '') errors.title = 'Title is required';
  if (draft.description.trim() === '') errors.description = 'Description is required';
  if (draft.date === '') errors.date = 'Date is required';
  else if (eventMoment(draft.date, timeZone) === null) errors.date = 'Enter a valid date';
  if (!draft.hasImage) errors.imageUrl = sentences.selectImage;
  return errors;
}
