import { Layers, Lock } from 'lucide-react';
import { useId } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { isRanked } from '#core/elections/position-rules.ts';
import { areCountsHidden } from '#core/elections/standings-mode.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { messages } from '#texts/en/site.ts';
import { positionsOf } from '#web/voting/ballot-view.ts';
import { wordsOfPosition } from '#web/elections/find-words.ts';
import { eligibleFor, useAsOf, useTurnout } from '#web/elections/queries.ts';
import { Findable } from '#web/kit/findable.tsx';
import { yourVoteMessages } from '#texts/en/your-vote.ts';
import { LeaderGroup } from './leader-group.tsx';
import { LiveSwitch } from './live-switch.tsx';
import { timeWithSeconds } from '#web/elections/moments.ts';
import { usePhase } from '#web/elections/use-phase.ts';

const text = electionsMessages.board;
const note =
  'flex items-start gap-2.5 border-t border-line px-(--board-edge) pt-4 pb-5 text-ink-2 max-md:py-2.5 [&>svg]:mt-0.75 [&>svg]:flex-none';
const asOfText = 'grid justify-items-end text-meta leading-label text-ink-2 tabular-nums';

interface LeaderboardProps {
  election: Election;
  /** ISO 8601: the counts hold all votes committed before it; first, or while they are paused. */
  asOf: string;
  /** The id of the election's name, where several elections are on the page. */
  nameId: string;
  /** Beside others, one switch stands for all of them. */
  hasClock?: boolean;
  isPaused: boolean;
  /** With the moment of the counts that are shown from now on, or were until now. */
  onPause: (isPaused: boolean, asOf: string) => void;
}

/** The standings, position by position; the list is the chart. */
export function Leaderboard(props: LeaderboardProps) {
  const { election, asOf, nameId, hasClock = true, isPaused, onPause } = props;
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
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-3 px-(--board-edge) py-3 max-md:min-h-12 max-md:py-2">
        <h2 className="type-h3 text-title" id={titleId}>
          {text.title}
        </h2>
        {!isSealed && hasClock && (
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
      <LiveSwitch isPaused={isPaused} onPause={() => onPause(!isPaused, asOf)} />
    </div>
  );
}
