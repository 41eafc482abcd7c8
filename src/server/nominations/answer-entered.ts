import type { NumberFormat } from '#core/accounts/number-format.ts';
import type { Actor } from '#core/actor.ts';
import { answerOf } from '#core/elections/entered.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { EnteredQuestion } from '#contract/entered.ts';
import type { Tx } from '../platform/db/client.ts';
import { readSigningKey } from '../platform/db/signing-key.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { lockCandidates } from '../elections/first-vote-store.ts';
import type { ElectionRow } from '../elections/store.ts';
import { listElectionRows } from '../elections/store.ts';
import { supporterRuleOf } from '../elections/supporter-rule.ts';
import {
  findPerson,
  isQuestionTo,
  listEnteredRows,
  listQuestionsTo,
  saveAnswer,
} from './entered-store.ts';
import type { EnteredRow } from './entered-store.ts';
import { readEntered } from './entered-token.ts';
import type { EnteredWay } from './entered-token.ts';
import { refusedBy, refuseSecondPost, standBarrier, unnumberedBarrier } from './may-stand.ts';
import { hasProved } from './proved-store.ts';
import { refuseLate } from './refuse-late.ts';
import { putNewcomerOnBallot, putOnBallot, takeCandidacy } from './say-yes.ts';
import { holdNominee, updateStatus } from './store.ts';
import { presentNames } from '../elections/translated.ts';

/** Where officers entered the caller, who has not answered yet. */
export async function listMyQuestions(services: Services, actor: Actor) {
  return (await listQuestionsTo(services.db, actor.id)).map(presentQuestion);
}

/** Answers as the one who is logged in. */
export async function answerEntered(
  services: Services,
  actor: Actor,
  { id, answer }: Input<'answerEntered'>,
) {
  const { numberFormat: format } = await services.campus.settings();
  const question = await services.transact(async (tx) => {
    if (!(await isQuestionTo(tx, id, actor.id))) throw new Refused('unknown-entered');
    const [row] = await listEnteredRows(tx, { id });
    // An officer may have checked in an account of their own: once voting is open it takes nobody off.
    const isProved = row?.accountId === actor.id || (await hasProved(tx, id, actor.id));
    if (row !== undefined && answer === 'no' && !isProved) await refuseLate(tx, row.electionId);
    const by = { actorId: actor.id, how: 'entered by an officer, said yes' };
    return saveFirst(tx, { id, accountId: actor.id, saysYes: answer === 'yes', by, format });
  });
  return { question };
}

/** What a link is about; reading it changes nothing. */
export async function readEnteredLink(
  services: Services,
  _actor: Actor | null,
  { token }: Input<'readEnteredLink'>,
) {
  const { row } = await services.transact((tx) => openLink(tx, token));
  return { ...presentQuestion(row), name: row.name, hasAccount: row.accountId !== null };
}

/**
 * Answers by the link. Who has no account stands under an id of their own, unless they are logged in with
 * the number for which they were entered.
 */
export async function answerByLink(
  services: Services,
  actor: Actor | null,
  { token, answer }: Input<'answerByLink'>,
) {
  const { numberFormat: format } = await services.campus.settings();
  const saysYes = answer === 'yes';
  const question = await services.transact(async (tx) => {
    const { row, way } = await openLink(tx, token);
    // An officer may have it: once voting is open it takes nobody off.
    if (!saysYes && way !== 'sent') await refuseLate(tx, row.electionId);
    const accountId = await accountOf(tx, { row, way }, actor);
    const by = { actorId: null, how: 'entered by an officer, said yes by the link' };
    return saveFirst(tx, { id: row.id, accountId, saysYes, by, format });
  });
  return { question };
}

/**
 * The account that stands: the one that was entered, or the caller's with the number of the list, who has the link from
 * the mailbox or has proved that number.
 */
async function accountOf(
  tx: Tx,
  { row, way }: { row: EnteredRow; way: EnteredWay },
  actor: Actor | null,
): Promise<string | null> {
  if (row.accountId !== null || actor === null || actor.enrollmentNumber !== row.number) {
    return row.accountId;
  }
  return way === 'sent' || (await hasProved(tx, row.id, actor.id)) ? actor.id : null;
}

/** What a link was made for, and which way it went. */
export async function openLink(
  tx: Tx,
  token: string,
): Promise<{ row: EnteredRow; way: EnteredWay }> {
  const read = readEntered(await readSigningKey(tx), token);
  const [row] = read === null ? [] : await listEnteredRows(tx, { id: read.id });
  if (read === null || row === undefined) throw new Refused('entered-link-invalid');
  return { row, way: read.way };
}

