import type { Actor } from '#core/actor.ts';
import { answerOf } from '#core/elections/entered.ts';
import { uncheckedConditions } from '#core/elections/nomination.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Answer, Input } from '#contract/api.ts';
import type { EnteredCandidate } from '#contract/entered.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import type { ActServices } from '../officer-act.ts';
import type { Services } from '../services.ts';
import { lockCandidates } from '../elections/first-vote-store.ts';
import { findPositions } from '../elections/positions-store.ts';
import type { ElectionRow } from '../elections/store.ts';
import { listElectionRows, lockElection } from '../elections/store.ts';
import { supporterRuleOf } from '../elections/supporter-rule.ts';
import { datesOf } from '../elections/view.ts';
import { askEntered, tellStands } from './ask-entered.ts';
import { findTitle, insertEntered, listEnteredRows } from './entered-store.ts';
import type { EnteredRow } from './entered-store.ts';
import { findEnterable } from './find-enterable.ts';
import type { EnteredLine, FoundLine } from './find-enterable.ts';
import { unnumberedBarrier } from './may-stand.ts';
import { putOnBallot, takeAsYes } from './say-yes.ts';
import { holdAccount, holdNominee } from './store.ts';
import { wrongPeople } from './wrong-people.ts';

/** What officers entered, and the position's lock is held for. */
interface Entering {
  actor: Actor;
  election: ElectionRow;
  checked: readonly string[];
  /** Lines of people without a number who meet the limits, as the officer says. */
  mayStand: readonly string[];
  timeZone: string;
  /** The campus chose that who was entered is on the ballot until they say no. */
  doStand: boolean;
}
type Entered = EnteredCandidate & { link: string };

/**
 * Enters people as candidates: all lines, or none where one is unclear. Before voting opens each is
 * asked; in an election that opened as it was published they stand at once.
 */
export const enterCandidates = officerAct<'enterCandidates', Answer<'enterCandidates'>>({
  async run({ tx, actor, input, services, settings }) {
    const { electionId, candidates, checked = [], byName, mayStand = [] } = input;
    const { numberFormat: format, timeZone, enteredStand: doStand } = settings;
    if (!(await holdAccount(tx, actor.id))) throw new Refused('not-logged-in');
    const lines = await placesOf(tx, electionId, candidates);
    const { found, problems } = await findEnterable(tx, { electionId, lines, format, byName });
    const gone = await holdPeople(tx, found);
    const areFrozen = await lockPositions(tx, lines);
    // Who has no account is held by nothing else: two officers may enter them for two positions.
    await lockElection(tx, electionId, 'no key update');
    const { election, isOpen } = await enterableElection(tx, electionId);
    if (areFrozen) throw new Refused('candidates-frozen');
    if (uncheckedConditions(election.candidate_conditions, checked).length > 0) {
      throw new Refused('conditions-unchecked');
    }
    const judged = { found, gone, election, format, isOpen, mayStand };
    problems.push(...(await wrongPeople(tx, judged)));
    if (problems.length > 0) return { entered: [], problems, message: answers.nobodyEntered };
    const needsSupporters = supporterRuleOf(election) !== null;
    if (isOpen && needsSupporters) throw new Refused('entered-need-supporters');
    const entering = {
      actor,
      election,
      checked: election.candidate_conditions,
      mayStand,
      timeZone,
      doStand: doStand && !needsSupporters,
    };
    const entered: Entered[] = [];
    // Before voting opens officers hear who has not answered.
    if (!isOpen) await services.jobs.enqueue(tx, 'tell-officers', { electionId });
    for (const one of found) {
      const enter = isOpen ? standAtOnce : askToStand;
      entered.push(await enter(tx, services, entering, one));
    }
    if (needsSupporters) return { entered, problems: [], message: answers.candidatesEnteredAlone };
    return { entered, problems: [], ...(isOpen && { message: answers.candidatesStand }) };
  },
  answer: (_services, _input, answer) => answer,
});

/** Each line with the id of its position. */
async function placesOf(
  tx: Tx,
  electionId: string,
  candidates: Input<'enterCandidates'>['candidates'],
): Promise<EnteredLine[]> {
  const names = candidates.map(({ position }) => position);
  const ids = await findPositions(tx, electionId, names);
  if (ids === null) throw new Refused('unknown-election');
  return candidates.flatMap(({ lines }, index) => {
    const positionId = ids[index] ?? null;
    if (positionId === null) throw new Refused('unknown-position');
    return lines.map((line) => ({ positionId, line }));
  });
}

/** Holds the accounts, in order and before the positions; gives those that were closed meanwhile. */
async function holdPeople(tx: Tx, found: readonly FoundLine[]): Promise<Set<string>> {
  const ids = new Set(found.flatMap(({ person }) => person.accountId ?? []));
  const gone = new Set<string>();
  for (const id of [...ids].toSorted()) if (!(await holdNominee(tx, id))) gone.add(id);
  return gone;
}

