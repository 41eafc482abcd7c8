import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

export interface AskedAccounts {
  search: string;
  role: string;
  state: string;
  page: number;
}

type Query = NonNullable<Parameters<typeof call<'listUsers'>>[1]>['query'];

/** One page of all accounts; the page before stays on the screen until it is there. */
export const accountsQuery = (asked: AskedAccounts) =>
  queryOptions({
    queryKey: ['officers', 'accounts', asked],
    queryFn: ({ signal }) => call('listUsers', { query: asked as Query, signal }),
    placeholderData: keepPreviousData,
  });
