import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { topDialog } from '../top-layer.ts';

export interface RowFocus {
  /** Once these rows have left, the next one takes the focus, else the one before. */
  follow: (ids: readonly string[]) => void;
  /** The focus goes to this row once it is rendered. */
  moveTo: (id: string | undefined) => void;
  /** Somebody moved the focus: it is not called back to a row that is still being rendered. */
  onFocus: () => void;
  /** Somebody asked for another list: whatever leaves now, the focus is theirs. */
  forget: () => void;
}

/** Keeps the focus in a list whose rows come and go. */
export function useRowFocus(box: RefObject<HTMLElement | null>): RowFocus {
  const next = useRef<string | null>(null);
  const leaving = useRef<{ ids: readonly string[]; neighbours: string[] } | null>(null);

  useEffect(() => {
    if (next.current !== null && focusRow(box.current, next.current)) next.current = null;
    // A dialog that is still open has the focus, and gives it to a button that may be gone.
    if (leaving.current === null || topDialog() !== null) return;
    const { ids, neighbours } = leaving.current;
    if (rowsIn(box.current).some((row) => ids.includes(rowIdOf(row)))) return;
    leaving.current = null;
    const move = () => {
      const holder = document.activeElement;
      const isLost = holder === null || holder === document.body || holder.closest('[inert]');
      if (!isLost || neighbours.some((id) => focusRow(box.current, id))) return;
      box.current?.querySelector<HTMLElement>('[data-list-end]')?.focus({ preventScroll: true });
    };
    move();
    // A dialog on its way out may still keep the page behind it out of reach.
    setTimeout(move);
  });

  return {
    follow: (ids) => {
      const all = rowsIn(box.current).map(rowIdOf);
      const last = all.findLastIndex((id) => ids.includes(id));
      const neighbours = [...all.slice(last + 1), ...all.slice(0, last).toReversed()];
      leaving.current = { ids, neighbours: neighbours.filter((id) => !ids.includes(id)) };
    },
    moveTo: (id) => {
      next.current = id ?? null;
    },
    onFocus: () => {
      next.current = null;
    },
    forget: () => {
      leaving.current = null;
    },
  };
}

export const rowIdOf = (row: HTMLElement): string => row.dataset['row'] ?? '';

/** The rows that are there: not those on their way out. */
export function rowsIn(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('[data-row]:not([inert])') ?? [])];
}

/** What takes the focus in a row: a part of it, or the row itself; null where nothing does. */
export function focusTargetOf(row: HTMLElement): HTMLElement | null {
  const part = '[data-row-focus]';
  return row.matches(part) ? row : row.querySelector<HTMLElement>(part);
}

/** Focuses a row; false while it is not there. */
function focusRow(box: HTMLElement | null, id: string): boolean {
  const row = rowsIn(box).find((one) => rowIdOf(one) === id);
  const target = row === undefined ? null : focusTargetOf(row);
  // A card that takes the focus itself is tall: it would jump.
  target?.focus({ preventScroll: target === row });
  return target !== null;
}
