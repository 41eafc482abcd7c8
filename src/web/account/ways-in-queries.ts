import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** The own passkeys. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => call('listPasskeys'),
  refetchOnMount: 'always',
});

/** The log-ins of the campus that lead to the own account. */
export const signOnsQuery = queryOptions({
  queryKey: ['sign-ons'],
  queryFn: () => call('listSignOns'),
  refetchOnMount: 'always',
});

/** Makes a passkey in this browser. Its library is loaded now. */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, currentPassword }: { name: string; currentPassword: string }) => {
      const { addPasskey } = await import('./passkey.ts');
      return addPasskey(name, currentPassword);
    },
    onSettled: () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  });
}

export function useRenamePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call('renamePasskey', { params: { id }, body: { name } }),
    onSettled: () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  });
}

export function useRemovePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('removePasskey', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  });
}

export function useDisconnectSignOn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('disconnectSignOn', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: signOnsQuery.queryKey }),
  });
}
