import { plannedChange } from '#texts/change-line.ts';
import { plannedLines } from '#texts/proposal-line.ts';
import { freeCodes } from '#core/council/counted-acts.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Answer, Input } from '#contract/api.ts';
import { safetyEmails } from '#texts/en/safety-emails.ts';
import { findAccount } from '../accounts/store.ts';
import {
  countActs,
  countOfDay,
  listAnnouncedByNumbers,
  listRivals,
  listTouchedByNumbers,
  refuseForRival,
} from '../elections/counted-acts.ts';
import type { Touched } from '../elections/counted-acts.ts';
import { hashToken } from '../platform/tokens.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { officerConfirmsFrom } from '../proposals/confirms-from.ts';
import { askSecondOfficer, isConfirming } from '../proposals/second-officer.ts';
import { takeConfirmed } from '../proposals/public.ts';
import { officerAct } from '../officer-act.ts';
import { deletePrintedCodes, savePrintedCodes } from './claim-store.ts';
import { hashCode, newCode } from './use-number-code.ts';
import { listUnproved } from './entry-store.ts';
import { tellListed } from './check-in.ts';

/**
 * Makes a code for each number of a list that nobody has proved. They are shown this once. Beyond some a day
 * another officer confirms them while voting is open; then who proposed it prints them.
 */
export const printNumberCodes = officerAct<'printNumberCodes', Answer<'printNumberCodes'>['codes']>(
  {
    async run({ tx, actor, input, services }) {
      const { electionId, who, numbers = null } = input;
      const isWithoutAddress = who === 'without-address' && numbers === null;
      const found = await listUnproved(tx, { electionId, isWithoutAddress, numbers });
      if (found.length === 0) throw new Refused('nothing-to-print');
      const entries = await forOthers(tx, { actor, found, isAsked: numbers !== null });
      const printed = entries.map(({ enrollmentNumber }) => enrollmentNumber);
      const touched = await listTouchedByNumbers(tx, printed);
      await askBeyondFree(tx, { actor, input, entries, touched });
      if (isConfirming(tx)) return [];
      const made = entries.map((entry) => ({ ...entry, code: newCode('printed') }));
      const hashes = made.map(({ enrollmentNumber: number, code }) => ({
        number,
        codeHash: hashCode(code, number),
      }));
      await savePrintedCodes(tx, hashes, actor.id);
      const announced = await listAnnouncedByNumbers(tx, printed);
      await countActs(tx, services, {
        ...{ kind: 'codes', by: actor.id },
        touched: new Map([...touched, ...announced]),
      });
      await refuseForRival(tx, services, actor.id, { numbers: printed });
      await tellListed(tx, services, printed, safetyEmails.codePrinted);
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

/**
 * Without the officer's own number, and those of candidates beside whom they stand where another officer prints
 * these. Refuses where such a number was asked for, or where nothing else is left.
 */
async function forOthers(
  tx: Tx,
  { actor, found, isAsked }: { actor: Actor; found: Printing['entries']; isAsked: boolean },
): Promise<Printing['entries']> {
  const own = (await findAccount(tx, actor.id))?.enrollment_number ?? null;
  const numbers = found.map(({ enrollmentNumber }) => enrollmentNumber);
  const rivals = (await listRivals(tx, actor.id, { numbers })).filter((one) => one.hasAnother);
  const left = found.filter(
    ({ enrollmentNumber: number }) =>
      number !== own && !rivals.some((rival) => rival.number === number),
  );
  if (left.length === found.length || (left.length > 0 && !isAsked)) return left;
  throw new Refused(own !== null && numbers.includes(own) ? 'own-number' : 'rival-candidate');
}

interface Printing {
  actor: Actor;
  input: Input<'printNumberCodes'>;
  entries: readonly { enrollmentNumber: string; name: string }[];
  touched: Touched;
}

/** Asks for the second officer where these codes are more than one prints in a day. */
async function askBeyondFree(tx: Tx, { actor, input, entries, touched }: Printing): Promise<void> {
  const { electionId, reason } = input;
  // Those whom the second officer read, and no others: the list may have grown since.
  const printed = entries.map(({ enrollmentNumber }) => enrollmentNumber);
  const asked = hashToken(JSON.stringify(printed.toSorted())).toString('hex');
  const objectKey = `${electionId ?? 'campus'}:${asked}:${actor.id}`;
  const most = Math.max(0, ...touched.values());
  const isBeyond =
    most > 0 &&
    ((await officerConfirmsFrom(tx, actor.id)) !== null ||
      (await countOfDay(tx, actor.id, 'codes')) + most > freeCodes);
  if (isBeyond && (await takeConfirmed(tx, { act: 'number.print-codes', objectKey }))) return;
  await askSecondOfficer(tx, actor, {
    ...{ act: 'number.print-codes', on: { touchesVoting: isBeyond }, objectKey, reason },
    // The list of an election, which its own officers read about.
    electionId,
    accountId: actor.id,
    subject: { key: 'codes', count: entries.length },
    ...plannedLines([{ key: 'prints-codes' }]),
    changes: shownNames(entries),
  });
}

const mostShown = 200;

function shownNames(entries: Printing['entries']) {
  const line = (to: string) => plannedChange({ field: 'code', to });
  const shown = entries
    .slice(0, mostShown)
    .map(({ name, enrollmentNumber }) =>
      line(name === '' ? enrollmentNumber : `${name}, ${enrollmentNumber}`),
    );
  const more = entries.length - shown.length;
  return more === 0 ? shown : [...shown, line(`+ ${more}`)];
}

/** Makes printed codes void: these, or all. */
export const voidNumberCodes = officerAct<'voidNumberCodes', void>({
  async run({ tx, actor, input: { numbers }, services }) {
    const gone = await deletePrintedCodes(tx, numbers ?? null);
    const touched = await listTouchedByNumbers(tx, gone);
    await countActs(tx, services, { kind: 'codes-void', by: actor.id, touched });
    const detail = numbers === undefined ? 'all' : numbers.join(', ').slice(0, 300);
    await record(tx, { actorId: actor.id, act: 'number.void-codes', objectId: actor.id, detail });
  },
  answer: () => undefined,
});
