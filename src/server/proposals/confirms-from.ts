import { confirmsFrom } from '#core/council/new-officers.ts';
import type { Tx } from '../platform/db/client.ts';
import { findSince } from './officers-store.ts';

/** From when an officer can confirm what another one did; null: now. */
export async function officerConfirmsFrom(tx: Tx, id: string): Promise<Date | null> {
  const [found] = await findSince(tx, [id]);
  return found === undefined ? null : confirmsFrom(found.officerSince, found.now);
}
