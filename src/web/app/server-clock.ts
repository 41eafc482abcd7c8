import { useContext, useSyncExternalStore } from 'react';
import { RenderedPageContext } from './page-state.ts';

// Elections open and close by the server's clock; the one of this device may be wrong by hours.
let offset = 0;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
// What the screens show. It stands still between two ticks, as React reads it twice in a render.
let shown: number | null = null;

function tick(): void {
  shown = listeners.size === 0 ? null : serverNow();
  for (const listener of listeners) listener();
}

/** Ticks at the start of every second, while somebody listens. */
function beat(): void {
  timer = setTimeout(
    () => {
      tick();
      beat();
    },
    1000 - (serverNow() % 1000),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) beat();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    shown = null;
  };
}

/** The second that is shown. Where nobody listens yet, it is taken anew for each task. */
function shownNow(): number {
  if (shown !== null) return shown;
  shown = serverNow();
  setTimeout(() => {
    if (listeners.size === 0) shown = null;
  });
  return shown;
}

/** Sets the clock by an answer that has just come: milliseconds since 1970. */
export function learnServerTime(told: number): void {
  if (!Number.isFinite(told)) return;
  offset = told - Date.now();
  tick();
}

/** The server's clock in milliseconds, late by the time that the answer took. */
export function serverNow(): number {
  return Date.now() + offset;
}

/**
 * What `read` returns for the server's clock, once a second. It returns a primitive, so that a
 * screen is rendered again only when that changes.
 */
export function useServerTime<T extends string | number | boolean | null>(
  read: (now: number) => T,
): T {
  const rendered = useContext(RenderedPageContext);
  return useSyncExternalStore(
    subscribe,
    () => read(shownNow()),
    // Hydration needs the time at which the server rendered.
    () => read(rendered?.renderedAt ?? serverNow()),
  );
}
