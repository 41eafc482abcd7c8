import type { KeyboardEvent, RefObject } from 'react';
import { useSyncExternalStore } from 'react';
import { storedText } from '#web/app/stored-text.ts';
import { focusTargetOf, rowIdOf, rowsIn } from '#web/kit/list/use-row-focus.ts';

interface LetterKeys {
  box: RefObject<HTMLElement | null>;
  /** The letters of the two decisions. */
  letters: readonly string[];
  onLetter: (letter: string, rowId: string) => void;
  onSelect: (rowId: string) => void;
  onSearch: () => void;
  onHelp: () => void;
}

/** Single letters in a list: they work only while a row has the focus, and can be switched off. */
export function useLetterKeys(keys: LetterKeys): (event: KeyboardEvent) => void {
  const areOn = useLettersOn();
  return (event) => {
    if (!areOn || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = (event.target as Element).closest<HTMLElement>('[data-row]');
    if (row === null) return;
    const letter = event.key.toLowerCase();
    const act = {
      j: () => step(keys.box.current, row, 1),
      k: () => step(keys.box.current, row, -1),
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

function step(box: HTMLElement | null, from: HTMLElement, by: 1 | -1): void {
  const rows = rowsIn(box).filter((row) => focusTargetOf(row) !== null);
  const target = rows[rows.indexOf(from) + by];
  if (target !== undefined) focusTargetOf(target)?.focus();
}

// Single letters as shortcuts can be switched off on each device (WCAG 2.1.4).
const switched = storedText('letter-keys');

export function switchLetters(isOn: boolean): void {
  switched.write(isOn ? null : 'off');
}

/** Whether single letters do anything in the lists of the dashboard. */
export function useLettersOn(): boolean {
  return useSyncExternalStore(
    switched.subscribe,
    () => switched.read() !== 'off',
    () => true,
  );
}
