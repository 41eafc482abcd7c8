import type { NumberFormat } from '#core/accounts/number-format.ts';
import type { Actor } from '#core/actor.ts';
import { enteredStatusOf } from '#core/elections/entered.ts';
import type { LineProblem } from '#core/elections/entered.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { EnteredCandidate } from '#contract/entered.ts';
import { haveAgreedMissing } from '#contract/typed-candidates.ts';
import type { ActServices } from '../officer-act.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Tx } from '../platform/db/client.ts';
import type { ElectionRow } from '../elections/store.ts';
import { listElectionRows } from '../elections/store.ts';
import { datesOf } from '../elections/view.ts';
import { enterPeople, findPeople } from './enter-people.ts';
import type { FoundPeople, TypedPeople } from './enter-people.ts';
import { listEnteredRows, listPeople } from './entered-store.ts';
import type { EnteredRow } from './entered-store.ts';
import { problemOf } from './find-enterable.ts';
import { judgeStanding, readStanding, unnumberedBarrier } from './may-stand.ts';
import { putOnBallot } from './put-on-ballot.ts';
import { holdNominees } from './store.ts';
import { areSupportersAsked } from './supporters/rule-of.ts';
import { linksToHand, tellEntered } from './tell-entered.ts';

/** Somebody who was entered, and the link to hand over where no e-mail leaves. */
export type Entered = EnteredCandidate;

/** Puts people on the ballot who were entered, and tells them how they leave it. */
export async function standAtOnce(
  tx: Tx,
  services: ActServices,
  rows: readonly EnteredRow[],
  { actor, isOpen }: { actor: Actor; isOpen: boolean },
): Promise<Entered[]> {
  const when = isOpen ? ' while voting was open' : '';
  const how = `entered by an officer${when}, who says that they have agreed to stand`;
  await putOnBallot(tx, rows, { actorId: actor.id, how });
  await tellEntered(tx, services, await listAnew(tx, rows));
  return presentEntered(tx, services, await listAnew(tx, rows));
}

/** What is so by now of people who were entered, in their order. */
async function listAnew(tx: Tx, rows: readonly EnteredRow[]): Promise<EnteredRow[]> {
  const now = await listEnteredRows(tx, { ids: rows.map(({ id }) => id) });
  const byId = new Map(now.map((row) => [row.id, row]));
  return rows.map((row) => byId.get(row.id) ?? row);
}

/** People who were entered, for officers. */
export async function presentEntered(
  tx: Tx,
  services: Pick<ActServices, 'mail' | 'config'>,
  rows: readonly EnteredRow[],
): Promise<Entered[]> {
  const links = await linksToHand(tx, services, rows);
  return rows.map((row, at) => ({
    _id: row.id,
    positionId: row.positionId,
    position: row.position,
    name: row.name,
    enrollmentNumber: row.number,
    status: enteredStatusOf(row),
    hasLeft: row.hasLeft,
    hasAccount: row.accountId !== null,
    emailedAt: row.emailedAt?.toISOString() ?? null,
    link: enteredStatusOf(row) === 'off' ? '' : (links[at] ?? ''),
  }));
}

/** The people of an election that is published, with their accounts held: to be called before it is locked. */
export async function holdCandidates(
  tx: Tx,
  given: { electionId: string; typed: TypedPeople | null; format: NumberFormat },
): Promise<FoundPeople | null> {
  const { electionId, typed, format } = given;
  const people = typed === null ? null : await findPeople(tx, { electionId, typed, format });
  const rows = await listEnteredRows(tx, { electionId });
  await holdNominees(
    tx,
    rows.flatMap(({ accountId }) => accountId ?? []),
  );
  return people;
}

/** What officers typed of people with the call that makes or publishes an election; null for nobody. */
export function typedIn(
  input: Pick<
    Partial<Input<'publishElection'>>,
    'candidates' | 'haveAgreed' | 'checked' | 'byName' | 'mayStand'
  >,
): TypedPeople | null {
  const { candidates = [], haveAgreed, checked, byName, mayStand } = input;
  if (candidates.length === 0) return null;
  if (haveAgreed !== true) throw invalidInput({ haveAgreed: haveAgreedMissing });
  return { candidates, checked, byName, mayStand };
}

