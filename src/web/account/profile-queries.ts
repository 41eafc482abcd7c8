import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';
import { becomeViewer, useViewer } from '#web/app/session.ts';
import type { StoredUser } from '#web/app/stored-user.ts';

/** Saves the person's own picture, or removes it with ''; the answer replaces the stored user. */
export function useSavePhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ viewer, profileImg }: { viewer: StoredUser; profileImg: string }) => {
      const name = viewer.role === 'student' ? 'editStudent' : 'editUser';
      return call(name, { params: { id: viewer._id }, body: { profileImg } });
    },
    onSuccess: ({ user }) => becomeViewer(client, user),
  });
}

/** Changes the own name; the answer replaces the stored user. */
export function useChangeName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string }) => call('changeName', { body }),
    onSuccess: ({ user }) => becomeViewer(client, user),
  });
}

/** Sends a link to the next own address. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: (body: { email: string; currentPassword: string }) => call('changeEmail', { body }),
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      call('changePassword', { body }),
  });
}

const confirmedKey = ['email-confirmed'] as const;

/** Whether the own address was confirmed; undefined while that is not known. */
export function useIsEmailConfirmed(): boolean | undefined {
  const { viewer } = useViewer();
  return useQuery({
    queryKey: [...confirmedKey, viewer?._id],
    queryFn: () => call('readMe'),
    select: ({ isEmailConfirmed }) => isEmailConfirmed,
    enabled: viewer !== null,
    refetchOnMount: 'always',
    meta: { ownsSignedOut: true },
  }).data;
}

/** Asks for the e-mail that confirms the own address once more. */
export function useAskConfirmation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('askConfirmation'),
    onError: () => client.invalidateQueries({ queryKey: confirmedKey }),
  });
}

/** Confirms an address with the link of an e-mail, in whichever browser it was opened. */
export function useConfirmEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call('confirmEmail', { body: { token } }),
    // The address of the person may be another one now.
    onSuccess: () => client.invalidateQueries(),
  });
}