async function lockPositions(tx: Tx, lines: readonly EnteredLine[]): Promise<boolean> {
  const ids = new Set(lines.map(({ positionId }) => positionId));
  let areFrozen = false;
  for (const id of [...ids].toSorted()) areFrozen = (await lockCandidates(tx, id)) || areFrozen;
  return areFrozen;
}

/** The election, while people can be entered: before voting opens, or where it opened as it was published. */
async function enterableElection(tx: Tx, id: string) {
  const [election] = await listElectionRows(tx, { id });
  if (election === undefined) throw new Refused('unknown-election');
  const phase = phaseOf(datesOf(election), (await readClock(tx)).getTime());
  const { starts_at: opened, published_at: published } = election;
  const isOpen = phase === 'open' && opened !== null && published !== null && opened <= published;
  if (phase !== 'draft' && phase !== 'upcoming' && !isOpen) throw new Refused('voting-began');
  return { election, isOpen };
}

/** Asks somebody; who nominated themselves before has said yes. */
async function askToStand(
  tx: Tx,
  services: ActServices,
  { actor, election, checked, mayStand, timeZone, doStand }: Entering,
  { person, positionId, line }: FoundLine,
): Promise<Entered> {
  const { id: electionId } = election;
  // It is an answer only where the question was one.
  const isAsked =
    person.number === null &&
    (await unnumberedBarrier(tx, { election, positionId, isChecked: false, name: '' })) !== null;
  const isStandingChecked = isAsked && mayStand.includes(line);
  const given = { electionId, positionId, person, actorId: actor.id, checked, isStandingChecked };
  const id = await insertEntered(tx, given);
  const [row] = id === null ? [] : await listEnteredRows(tx, { id });
  if (row === undefined) throw new Error('somebody was entered meanwhile');
  await record(tx, {
    actorId: actor.id,
    act: 'nomination.enter',
    objectId: row.id,
    electionId,
    detail: [
      row.position,
      row.election,
      ...(isStandingChecked ? ['no number, checked by whoever entered them: may stand'] : []),
    ].join(', '),
  });
  const { accountId: nomineeId } = person;
  const hasAsked =
    nomineeId !== null && (await takeAsYes(tx, { positionId, nomineeId, actorId: actor.id }));
  if (!hasAsked && doStand && nomineeId !== null) {
    const by = { actorId: actor.id, how: 'entered by an officer, on the ballot until they say no' };
    await putOnBallot(tx, { ...row, accountId: nomineeId }, by);
  }
  const [asked = row] = await listEnteredRows(tx, { id: row.id });
  const { link } = hasAsked
    ? { link: '' }
    : await askEntered(tx, services, { row: asked, timeZone });
  const [now = asked] = await listEnteredRows(tx, { id: row.id });
  return { ...presentEntered(now), link };
}

/** Puts somebody on the ballot of an election that opened as it was published. */
async function standAtOnce(
  tx: Tx,
  services: ActServices,
  { actor, election, checked }: Entering,
  { person, positionId }: FoundLine,
): Promise<Entered> {
  const { accountId, number, name } = person;
  if (accountId === null) throw new Refused('unknown-user');
  const place = { electionId: election.id, election: election.name, positionId, accountId };
  const position = await findTitle(tx, positionId);
  const how = 'entered by an officer while voting was open';
  const whole = { ...place, position, enteredBy: actor.id, checked };
  const id = await putOnBallot(tx, whole, { actorId: actor.id, how });
  if (id === null) throw new Error('somebody was put on the ballot meanwhile');
  await tellStands(tx, services, { ...place, nominationId: id, position });
  const shown = { positionId, position, name, enrollmentNumber: number ?? '' };
  return { _id: id, ...shown, answer: 'stands', hasAccount: true, emailedAt: null, link: '' };
}

/** Whom officers entered as candidates of an election, and what they said. */
export async function listEntered(
  { db }: Services,
  _actor: Actor,
  { id: electionId }: Input<'listEntered'>,
) {
  const [election] = await listElectionRows(db, { id: electionId });
  if (election === undefined) throw new Refused('unknown-election');
  return (await listEnteredRows(db, { electionId })).map(presentEntered);
}

const presentEntered = (row: EnteredRow): EnteredCandidate => ({
  _id: row.id,
  positionId: row.positionId,
  position: row.position,
  name: row.name,
  enrollmentNumber: row.number,
  answer: row.standsAs === null ? answerOf(row.saysYes) : 'stands',
  hasAccount: row.hasAccount,
  emailedAt: row.emailedAt?.toISOString() ?? null,
});
