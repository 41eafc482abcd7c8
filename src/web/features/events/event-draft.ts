import type { EventType } from '#core/events/event-type.ts';
import { eventTypes } from '#core/events/event-type.ts';
import { readKept } from '#web/lib/read-kept.ts';
import { eventForm } from './event-form.ts';

/** What the form of an event holds in words; `date` is the campus's clock, as datetime-local. */
export interface EventDraft {
  title: string;
  description: string;
  date: string;
  type: EventType;
}

/** Without a choice it is the first type: the select is not required (spec 5). */
export const emptyDraft: EventDraft = {
  title: '',
  description: '',
  date: '',
  type: eventTypes[0],
};

/** What was typed in this tab and neither sent nor discarded: a log-in in between loses nothing. */
export function readDraft(): EventDraft {
  const kept = readKept(() => sessionStorage.getItem(eventForm));
  if (kept === null) return emptyDraft;
  const { textOf } = kept;
  return {
    title: textOf('title'),
    description: textOf('description'),
    date: textOf('date'),
    type: eventTypes.find((type) => type === textOf('type')) ?? emptyDraft.type,
  };
}

export function keepDraft(draft: EventDraft): void {
  try {
    if (isEmptyDraft(draft)) sessionStorage.removeItem(eventForm);
    else sessionStorage.setItem(eventForm, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing keeps no draft either.
  }
}

export function isEmptyDraft(draft: EventDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(emptyDraft);
}
