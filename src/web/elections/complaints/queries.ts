import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** About whom one can complain in an election, and how often still. */
export const complaintFormQuery = (id: string) =>
  queryOptions({
    queryKey: ['own', 'complaint-form', id],
    queryFn: () => call('readComplaintForm', { params: { id } }),
    refetchOnMount: 'always',
  });

/** The rulings of an election, and when the others are due. */
export const rulingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['elections', 'rulings', id],
    queryFn: () => call('listRulings', { params: { id } }),
  });

/** A complaint by its number. */
export const followedQuery = (follow: string) =>
  queryOptions({
    queryKey: ['elections', 'complaint', follow],
    queryFn: () => call('followComplaint', { body: { follow } }),
    retry: false,
  });
