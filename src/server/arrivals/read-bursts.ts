import type { Actor } from '#core/actor.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { lineOf } from './take-turn.ts';
import { listBursts } from './store.ts';

/** The bursts of the last day, for officers. Nobody learns an address: only whether it is their own. */
export async function readBursts(
  services: Services,
  _actor: Actor,
  _input: unknown,
  { address }: Caller,
) {
  const rows = await listBursts(services.db);
  return {
    bursts: rows.map((row) => ({
      _id: row.id,
      kind: row.kind,
      beganAt: row.began_at.toISOString(),
      lastAt: row.last_at.toISOString(),
      arrived: row.arrived,
      waiting: row.isGoingOn ? row.waiting : 0,
      isGoingOn: row.isGoingOn,
      isYourNetwork: row.line_key === lineOf(row.kind, address),
    })),
  };
}
