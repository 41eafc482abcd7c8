import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';

const three = ['first', 'second', 'third'];

interface LayoutProps {
  className?: string;
  children: ReactNode;
}

/** The next event, and what stands beside it where there is room. */
export function EventStage({ className = '', children }: LayoutProps) {
  return (
    <div className={`grid gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] ${className}`}>
      {children}
    </div>
  );
}

/** Events below one another; from three on their pictures are smaller. */
export function EventRows({ children }: { children: ReactNode }) {
  return <div className="group/rows grid gap-6 lg:auto-rows-[1fr]">{children}</div>;
}

export function EventGrid({ className = '', children }: LayoutProps) {
  return (
    <div
      className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))] gap-x-6 gap-y-9 ${className}`}
    >
      {children}
    </div>
  );
}

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
