import type { KeyboardEvent, RefObject } from 'react';
import { useLetterKeys } from './letter-keys.ts';

interface QueueKeys {
  list: RefObject<HTMLElement | null>;
  /** The letters of the two decisions. */
  letters: readonly string[];
  onLetter: (letter: string, rowId: string) => void;
  onSelect: (rowId: string) => void;
  onSearch: () => void;
  onHelp: () => void;
}

/** Single letters in a queue: they work only while a row has the focus, and can be switched off. */
export function useQueueKeys(keys: QueueKeys): (event: KeyboardEvent) => void {
  const areLettersOn = useLetterKeys();
  return (event) => {
    if (!areLettersOn || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = (event.target as Element).closest<HTMLElement>('[data-row]');
    if (row === null) return;
    const letter = event.key.toLowerCase();
    const act = {
      j: () => step(keys.list.current, row, 1),
      k: () => step(keys.list.current, row, -1),
      x: () => keys.onSelect(rowIdOf(row)),
      '/': keys.onSearch,
      '?': keys.onHelp,
    }[letter];
    if (act !== undefined) {
      event.preventDefault();
      act();
    } else if (keys.letters.includes(letter)) {
      event.preventDefault();
      // A key that is held down decides once.
      if (!event.repeat) keys.onLetter(letter, rowIdOf(row));
    }
  };
}

export const rowIdOf = (row: HTMLElement): string => row.dataset['row'] ?? '';

/** The rows that can be moved to: not those on their way out. */
function rowsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-row]:not([inert])') ?? [])];
}

function step(list: HTMLElement | null, from: HTMLElement, by: 1 | -1): void {
  const rows = rowsIn(list).filter((row) => row.querySelector('[data-row-focus]') !== null);
  const target = rows[rows.indexOf(from) + by];
  target?.querySelector<HTMLElement>('[data-row-focus]')?.focus();
}

/** The row that gets the focus when these leave: the next one, else the one before; '' for none. */
export function neighbourOf(list: HTMLElement | null, leaving: readonly string[]): string {
  const rows = rowsIn(list);
  const stays = (row: HTMLElement) =>
    !leaving.includes(rowIdOf(row)) && row.querySelector('[data-row-focus]') !== null;
  const last = rows.findLastIndex((row) => leaving.includes(rowIdOf(row)));
  const next = rows.slice(last + 1).find(stays) ?? rows.slice(0, last).findLast(stays);
  return next === undefined ? '' : rowIdOf(next);
}
