import { useQuery, queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';
import { useViewer } from '#web/app/session.ts';

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

/** Where you are logged in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => call('listSessions'),
  refetchOnMount: 'always',
});

/** The own second step. */
export const secondFactorQuery = queryOptions({
  queryKey: ['own', 'second-factor'],
  queryFn: () => call('readSecondFactor'),
  refetchOnMount: 'always',
});

/** Whether the own address was confirmed; undefined while that is not known. */
export function useIsEmailConfirmed(): boolean | undefined {
  const { viewer } = useViewer();
  return useQuery({
    queryKey: ['own', 'email-confirmed', viewer?._id],
    queryFn: () => call('readMe'),
    select: ({ isEmailConfirmed }) => isEmailConfirmed,
    enabled: viewer !== null,
    refetchOnMount: 'always',
    meta: { ownsSignedOut: true },
  }).data;
}
