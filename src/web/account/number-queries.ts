import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOfCall } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { becomeViewer, useViewer } from '#web/app/session.ts';

/** What the link of an e-mail is about; reading it changes nothing. */
export const numberClaimQuery = (token: string, viewerId: string | undefined) =>
  queryOptions({
    queryKey: ['number-claim', token, viewerId],
    queryFn: () => call('readNumberClaim', { body: { token } }),
    retry: false,
  });

/** The own number, and whether it is proved. */
export function useOwnNumber() {
  const { viewer } = useViewer();
  return useQuery({
    queryKey: ['own-number', viewer?._id, viewer?.enrollmentNumber],
    queryFn: () => call('readOwnNumber'),
    enabled: viewer !== null,
    refetchOnMount: 'always',
    meta: { ownsSignedOut: true },
  });
}

/** The calls that prove a number; what becomes of it is told to the whole page. */
export function useNumberActs() {
  const client = useQueryClient();
  const onSuccess = async ({ user }: { user: Parameters<typeof becomeViewer>[1] }) => {
    becomeViewer(client, user);
    await client.invalidateQueries();
  };
  return {
    ask: useMutation({
      mutationFn: (enrollmentNumber: string) =>
        call('askNumberProof', { body: { enrollmentNumber } }),
    }),
    take: useMutation({
      mutationFn: (token: string) => call('takeNumber', { body: { token } }),
      onSuccess,
    }),
    useCode: useMutation({
      mutationFn: (body: BodyOfCall<'useNumberCode'>) => call('useNumberCode', { body }),
      onSuccess,
    }),
    register: useMutation({
      mutationFn: (body: BodyOfCall<'registerWithNumber'>) => call('registerWithNumber', { body }),
      onSuccess,
    }),
  };
}
