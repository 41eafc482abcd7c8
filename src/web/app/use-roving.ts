import type { FocusEvent, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { searchForm } from '#core/kernel/search-form.ts';

/** Milliseconds after which typing starts a new search. */
const memory = 700;

interface Roving {
  id: string;
  /** What typing letters finds. */
  name: string;
}

/**
 * One Tab stop for a whole list: arrows, Home, End and typed letters move inside it. Mark each
 * control with data-roving={id} and give it tabIndex={tabIndexOf(id)}. Tab enters at `start`, else
 * at the first.
 */
export function useRoving(entries: readonly Roving[], start: string | null = null) {
  const [active, setActive] = useState<string | null>(null);
  const search = useRef({ text: '', at: 0 });
  const isThere = (wanted: string | null) => entries.some(({ id }) => id === wanted);
  const stop = [active, start].find(isThere) ?? entries[0]?.id ?? null;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const place = idOf(event.target);
    const index = entries.findIndex(({ id }) => id === place);
    if (index === -1) return;
    const target = targetOf(event, entries, index, search.current);
    if (target === undefined) return;
    event.preventDefault();
    setActive(target.id);
    const list = event.currentTarget;
    list.querySelector<HTMLElement>(`[data-roving="${CSS.escape(target.id)}"]`)?.focus();
  };

  return {
    /** For the element around the controls. */
    listProps: {
      onKeyDown,
      onFocus: (event: FocusEvent) => {
        // Other controls may stand between them.
        const id = idOf(event.target);
        if (id !== null) setActive(id);
      },
    },
    tabIndexOf: (id: string) => (id === stop ? 0 : -1),
  };
}

const idOf = (target: EventTarget) =>
  target instanceof HTMLElement ? (target.dataset['roving'] ?? null) : null;

function targetOf(
  event: KeyboardEvent,
  entries: readonly Roving[],
  index: number,
  search: { text: string; at: number },
): Roving | undefined {
  switch (event.key) {
    case 'ArrowDown':
      return entries[Math.min(index + 1, entries.length - 1)];
    case 'ArrowUp':
      return entries[Math.max(index - 1, 0)];
    case 'Home':
      return entries[0];
    case 'End':
      return entries.at(-1);
  }
  const isLetter = [...event.key].length === 1 && event.key !== ' ';
  if (!isLetter) return undefined;
  const isFresh = event.timeStamp - search.at > memory;
  search.text = (isFresh ? '' : search.text) + searchForm(event.key);
  search.at = event.timeStamp;
  return find(entries, index, search.text);
}

/** The next name with a word that starts with the text; the same letter again goes to the next. */
function find(entries: readonly Roving[], index: number, typed: string): Roving | undefined {
  const [letter = ''] = typed;
  const isRepeated = [...typed].every((one) => one === letter);
  const text = isRepeated ? letter : typed;
  const start = isRepeated ? index + 1 : index;
  const inOrder = [...entries.slice(start), ...entries.slice(0, start)];
  const startsSo = (name: string) => searchForm(name).startsWith(text);
  return (
    inOrder.find(({ name }) => startsSo(name)) ??
    inOrder.find(({ name }) => name.split(/\s+/).some(startsSo))
  );
}
