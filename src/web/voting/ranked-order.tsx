import { GripVertical } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { rankAt } from '#core/elections/choices.ts';
import type { Candidate } from '#contract/election-shapes.ts';
import { rankingMessages as text } from '#texts/en/ranking.ts';
import { OrderButtons } from '#web/kit/order-buttons.tsx';
import { ballotName } from '#texts/entry-name.ts';
import { CandidateName } from '#web/elections/candidate-name.tsx';
import { useDragOrder } from './use-drag-order.ts';

interface RankedOrderProps {
  candidates: readonly Candidate[];
  /** The ids of those who are ranked, best first. */
  ranked: readonly string[];
  /** With the id of whom was moved or taken back. */
  onRank: (ranked: readonly string[], id: string) => void;
}

/** Where a row that is dragged would come to stand. */
const dropLine =
  'before:absolute before:inset-x-0 before:hidden before:h-0.5 before:bg-brand forced-colors:before:bg-[Highlight] data-[drop=before]:before:top-0 data-[drop=before]:before:block data-[drop=after]:before:bottom-0 data-[drop=after]:before:block';

/** The candidates whom a voter has ranked, best first, with buttons that move them; a mouse or a finger drags them too. */
export function RankedOrder({ candidates, ranked, onRank }: RankedOrderProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  /** Which button has the focus once the list is in its new order. */
  const next = useRef<{ place: number; act: string } | null>(null);
  useEffect(() => {
    const wanted = next.current;
    if (wanted === null) return;
    next.current = null;
    const place = Math.min(wanted.place, ranked.length - 1);
    const row = `[data-place="${place}"][data-act="${wanted.act}"]`;
    section.current?.querySelector<HTMLElement>(ranked.length === 0 ? 'h4' : row)?.focus();
  }, [ranked]);
  const move = (id: string, place: number, act: 'up' | 'down' | 'remove') => {
    const to = act === 'remove' ? null : place + (act === 'up' ? -1 : 1);
    if (to !== null && (to < 0 || to >= ranked.length)) return;
    next.current = { place: to ?? place, act };
    onRank(rankAt(ranked, id, to), id);
  };
  const list = useRef<HTMLOListElement>(null);
  const { handleOf, listProps, rowProps } = useDragOrder(list, ranked, (id, to) =>
    onRank(rankAt(ranked, id, to), id),
  );
  return (
    <section
      className="mt-4 border-t border-line pt-4"
      aria-labelledby={titleId}
      ref={section}
      data-ranked
    >
      <h4 className="text-ui font-semibold" id={titleId} tabIndex={-1}>
        {text.order}
      </h4>
      {ranked.length === 0 && <p className="text-ui text-ink-2">{text.nobodyYet}</p>}
      {ranked.length > 1 && <p className="text-ui text-ink-2">{text.orderHint}</p>}
      <ol className="mt-1" ref={list} {...listProps}>
        {ranked.map((id, place) => {
          const nominee = candidates.find(({ _id }) => _id === id)?.nominee ?? { name: '' };
          const name = ballotName(nominee);
          return (
            <li
              key={id}
              className={`relative flex min-h-12 items-center gap-2 data-dragged:opacity-60 ${dropLine}`}
              {...rowProps(id, place)}
            >
              <span className="flex min-w-0 flex-1 items-center gap-2">
                <b
                  className="-my-1 flex min-h-11 min-w-14 flex-none cursor-grab touch-none items-center gap-1 font-semibold tabular-nums select-none"
                  data-handle
                  {...handleOf(id)}
                >
                  <GripVertical size={16} strokeWidth={2} className="text-ink-2" aria-hidden />
                  {text.nth(place + 1)}
                </b>{' '}
                <span className="min-w-0 wrap-anywhere">
                  <CandidateName person={nominee} />
                </span>
              </span>
              <OrderButtons
                mark={{ 'data-place': place }}
                words={{ up: text.up(name), down: text.down(name), remove: text.remove(name) }}
                isFirst={place === 0}
                isLast={place === ranked.length - 1}
                onMove={(by) => move(id, place, by === 1 ? 'down' : 'up')}
                onRemove={() => move(id, place, 'remove')}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
