// The stream of changes of this tab. It is closed while the tab is hidden and opened again after a
// failure, with growing pauses. While there is no stream, listeners poll every 15 seconds.
import type { LiveEvent, LiveEvents } from '#contract/live.ts';
import { livePath } from '#contract/routes.ts';

export interface LiveListener {
  /** Counts changed. */
  standings: (event: LiveEvents['standings']) => void;
  /** Elections, candidates or results changed. */
  changed: () => void;
  /** Changes may have been missed: read again. */
  missed: () => void;
}

export interface Live {
  /** Listens until the returned function is called; the stream is open while anybody listens. */
  join: (listener: LiveListener) => () => void;
}

interface Surroundings {
  /** Opens the stream. */
  open: () => EventSource;
  /** Milliseconds between polls while there is no stream. */
  pollEvery: number;
  /** Milliseconds before the n-th try to get the stream back, n from 0. */
  pauseBefore: (failures: number) => number;
}

/** Milliseconds after which a stream counts as stable. */
const steady = 10_000;

/** Up to half a minute, spread so that a whole campus does not connect at one moment. */
function pauseBefore(failures: number): number {
  return Math.min(30_000, 1000 * 2 ** failures) * (0.5 + Math.random() / 2);
}

export function createLive({ open, pollEvery, pauseBefore: pause }: Surroundings): Live {
  const listeners = new Set<LiveListener>();
  let source: EventSource | null = null;
  let failures = 0;
  let openedAt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;

  const changed = () => {
    for (const listener of listeners) listener.changed();
  };
  const missed = () => {
    for (const listener of listeners) listener.missed();
  };
  const onStandings = (event: MessageEvent<string>) => {
    const standings = readStandings(event.data);
    if (standings === null) return;
    for (const listener of listeners) listener.standings(standings);
  };

  const start = () => {
    if (source !== null || listeners.size === 0 || document.visibilityState === 'hidden') return;
    clearTimeout(retry);
    const opened = open();
    source = opened;
    on(opened, 'standings', onStandings);
    on(opened, 'elections', changed);
    opened.addEventListener('open', () => {
      openedAt = Date.now();
      clearInterval(poll);
      poll = undefined;
      // Changes before this moment were missed.
      missed();
    });
    opened.addEventListener('error', () => {
      if (source !== opened) return;
      // The browser would reconnect by itself, at its own pace and for ever.
      stop();
      // A stream that fails at once counts as a failed try.
      if (openedAt > 0 && Date.now() - openedAt > steady) failures = 0;
      openedAt = 0;
      retry = setTimeout(start, pause(failures));
      failures += 1;
      if (poll === undefined) {
        missed();
        poll = setInterval(missed, pollEvery);
      }
    });
  };
  const stop = () => {
    source?.close();
    source = null;
    clearTimeout(retry);
  };
  const rest = () => {
    stop();
    clearInterval(poll);
    poll = undefined;
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') return rest();
    failures = 0;
    start();
  };

  return {
    join(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', onVisibility);
        failures = 0;
        start();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', onVisibility);
        rest();
      };
    },
  };
}

function on(source: EventSource, name: LiveEvent, listener: (event: MessageEvent<string>) => void) {
  source.addEventListener(name, listener);
}

/** Reads an event without trusting that it is one. */
function readStandings(text: string): LiveEvents['standings'] | null {
  try {
    const { electionId, asOf, votes } = JSON.parse(text) as Partial<LiveEvents['standings']>;
    if (typeof electionId !== 'string' || typeof asOf !== 'string') return null;
    return typeof votes === 'object' && votes !== null ? { electionId, asOf, votes } : null;
  } catch {
    return null;
  }
}

/** The stream of this tab. */
export const live = createLive({
  open: () => new EventSource(`/api${livePath}`),
  pollEvery: 15_000,
  pauseBefore,
});
