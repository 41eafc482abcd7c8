import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { listElectionRecord } from '../record/list.ts';
import type { Services } from '../services.ts';
import { listElectionRows } from '../elections/store.ts';

/** The acts on an election that everybody may read: which, when, and their hashes. */
export async function readElectionRecord(
  services: Services,
  _actor: Actor | null,
  { id }: Input<'readElectionRecord'>,
) {
  const [election] = await listElectionRows(services.db, { id, isDraft: false });
  if (election === undefined) throw new Refused('unknown-election');
  return listElectionRecord(services.db, id);
}
