import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

const minute = 60_000;

/** What waits for a second officer, who cannot confirm yet, and by how many officers an act is done now. */
export const proposalsQuery = queryOptions({
  queryKey: ['officers', 'proposals'],
  queryFn: () => call('listProposals'),
  refetchOnWindowFocus: true,
  refetchInterval: minute,
});
