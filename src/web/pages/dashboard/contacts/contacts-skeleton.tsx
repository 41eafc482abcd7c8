import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

/** Cards of the height of what will stand there. */
export function ContactsSkeleton() {
  return (
    <SkeletonGroup className="request-cards">
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} shape="card" />
      ))}
    </SkeletonGroup>
  );
}
