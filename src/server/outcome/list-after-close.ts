import type { Db } from '../platform/db/client.ts';
import { listFormerComplaints } from '../elections/former-complaints-store.ts';
import { listTurnoutGroups, listDraws } from '../counting/public.ts';
import type { DrawRow } from '../counting/public.ts';
import type { AfterClose } from './view.ts';

/** What is told of ended elections besides their counts, and the draws that decided them. */
export async function listAfterClose(
  db: Db,
  ids: readonly string[],
): Promise<{ draws: ReadonlyMap<string, DrawRow>; of: (id: string) => AfterClose }> {
  const draws = await listDraws(db, ids);
  const complaints = Map.groupBy(
    await listFormerComplaints(db, { electionIds: ids }),
    (row) => row.electionId,
  );
  const groups = Map.groupBy(await listTurnoutGroups(db, ids), (row) => row.election_id);
  return {
    draws,
    of: (id) => ({
      draw: draws.get(id) ?? null,
      complaints: complaints.get(id) ?? [],
      groups: groups.get(id) ?? [],
    }),
  };
}
