import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';
import type { BodyOfCall, Reply } from '#web/app/call.ts';
import { useViewer } from '#web/app/session.ts';

export type EmailChoice = Reply<'readEmailChoices'>['choices'][number];

/** Which optional e-mails the signed-in person gets. */
export function useEmailChoices() {
  const { viewer } = useViewer();
  return useQuery({
    queryKey: ['email-choices', viewer?._id],
    queryFn: () => call('readEmailChoices'),
    enabled: viewer !== null,
    meta: { ownsSignedOut: true },
  });
}

export function useSaveEmailChoices() {
  const client = useQueryClient();
  const { viewer } = useViewer();
  return useMutation({
    mutationFn: (choices: EmailChoice[]) => call('saveEmailChoices', { body: { choices } }),
    onSuccess: ({ choices }) =>
      client.setQueryData(['email-choices', viewer?._id], {
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
  return useMutation({
    mutationFn: (choices: BodyOfCall<'unsubscribe'>['choices']) =>
      call('unsubscribe', { body: { token, choices } }),
    onSuccess: ({ choices }) =>
      client.setQueryData<Reply<'readUnsubscribe'>>(['unsubscribe', token], (old) =>
        old === undefined ? old : { ...old, choices },
      ),
  });
}
