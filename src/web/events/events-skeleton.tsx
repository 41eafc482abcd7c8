import { EventGrid, EventRows, EventStage } from './event-layout.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';

const three = ['first', 'second', 'third'];

/** One large event, two beside it, three below: what most campuses will see. */
export function EventsSkeleton() {
  return (
    <SkeletonGroup className="wrap section-tight">
      <Skeleton shape="title" />
      <EventStage className="mt-8 mb-16">
        <Skeleton shape="poster" />
        <EventRows>
          <Skeleton shape="card" className="h-full min-h-45" />
          <Skeleton shape="card" className="h-full min-h-45" />
        </EventRows>
      </EventStage>
      <Skeleton shape="title" />
      <EventGrid className="mt-8">
        {three.map((one) => (
          <div key={one}>
            <Skeleton shape="poster" />
            <Skeleton className="mt-3" />
            <Skeleton />
          </div>
        ))}
      </EventGrid>
    </SkeletonGroup>
  );
}
