import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { topDialog } from '#web/ui/top-layer.ts';

export interface CardFocus {
  /** A card is about to be decided: should it leave the list, its neighbour takes the focus. */
  followFrom: (id: string) => void;
  /** The focus goes to this card once it is rendered. */
  moveTo: (id: string | undefined) => void;
  /** The list changes because somebody asked for another one: the focus is theirs. */
  forget: () => void;
}

/** Keeps the focus in a list of cards whose cards leave. */
export function useCardFocus(box: RefObject<HTMLElement | null>): CardFocus {
  const leaving = useRef<{ id: string; neighbours: string[] } | null>(null);
  const next = useRef<string | null>(null);

  useEffect(() => {
    if (next.current !== null && focusCard(box.current, next.current)) next.current = null;
    // A dialog that is still open has the focus, and gives it to a button that may be gone.
    if (leaving.current === null || topDialog() !== null) return;
    if (cardIn(box.current, leaving.current.id) !== undefined) return;
    const { neighbours } = leaving.current;
    leaving.current = null;
    const moved = () => {
      // Whoever has gone on in the meantime is left alone.
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      if (neighbours.some((id) => focusCard(box.current, id))) return;
      box.current?.querySelector<HTMLElement>('[data-list-end]')?.focus({ preventScroll: true });
    };
    setTimeout(moved);
  });

  return {
    followFrom: (id) => {
      const ids = cardsIn(box.current).map((card) => card.dataset['contact'] ?? '');
      const at = ids.indexOf(id);
      leaving.current = {
        id,
        neighbours: [...ids.slice(at + 1), ...ids.slice(0, at).toReversed()],
      };
    },
    moveTo: (id) => {
      next.current = id ?? null;
    },
    forget: () => {
      leaving.current = null;
    },
  };
}

const cardsIn = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('[data-contact]') ?? []),
];

const cardIn = (box: HTMLElement | null, id: string) =>
  cardsIn(box).find((card) => card.dataset['contact'] === id);

function focusCard(box: HTMLElement | null, id: string): boolean {
  const card = cardIn(box, id);
  card?.focus({ preventScroll: true });
  return card !== undefined;
}
