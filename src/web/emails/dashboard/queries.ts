import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** The e-mails that wait or failed, and why; for admins. */
export const emailTroubleQuery = queryOptions({
  queryKey: ['officers', 'emails', 'trouble'],
  queryFn: () => call('readEmailTrouble'),
  refetchOnWindowFocus: true,
  refetchInterval: 60_000,
});
