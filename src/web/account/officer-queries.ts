import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** Accounts that wait for approval, oldest first. */
export const unverifiedUsersQuery = queryOptions({
  queryKey: ['officers', 'unverified-users'],
  queryFn: () => call('listUnverifiedUsers'),
  refetchOnWindowFocus: true,
});

/** A decision outlives the page: who leaves at once has decided all the same. */
const keepalive = true;

export function useVerifyUser() {
  return useMutation({
    mutationFn: (id: string) => call('verifyUser', { params: { id }, keepalive }),
  });
}

export function useUnverifyUser() {
  return useMutation({
    mutationFn: (id: string) => call('unverifyUser', { params: { id }, keepalive }),
  });
}

export function useDeleteUser() {
  return useMutation({
    mutationFn: (id: string) => call('deleteUser', { params: { id }, keepalive }),
  });
}
