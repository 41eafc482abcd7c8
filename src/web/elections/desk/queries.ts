import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** Who the returning officer of an election is, where somebody was named. */
export const deskQuery = (id: string) =>
  queryOptions({
    queryKey: ['elections', 'desk', id],
    queryFn: () => call('readDesk', { params: { id } }),
  });

/** The elections that one is named for. */
export const ownDesksQuery = queryOptions({
  queryKey: ['own', 'desks'],
  queryFn: () => call('listOwnDesks'),
});
