import { Refused } from '#core/refusal.ts';

// A picture in hand is 5 MB at most until it is decoded, and decoding goes one by one.
const mostAtOnce = 24;
const mostOfOne = 3;

const inHand = new Map<string, number>();

/**
 * Does the work on one picture while few enough are in this process's memory: three of one person,
 * 24 of all. More are asked to come back.
 */
export async function withPictureSlot<T>(accountId: string, work: () => Promise<T>): Promise<T> {
  const own = inHand.get(accountId) ?? 0;
  const all = [...inHand.values()].reduce((sum, count) => sum + count, 0);
  if (own >= mostOfOne) throw new Refused('too-many-requests', { retryAfter: 5 });
  if (all >= mostAtOnce) throw new Refused('overloaded', { retryAfter: 5 });
  inHand.set(accountId, own + 1);
  try {
    return await work();
  } finally {
    const left = (inHand.get(accountId) ?? 1) - 1;
    if (left === 0) inHand.delete(accountId);
    else inHand.set(accountId, left);
  }
}
