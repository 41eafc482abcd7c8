import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** The e-mails that wait or failed, and why; only officers may read it. */
export const unsentEmailsQuery = queryOptions({
  queryKey: ['officers', 'emails'],
  queryFn: () => call('readUnsentEmails'),
  refetchOnWindowFocus: true,
  refetchInterval: 60_000,
});

/** Whether the server that answers can take the votes of every election. */
export const healthQuery = queryOptions({
  queryKey: ['officers', 'health'],
  queryFn: () => call('health'),
  refetchOnWindowFocus: true,
});
