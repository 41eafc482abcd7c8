import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { holdNumberFormat } from '../number-format/hold-number-format.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { finishAct } from '../elections/act.ts';
import {
  findImport,
  isBuiltUpon,
  isVotedWith,
  revertImport,
  wouldBringMisfits,
} from './import-store.ts';
import { listChanged } from './import.ts';
import { lockList, refuseBesideOpening, refuseFixed } from './lock-list.ts';
import { touchList } from './store.ts';

// No electionAct: whose list it is stands in the import, and the list of the campus is of no election.
/** Undoes an import, unless a later one or an election that is open stands on it. */
export async function undoVoterListImport(
  services: Services,
  actor: Actor,
  { id }: Input<'undoVoterListImport'>,
) {
  await services.transact(async (tx) => {
    const format = await holdNumberFormat(tx);
    const known = await findImport(tx, id);
    if (known === null) throw new Refused('unknown-import');
    const locked = await lockList(tx, known.election_id);
    // Once more under the lock: of several officers who undo it at once, one does.
    const row = await findImport(tx, id);
    if (row === null) throw new Refused('unknown-import');
    if (row.undone_at !== null) throw new Refused('import-undone');
    refuseFixed(locked);
    if (await isBuiltUpon(tx, row)) throw new Refused('import-not-last');
    const { list, moment, election } = locked;
    if (list === null && (await isVotedWith(tx, row.imported_at))) {
      throw new Refused('import-in-use');
    }
    if (await wouldBringMisfits(tx, row, format)) throw new Refused('import-other-format');
    const { gone, back } = await revertImport(tx, row, moment, actor.id);
    const detail = `${row.file_name}: ${gone} removed, ${back} brought back`;
    if (election === null) {
      await record(tx, { actorId: actor.id, act: 'voter-list.undo', objectId: id, detail });
    } else {
      await touchList(tx, election.row.id, { addedAfterOpening: 0 });
      await finishAct(tx, {
        id: election.row.id,
        actor,
        act: 'voter-list.undo',
        life: election,
        name: `${election.row.name}: ${detail}`,
        what: election.phase === 'draft' ? null : listChanged,
      });
    }
    await refuseBesideOpening(tx, locked);
  });
}
