import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';
import { readMembers } from './by-the-letter.ts';

const membersKey = ['members'] as const;

export const membersQuery = queryOptions({
  queryKey: membersKey,
  queryFn: async () => readMembers(await call('listMembers')),
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
