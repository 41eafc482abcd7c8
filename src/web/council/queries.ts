import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOfCall } from '#web/app/call.ts';
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

/** The members of every council so far. */
export const termsQuery = queryOptions({
  queryKey: [...membersKey, 'terms'],
  queryFn: () => call('listTerms'),
});

/** Moves a member to another position. */
export function useMoveMember() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, position }: { id: string; position: string }) =>
      call('moveMember', { params: { id }, body: { position } }),
    onSettled: () => client.invalidateQueries({ queryKey: membersKey }),
  });
}

/** Takes a member off the council, or off a former one. */
export function useRemoveMember() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('deleteMember', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: membersKey }),
  });
}

/** Makes the winner of a position a member. */
export function useSeatWinner() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOfCall<'seatWinner'>) => call('seatWinner', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: membersKey }),
  });
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
