import { wrong } from '#core/kernel/wrong.ts';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import type { Actor } from '#core/actor.ts';
import {
  areSupportersComplete,
  missingSupporters,
  neededOf,
  supporterKinds,
} from '#core/elections/supporters.ts';
import type { SupporterKind } from '#core/elections/supporters.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { refusedWords, supportRefused } from '#texts/en/refused.ts';
import { readClock } from '../../platform/db/clock.ts';
import type { Tx } from '../../platform/db/client.ts';
import { record } from '../../platform/record.ts';
import { spokenIn } from '../../platform/languages.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../verb.ts';
import { putOnBallot } from '../put-on-ballot.ts';
import { findNomination, holdAccount, holdNominee, updateStatus } from '../store.ts';
import { tellDecision } from '../tell-decision.ts';
import { findRule, isOpenNow, isWanted, lockSupported } from './find-supported.ts';
import { barrierOf, refusedSupport, withLists } from './may-support.ts';
import type { Supported } from './may-support.ts';
import {
  claimNamed,
  confirmSupport,
  countConfirmed,
  declineSupport,
  findEntry,
  findOwn,
  findVoter,
  supportsOther,
} from './store.ts';
import { tellMissing } from './tell.ts';
import { presentSupport } from './view.ts';

/** The candidate of a shared link, and as what the caller can support them. */
export async function readSupport(
  services: Services,
  actor: Actor,
  { id }: Input<'readSupport'>,
  { language }: Caller,
) {
  const { db } = services;
  const { numberFormats: format } = await services.campus.settings();
  const supported = await findRule(db, id);
  const account = await findVoter(db, actor.id);
  if (supported === null || account === null || !isWanted(supported.nomination)) {
    throw new Refused('unknown-support');
  }
  if (supported.election.state === 'draft') throw new Refused('unknown-support');
  const own = await findOwn(db, id, actor.id);
  const missing = missingSupporters(supported.rule, await countConfirmed(db, id));
  const barrier = (await isOpenNow(db, supported))
    ? barrierOf(supported, await withLists(db, account), format)
    : 'over';
  const problem = barrier && spokenIn(language ?? 'en', () => supportRefused[barrier]);
  const said = { kind: own?.kind ?? null, isConfirmed: own?.isConfirmed === true };
  const [shown] = await presentSupport(db, [{ ...supported, ...said }]);
  if (shown === undefined) throw new Refused('unknown-support');
  return { ...shown, missing: supporterKinds.filter((kind) => missing[kind] > 0), problem };
}

/** Supports a candidate, declines, or takes it back. */
export async function answerSupport(
  services: Services,
  actor: Actor,
  { id, answer, kind }: Input<'answerSupport'>,
) {
  const { numberFormats: format } = await services.campus.settings();
  if (answer === 'no') {
    const wasConfirmed = await services.transact((tx) => decline(tx, services, actor, id));
    const message = wasConfirmed ? answers.supportTakenBack : answers.supportDeclined;
    return { kind: null, message };
  }
  if (kind === undefined) throw invalidInput({ kind: wrong('choose-whether-to-propose-or') });
  await services.transact((tx) => confirm(tx, services, actor, { id, kind, format }));
  return { kind };
}

/**
 * Holds both people before the position, as everywhere. One support of a person is judged after the other, in whatever
 * position, and one of a position; the index of the table stands behind that.
 */
async function lockBoth(tx: Tx, actor: Actor, id: string): Promise<Supported> {
  if (!(await holdNominee(tx, actor.id))) throw new Refused('not-logged-in');
  const found = await findRule(tx, id);
  if (found === null || found.election.state === 'draft') throw new Refused('unknown-support');
  const { accountId } = found.nomination;
  if (accountId !== null && !(await holdAccount(tx, accountId))) {
    throw new Refused('unknown-support');
  }
  return found;
}

async function confirm(
  tx: Tx,
  services: Services,
  actor: Actor,
  { id, kind, format }: { id: string; kind: SupporterKind; format: NumberFormat },
): Promise<void> {
  const supported = await lockSupported(tx, await lockBoth(tx, actor, id));
  const { nomination, rule } = supported;
  const account = await findVoter(tx, actor.id);
  if (account === null) throw new Refused('not-logged-in');
  const barrier = barrierOf(supported, await withLists(tx, account), format);
  if (barrier !== null) throw refusedSupport(barrier);
  if (neededOf(rule)[kind] === 0) throw new Refused('no-supporters-needed');
  const own = await findOwn(tx, id, actor.id);
  if (own?.isConfirmed === true) {
    if (own.kind === kind) return;
    throw new Refused('supports-already');
  }
  const { positionId } = nomination;
  const place = { nominationId: id, positionId, accountId: actor.id };
  if (await supportsOther(tx, { ...place, electionId: null })) throw new Refused('supports-other');
  const { electionId } = nomination;
  if (rule.oneOfElection === true && (await supportsOther(tx, { ...place, electionId }))) {
    throw new Refused('supports-other', { words: () => refusedWords.supportsOther });
  }
  if (missingSupporters(rule, await countConfirmed(tx, id))[kind] === 0) {
    throw new Refused('supporters-complete');
  }
  await claimNamed(tx, id, account);
  await confirmSupport(tx, { ...place, kind });
  if (areSupportersComplete(rule, await countConfirmed(tx, id))) {
    await putEntered(tx, services, supported);
  }
}

/** Whom officers entered is on the ballot once they have their supporters. */
async function putEntered(tx: Tx, services: Services, { nomination }: Supported): Promise<void> {
  const { id, electionId, election, positionId, position, accountId } = nomination;
  const entry = await findEntry(tx, id);
  if (entry === null) return;
  const place = { electionId, election, positionId, position, accountId, ...entry };
  const how =
    'entered by an officer, who says that they have agreed to stand; has their supporters';
  if ((await putOnBallot(tx, [place], { actorId: null, how })).length === 0) return;
  await tellDecision(tx, services, nomination, { status: 'accepted', reason: null });
}

/**
 * Declines, or takes a support back; says whether it was confirmed. An accepted candidate who lacks a
 * supporter then is not on the ballot any more.
 */
async function decline(tx: Tx, services: Services, actor: Actor, id: string): Promise<boolean> {
  const found = await lockBoth(tx, actor, id);
  const account = await findVoter(tx, actor.id);
  if (account === null) throw new Refused('not-logged-in');
  await claimNamed(tx, id, account);
  const own = await findOwn(tx, id, actor.id);
  if (own?.isConfirmed !== true) {
    await declineSupport(tx, id, actor.id);
    return false;
  }
  const { nomination, rule } = await lockSupported(tx, found);
  await declineSupport(tx, id, actor.id);
  if (nomination.status !== 'accepted') return true;
  if (areSupportersComplete(rule, await countConfirmed(tx, id))) return true;
  await updateStatus(tx, { id, status: 'pending', actorId: actor.id, reason: null, checked: [] });
  const { electionId, position, election } = nomination;
  const detail = `${position}, ${election}, a supporter took it back`;
  const line = { actorId: null, objectId: id, electionId, detail };
  await record(tx, { ...line, act: 'nomination.reopen' });
  const now = await findNomination(tx, id);
  if (now === null) return true;
  await tellDecision(tx, services, now, { status: 'pending', reason: null });
  await tellMissing(tx, services, now, await readClock(tx));
  return true;
}
