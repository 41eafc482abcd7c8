import type { ReactNode } from 'react';
import { useState } from 'react';
import { adviceOf } from './call-error.ts';
import { messages } from '#texts/en/site.ts';
import { ErrorBlock } from './error-block.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';
import { useDelayedLoading } from './use-delayed-loading.ts';

/** What is read of a query; the result of `useQuery` is one. */
export interface LoadedQuery<T> {
  data: T | undefined;
  error: unknown;
  errorUpdateCount: number;
  refetch: () => unknown;
}

interface LoadedProps<T> {
  query: LoadedQuery<T>;
  /**
   * The sentence for what could not be loaded, above the reason and "Try again"; or, by the error,
   * that sentence or what stands there instead.
   */
  failed: string | ((error: unknown) => ReactNode);
  /** What stands there while it loads; a line without it. */
  waiting?: ReactNode;
  /** The place of the sentence for what could not be loaded, and the level of its heading. */
  className?: string;
  level?: 2 | 3;
  /** What people use all the same, below the sentence for what could not be loaded. */
  below?: ReactNode;
  /** What loads is shown as soon as it is there, even if a skeleton then only flickers. */
  isAtOnce?: boolean;
  children: (data: T) => ReactNode;
}

/** Whatever is loaded: while it loads, when that failed, with the way to try again, and then itself. */
export function Loaded<T>(props: LoadedProps<T>) {
  const { query, failed, className, level, below, isAtOnce = false, children } = props;
  const { waiting = <Line /> } = props;
  const failure = useFailure(query);
  const isLoading = query.data === undefined && failure === null;
  const isHeld = useDelayedLoading(isLoading && waiting !== null && !isAtOnce);
  if (isLoading || isHeld) return waiting;
  if (query.data !== undefined) return children(query.data);
  const said = typeof failed === 'string' ? failed : failed(failure);
  if (typeof said !== 'string') return said;
  const advice = adviceOf(failure, messages.errors.server);
  const block = (
    <ErrorBlock
      title={said}
      // The title may be the server's own sentence, which is not said twice.
      advice={advice === said ? messages.errors.later : advice}
      onRetry={() => query.refetch()}
      {...(level !== undefined && { level })}
    />
  );
  const placed = className === undefined ? block : <div className={className}>{block}</div>;
  if (below === undefined) return placed;
  return (
    <div>
      {placed}
      {below}
    </div>
  );
}

/** Whether something still loads, for a part of a page that stands apart from its `Loaded`. */
export function useIsLoading(query: LoadedQuery<unknown>): boolean {
  const failure = useFailure(query);
  return useDelayedLoading(query.data === undefined && failure === null);
}

/** The last error, which stands until there is an answer: a query forgets it when it asks again. */
function useFailure({ error, errorUpdateCount }: LoadedQuery<unknown>): unknown {
  const [last, setLast] = useState<unknown>(null);
  if (error !== null && error !== last) setLast(error);
  return error ?? (errorUpdateCount > 0 ? last : null);
}

function Line() {
  return (
    <SkeletonGroup>
      <Skeleton />
    </SkeletonGroup>
  );
}
