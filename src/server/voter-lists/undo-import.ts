import { Refused } from '#core/refusal.ts';
import { holdNumberFormat } from '../number-format/number-format.ts';
import { officerAct } from '../officer-act.ts';
import { changesOf, finishChange, listChanged } from './change-list.ts';
import {
  findImport,
  isBuiltUpon,
  isVotedWith,
  revertImport,
  wouldBringMisfits,
} from './import-store.ts';
import { countLateAddresses } from './late-addresses.ts';
import { lockList, refuseBesideOpening, refuseFixed } from './lock-list.ts';
import { touchList } from './store.ts';

// No electionAct: whose list it is stands in the import, and the list of the campus is of no election.
/** Undoes an import, unless a later one or an election that is open stands on it. */
export const undoVoterListImport = officerAct<'undoVoterListImport', void>({
  async run({ tx, actor, input: { id, reason = '' }, services }) {
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
    const numbers = [...new Set([...gone, ...back].map(numberOf))];
    if (election !== null) await touchList(tx, election.row.id, { addedAfterOpening: 0 });
    await countLateAddresses(tx, services, { list, moment });
    const was = new Map(gone.map((one) => [one.enrollmentNumber, one]));
    const is = new Map(back.map((one) => [one.enrollmentNumber, one]));
    await finishChange(tx, services, {
      ...{ locked, actor, act: 'voter-list.undo', objectId: id, objectKey: id, reason, numbers },
      detail: `${row.file_name}: ${gone.length} removed, ${back.length} brought back`,
      changes: changesOf(
        numbers.map((number) => ({ from: was.get(number) ?? null, to: is.get(number) ?? null })),
      ),
      line: election === null || election.phase === 'draft' ? null : listChanged,
      kind: 'listed',
    });
    await refuseBesideOpening(tx, locked);
  },
  answer: () => undefined,
});

const numberOf = ({ enrollmentNumber }: { enrollmentNumber: string }) => enrollmentNumber;
