import { memo } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { electionsMessages } from '#texts/en/elections.ts';
import { ballotSheet } from '#web/voting/ballot-looks.ts';
import { BallotNeedsScript } from '#web/voting/ballot-needs-script.tsx';

/** Ballot and standings beside each other, or below each other. */
export const electionColumns =
  'grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] items-start gap-8 pt-8 pb-16 max-lg:grid-cols-[minmax(0,1fr)] max-md:gap-3 max-md:pt-4 max-md:pb-5 [[data-about]+&]:pt-6 max-md:[[data-about]+&]:pt-2.5';

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

/**
 * In place of a ballot until it is known whose it is: it says nothing about who reads it, and keeps
 * the room of every candidate, whose order is the voter's own.
 */
export const BallotWaiting = memo(function BallotWaiting({ election }: { election: Election }) {
  const count = (id: string) => election.nominations.filter((one) => one.positionId === id).length;
  return (
    <div className={`${ballotSheet} pb-6`}>
      <div className="flex items-center justify-between gap-4 px-(--ballot-edge) pt-5 pb-4 max-md:py-2">
        <p className="type-h3 text-title">{electionsMessages.candidates.title}</p>
        <p className="text-ui text-ink-2" role="status">
          {electionsMessages.candidates.waiting}
        </p>
      </div>
      <BallotNeedsScript election={election} />
      <SkeletonGroup className="border-t border-line">
        {election.positions.map(({ _id }) => (
          <BallotRows key={_id} rows={count(_id)} />
        ))}
      </SkeletonGroup>
    </div>
  );
});

/** Skeleton of one position of a ballot. */
function BallotRows({ rows }: { rows: number }) {
  return (
    <div className="grid gap-1 px-(--ballot-edge) pt-5 pb-3 max-md:gap-0 max-md:pt-3 max-md:pb-1.5">
      <Skeleton className="h-[1.4em]! w-45!" />
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="grid min-h-15 max-md:min-h-12 grid-cols-[auto_minmax(0,1fr)] items-center gap-4"
        >
          <Skeleton shape="circle" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
