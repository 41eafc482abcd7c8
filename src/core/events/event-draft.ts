import { sentences } from '../sentences.ts';
import type { FieldErrors } from '../kernel/field-errors.ts';
import { eventMoment } from './event-moment.ts';

/** Longest title and description in characters (contract, POST /event/create). */
export const eventLimits = { title: 120, description: 5_000 } as const;

/** What an event's form holds; `date` is a local time of the campus, `hasImage` a chosen file. */
export interface EventDraft {
  title: string;
  description: string;
  date: string;
  hasImage: boolean;
}

/** One sentence for each wrong field of a new event (spec 5, Add event). */
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
