import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { ballotSheet } from './voting/ballot-looks.ts';

/** Ballot and standings beside each other, or below each other. */
export const electionColumns =
  'grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] items-start gap-8 pt-8 pb-16 max-lg:grid-cols-[minmax(0,1fr)] [[data-about]+&]:pt-6';

/** Skeleton of an election: a ballot beside its standings. */
export function ElectionsSkeleton() {
  return (
    <SkeletonGroup className={`wrap ${electionColumns}`}>
      <div className={`${ballotSheet} py-6`}>
        <BallotRows rows={4} />
        <BallotRows rows={3} />
      </div>
      <div className="sheet sticky top-24 grid gap-5.5 px-6 pt-6.5 pb-10 max-lg:static">
        <Skeleton shape="title" />
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} />
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** Skeleton of one position of a ballot. */
export function BallotRows({ rows }: { rows: number }) {
  return (
    <div className="grid gap-4 px-(--ballot-edge) pt-3 pb-5">
      <Skeleton className="h-[1.4em]! w-45!" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
          <Skeleton shape="circle" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
