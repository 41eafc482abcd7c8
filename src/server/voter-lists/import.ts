import { randomUUID } from 'node:crypto';
import { isSameFormat } from '#core/accounts/number-format.ts';
import { Refused } from '#core/refusal.ts';
import type { Reply } from '#contract/api.ts';
import { listInNoneBy } from '../elections/in-none-store.ts';
import { holdNumberFormat } from '../number-format/number-format.ts';
import { officerAct } from '../officer-act.ts';
import type { OfficerAct } from '../officer-act.ts';
import { changesOf, finishChange, listChanged } from './change-list.ts';
import { insertImport } from './import-store.ts';
import { countLateAddresses } from './late-addresses.ts';
import { lockList, refuseBesideOpening, refuseEmptied, refuseFixed } from './lock-list.ts';
import { prepareImport, readFile } from './prepare-import.ts';
import type { ReadFile } from './prepare-import.ts';
import { addEntries, markOwnList, readBeside, readNumbers, removeNumbers } from './store.ts';
import { presentImport } from './view.ts';

// No electionAct: the file is read before the transaction, and the list of the campus is of no election.
/**
 * Imports a list exactly as it was previewed: the plan is made again under the lock, and where the list
 * has changed since, nothing is stored.
 */
export const importVoterList: OfficerAct<'importVoterList'> = {
  async perform(services, actor, input, first) {
    const file = await readFile(services, input);
    return importing(file).perform(services, actor, input, first);
  },
};

const importing = (file: ReadFile) =>
  officerAct<'importVoterList', Reply<'importVoterList'>['import']>({
    async run({ tx, actor, input, services }) {
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
      const present = new Map(
        (await readNumbers(tx, list, [...removed, ...changed.map(numberOf)])).map((one) => [
          one.enrollmentNumber,
          one,
        ]),
      );
      const gone = [...removed, ...changed.map(numberOf)];
      const beside = await readBeside(tx, list, added.map(numberOf));
      await removeNumbers(tx, gone, writing);
      await addEntries(tx, [...added, ...changed], writing);
      await refuseEmptied(tx, locked);
      await countLateAddresses(tx, services, writing);
      if (election !== null) await markOwnList(tx, election.row.id);
      await finishChange(tx, services, {
        ...{ locked, actor, act: 'voter-list.import', objectId: row.id, reason: input.reason },
        objectKey: list ?? 'campus',
        detail: `${input.fileName}: ${added.length} added, ${changed.length} corrected, ${removed.length} removed`,
        numbers: [...added.map(numberOf), ...gone],
        changes: changesOf([
          ...changed.map((to) => ({ from: present.get(to.enrollmentNumber) ?? null, to })),
          ...removed.map((number) => ({ from: present.get(number) ?? null, to: null })),
          ...added.map((to) => ({
            ...{ from: null, to },
            isBeside: beside.has(to.enrollmentNumber),
          })),
        ]),
        line: election === null || election.phase === 'draft' ? null : listChanged,
        kind: 'listed',
      });
      await refuseBesideOpening(tx, locked);
      return presentImport({ ...row, undone_at: null, officer: actor.name });
    },
    async answer({ db }, { electionId }, imported) {
      const inNone = await listInNoneBy(db, electionId);
      return { import: imported, ...(inNone.length > 0 && { inNone }) };
    },
  });

const numberOf = ({ enrollmentNumber }: { enrollmentNumber: string }) => enrollmentNumber;
