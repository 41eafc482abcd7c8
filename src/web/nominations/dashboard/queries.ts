import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

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

/** How the lists of all elections begin. */
export const enteredKey = ['officers', 'entered'] as const;

/** Whom officers entered as candidates of an election. */
export const enteredQuery = (electionId: string) =>
  queryOptions({
    queryKey: [...enteredKey, electionId],
    queryFn: () => call('listEntered', { params: { id: electionId } }),
    refetchOnMount: 'always',
  });
