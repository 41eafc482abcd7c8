import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** The state of the campus's e-mails; only officers may read it. */
export const emailQueueQuery = queryOptions({
  queryKey: ['officers', 'emails'],
  queryFn: () => call('readEmailQueue'),
  refetchOnWindowFocus: true,
});

/** Whether the server that answers can take the votes of every election. */
export const healthQuery = queryOptions({
  queryKey: ['officers', 'health'],
  queryFn: () => call('health'),
  refetchOnWindowFocus: true,
});

/** The corrected e-mail addresses that wait. */
export const correctionsQuery = queryOptions({
  queryKey: ['officers', 'corrections'],
  queryFn: () => call('listCorrections'),
});
