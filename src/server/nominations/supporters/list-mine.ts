import type { Actor } from '#core/actor.ts';
import { isSupportOpen } from '#core/elections/supporters.ts';
import { readClock } from '../../platform/db/clock.ts';
import type { Services } from '../../services.ts';
import { datesOf } from '../../elections/view.ts';
import { barrierOf, withLists } from './may-support.ts';
import { findVoter, listEnteredOf, listSupportOf, namesOf } from './store.ts';
import { findRules } from './find-supported.ts';
import { presentSupport } from './view.ts';

/**
 * Candidates whom the caller is asked to support, and can, or whom they support, as long as that can be
 * changed.
 */
export async function listMySupport(services: Services, actor: Actor) {
  const { db } = services;
  const said = await listSupportOf(db, actor.id, namesOf(actor));
  const account = said.length === 0 ? null : await findVoter(db, actor.id);
  if (account === null) return [];
  const { numberFormats: format } = await services.campus.settings();
  const person = await withLists(db, account);
  const ids = said.map(({ id }) => id);
  const supported = await findRules(db, ids);
  const entered = await listEnteredOf(db, ids);
  const now = (await readClock(db)).getTime();
  const shown = said.flatMap(({ id, kind, isConfirmed }) => {
    const one = supported.get(id);
    if (one === undefined || !isSupportOpen(datesOf(one.election), entered.has(id), now)) return [];
    if (!isConfirmed && barrierOf(one, person, format) !== null) return [];
    return [{ ...one, kind, isConfirmed }];
  });
  return presentSupport(db, shown);
}
