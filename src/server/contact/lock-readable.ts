import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { ActServices } from '../officer-act.ts';
import type { Tx } from '../platform/db/client.ts';
import { listHidden } from './about-store.ts';
import type { ContactRow } from './store.ts';
import { lockContact } from './store.ts';

/** Locks a message for whoever reads it: to others there is none. */
export async function lockReadable(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  id: string,
): Promise<ContactRow> {
  const row = await lockContact(tx, id);
  if (row === null) throw new Refused('unknown-contact');
  const isHidden = row.election_id !== null && (await listHidden(tx, actor, { id })).length > 0;
  if (isHidden) throw new Refused('unknown-contact');
  return row;
}

/** The election in whose record an act on a message stands. */
export const electionOf = ({ election_id: electionId }: Pick<ContactRow, 'election_id'>) =>
  electionId === null ? {} : { electionId };

/** Nobody has to hear any more that it waits. */
export async function tellOver(
  tx: Tx,
  { jobs }: Pick<ActServices, 'jobs'>,
  { election_id: electionId }: Pick<ContactRow, 'election_id'>,
): Promise<void> {
  if (electionId !== null) await jobs.enqueue(tx, 'tell-officers', { electionId });
}
