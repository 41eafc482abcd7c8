import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOfCall } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';

/** What waits for officers about numbers. */
export const numberOfficeQuery = queryOptions({
  queryKey: ['officers', 'numbers', 'office'],
  queryFn: () => call('readNumberOffice'),
});

/** Numbers of the voter lists by number or name. */
export const numberSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['officers', 'numbers', 'search', search],
    queryFn: ({ signal }) => call('searchNumbers', { query: { search }, signal }),
    enabled: search !== '',
  });

/** What officers do about numbers; their lists are asked again. */
export function useNumberOffice() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ['officers'] });
  return {
    checkIn: useMutation({
      mutationFn: (body: BodyOfCall<'checkIn'>) => call('checkIn', { body }),
      onSettled,
    }),
    undo: useMutation({
      mutationFn: (body: BodyOfCall<'undoCheckIn'>) => call('undoCheckIn', { body }),
      onSettled,
    }),
    propose: useMutation({
      mutationFn: (body: BodyOfCall<'proposeNumberMove'>) => call('proposeNumberMove', { body }),
      onSettled,
    }),
    confirm: useMutation({
      mutationFn: (id: string) => call('confirmNumberMove', { params: { id } }),
      onSettled,
    }),
    dismiss: useMutation({
      mutationFn: (id: string) => call('dismissNumberMove', { params: { id } }),
      onSettled,
    }),
    settle: useMutation({
      mutationFn: ({ id, decision }: { id: string; decision: string }) =>
        call('settleLostPlace', { params: { id }, body: { decision } }),
      onSettled,
    }),
    voteAgain: useMutation({
      mutationFn: ({ electionId, positionId }: { electionId: string; positionId: string }) =>
        call('voteAgain', { params: { id: electionId }, body: { positionId } }),
      onSettled,
    }),
    print: useMutation({
      mutationFn: (body: BodyOfCall<'printNumberCodes'>) => call('printNumberCodes', { body }),
      onSettled,
    }),
    voidAll: useMutation({
      mutationFn: () => call('voidNumberCodes', { body: {} }),
      onSettled,
    }),
  };
}
