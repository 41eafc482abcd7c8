import { Layers, Lock, Pause, Play } from 'lucide-react';
import { useId } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { isRanked } from '#core/elections/position-rules.ts';
import { areCountsHidden } from '#core/elections/standings-mode.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { StatusDot } from '#web/kit/chip.tsx';
import { electionsMessages } from '#texts/en/elections.ts';
import { messages } from '#texts/en/site.ts';
import { positionsOf } from '#web/voting/ballot-view.ts';
import { wordsOfPosition } from '#web/elections/find-words.ts';
import { eligibleFor, useAsOf, useTurnout } from '#web/elections/queries.ts';
import { Findable } from '#web/kit/findable.tsx';
import { yourVoteMessages } from '#texts/en/your-vote.ts';
import { LeaderGroup } from './leader-group.tsx';
import { timeWithSeconds } from '#web/elections/moments.ts';
import { usePhase } from '#web/elections/use-phase.ts';

const text = electionsMessages.board;
const note =
  'flex items-start gap-2.5 border-t border-line px-(--board-edge) pt-5 pb-6 text-ink-2 [&>svg]:mt-0.75 [&>svg]:flex-none';
const asOfText = 'grid justify-items-end text-meta leading-label text-ink-2 tabular-nums';

interface LeaderboardProps {
  election: Election;
  /** ISO 8601: the counts hold all votes committed before it; first, or while they are paused. */
  asOf: string;
  /** The id of the election's name, where several elections are on the page. */
  nameId: string;
  isPaused: boolean;
  /** With the moment of the counts that are shown from now on, or were until now. */
  onPause: (isPaused: boolean, asOf: string) => void;
}

/** The standings, position by position; the list is the chart. */
export function Leaderboard(props: LeaderboardProps) {
  const { election, asOf, nameId, isPaused, onPause } = props;
  const titleId = useId();
  const phase = usePhase(election);
  const turnout = useTurnout(election._id).data;
  const positions = positionsOf(election, null);
  const hasRanks = positions.some(({ rules }) => isRanked(rules));
  // Counts that the server left out cannot be shown, whatever this device's clock says.
  const isSealed =
    areCountsHidden(election.standings, phase === 'closed') ||
    (election.nominations.length > 0 &&
      election.nominations.every(({ votes }) => votes === null) &&
      !hasRanks);
  const { standingsBatch: least } = election;
  const total = election.nominations.reduce((sum, { votes }) => sum + (votes ?? 0), 0);
  return (
    <section
      className="sheet sticky top-[calc(var(--bar-height)+var(--page-head,0px)+24px)] [--board-edge:24px] max-lg:static max-md:[--board-edge:16px]"
      aria-labelledby={`${titleId} ${nameId}`.trim()}
    >
      <header className="flex min-h-20 flex-wrap items-center justify-between gap-3 px-(--board-edge) pt-4 pb-3.5">
        <h2 className="type-h3 text-title" id={titleId}>
          {text.title}
        </h2>
        {!isSealed && (
          <AsOf
            electionId={election._id}
            asOf={asOf}
            isMoving={phase === 'open'}
            isPaused={isPaused}
            onPause={onPause}
          />
        )}
      </header>
      {isSealed && (
        <p className={note}>
          <Lock size={20} strokeWidth={1.75} aria-hidden />
          {election.standings === 'after-close' ? text.sealed : text.unknown}
        </p>
      )}
      {!isSealed && least !== null && (
        <p className={note}>
          <Layers size={20} strokeWidth={1.75} aria-hidden />
          {total === 0 ? `${text.inBatches(least)} ${text.noBatch}` : text.inBatches(least)}
        </p>
      )}
      {!isSealed && least === null && total === 0 && !hasRanks && (
        <p className={note}>{messages.fixed.leaderboardEmpty}</p>
      )}
      {!isSealed && (total > 0 || hasRanks) && (
        <Findable
          items={positions}
          wordsOf={wordsOfPosition}
          label={yourVoteMessages.findPosition}
          className="border-t border-line px-(--board-edge) py-4"
        >
          {(isFound) =>
            positions
              .filter(isFound)
              .map((position) => (
                <LeaderGroup
                  key={position._id}
                  position={position}
                  eligible={eligibleFor(turnout, position._id)}
                />
              ))
          }
        </Findable>
      )}
    </section>
  );
}

interface AsOfProps {
  electionId: string;
  asOf: string;
  isMoving: boolean;
  isPaused: boolean;
  onPause: LeaderboardProps['onPause'];
}

function AsOf({ electionId, asOf: first, isMoving, isPaused, onPause }: AsOfProps) {
  const timeZone = useTimeZone();
  const newest = useAsOf(electionId, first);
  const asOf = isPaused ? first : newest;
  const time = <time dateTime={asOf}>{text.asOf(timeWithSeconds(asOf, timeZone))}</time>;
  if (!isMoving) {
    return (
      <p className={asOfText}>
        <b className="font-semibold text-ink">{time}</b>
      </p>
    );
  }
  return (
    <div className={asOfText}>
      <b className="font-semibold text-ink">{time}</b>
      <div className="-me-2.5 flex flex-wrap items-center justify-end gap-1">
        <span
          className={`inline-flex items-center gap-1.5 font-medium ${isPaused ? '' : 'text-success'}`.trim()}
        >
          {!isPaused && <StatusDot isLive />}
          {isPaused ? text.paused : text.live}
        </span>
        <button
          type="button"
          className="inline-flex min-h-8 items-center gap-1.5 rounded-full px-2.5 font-medium text-ink-2 hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
          onClick={() => onPause(!isPaused, asOf)}
        >
          {isPaused ? (
            <Play size={14} strokeWidth={2.25} aria-hidden />
          ) : (
            <Pause size={14} strokeWidth={2.25} aria-hidden />
          )}
          {isPaused ? text.resume : text.pause}
        </button>
      </div>
    </div>
  );
}
