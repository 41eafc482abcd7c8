import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { useState } from 'react';
import { isRanked } from '#core/elections/position-rules.ts';
import type { Standing } from '#core/elections/standings.ts';
import { rankCandidates } from '#core/elections/standings.ts';
import { percentOf } from '#core/elections/turnout.ts';
import { useFlip } from '#web/app/use-flip.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { turnoutMessages } from '#texts/en/turnout.ts';
import { rulingMessages } from '#texts/en/rulings.ts';
import { messages } from '#texts/en/site.ts';
import type { BallotPosition } from '#web/voting/ballot-view.ts';
import { numberText } from '#texts/formats.ts';
import { CandidateName } from '#web/elections/candidate-name.tsx';

const text = electionsMessages.board;

/** How many are shown at first. */
const shownAtFirst = 5;

interface Line {
  _id: string;
  name: string;
  votes: number;
  isOut: boolean;
}

interface LeaderGroupProps {
  position: BallotPosition;
  /** How many may vote; undefined until it is known. */
  eligible: number | undefined;
}

/** The standings of one position: rank, name, votes and share as text, the bar as decoration. */
export function LeaderGroup({ position, eligible }: LeaderGroupProps) {
  const [isWhole, setWhole] = useState(false);
  const isCounted = position.candidates.every(({ votes }) => votes !== null);
  const standings = rankCandidates<Line>(
    position.candidates.map(({ _id, nominee, votes, disqualified }) => ({
      _id,
      name: nominee.name,
      apart: nominee.apart,
      votes: votes ?? 0,
      isOut: disqualified !== undefined,
    })),
  );
  const isLong = standings.length > shownAtFirst + 1;
  const shown = isLong && !isWhole ? standings.slice(0, shownAtFirst) : standings;
  const list = useFlip<HTMLOListElement>(shown.map(({ candidate }) => candidate._id));
  const total = standings.reduce((sum, { candidate }) => sum + candidate.votes, 0);
  return (
    <section className="border-t border-line px-(--board-edge) pt-4 pb-5 max-md:pt-2 max-md:pb-2">
      <h3 className="mb-3 max-md:mb-1.5 flex flex-wrap justify-between gap-x-3 gap-y-1 font-text text-body leading-[1.25] font-semibold wrap-anywhere">
        <bdi>{position.title}</bdi>
        {standings.length > 0 && isCounted && (
          <span className="min-w-0 text-ui font-normal text-ink-2 tabular-nums max-md:text-meta">
            {eligible === undefined
              ? text.votes(total)
              : turnoutMessages.ofAll(total, eligible, percentOf(total, eligible))}
          </span>
        )}
      </h3>
      {standings.length === 0 ? (
        <p className="text-ui text-ink-2">{messages.fixed.noCandidatesYet}</p>
      ) : !isCounted ? (
        <p className="text-ui text-ink-2">
          {isRanked(position.rules) ? text.rankedLater : text.unknown}
        </p>
      ) : (
        <ol className="relative grid gap-3 max-md:gap-1" ref={list}>
          {shown.map((standing) => (
            <Leader key={standing.candidate._id} standing={standing} total={total} />
          ))}
        </ol>
      )}
      {isLong && isCounted && (
        <button
          type="button"
          className="mt-3.5 type-link min-h-8 pointer-coarse:min-h-11"
          aria-expanded={isWhole}
          aria-label={isWhole ? undefined : text.showAllFor(standings.length, position.title)}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? text.showFewer : text.showAll(standings.length)}
        </button>
      )}
    </section>
  );
}

/** The whole track is 100 % of the votes for the position. */
function Leader({ standing, total }: { standing: Standing<Line>; total: number }) {
  const { candidate, rank, isTied, share } = standing;
  const isHydrated = useHydrated();
  const isShared = isTied && candidate.votes > 0;
  const isFirst = rank === 1 && candidate.votes > 0;
  const part: CSSProperties & Record<'--part', string> = {
    '--part': `${total === 0 ? 0 : (candidate.votes / total) * 100}%`,
  };
  return (
    <li
      className="grid grid-cols-[34px_minmax(0,1fr)_auto] items-baseline gap-x-2.5 bg-surface"
      data-flip={candidate._id}
      data-leader
    >
      <span
        className={cx(
          'font-display text-lede leading-none font-heavy font-stretch-84%',
          isFirst ? 'text-brand-ink' : 'text-ink-3',
        )}
        data-rank
        aria-hidden={isShared || undefined}
      >
        {candidate.isOut ? '–' : text.rank(rank, isShared)}
      </span>
      {isShared && <span className="sr-only">{text.tied(rank)}</span>}
      <span
        className={cx('leading-[1.35] wrap-anywhere', isFirst ? 'font-semibold' : 'font-medium')}
        data-name
      >
        <CandidateName person={candidate} />
        {candidate.isOut && (
          <span className="block text-ui font-normal text-ink-2">
            {rulingMessages.disqualified}
          </span>
        )}
      </span>
      <span className="font-semibold tabular-nums" data-votes>
        {numberText(candidate.votes)}
        <span className="sr-only"> {text.unit(candidate.votes)}, </span>
        <small className="ms-1.5 inline-block min-w-[2.4em] text-end text-meta font-normal text-ink-2">
          {text.share(share)}
        </small>
      </span>
      <span
        className="col-[2/-1] mt-1.5 h-2.5 max-md:mt-0.5 max-md:h-1.5 overflow-hidden rounded-full bg-[color-mix(in_oklab,var(--ink)_7%,var(--surface))] forced-colors:border forced-colors:border-[CanvasText]"
        data-track
        aria-hidden
      >
        {/* No served page may carry a style: the bar grows with the script. */}
        <i
          className={cx(
            'block h-full translate-x-[calc(var(--part,0%)-100%)] rounded-full transition-[translate] duration-slow ease-glide rtl:translate-x-[calc(100%-var(--part,0%))] forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none',
            isFirst ? 'bg-brand' : 'bg-bar',
          )}
          style={isHydrated ? part : undefined}
        />
      </span>
    </li>
  );
}
