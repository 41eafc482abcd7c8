import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refused } from '../http/refused.ts';

// OWASP's parameters: 19 MiB, two passes, one lane (about 15 ms of CPU).
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing behind a fair queue of cores - 1 slots: a storm of log-ins waits in line and leaves a
 * core to the votes of those already in. A full line is refused, so that memory stays bounded.
 */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares; without a stored hash it works just as long and answers false. */
  verify(password: string, stored: string | null): Promise<boolean>;
  /** People in the line. */
  waiting(): number;
}

/** Opens the queue. `longestLine` is the number of people who may wait at once. */
export function openPasswords(
  slots = Math.max(1, availableParallelism() - 1),
  longestLine = 10_000,
): Passwords {
  let free = slots;
  const line: (() => void)[] = [];
  let decoy: Promise<string> | null = null;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free === 0) {
      if (line.length >= longestLine) throw new Refused('overloaded', { retryAfter: 10 });
      await new Promise<void>((resolve) => line.push(resolve));
    } else free -= 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next === undefined) free += 1;
      else next();
    }
  }

  const hashInTurn = (password: string) =>
    inTurn(() => hash(password.normalize('NFKC'), parameters));
  return {
    hash: hashInTurn,
    waiting: () => line.length,
    async verify(password, stored) {
      decoy ??= hashInTurn('nobody has this password');
      const against = stored ?? (await decoy);
      const isRight = await inTurn(() => verify(against, password.normalize('NFKC')));
      return isRight && stored !== null;
    },
  };
}
