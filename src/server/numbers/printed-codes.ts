import { Refused } from '#core/refusal.ts';
import type { Answer } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import { deletePrintedCodes, savePrintedCodes } from './claim-store.ts';
import { hashCode, newCode } from './codes.ts';
import { listUnproved } from './entry-store.ts';

/** Makes a code for each number of a list that nobody has proved. They are shown this once. */
export const printNumberCodes = officerAct<'printNumberCodes', Answer<'printNumberCodes'>['codes']>(
  {
    async run({ tx, actor, input: { electionId, who, numbers } }) {
      const only = numbers ?? null;
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
    },
    answer: (_services, _input, codes) => ({ codes }),
  },
);

/** Makes printed codes void: these, or all. */
export const voidNumberCodes = officerAct<'voidNumberCodes', void>({
  async run({ tx, actor, input: { numbers } }) {
    await deletePrintedCodes(tx, numbers ?? null);
    const detail = numbers === undefined ? 'all' : numbers.join(', ').slice(0, 300);
    await record(tx, { actorId: actor.id, act: 'number.void-codes', objectId: actor.id, detail });
  },
  answer: () => undefined,
});
