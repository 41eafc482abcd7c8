/** The six types of the add form (spec 3); values are lower-cased. */
export const eventTypes = [
  'cultural',
  'technical',
  'sports',
  'management',
  'social',
  'other',
] as const;
export type EventType = (typeof eventTypes)[number];

/** The five filters of the events page in their order, cultural first (spec 2, Events). */
export const eventFilters = ['cultural', 'sports', 'technical', 'management', 'social'] as const;
