import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** The first page is the list itself, which also counts what waits. */
const pageKey = (list: string, page: number) =>
  page === 1 ? ['officers', list] : ['officers', list, page];

/** One page of the nominations that wait for a decision, oldest first. */
export const pendingNominationsPage = (page: number) =>
  queryOptions({
    queryKey: pageKey('nominations', page),
    queryFn: () => call('listPendingNominations', { query: page === 1 ? {} : { page } }),
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
      client.fetchQuery(pendingNominationsPage(1)),
      client.fetchQuery(nominationEditsQuery),
    ]);
    return pending.filter(({ isFrozen }) => !isFrozen).length + edits.length;
  },
  refetchOnWindowFocus: true,
});

/** One page of the accounts that wait for approval, oldest first. */
export const unverifiedUsersPage = (page: number) =>
  queryOptions({
    queryKey: pageKey('unverified-users', page),
    queryFn: () => call('listUnverifiedUsers', { query: page === 1 ? {} : { page } }),
    refetchOnWindowFocus: true,
  });
/** Their first page. */
export const unverifiedUsersQuery = unverifiedUsersPage(1);

/** One page of the proposed members, oldest first. */
export const unverifiedMembersPage = (page: number) =>
  queryOptions({
    queryKey: pageKey('unverified-members', page),
    queryFn: () => call('listUnverifiedMembers', { query: page === 1 ? {} : { page } }),
    refetchOnWindowFocus: true,
  });
/** Their first page. */
export const unverifiedMembersQuery = unverifiedMembersPage(1);
