import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

/** A few rows of the height of what will stand there. */
export function QueueSkeleton() {
  return (
    <SkeletonGroup className="queue-skeleton">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="queue-skeleton-row">
          <Skeleton shape="circle" />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </SkeletonGroup>
  );
}
