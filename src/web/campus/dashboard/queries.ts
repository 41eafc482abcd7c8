import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

const minute = 60_000;

/** What the server found when it looked at itself. It logs in at the mail server: only when somebody opens it. */
export const systemQuery = queryOptions({
  queryKey: ['officers', 'system'],
  queryFn: ({ signal }) => call('readSystem', { signal }),
  staleTime: minute,
});

/** How many of its findings are not well. Under a key of its own: acts of officers do not ask for it again. */
export const warningsQuery = queryOptions({
  queryKey: ['server-warnings'],
  queryFn: async ({ signal }) => {
    const { findings } = await call('readSystem', { signal });
    return findings.filter(({ state }) => state !== 'ok').length;
  },
  staleTime: 10 * minute,
});
