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

/** The five filters of the events page, in their order (specification, section 2, Events). */
export const eventFilters = ['cultural', 'sports', 'technical', 'management', 'social'] as const;