/** Enters whom officers typed in an election that is a draft, or is being published. */
export async function enterTyped(
  tx: Tx,
  given: {
    actor: Actor;
    id: string;
    people: FoundPeople;
    typed: TypedPeople;
    format: NumberFormat;
  },
): Promise<EnteredRow[]> {
  const { actor, id, people, typed, format } = given;
  const { election, isOpen } = await lifeOf(tx, id);
  const { rows, problems } = await enterPeople(tx, {
    ...{ actor, election, isOpen, people, typed, format },
  });
  if (problems.length === 0) return rows;
  const titles = people.lines.map(({ positionId, line }) => ({ positionId, line }));
  const asSent = typed.candidates.flatMap(({ position, lines }) => lines.map(() => position));
  throw new Refused('wrong-candidates', {
    problems: problems.map((one) => {
      const at = titles.findIndex(
        ({ positionId, line }) => positionId === one.positionId && line === one.line,
      );
      return { ...one, position: asSent[at] ?? '' };
    }),
  });
}

/** An election, and whether voting is open. */
async function lifeOf(tx: Tx, id: string): Promise<{ election: ElectionRow; isOpen: boolean }> {
  const [election] = await listElectionRows(tx, { id });
  if (election === undefined) throw new Refused('unknown-election');
  const isOpen = phaseOf(datesOf(election), (await readClock(tx)).getTime()) === 'open';
  return { election, isOpen };
}

/** Whom officers entered in an election that is published now stands with it, or waits for supporters. */
export async function standPublished(
  tx: Tx,
  services: ActServices,
  given: { actor: Actor; id: string; format: NumberFormat },
): Promise<Entered[]> {
  const { actor, id, format } = given;
  const { election, isOpen } = await lifeOf(tx, id);
  const rows = await listWaiting(tx, id);
  if (rows.length === 0) return [];
  const problems = await misfits(tx, { rows, election, format });
  if (problems.length > 0) throw new Refused('wrong-candidates', { problems });
  if (isOpen && areSupportersAsked(rows)) throw new Refused('entered-need-supporters');
  return standAtOnce(tx, services, rows, { actor, isOpen });
}

/** Who was entered, did not leave, and has no place on the ballot and had none; who asked to stand waits as well. */
async function listWaiting(tx: Tx, electionId: string): Promise<EnteredRow[]> {
  const rows = await listEnteredRows(tx, { electionId });
  return rows.filter(
    ({ status, hasLeft, nominationId, id }) =>
      !hasLeft && (status === null || (status === 'pending' && nominationId !== id)),
  );
}

/** Who may not stand any more: limits can have changed since they were entered in the draft. */
async function misfits(
  tx: Tx,
  given: { rows: readonly EnteredRow[]; election: ElectionRow; format: NumberFormat },
): Promise<LineProblem[]> {
  const { rows, election, format } = given;
  const standing = await readStanding(tx, {
    electionId: election.id,
    positionIds: [...new Set(rows.map(({ positionId }) => positionId))],
    people: rows,
  });
  const accounts = await listPeople(
    tx,
    rows.flatMap(({ accountId }) => accountId ?? []),
  );
  const roles = new Map(accounts.map(({ id, role }) => [id, role]));
  return rows.flatMap((row) => {
    const { accountId, positionId, position, name, number, isStandingChecked: isChecked } = row;
    const role = roles.get(accountId ?? '') ?? 'student';
    const person = { accountId, role, number };
    const barrier =
      number === ''
        ? unnumberedBarrier({ election, positionId, isChecked, name }, standing)
        : judgeStanding({ person, election, positionId, format }, standing);
    if (barrier === 'is-question') throw new Refused('is-question');
    if (barrier === null) return [];
    return [{ ...problemOf({ positionId, line: name }, barrier), position }];
  });
}
