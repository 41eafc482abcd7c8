import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

/** The shape of an election on its way: a ballot of three positions beside its standings. */
export function ElectionsSkeleton() {
  return (
    <SkeletonGroup className="wrap election">
      <div className="ballot ballot-waiting">
        <BallotRows rows={4} />
        <BallotRows rows={3} />
      </div>
      <div className="board sheet board-waiting">
        <Skeleton shape="title" />
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} />
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** One position of a ballot on its way. */
export function BallotRows({ rows }: { rows: number }) {
  return (
    <div className="position-waiting">
      <Skeleton className="skeleton-position" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="candidate-waiting">
          <Skeleton shape="circle" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
