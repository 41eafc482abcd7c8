import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

/** What stands in the place of a list. */
export const queueState = 'px-5 pt-1 pb-5';

/** A few rows of the height of what will stand there. */
export function QueueSkeleton() {
  return (
    <SkeletonGroup className={queueState}>
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
