import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';
import type { BodyOfCall } from '#web/app/call.ts';

/** Whom lines name, on the voter list of an election or, without one, on that of the campus. */
export const findQuery = (lines: readonly string[], electionId?: string) =>
  queryOptions({
    queryKey: ['officers', 'enterable', electionId ?? '', lines],
    queryFn: ({ signal }) =>
      call('findCandidates', {
        body: { lines: [...lines], ...(electionId !== undefined && { electionId }) },
        signal,
      }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Whom lines by position name, and why one cannot stand for it. */
export const judgedQuery = (body: BodyOfCall<'findCandidates'>) =>
  queryOptions({
    queryKey: ['officers', 'enterable', 'judged', body],
    queryFn: ({ signal }) => call('findCandidates', { body, signal }),
    enabled: (body.candidates ?? []).length > 0,
    placeholderData: keepPreviousData,
    // Addresses stand in it: nothing of it stays once the table is closed.
    gcTime: 0,
    retry: false,
  });

/** How the lists of all elections begin. */
export const enteredKey = ['officers', 'entered'] as const;

/** Whom officers entered as candidates of an election. */
export const enteredQuery = (electionId: string) =>
  queryOptions({
    queryKey: [...enteredKey, electionId],
    queryFn: () => call('listEntered', { params: { id: electionId } }),
    refetchOnMount: 'always',
  });
