import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

export const requestCards =
  'grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] gap-3.5 px-5 pt-1 pb-5 max-md:px-3.5';

/** Cards of the height of what will stand there. */
export function ContactsSkeleton() {
  return (
    <SkeletonGroup className={requestCards}>
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} shape="card" />
      ))}
    </SkeletonGroup>
  );
}
