import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** Numbers of the voter lists by number or name. */
export const numberSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['officers', 'numbers', 'search', search],
    queryFn: ({ signal }) => call('searchNumbers', { query: { search }, signal }),
    enabled: search !== '',
  });
