import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from '#web/kit/call-error.ts';
import { isSessionEnd } from '#web/kit/refusal.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { ownsSignedOut?: boolean };
    mutationMeta: { ownsSignedOut?: boolean };
  }
}

/** A busy server says when to try again, and we do so silently; a lost answer is tried once more. */
function triesFor(problem: unknown): number {
  if (!(problem instanceof CallError)) return 0;
  if (problem.status === 503 && problem.retryAfter !== undefined) return 10;
  return problem.status === 0 ? 1 : 0;
}

/** Not before the time that the server named, and spread, so that not all come at one moment. */
function pauseAfter(_count: number, problem: unknown): number {
  const asked = problem instanceof CallError ? problem.retryAfter : undefined;
  return asked === undefined ? 600 : Math.min(60, asked) * 1000 * (1 + Math.random() / 4);
}

/**
 * One cache for the page. The end of the session calls `onSignedOut`, unless the query or mutation says
 * in its meta that it handles that itself (`ownsSignedOut`).
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const watch = (problem: unknown, ownsSignedOut: boolean | undefined) => {
    if (isSessionEnd(problem) && ownsSignedOut !== true) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (problem, query) => watch(problem, query.meta?.ownsSignedOut),
    }),
    mutationCache: new MutationCache({
      onError: (problem, _variables, _result, mutation) =>
        watch(problem, mutation.meta?.ownsSignedOut),
    }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        // Offline, a screen says so at once instead of waiting; back online it asks again.
        networkMode: 'always',
        refetchOnReconnect: 'always',
        retry: (count, problem) => count < triesFor(problem),
        retryDelay: pauseAfter,
      },
      // Nothing is queued: a vote goes out now or not at all.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
