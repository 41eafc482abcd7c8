/** Where the server has the calendar of all events. */
export const calendarPath = '/events.ics';
