import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** The own passkeys. */
export const passkeysQuery = queryOptions({
  queryKey: ['own', 'passkeys'],
  queryFn: () => call('listPasskeys'),
  refetchOnMount: 'always',
});

/** The log-ins of the campus that lead to the own account. */
export const signOnsQuery = queryOptions({
  queryKey: ['own', 'sign-ons'],
  queryFn: () => call('listSignOns'),
  refetchOnMount: 'always',
});
