import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** Nominations that wait for a decision, oldest first. */
export const pendingNominationsQuery = queryOptions({
  queryKey: ['officers', 'nominations'],
  queryFn: () => call('listPendingNominations'),
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
