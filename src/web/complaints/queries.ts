import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** The rulings of an election. */
export const rulingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['elections', 'rulings', id],
    queryFn: () => call('listRulings', { params: { id } }),
  });

/** A complaint of 0.3.0 by its number. */
export const followedQuery = (follow: string) =>
  queryOptions({
    queryKey: ['elections', 'complaint', follow],
    queryFn: () => call('readFormerComplaint', { body: { follow } }),
    retry: false,
  });
