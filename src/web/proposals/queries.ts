import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

const minute = 60_000;

/** What waits for a second officer, and by how many officers an act is done now. */
export const proposalsQuery = queryOptions({
  queryKey: ['officers', 'proposals'],
  queryFn: () => call('listProposals'),
  refetchOnWindowFocus: true,
  refetchInterval: minute,
});

/** The officers, who of them can confirm, and what cannot be done while one is away. */
export const whoMayActQuery = queryOptions({
  queryKey: ['officers', 'who-may-act'],
  queryFn: () => call('readWhoMayAct'),
  refetchOnWindowFocus: true,
  refetchInterval: minute,
});
