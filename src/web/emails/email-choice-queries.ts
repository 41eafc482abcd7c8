import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';
import type { Reply } from '#web/app/call.ts';
import { useViewer } from '#web/app/session.ts';
import { useCall } from '#web/app/use-call.ts';

export type OwnChoice = Reply<'readEmailChoices'>['choices'][number];

const choicesOf = (viewerId: string | undefined) => ['own', 'email-choices', viewerId] as const;

/** Which optional e-mails the signed-in person gets. */
export function useEmailChoices() {
  const { viewer } = useViewer();
  return useQuery({
    queryKey: choicesOf(viewer?._id),
    queryFn: () => call('readEmailChoices'),
    enabled: viewer !== null,
    meta: { ownsSignedOut: true },
  });
}

export function useSaveEmailChoices() {
  const client = useQueryClient();
  const { viewer } = useViewer();
  return useCall('saveEmailChoices', {
    onSuccess: ({ choices }) =>
      client.setQueryData(choicesOf(viewer?._id), {
        choices,
      } satisfies Reply<'readEmailChoices'>),
  });
}

/** What the link of an e-mail unsubscribes from. */
export function useUnsubscribeLink(token: string) {
  return useQuery({
    queryKey: ['unsubscribe', token],
    queryFn: () => call('readUnsubscribe', { body: { token } }),
    enabled: token !== '',
  });
}

export function useUnsubscribe(token: string) {
  const client = useQueryClient();
  return useCall('unsubscribe', {
    onSuccess: ({ isWanted }) =>
      client.setQueryData<Reply<'readUnsubscribe'>>(['unsubscribe', token], (old) =>
        old === undefined ? old : { ...old, isWanted },
      ),
  });
}
