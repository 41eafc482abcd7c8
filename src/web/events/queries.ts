import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { eventTypes } from '#core/events/event-type.ts';
import type { Event } from '#contract/events.ts';
import type { Reply } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import type { Unnamed } from '#web/app/wire-defaults.ts';
import { isMoment, isText, wholeRows, withDefaults, withTexts } from '#web/app/wire-defaults.ts';
import { useServerTime } from '#web/app/server-clock.ts';

/** Where the server has the calendar of all events. */
export const calendarPath = '/events.ics';

const eventsKey = ['events'] as const;

/** What the specification (section 3) does not name. */
const unnamed: Unnamed<Event, '_id' | 'title' | 'description' | 'date' | 'type' | 'imageUrl'> = {
  endDate: '',
  place: '',
  link: '',
};

const needed = { _id: isText, title: isText, date: isMoment };

/** A type that nobody knows is that of the form without a choice. */
const typeIn = ({ type }: Event) => eventTypes.find((one) => one === type) ?? 'other';

export const eventsQuery = queryOptions({
  queryKey: eventsKey,
  queryFn: async () => {
    const { events } = await call('listEvents');
    return {
      events: wholeRows(events, needed).map((one) =>
        withTexts(
          ['description', 'imageUrl'],
          withDefaults(unnamed, { ...one, type: typeIn(one) }),
        ),
      ),
    };
  },
});

/** All events, soonest first; asked again on mount. */
export function useEvents() {
  return useQuery({ ...eventsQuery, refetchOnMount: 'always' });
}

/** Adds an event and puts it into the list at once. */
export function useCreateEvent() {
  const client = useQueryClient();
  return useCall('createEvent', {
    // The specification does not say what the answer holds besides an error.
    onSuccess: ({ event }: Partial<Reply<'createEvent'>>) =>
      client.setQueryData<Reply<'listEvents'>>(
        eventsKey,
        (held) => held && event && { events: [...held.events, event] },
      ),
  });
}

/** Changes an event, also in the list. */
export function useEditEvent() {
  const client = useQueryClient();
  return useCall('editEvent', {
    onSuccess: ({ event }) =>
      client.setQueryData<Reply<'listEvents'>>(
        eventsKey,
        (held) =>
          held && { events: held.events.map((one) => (one._id === event._id ? event : one)) },
      ),
  });
}

/**
 * When the latest past event began, in milliseconds; 0 without any. It can stand for "now" to tell
 * past from upcoming events, and changes only when an event begins.
 */
export function useLastStart(events: readonly { date: string }[]): number {
  return useServerTime((now) =>
    events.reduce((last, { date }) => {
      const at = Date.parse(date);
      return at <= now && at > last ? at : last;
    }, 0),
  );
}
