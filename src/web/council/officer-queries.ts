import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** Proposed members, oldest first; only officers may ask. */
export const unverifiedMembersQuery = queryOptions({
  queryKey: ['officers', 'unverified-members'],
  queryFn: () => call('listUnverifiedMembers'),
  refetchOnWindowFocus: true,
});

/** A decision outlives the page: who leaves at once has decided all the same. */
const keepalive = true;

/** Who is on the council changes with it, on /council and on Home. */
function useCouncilChange() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['members'] });
}

export function useVerifyMember() {
  return useMutation({
    mutationFn: (id: string) => call('verifyMember', { params: { id }, keepalive }),
    onSuccess: useCouncilChange(),
  });
}

export function useUnverifyMember() {
  return useMutation({
    mutationFn: (id: string) => call('unverifyMember', { params: { id }, keepalive }),
    onSuccess: useCouncilChange(),
  });
}

export function useDeleteMember() {
  return useMutation({
    mutationFn: (id: string) => call('deleteMember', { params: { id }, keepalive }),
    onSuccess: useCouncilChange(),
  });
}
