import { randomUUID } from 'node:crypto';
import { isSameFormat } from '#core/accounts/number-format.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { holdNumberFormat } from '../number-format/hold-number-format.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { finishAct } from '../elections/act.ts';
import { insertImport } from './import-store.ts';
import { countLateAddresses } from './late-addresses.ts';
import { lockList, refuseBesideOpening, refuseFixed } from './lock-list.ts';
import { prepareImport, readFile } from './prepare-import.ts';
import { addEntries, markOwnList, removeNumbers } from './store.ts';
import { presentImport } from './view.ts';

/** What voters of an election read when its list changes before voting opens. */
export const listChanged = 'Changed: the voter list.';

// No electionAct: the file is read before the transaction, and the list of the campus is of no election.
/**
 * Imports a list exactly as it was previewed: the plan is made again under the lock, and where the list
 * has changed since, nothing is stored.
 */
export async function importVoterList(
  services: Services,
  actor: Actor,
  input: Input<'importVoterList'>,
) {
  const file = await readFile(services, input);
  const imported = await services.transact(async (tx) => {
    // What was read by another format is read again.
    if (!isSameFormat(await holdNumberFormat(tx), file.format))
      throw new Refused('voter-list-moved');
    const locked = await lockList(tx, input.electionId);
    refuseFixed(locked);
    const plan = await prepareImport(tx, input, file);
    if (plan.stamp !== input.stamp) throw new Refused('voter-list-moved');
    const { list, moment, election } = locked;
    const { added, changed, removed, same } = plan;
    const row = {
      id: randomUUID(),
      election_id: list,
      file_name: input.fileName,
      mode: input.mode,
      added: added.length,
      changed: changed.length,
      removed: removed.length,
      same,
      bad: file.problems.filter(({ kind }) => kind === 'bad').length,
      imported_by: actor.id,
      imported_at: moment,
    };
    await insertImport(tx, row);
    const writing = { list, moment, actorId: actor.id, importId: row.id };
    const gone = [...removed, ...changed.map(({ enrollmentNumber }) => enrollmentNumber)];
    await removeNumbers(tx, gone, writing);
    await addEntries(tx, [...added, ...changed], writing);
    await countLateAddresses(tx, services, writing);
    const detail = `${input.fileName}: ${added.length} added, ${changed.length} corrected, ${removed.length} removed`;
    if (election === null) {
      await record(tx, { actorId: actor.id, act: 'voter-list.import', objectId: row.id, detail });
    } else {
      await markOwnList(tx, election.row.id);
      await finishAct(tx, {
        id: election.row.id,
        actor,
        act: 'voter-list.import',
        life: election,
        name: `${election.row.name}: ${detail}`,
        what: election.phase === 'draft' ? null : listChanged,
      });
    }
    await refuseBesideOpening(tx, locked);
    return presentImport({ ...row, undone_at: null, officer: actor.name });
  });
  return { import: imported };
}
