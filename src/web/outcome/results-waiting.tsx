import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { resultCards } from './election-result.tsx';

/** Skeleton of the results of an election. */
export function ResultsWaiting() {
  return (
    <SkeletonGroup className="wrap pt-2 pb-16">
      <Skeleton shape="title" />
      <div className={resultCards}>
        <Skeleton className="h-70!" shape="card" />
        <Skeleton className="h-70!" shape="card" />
        <Skeleton className="h-70!" shape="card" />
      </div>
    </SkeletonGroup>
  );
}
