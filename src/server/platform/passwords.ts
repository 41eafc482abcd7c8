import { refusedWords } from '#texts/en/refused.ts';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refused } from '#core/refusal.ts';
import { openFairLine } from './fair-line.ts';
import type { Turn } from './fair-line.ts';

// OWASP's parameters: 19 MiB, two passes, one lane (about 15 ms of CPU).
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing behind a fair line of cores - 1 slots: a storm of log-ins waits and leaves a core to the
 * votes of those already in. A full line is refused, so that memory stays bounded.
 */
export interface Passwords {
  hash(password: string, turn?: Turn): Promise<string>;
  /** Compares; without a stored hash it works just as long and answers false. */
  verify(password: string, stored: string | null, turn: Turn): Promise<boolean>;
  /** How many people wait for their password to be looked at. */
  waiting(): number;
}

/** Opens the line. `longest` is the number of people who may wait at once. */
export function openPasswords(
  slots = Math.max(1, availableParallelism() - 1),
  longest = 10_000,
): Passwords {
  const line = openFairLine({
    slots,
    longest,
    full: (waiting) =>
      new Refused('overloaded', {
        retryAfter: 10,
        words: () => refusedWords.logInsWait(waiting),
      }),
  });
  // Of the server itself, at its start.
  const own: Turn = { from: '' };
  let decoy: Promise<string> | null = null;

  const hashNow = (password: string) => hash(password.normalize('NFKC'), parameters);
  return {
    waiting: line.waiting,
    hash: (password, turn = own) => line.inTurn(turn, () => hashNow(password)),
    verify: (password, stored, turn) =>
      line.inTurn(turn, async () => {
        const against = stored ?? (await (decoy ??= hashNow('nobody has this password')));
        return (await verify(against, password.normalize('NFKC'))) && stored !== null;
      }),
  };
}
