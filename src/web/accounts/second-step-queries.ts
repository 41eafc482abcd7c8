import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** The own second step. */
export const secondFactorQuery = queryOptions({
  queryKey: ['own', 'second-factor'],
  queryFn: () => call('readSecondFactor'),
  refetchOnMount: 'always',
});
