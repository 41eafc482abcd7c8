import { Lock, Pause, Play } from 'lucide-react';
import type { Election } from '#contract/election-shapes.ts';
import { areCountsHidden } from '#core/elections/standings-mode.ts';
import { useTimeZone } from '#web/lib/campus.ts';
import { StatusDot } from '#web/ui/chip.tsx';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { messages } from '#web/messages/en/site.ts';
import { positionsOf } from './ballot-view.ts';
import { LeaderGroup } from './leader-group.tsx';
import { timeWithSeconds } from './moments.ts';
import { usePhase } from './use-phase.ts';

const text = electionsMessages.board;

interface LeaderboardProps {
  election: Election;
  /** ISO 8601: the counts hold all votes committed before it. */
  asOf: string;
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
}

/** The standings, position by position; the list is the chart. */
export function Leaderboard({ election, asOf, isPaused, onPause }: LeaderboardProps) {
  const phase = usePhase(election);
  // Whatever the clock here says: a count that is not there cannot be shown.
  const isSealed =
    areCountsHidden(election.standings, phase === 'closed') ||
    election.nominations.some(({ votes }) => votes === null);
  const total = election.nominations.reduce((sum, { votes }) => sum + (votes ?? 0), 0);
  return (
    <section className="board sheet" aria-labelledby="board-title">
      <header className="board-head">
        <h2 className="panel-title" id="board-title">
          {text.title}
        </h2>
        {!isSealed && (
          <AsOf
            asOf={asOf}
            isMoving={phase === 'open'}
            isFinal={phase === 'closed'}
            isPaused={isPaused}
            onPause={onPause}
          />
        )}
      </header>
      {isSealed && (
        <p className="board-note">
          <Lock size={20} strokeWidth={1.75} aria-hidden />
          {text.sealed}
        </p>
      )}
      {!isSealed && total === 0 && <p className="board-note">{messages.fixed.leaderboardEmpty}</p>}
      {!isSealed &&
        total > 0 &&
        positionsOf(election, null).map((position) => (
          <LeaderGroup key={position._id} position={position} />
        ))}
    </section>
  );
}

interface AsOfProps {
  asOf: string;
  isMoving: boolean;
  isFinal: boolean;
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
}

function AsOf({ asOf, isMoving, isFinal, isPaused, onPause }: AsOfProps) {
  const timeZone = useTimeZone();
  const time = <time dateTime={asOf}>{text.asOf(timeWithSeconds(asOf, timeZone))}</time>;
  if (!isMoving) {
    return (
      <p className="as-of num">
        <b>{isFinal ? text.final : time}</b>
        {isFinal && time}
      </p>
    );
  }
  return (
    <div className="as-of num">
      <b>{time}</b>
      <div className="live-line">
        <span className={isPaused ? 'live-word' : 'live-word is-live'}>
          {!isPaused && <StatusDot isLive />}
          {isPaused ? text.paused : text.live}
        </span>
        <button type="button" className="pause" onClick={() => onPause(!isPaused)}>
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
