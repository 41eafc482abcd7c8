import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** The e-mails that wait or failed, and why; for admins. */
export const emailTroubleQuery = queryOptions({
  queryKey: ['officers', 'letters', 'trouble'],
  queryFn: () => call('readEmailTrouble'),
  refetchOnWindowFocus: true,
  refetchInterval: 60_000,
});

/** What admins do about them; the list is asked again. */
export function useEmailActs() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ['officers', 'letters'] });
  const one = (id: string) => ({ params: { id } });
  return {
    sendOne: useMutation({
      mutationFn: (id: string) => call('resendEmail', one(id)),
      onSettled,
    }),
    sendAll: useMutation({ mutationFn: () => call('sendEmailsNow'), onSettled }),
    test: useMutation({ mutationFn: () => call('sendTestEmail'), onSettled }),
    correct: useMutation({
      mutationFn: ({ id, email }: { id: string; email: string }) =>
        call('correctEmail', { ...one(id), body: { email } }),
      onSettled,
    }),
    renew: useMutation({ mutationFn: (id: string) => call('renewLink', one(id)), onSettled }),
    discard: useMutation({ mutationFn: (id: string) => call('discardEmail', one(id)), onSettled }),
    discardAll: useMutation({ mutationFn: () => call('discardFailedEmails'), onSettled }),
  };
}
