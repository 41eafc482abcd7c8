import { useQuery } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';
import { useViewer } from '#web/app/session.ts';

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
