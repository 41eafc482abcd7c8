import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyToSend } from '#contract/endpoint.ts';
import type { Api } from '#contract/api.ts';
import type { Reply } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';

const eventsKey = ['events'] as const;

export const eventsQuery = queryOptions({
  queryKey: eventsKey,
  queryFn: () => call('listEvents'),
});

/** All events, soonest first; asked again on mount. */
export function useEvents() {
  return useQuery({ ...eventsQuery, refetchOnMount: 'always' });
}

export type NewEvent = BodyToSend<Api['createEvent']>;

/** Adds an event and puts it into the list at once. */
export function useCreateEvent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewEvent) => call('createEvent', { body }),
    onSuccess: ({ event }) => {
      client.setQueryData<Reply<'listEvents'>>(
        eventsKey,
        (held) => held && { events: [...held.events, event] },
      );
      void client.invalidateQueries({ queryKey: eventsKey });
    },
  });
}

export type ChangedEvent = BodyToSend<Api['editEvent']>;

/** Changes an event, also in the list. */
export function useEditEvent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: ChangedEvent }) =>
      call('editEvent', { params: { id }, body }),
    onSuccess: ({ event }) => {
      client.setQueryData<Reply<'listEvents'>>(
        eventsKey,
        (held) =>
          held && { events: held.events.map((one) => (one._id === event._id ? event : one)) },
      );
      void client.invalidateQueries({ queryKey: eventsKey });
    },
  });
}

export function useDeleteEvent() {
  return useMutation({
    mutationFn: (id: string) => call('deleteEvent', { params: { id } }),
  });
}
