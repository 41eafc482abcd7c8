import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';
import type { Reply } from '#web/app/call.ts';

const minute = 60_000;

export type WaitingThing = Reply<'listWaiting'>['things'][number];

/** What waits for this officer and stands in no section. */
export const waitingQuery = queryOptions({
  queryKey: ['officers', 'waiting'],
  queryFn: () => call('listWaiting'),
  refetchOnWindowFocus: true,
  refetchInterval: minute,
});
