import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adviceOf } from '#web/app/call-error.ts';
import { ErrorBlock } from '#web/ui/error-block.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useDelayedLoading } from '#web/ui/use-delayed-loading.ts';
import { messages } from '#web/messages/en/site.ts';

/** What stands in the place of a list. */
export const listState = 'px-5 pt-1 pb-5';

interface LoadedListProps<T> {
  query: UseQueryResult<T>;
  /** The sentence for a list that could not be loaded. */
  failed: string;
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A list of the dashboard: while it loads, when that failed, and then the list itself. */
export function LoadedList<T>(props: LoadedListProps<T>) {
  const { query, failed, skeleton = <RowsSkeleton />, children } = props;
  const isLoading = useDelayedLoading(query.isPending);
  if (isLoading) return skeleton;
  if (query.data === undefined) {
    return (
      <div className={listState}>
        <ErrorBlock
          title={failed}
          advice={adviceOf(query.error, messages.errors.server)}
          level={3}
          onRetry={() => query.refetch()}
        />
      </div>
    );
  }
  return children(query.data);
}

/** A few rows of the height of what will stand there. */
export function RowsSkeleton() {
  return (
    <SkeletonGroup className={listState}>
      {[0, 1, 2, 3].map((row) => (
        <div
          key={row}
          className="grid min-h-16 grid-cols-[auto_minmax(0,2fr)_minmax(0,1fr)] items-center gap-4"
        >
          <Skeleton shape="circle" />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </SkeletonGroup>
  );
}
