import type { ReactNode } from 'react';
import type { LoadedQuery } from '../loaded.tsx';
import { Loaded } from '../loaded.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton.tsx';

/** What stands in the place of a list. */
export const listState = 'px-5 pt-1 pb-5';

interface LoadedListProps<T> {
  query: LoadedQuery<T>;
  /** The sentence for a list that could not be loaded. */
  failed: string;
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A list of the dashboard: while it loads, when that failed, and then the list itself. */
export function LoadedList<T>(props: LoadedListProps<T>) {
  const { query, failed, skeleton = <RowsSkeleton />, children } = props;
  return (
    <Loaded query={query} failed={failed} waiting={skeleton} className={listState} level={3}>
      {children}
    </Loaded>
  );
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
