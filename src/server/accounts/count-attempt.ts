// Ours, and not rate-limiter-flexible, which blocks for a fixed time only (decision 0020).
import { createHash } from 'node:crypto';
import { Refused } from '#core/refusal.ts';
import type { Services } from '../services.ts';
import type { Db } from '../platform/db/client.ts';
import { widerNetworkOf, widerShare } from '../platform/networks.ts';
import { countFailure, lockAttempts, mostFailures } from './attempt-store.ts';

// One account may fail five times from one network or known device, eight times as often from an IPv6
// /48, and a hundred times from everywhere.
const freeHere = 5;
const freeEverywhere = 100;

const longestPause = 15 * 60;
const keyOf = (name: string) => createHash('sha256').update(name).digest();

/** Under which keys tries from an address are counted, and how many each has free. */
function countsOf(name: string, address: string): readonly { key: Buffer; free: number }[] {
  const wider = widerNetworkOf(address);
  return [
    { key: keyOf(`${name}|${address}`), free: freeHere },
    ...(wider === null ? [] : [{ key: keyOf(`${name}|${wider}`), free: freeHere * widerShare }]),
    { key: keyOf(name), free: freeEverywhere },
  ];
}

/** The keys under which tries from an address are counted: there, in its larger network, and everywhere. */
export const attemptKeys = (name: string, address: string): readonly Buffer[] =>
  countsOf(name, address).map(({ key }) => key);

/** Whether these names have failed so often in a row that their owner should hear of it. */
export async function haveFailedOften(db: Db, keys: readonly Buffer[]): Promise<boolean> {
  return (await mostFailures(db, keys)) >= freeHere;
}

/** A try at the password of `name`. */
interface Try {
  name: string;
  address: string;
  /** The mark of a known device: its tries count apart, so that strangers do not keep its owner out. */
  mark?: string | null;
}

/**
 * Counts a try at somebody's password before it is looked at, so that parallel guesses count too.
 * After the free ones the pause doubles from a second to a quarter of an hour. Answers the keys
 * under which a success is forgotten.
 */
export async function countAttempt(
  services: Services,
  { name, address, mark = null }: Try,
): Promise<readonly Buffer[]> {
  const own =
    mark === null
      ? countsOf(name, address)
      : [{ key: keyOf(`${name} on ${mark}`), free: freeHere }];
  const keys = own.map(({ key }) => key);
  const wait = await services.transact(async (tx) => {
    const counts = await lockAttempts(tx, keys);
    const longest = Math.max(0, ...counts.map((count) => count.wait));
    if (longest > 0) return longest;
    for (const count of counts) {
      const free = own.find(({ key }) => key.equals(count.key))?.free ?? freeHere;
      const over = count.failures + 1 - free;
      await countFailure(tx, count, over < 0 ? 0 : Math.min(longestPause, 2 ** over));
    }
    return 0;
  });
  if (wait > 0) throw new Refused('too-many-log-ins', { retryAfter: wait });
  return keys;
}
