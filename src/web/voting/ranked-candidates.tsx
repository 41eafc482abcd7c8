import type { KeyboardEvent } from 'react';
import { rankAt } from '#core/elections/choices.ts';
import { rankingMessages as text } from '#texts/en/ranking.ts';
import { announce } from '#web/kit/notify.ts';
import { ballotName } from '#texts/entry-name.ts';
import type { BallotPosition } from './ballot-view.ts';
import { FindableCandidates } from './findable-candidates.tsx';
import { RankedOrder } from './ranked-order.tsx';

interface RankedCandidatesProps {
  position: BallotPosition;
  /** The ids of those who are ranked, best first. */
  ranked: readonly string[];
  onRank: (ranked: readonly string[]) => void;
}

/**
 * Candidates whom a voter puts in an order: a press gives the next rank or takes it back. On a row a
 * digit sets its rank, Alt with an arrow moves it, and Delete takes it back.
 */
export function RankedCandidates({ position, ranked, onRank }: RankedCandidatesProps) {
  const { candidates } = position;
  const rank = (next: readonly string[], id: string) => {
    const nominee = candidates.find(({ _id }) => _id === id)?.nominee;
    const name = nominee === undefined ? '' : ballotName(nominee);
    const place = next.indexOf(id);
    announce(
      place === -1 ? text.gone(name, next.length) : text.nowAt(name, place + 1, next.length),
      'status',
    );
    onRank(next);
  };
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset['roving'] : undefined;
    const to = id === undefined ? undefined : placeFor(event, ranked.indexOf(id), ranked.length);
    if (id === undefined || to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    rank(rankAt(ranked, id, to), id);
  };
  return (
    <>
      <p className="pb-3 text-ui text-ink-2">{text.hint}</p>
      <div onKeyDownCapture={onKeyDownCapture}>
        <FindableCandidates
          position={position}
          askedIds={ranked}
          canVote
          choice="ranks"
          onPress={({ _id }) =>
            rank(rankAt(ranked, _id, ranked.includes(_id) ? null : ranked.length), _id)
          }
        />
      </div>
      <RankedOrder candidates={candidates} ranked={ranked} onRank={rank} />
    </>
  );
}

/** Where a key puts a row that stands at `place`, -1 for none; null takes it back, undefined does nothing. */
function placeFor(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  place: number,
  count: number,
): number | null | undefined {
  if (ctrlKey || metaKey) return undefined;
  const isRanked = place !== -1;
  if (altKey) {
    if (!isRanked) return undefined;
    if (key === 'ArrowUp') return Math.max(place - 1, 0);
    return key === 'ArrowDown' ? Math.min(place + 1, count - 1) : undefined;
  }
  if (key === 'Delete' || key === 'Backspace') return isRanked ? null : undefined;
  return /^[1-9]$/.test(key) ? Number(key) - 1 : undefined;
}
