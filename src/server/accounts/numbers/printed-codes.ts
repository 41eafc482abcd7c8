import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { deletePrintedCodes, savePrintedCodes } from './claim-store.ts';
import { hashCode, newCode } from './codes.ts';
import { listUnproved } from './entry-store.ts';

/** Makes a code for each number of a list that nobody has proved. They are shown this once. */
export async function printNumberCodes(
  services: Services,
  actor: Actor,
  { electionId, who, numbers }: Input<'printNumberCodes'>,
) {
  const only = numbers ?? null;
  const codes = await services.transact(async (tx) => {
    const isWithoutAddress = who === 'without-address' && only === null;
    const entries = await listUnproved(tx, { electionId, isWithoutAddress, numbers: only });
    if (entries.length === 0) throw new Refused('nothing-to-print');
    const made = entries.map((entry) => ({ ...entry, code: newCode('printed') }));
    const hashes = made.map(({ enrollmentNumber: number, code }) => ({
      number,
      codeHash: hashCode(code, number),
    }));
    await savePrintedCodes(tx, hashes, actor.id);
    await record(tx, {
      actorId: actor.id,
      act: 'number.print-codes',
      objectId: electionId ?? actor.id,
      detail: `${made.length} codes`,
    });
    return made;
  });
  return { codes };
}

/** Makes printed codes void: these, or all. */
export async function voidNumberCodes(
  services: Services,
  actor: Actor,
  { numbers }: Input<'voidNumberCodes'>,
) {
  await services.transact(async (tx) => {
    await deletePrintedCodes(tx, numbers ?? null);
    const detail = numbers === undefined ? 'all' : numbers.join(', ').slice(0, 300);
    await record(tx, { actorId: actor.id, act: 'number.void-codes', objectId: actor.id, detail });
  });
}
