import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** One page of what happened with the own account; the page before stays until it is there. */
export const noticesQuery = (page: number) =>
  queryOptions({
    queryKey: ['own-notices', page],
    queryFn: () => call('listOwnNotices', { query: { page } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
