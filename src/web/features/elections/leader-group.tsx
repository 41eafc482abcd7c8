import type { CSSProperties } from 'react';
import { useState } from 'react';
import type { Standing } from '#core/elections/standings.ts';
import { rankCandidates } from '#core/elections/standings.ts';
import { useFlip } from '#web/lib/use-flip.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { messages } from '#web/messages/en/site.ts';
import type { BallotPosition } from './ballot-view.ts';

const text = electionsMessages.board;

/** As many as show without being asked for. */
const shownAtFirst = 5;

interface Line {
  _id: string;
  name: string;
  votes: number;
}

/** The standings of one position: rank, name, votes and share as text, the bar as decoration. */
export function LeaderGroup({ position }: { position: BallotPosition }) {
  const [isWhole, setWhole] = useState(false);
  const standings = rankCandidates<Line>(
    position.candidates.map(({ _id, nominee, votes }) => ({
      _id,
      name: nominee.name,
      votes: votes ?? 0,
    })),
  );
  const isLong = standings.length > shownAtFirst + 1;
  const shown = isLong && !isWhole ? standings.slice(0, shownAtFirst) : standings;
  const list = useFlip<HTMLOListElement>(shown.map(({ candidate }) => candidate._id));
  const total = standings.reduce((sum, { candidate }) => sum + candidate.votes, 0);
  const most = standings[0]?.candidate.votes ?? 0;
  return (
    <section className="board-group">
      <h3 className="board-position">
        <bdi>{position.title}</bdi>
        {standings.length > 0 && <span className="num">{text.votes(total)}</span>}
      </h3>
      {standings.length === 0 ? (
        <p className="board-none">{messages.fixed.noCandidatesYet}</p>
      ) : (
        <ol className="leaders" ref={list}>
          {shown.map((standing) => (
            <Leader key={standing.candidate._id} standing={standing} most={most} />
          ))}
        </ol>
      )}
      {isLong && (
        <button
          type="button"
          className="link board-all"
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

function Leader({ standing, most }: { standing: Standing<Line>; most: number }) {
  const { candidate, rank, isTied, share } = standing;
  const isHydrated = useHydrated();
  const isShared = isTied && candidate.votes > 0;
  const isFirst = rank === 1 && candidate.votes > 0;
  const part: CSSProperties & Record<'--part', string> = {
    '--part': `${most === 0 ? 0 : (candidate.votes / most) * 100}%`,
  };
  return (
    <li className={isFirst ? 'leader is-first' : 'leader'} data-flip={candidate._id}>
      <span className="leader-rank num" aria-hidden={isShared || undefined}>
        <bdi>{text.rank(rank, isShared)}</bdi>
      </span>
      {isShared && <span className="visually-hidden">{text.tied(rank)}</span>}
      <span className="leader-name">
        <bdi>{candidate.name}</bdi>
      </span>
      <span className="leader-votes num">
        {candidate.votes}
        <small>{text.share(share)}</small>
      </span>
      <span className="track" aria-hidden>
        {/* No served page may carry a style: the bar grows with the script. */}
        <i style={isHydrated ? part : undefined} />
      </span>
    </li>
  );
}
