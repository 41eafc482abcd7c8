import { useDeferredValue, useMemo, useState } from 'react';
import type { MyBallot } from '#contract/ballot-shapes.ts';
import type { Election } from '#contract/election-shapes.ts';
import { useViewer } from '#web/app/session.ts';
import { Loaded } from '#web/kit/loaded.tsx';
import { electionsMessages } from '#texts/en/elections.ts';
import { ElectionNews } from './election-news.tsx';
import type { BallotReader } from '#web/voting/candidates-panel.tsx';
import { CandidatesPanel } from '#web/voting/candidates-panel.tsx';
import { BallotWaiting, electionColumns } from './elections-skeleton.tsx';
import { Leaderboard } from '#web/outcome/leaderboard.tsx';
import { useAreHeld } from './held-counts.tsx';
import { useReadBallots } from './queries.ts';
import { votesOf, withVotes } from '#web/outcome/standings-patch.ts';
import { useLeaderNews } from '#web/outcome/use-leader-news.ts';

interface ElectionViewProps {
  election: Election;
  /** ISO 8601: the counts hold all votes committed before it. */
  asOf: string;
  /** The id of the election's name, where several elections are on the page. */
  nameId?: string;
  /** Others stand on the page as well: what most of them have in common is on the page of each. */
  isAmongOthers?: boolean;
}

/** Ballot and standings of one election; give it another key for another election. */
export function ElectionView(props: ElectionViewProps) {
  const { election, asOf, nameId = '', isAmongOthers = false } = props;
  const isHeld = useAreHeld();
  const [paused, setPaused] = useState<{ votes: Record<string, number>; asOf: string } | null>(
    null,
  );
  if (isAmongOthers && isHeld !== (paused !== null)) {
    setPaused(isHeld ? { votes: votesOf(election), asOf } : null);
  }
  // While paused the counts do not change; everything else does.
  const shown = paused === null ? election : withVotes(election, paused.votes);
  useLeaderNews(shown);
  return (
    <>
      <ElectionNews election={election} className="wrap mt-5 beside-sheet:hidden" />
      <div className={`wrap ${electionColumns} beside-sheet:hidden`}>
        <Ballot election={shown} nameId={nameId} isAmongOthers={isAmongOthers} />
        <Leaderboard
          election={shown}
          nameId={nameId}
          hasClock={!isAmongOthers}
          asOf={paused?.asOf ?? asOf}
          isPaused={paused !== null}
          onPause={(isPaused, asOfNow) =>
            setPaused(isPaused ? { votes: votesOf(election), asOf: asOfNow } : null)
          }
        />
      </div>
    </>
  );
}

/** Waits for the voter's own order: rows that move under a finger take a wrong vote. */
type BallotProps = Pick<ElectionViewProps, 'election'> & { nameId: string; isAmongOthers: boolean };

function Ballot({ election, nameId, isAmongOthers }: BallotProps) {
  const { reader, isKnown } = useReader();
  const query = useReadBallots();
  const ballot = query.data?.find(({ electionId }) => electionId === election._id);
  const isMissing = !isKnown || (reader !== null && query.data === undefined);
  // The answer is for thirty ballots at once: each is drawn in its turn, and what is pressed meanwhile goes first.
  const isWaiting = useDeferredValue(isMissing) || isMissing;
  const panel = (own: MyBallot | undefined) => (
    <CandidatesPanel
      election={election}
      reader={reader}
      ballot={own}
      nameId={nameId}
      isAmongOthers={isAmongOthers}
    />
  );
  return (
    <Loaded
      query={{
        data: isWaiting ? undefined : { ballot },
        error: query.error,
        errorUpdateCount: query.errorUpdateCount,
        refetch: query.refetch,
      }}
      failed={electionsMessages.candidates.mineFailed}
      // The server takes a vote once, whatever the page knows of earlier ones.
      below={panel(undefined)}
      waiting={<BallotWaiting election={election} />}
      isAtOnce
    >
      {({ ballot: own }) => panel(own)}
    </Loaded>
  );
}

/** Of who is logged in, what a ballot asks: the same object until that changes. */
function useReader(): { reader: BallotReader | null; isKnown: boolean } {
  const { viewer, isKnown } = useViewer();
  const { _id = '', role = 'student', enrollmentNumber = null } = viewer ?? {};
  // The stored copy does not say; only who is approved has a session.
  const isApproved = !(viewer !== null && 'verified' in viewer && viewer.verified === false);
  const known = useMemo(
    () => ({ _id, role, enrollmentNumber, isApproved }),
    [_id, role, enrollmentNumber, isApproved],
  );
  return { reader: viewer === null ? null : known, isKnown };
}
