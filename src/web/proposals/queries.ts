import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';
import { useViewer } from '#web/app/session.ts';
import { refreshElections } from '#web/elections/queries.ts';
import { isOfficer } from '#core/accounts/role.ts';
import { proposalMessages } from '#web/messages/en/proposals.ts';

const minute = 60_000;

/** What waits for a second officer, and by how many officers an act is done now. */
export const proposalsQuery = queryOptions({
  queryKey: ['officers', 'proposals'],
  queryFn: () => call('listProposals'),
  refetchOnWindowFocus: true,
  refetchInterval: minute,
});

/** By how many officers an act is done now: 2, 1 where nobody else is left, null without the rule. */
export function useOfficersNeeded(access: 'officers' | 'admin' = 'officers'): 1 | 2 | null {
  const { viewer } = useViewer();
  const enabled = viewer !== null && isOfficer(viewer.role);
  return useQuery({ ...proposalsQuery, enabled }).data?.needed[access] ?? null;
}

/** What a button says that proposes where two officers are needed. */
export const proposed = (needed: 1 | 2 | null, label: string): string =>
  needed === 2 ? proposalMessages.propose(label) : label;

/** What somebody reads before they do or propose it; nothing without the rule. */
export const noteOf = (needed: 1 | 2 | null): string | null =>
  needed === null ? null : needed === 2 ? proposalMessages.note : proposalMessages.noteAlone;

/** What officers do with a proposal; all that it may have changed is read again. */
export function useProposalActs() {
  const client = useQueryClient();
  const onSettled = () => {
    void refreshElections(client);
    void client.invalidateQueries({ queryKey: ['campus'] });
    return client.invalidateQueries({ queryKey: ['officers'] });
  };
  return {
    confirm: useMutation({
      mutationFn: (id: string) => call('confirmProposal', { params: { id } }),
      onSettled,
    }),
    refuse: useMutation({
      mutationFn: ({ id, reason }: { id: string; reason: string }) =>
        call('refuseProposal', { params: { id }, body: { reason } }),
      onSettled,
    }),
    withdraw: useMutation({
      mutationFn: (id: string) => call('withdrawProposal', { params: { id } }),
      onSettled,
    }),
  };
}
