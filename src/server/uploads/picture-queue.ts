import PQueue from 'p-queue';
import { Refused } from '#core/refusal.ts';
import { openFairPlaces } from '../platform/fair-places.ts';

// A picture that is held is 5 MB at most until it is decoded.
const mostHeld = 24;
const mostHeldOfOne = 3;

/** Bounds what pictures take of one server process: memory and a core. */
export interface PictureQueue {
  /**
   * Does the work on one picture while few enough are in memory: three of one person, 24 of all.
   * Refuses at once where there is no room, so that nobody fills it by sending slowly.
   */
  hold<T>(accountId: string, work: () => Promise<T>): Promise<T>;
  /** One is decoded after the other, so that memory holds the pixels of one at a time. */
  decode<T>(work: () => Promise<T>): Promise<T>;
}

export function openPictureQueue(): PictureQueue {
  const held = openFairPlaces<symbol>(mostHeld);
  const decoding = new PQueue({ concurrency: 1 });
  return {
    async hold(accountId, work) {
      const picture = Symbol(accountId);
      if (held.heldBy(accountId) >= mostHeldOfOne) {
        throw new Refused('too-many-requests', { retryAfter: 5 });
      }
      if (!held.take(accountId, picture)) throw new Refused('overloaded', { retryAfter: 5 });
      try {
        return await work();
      } finally {
        held.leave(accountId, picture);
      }
    },
    decode: (work) => decoding.add(work),
  };
}
