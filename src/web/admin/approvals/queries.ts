import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** Nominations that wait for a decision, oldest first. */
export const pendingNominationsQuery = queryOptions({
  queryKey: ['officers', 'nominations'],
  queryFn: () => call('listPendingNominations'),
  refetchOnWindowFocus: true,
});

/** Changes of accepted candidates that wait for a decision, oldest first. */
export const nominationEditsQuery = queryOptions({
  queryKey: ['officers', 'nomination-edits'],
  queryFn: () => call('listNominationEdits'),
  refetchOnWindowFocus: true,
});

/**
 * How many nominations and changes of candidates wait. A nomination that the start of voting froze
 * no longer waits: nobody can decide it.
 */
export const nominationCountQuery = queryOptions({
  queryKey: ['officers', 'nomination-count'],
  queryFn: async ({ client }) => {
    const [pending, edits] = await Promise.all([
      client.fetchQuery(pendingNominationsQuery),
      client.fetchQuery(nominationEditsQuery),
    ]);
    return pending.filter(({ isFrozen }) => !isFrozen).length + edits.length;
  },
  refetchOnWindowFocus: true,
});

/** Accounts that wait for approval, oldest first. */
export const unverifiedUsersQuery = queryOptions({
  queryKey: ['officers', 'unverified-users'],
  queryFn: () => call('listUnverifiedUsers'),
  refetchOnWindowFocus: true,
});

/** Proposed members, oldest first. */
export const unverifiedMembersQuery = queryOptions({
  queryKey: ['officers', 'unverified-members'],
  queryFn: () => call('listUnverifiedMembers'),
  refetchOnWindowFocus: true,
});
