import { timingSafeEqual, randomInt } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { holdNumberFormat, refuseOtherCampus } from '../number-format/number-format.ts';
import { presentUser } from '../accounts/view.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import { countTry, findPrintedCode, lockNumber } from './claim-store.ts';
import { isFromEntry } from './entry-store.ts';
import { moveNumber } from './move-number.ts';
import { codeLength, codeLetters } from '#core/accounts/number-code.ts';
import { hashToken } from '../platform/tokens.ts';

/** What is kept of a code: it is of use with its number only, and a mailed one with its session. */
export const hashCode = (code: string, number: string, session = '') =>
  hashToken(`${number}|${session}|${code}`);

/**
 * Proves a number by a code: one that was mailed for this very session, or a printed one. Tries are
 * counted before the code is looked at, by who tries: nobody uses up the tries of somebody else.
 */
export async function useNumberCode(
  services: Services,
  actor: Actor,
  { enrollmentNumber: number, code }: Input<'useNumberCode'>,
) {
  await refuseOtherCampus(services, number);
  await services.rateLimits.spend([{ name: `number-code|${actor.id}`, most: 20, seconds: 3_600 }]);
  const sessionHash = Buffer.from(actor.session, 'base64');
  const mailed = await services.transact((tx) =>
    countTry(tx, { number, accountId: actor.id, sessionHash }),
  );
  const typed = hashCode(code, number, actor.session);
  const sent = mailed.find(({ codeHash }) => timingSafeEqual(codeHash, typed));
  const row = await services.transact(async (tx) => {
    await holdNumberFormat(tx);
    await lockNumber(tx, number);
    const isMailed = sent !== undefined && (await isFromEntry(tx, { number, email: sent.email }));
    if (!isMailed) await checkPrintedCode(tx, number, code);
    const way = isMailed ? 'address' : 'code';
    return moveNumber(tx, services, { number, to: actor.id, way, actorId: actor.id });
  });
  return { user: presentUser(row) };
}

/** Refuses a printed code that is not the one of this number, or that was used. */
export async function checkPrintedCode(tx: Tx, number: string, code: string): Promise<void> {
  const printed = await findPrintedCode(tx, number);
  if (printed === null || !timingSafeEqual(printed, hashCode(code, number))) {
    throw new Refused('code-wrong');
  }
}

/** A new code; its letters come from the system's randomness. */
export function newCode(kind: keyof typeof codeLength): string {
  const letters = Array.from(
    { length: codeLength[kind] },
    () => codeLetters[randomInt(codeLetters.length)],
  );
  return letters.join('');
}
