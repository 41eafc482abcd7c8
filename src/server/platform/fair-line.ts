// Ours, and not p-queue, which neither lets networks take turns nor makes room (decision 0020).
/** Who wants a turn: those of one address share its turns, and who leaves gives theirs up. */
export interface Turn {
  from: string;
  gone?: AbortSignal;
}

/** A bounded line in front of a few slots. */
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
 * Opens a line. Addresses take turns, so that one that sends thousands delays itself; when the line
 * is full, the last of the longest makes room for who comes from elsewhere.
 */
export function openFairLine(parts: {
  slots: number;
  longest: number;
  full: (waiting: number) => Error;
}): FairLine {
  const { longest, full } = parts;
  // By address; whose turn is next stands first.
  const lines = new Map<string, Waiter[]>();
  let free = parts.slots;
  let waiting = 0;

  function leave(from: string, waiter: Waiter): void {
    const line = lines.get(from) ?? [];
    const index = line.indexOf(waiter);
    if (index === -1) return;
    line.splice(index, 1);
    if (line.length === 0) lines.delete(from);
    waiting -= 1;
  }

  function makeRoom(from: string): void {
    let [crowd, most]: [string, Waiter[]] = ['', []];
    for (const [address, line] of lines) {
      if (line.length > most.length) [crowd, most] = [address, line];
    }
    const last = most.at(-1);
    const ours = lines.get(from)?.length ?? 0;
    if (last === undefined || most.length <= ours + 1) throw full(waiting);
    leave(crowd, last);
    last.refuse(full(waiting));
  }

  async function wait({ from, gone }: Turn): Promise<void> {
    if (gone?.aborted === true) throw full(waiting);
    if (waiting >= longest) makeRoom(from);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { go: resolve, refuse: reject };
    const line = lines.get(from);
    if (line === undefined) lines.set(from, [waiter]);
    else line.push(waiter);
    waiting += 1;
    const giveUp = () => {
      leave(from, waiter);
      reject(full(waiting));
    };
    gone?.addEventListener('abort', giveUp, { once: true });
    try {
      await promise;
    } finally {
      gone?.removeEventListener('abort', giveUp);
    }
  }

  function next(): void {
    const [first] = lines;
    if (first === undefined) {
      free += 1;
      return;
    }
    const [from, line] = first;
    lines.delete(from);
    const waiter = line.shift();
    if (line.length > 0) lines.set(from, line);
    waiting -= 1;
    waiter?.go();
  }

  return {
    waiting: () => waiting,
    async inTurn(turn, work) {
      if (free > 0) free -= 1;
      else await wait(turn);
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
