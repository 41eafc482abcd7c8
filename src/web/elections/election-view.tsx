import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { adviceOf } from '#web/app/call-error.ts';
import { useViewer } from '#web/app/session.ts';
import { ErrorBlock } from '#web/ui/error-block.tsx';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { messages } from '#web/messages/en/site.ts';
import { ElectionNews } from './election-news.tsx';
import { CandidatesPanel } from './voting/candidates-panel.tsx';
import { BallotWaiting, electionColumns } from './elections-skeleton.tsx';
import { Leaderboard } from './results/leaderboard.tsx';
import { useMyBallots } from './queries.ts';
import { votesOf, withVotes } from './results/standings-patch.ts';
import { useLeaderNews } from './results/use-leader-news.ts';

interface ElectionViewProps {
  election: Election;
  /** ISO 8601: the counts hold all votes committed before it. */
  asOf: string;
  /** The id of the election's name, where several elections are on the page. */
  nameId?: string;
}

/** Ballot and standings of one election; give it another key for another election. */
export function ElectionView({ election, asOf, nameId = '' }: ElectionViewProps) {
  const [paused, setPaused] = useState<{ votes: Record<string, number>; asOf: string } | null>(
    null,
  );
  // While paused the counts do not change; everything else does.
  const shown = paused === null ? election : withVotes(election, paused.votes);
  useLeaderNews(shown);
  return (
    <>
      <ElectionNews election={election} isOpen className="wrap mt-5 beside-sheet:hidden" />
      <div className={`wrap ${electionColumns} beside-sheet:hidden`}>
        <Ballot election={shown} nameId={nameId} />
        <Leaderboard
          election={shown}
          nameId={nameId}
          asOf={paused?.asOf ?? asOf}
          isPaused={paused !== null}
          onPause={(isPaused) => setPaused(isPaused ? { votes: votesOf(election), asOf } : null)}
        />
      </div>
    </>
  );
}

/** Waits for the voter's own order: rows that move under a finger take a wrong vote. */
function Ballot({ election, nameId }: { election: Election; nameId: string }) {
  const { viewer, isKnown } = useViewer();
  const { data, error, errorUpdateCount, refetch } = useMyBallots();
  const isMissing = !isKnown || (viewer !== null && data === undefined);
  if (isMissing && errorUpdateCount === 0) return <BallotWaiting election={election} />;
  if (isMissing) {
    return (
      <ErrorBlock
        title={electionsMessages.candidates.mineFailed}
        advice={adviceOf(error, messages.errors.server)}
        onRetry={refetch}
      />
    );
  }
  const ballot =
    viewer === null ? undefined : data?.find(({ electionId }) => electionId === election._id);
  return <CandidatesPanel election={election} ballot={ballot} nameId={nameId} />;
}
