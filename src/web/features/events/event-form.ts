/** Where the form of a new event is kept. */
export const eventForm = 'event-draft';