/** Keeps the first answer, under the lock of the position. Later ones are told what stands. */
async function saveFirst(
  tx: Tx,
  given: {
    id: string;
    accountId: string | null;
    saysYes: boolean;
    by: { actorId: string | null; how: string };
    format: NumberFormat;
  },
): Promise<EnteredQuestion> {
  const { id, accountId, saysYes, by, format } = given;
  if (accountId !== null && !(await holdNominee(tx, accountId))) {
    throw new Refused('unknown-entered');
  }
  const [asked] = await listEnteredRows(tx, { id });
  if (asked === undefined) throw new Refused('unknown-entered');
  const isFrozen = await lockCandidates(tx, asked.positionId);
  const [row] = await listEnteredRows(tx, { id });
  if (row === undefined) throw new Refused('unknown-entered');
  if (row.saysYes !== null) return presentQuestion(row);
  // Who stands leaves until the list is fixed.
  if (row.standsAs === null) await refuseLate(tx, row.electionId);
  if (isFrozen) throw new Refused('candidates-frozen');
  const person = accountId === null ? null : await findPerson(tx, accountId);
  if (!saysYes) {
    await saveAnswer(tx, { id, saysYes, accountId });
    const detail = `${row.position}, ${row.election}`;
    const { electionId } = row;
    const line = { actorId: by.actorId, objectId: id, electionId, detail };
    await record(tx, { ...line, act: 'nomination.decline' });
    if (row.standsAs !== null) {
      const left = { id: row.standsAs, status: 'withdrawn' as const, actorId: accountId };
      await updateStatus(tx, { ...left, reason: null, checked: [] });
    }
    return presentQuestion({ ...row, saysYes, standsAs: null });
  }
  const [election] = await listElectionRows(tx, { id: row.electionId });
  if (election === undefined) throw new Refused('unknown-entered');
  if (accountId === null) {
    await saveAnswer(tx, { id, saysYes, accountId });
    const barrier = await barrierWithoutAccount(tx, { row, election, format });
    if (barrier !== null) throw barrier;
    await putNewcomerOnBallot(tx, row, by);
    return presentQuestion({ ...row, saysYes, standsAs: null });
  }
  const number = person?.number ?? null;
  if (person === null || number === null || person.role === 'observer') {
    throw new Refused('cannot-stand');
  }
  const { id: standing, role } = person;
  const { electionId, positionId } = row;
  const barrier = await standBarrier(tx, {
    person: { accountId: standing, role, number },
    election,
    positionId,
    format,
  });
  if (barrier !== null) throw refusedBy(barrier, 'your');
  await refuseSecondPost(tx, { electionId, positionId, accountId: standing });
  if (row.standsAs === row.id) {
    await takeCandidacy(tx, row, { accountId: standing, isFrozen });
  } else {
    await saveAnswer(tx, { id, saysYes, accountId });
    await putOnBallot(tx, { ...row, accountId: standing }, by);
  }
  return presentQuestion({ ...row, saysYes, standsAs: null });
}

/** Why somebody without an account cannot stand any more: limits can have changed since they were entered. */
async function barrierWithoutAccount(
  tx: Tx,
  given: { row: EnteredRow; election: ElectionRow; format: NumberFormat },
): Promise<Refused | null> {
  const { row, election, format } = given;
  // They could ask nobody to support them.
  if (supporterRuleOf(election) !== null) return new Refused('supporters-need-account');
  const { positionId, number, name, isStandingChecked: isChecked } = row;
  if (number === '') {
    const barrier = await unnumberedBarrier(tx, { election, positionId, isChecked, name });
    if (barrier === 'is-question') return new Refused('is-question');
    return barrier === null ? null : new Refused('cannot-stand');
  }
  const person = { accountId: null, role: 'student' as const, number };
  const barrier = await standBarrier(tx, { person, election, positionId, format });
  return barrier === null ? null : refusedBy(barrier, 'your');
}

const presentQuestion = (row: EnteredRow): EnteredQuestion => ({
  _id: row.id,
  election: { _id: row.electionId, name: row.election },
  position: row.position,
  answer: answerOf(row.saysYes),
  opensAt: row.startsAt?.toISOString() ?? null,
  stands: row.standsAs !== null,
  ...presentNames(row),
});
