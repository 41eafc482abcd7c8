import { queryOptions } from '@tanstack/react-query';
import { CallError } from '#web/kit/call-error.ts';
import { call } from '#web/app/call.ts';

/** Whether the votes are being counted, as they are for a moment after the close. */
export const isBeingCounted = (error: unknown): boolean =>
  error instanceof CallError && error.reason === 'not-counted';

const askAgainAfter = 2_000;

/** What is due after the close of an election; asks again by itself until the votes are counted. */
export const outcomeQuery = (id: string) =>
  queryOptions({
    queryKey: ['officers', 'outcome', id],
    queryFn: () => call('readOutcome', { params: { id } }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => isBeingCounted(state.error) && askAgainAfter,
  });
