import { endProblem, eventSentences } from '#core/events/event-draft.ts';
import { eventEnd, eventMoment } from '#core/events/event-moment.ts';
import { invalidInput } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';

/** The columns of an event as it was sent; refuses a date that is none and an end before the start. */
export function readEvent(
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
