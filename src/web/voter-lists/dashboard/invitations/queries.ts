import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';
import type { Reply } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';

/** How the e-mails to the addresses of an election's list go; asked again while they go out. */
export const listEmailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['officers', 'list-emails', id],
    queryFn: () => call('readListEmails', { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data?.kinds.some(({ status }) => status === 'running') === true ? 5_000 : false,
    refetchOnMount: 'always',
  });

export type Invitations = Reply<'readInvitations'>;

const keyOf = (id: string) => ['officers', 'invitations', id] as const;

/** How far the invitations to an election are; asked again while they go out. */
export function useInvitations(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => call('readInvitations', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? 3_000 : false),
    refetchOnMount: 'always',
  });
}

export function useInviteVoters(id: string) {
  const client = useQueryClient();
  return useCall('inviteVoters', {
    onSuccess: ({ invitations }) => client.setQueryData(keyOf(id), invitations),
  });
}

export type ListEmails = Reply<'readListEmails'>;
