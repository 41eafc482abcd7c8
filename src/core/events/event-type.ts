/** The six types of an event, in lower case as on the wire (specification, section 3). */
export const eventTypes = [
  'cultural',
  'technical',
  'sports',
  'management',
  'social',
  'other',
] as const;
/** The type of one event. */
export type EventType = (typeof eventTypes)[number];

/** A type as people send it, in lower case; an event without one is `other` (specification, section 5). */
export function typeAsSent(text: string | null | undefined): string {
  const type = text?.trim().toLowerCase() ?? '';
  return type === '' ? 'other' : type;
}

/** The five filters of the events page, in their order (specification, section 2, Events). */
export const eventFilters = ['cultural', 'sports', 'technical', 'management', 'social'] as const;
