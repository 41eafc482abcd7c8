import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { listElectionRows } from '../elections/store.ts';
import type { Services } from '../services.ts';
import { listAskedRecord, readHead } from './store.ts';

const most = 500;

/** The acts on an election that everybody may read: which, when, and their hashes. */
export async function readElectionRecord(
  services: Services,
  _actor: Actor | null,
  { id }: Input<'readElectionRecord'>,
) {
  const [election] = await listElectionRows(services.db, { id });
  if (election === undefined || election.state === 'draft') throw new Refused('unknown-election');
  const asked = { search: '', electionId: id };
  const { rows } = await listAskedRecord(services.db, asked, { from: 0, size: most });
  return {
    entries: rows.map(({ seq, at, act, hash }) => ({ seq, at: at.toISOString(), act, hash })),
    head: await readHead(services.db),
  };
}
