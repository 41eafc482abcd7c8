import { openFairPlaces } from './fair-places.ts';

/** A wish for a turn. Those of one address share its turns; an abort gives the turn up. */
export interface Turn {
  from: string;
  gone?: AbortSignal;
}

/** A bounded queue in front of a few slots. */
export interface FairLine {
  /** Does the work when its turn has come. Throws what `full` gives when there is no room. */
  inTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T>;
  /** How many wait, those apart whose turn it is. */
  waiting(): number;
}

interface Waiter {
  go(): void;
  refuse(reason: unknown): void;
}

/**
 * Opens a queue whose places networks share and in which they take turns, so that one that sends
 * thousands delays itself. p-queue has neither turns nor a way to make room (decision 0020).
 */
export function openFairLine(parts: {
  slots: number;
  longest: number;
  full: (waiting: number) => Error;
}): FairLine {
  const places = openFairPlaces<Waiter>(parts.longest, (waiter) => waiter.refuse(full()));
  const full = () => parts.full(places.taken());
  let free = parts.slots;

  async function wait({ from, gone }: Turn): Promise<void> {
    if (gone?.aborted === true) throw full();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { go: resolve, refuse: reject };
    if (!places.take(from, waiter)) throw full();
    const giveUp = () => {
      places.leave(from, waiter);
      reject(full());
    };
    gone?.addEventListener('abort', giveUp, { once: true });
    try {
      await promise;
    } finally {
      gone?.removeEventListener('abort', giveUp);
    }
  }

  return {
    waiting: () => places.taken(),
    async inTurn(turn, work) {
      if (free > 0) free -= 1;
      else await wait(turn);
      try {
        return await work();
      } finally {
        const next = places.next();
        if (next === undefined) free += 1;
        else next.go();
      }
    },
  };
}
