import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

const membersKey = ['members'] as const;

export const membersQuery = queryOptions({
  queryKey: membersKey,
  queryFn: () => call('listMembers'),
});

/** The verified members; asked again on mount. */
export function useMembers() {
  return useQuery({ ...membersQuery, refetchOnMount: 'always' });
}

/** Proposes a member; an officer approves. */
export function useCreateMember() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { enrollmentNumber: string; position: string }) =>
      call('createMember', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: membersKey }),
  });
}
