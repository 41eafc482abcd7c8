import { useQuery } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';
import { useViewer } from '#web/app/session.ts';

/** The own number, and whether it is proved. */
export function useOwnNumber() {
  const { viewer } = useViewer();
  return useQuery({
    queryKey: ['own', 'number', viewer?._id, viewer?.enrollmentNumber],
    queryFn: () => call('readOwnNumber'),
    enabled: viewer !== null,
    refetchOnMount: 'always',
    meta: { ownsSignedOut: true },
  });
}
