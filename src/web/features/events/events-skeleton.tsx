import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

const three = ['first', 'second', 'third'];

/** One large event, two beside it, three below: what most campuses will see. */
export function EventsSkeleton() {
  return (
    <SkeletonGroup className="wrap section-tight events-skeleton">
      <Skeleton shape="title" />
      <div className="event-stage">
        <Skeleton shape="poster" />
        <div className="event-rows">
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      </div>
      <Skeleton shape="title" />
      <div className="event-grid">
        {three.map((one) => (
          <div key={one}>
            <Skeleton shape="poster" />
            <Skeleton className="mt-3" />
            <Skeleton />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
