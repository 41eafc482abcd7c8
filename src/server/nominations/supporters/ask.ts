import { wrong } from '#core/kernel/wrong.ts';
import { isEnrollmentNumber, normalizeEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import type { Actor } from '#core/actor.ts';
import { neededOf, supporterLimits } from '#core/elections/supporters.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import { isEmailAddress } from '#core/text.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import { findNomination, holdAccount } from '../store.ts';
import { findRule, isWanted, lockSupported } from './find-supported.ts';
import { barrierOf, refusedSupport, withLists } from './may-support.ts';
import { countNamed, findNamedAccount, insertNamed, namesOf } from './store.ts';
import { tellAsked } from './tell.ts';

/**
 * Asks somebody to propose or second one's own nomination. Known or not, and whether they could or not,
 * the caller is answered alike; who can is asked by e-mail once, and on Home.
 */
export async function askSupport(
  services: Services,
  actor: Actor,
  { id, kind, who }: Input<'askSupport'>,
) {
  const { numberFormats: format, timeZone } = await services.campus.settings();
  const named = nameOf(who, format);
  if (named === null) throw invalidInput({ who: notNamed });
  await services.transact(async (tx) => {
    if (!(await holdAccount(tx, actor.id))) throw new Refused('not-logged-in');
    const nomination = await findNomination(tx, id);
    if (nomination?.nomineeId !== actor.id) throw new Refused('unknown-nomination');
    if (!isWanted(nomination)) throw new Refused('nomination-over');
    const found = await findRule(tx, id);
    if (found === null) throw new Refused('no-supporters-needed');
    const supported = await lockSupported(tx, found);
    if (neededOf(supported.rule)[kind] === 0) throw new Refused('no-supporters-needed');
    if (namesOf(actor).includes(named)) throw refusedSupport('own-nomination');
    if ((await countNamed(tx, id)) >= supporterLimits.asked) throw new Refused('asked-enough');
    const { positionId } = nomination;
    const account = await findNamedAccount(tx, named);
    const accountId = account?.id ?? null;
    await insertNamed(tx, { nominationId: id, positionId, accountId, kind, named });
    if (account === null) return;
    const person = await withLists(tx, account);
    if (barrierOf(supported, person, format) !== null) return;
    await tellAsked(tx, services, { supported, account, kind, timeZone });
  });
}

const notNamed = wrong('enter-enrollment-number-or-e');

/** A number, or an address in lower case; null for anything else. */
function nameOf(who: string, format: NumberFormat): string | null {
  const number = normalizeEnrollmentNumber(who);
  if (isEnrollmentNumber(number, format)) return number;
  return isEmailAddress(who) ? who.toLowerCase() : null;
}
