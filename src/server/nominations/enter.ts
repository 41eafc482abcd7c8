import { phaseOf } from '#core/elections/phase.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Answer, Input } from '#contract/api.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Tx } from '../platform/db/client.ts';
import { officerAct } from '../officer-act.ts';
import type { ActScene } from '../officer-act.ts';
import type { Services } from '../services.ts';
import type { Actor } from '#core/actor.ts';
import { countActs, listOpenOf } from '../elections/counted-acts.ts';
import { lockCandidates } from '../elections/first-vote-store.ts';
import { listElectionRows, lockElection } from '../elections/store.ts';
import { supporterRuleOf } from '../elections/supporter-rule.ts';
import { datesOf } from '../elections/view.ts';
import { enterPeople, findPeople } from './enter-people.ts';
import { listEnteredRows } from './entered-store.ts';
import type { EnteredRow } from './entered-store.ts';
import type { EnteredLine } from './find-enterable.ts';
import { putOnBallot, takeAsYes } from './say-yes.ts';
import type { Entered } from './stand-entered.ts';
import { ask, presentEntered, standAtOnce } from './stand-entered.ts';
import { holdAccount } from './store.ts';

/**
 * Enters people as candidates: all lines, or none where one is unclear. In a draft nobody hears of it before
 * it is published; before voting opens each is asked; in an election that opened as it was published they
 * stand at once.
 */
export const enterCandidates = officerAct<'enterCandidates', Answer<'enterCandidates'>>({
  async run(scene) {
    const { tx, actor, input: typed, services, settings } = scene;
    const { electionId } = typed;
    const { numberFormat: format, timeZone } = settings;
    if (!(await holdAccount(tx, actor.id))) throw new Refused('not-logged-in');
    const people = await findPeople(tx, { electionId, typed, format });
    const areFrozen = await lockPositions(tx, people.lines);
    // Who has no account is held by nothing else: two officers may enter them for two positions.
    await lockElection(tx, electionId, 'no key update');
    const { election, phase } = await enterableElection(tx, electionId);
    const isOpen = phase === 'open';
    if (areFrozen) throw new Refused('candidates-frozen');
    const given = { actor, election, isOpen, people, typed, format };
    const { rows, problems } = await enterPeople(tx, given);
    if (problems.length > 0) return { entered: [], problems, message: answers.nobodyEntered };
    if (phase === 'draft') {
      const entered = rows.map((row) => ({ ...presentEntered(row), link: '' }));
      return { entered, problems, message: answers.candidatesInDraft };
    }
    const touched = await listOpenOf(tx, new Map([[electionId, rows.length]]));
    await countActs(tx, services, { kind: 'candidates', by: actor.id, touched });
    const needsSupporters = supporterRuleOf(election) !== null;
    // Before voting opens officers hear who has not answered.
    if (!isOpen) await services.jobs.enqueue(tx, 'tell-officers', { electionId });
    const entered: Entered[] = [];
    for (const row of rows) {
      entered.push(
        isOpen
          ? await standAtOnce(tx, services, row, { actor, isOpen, timeZone })
          : await askToStand(scene, row, !needsSupporters),
      );
    }
    if (needsSupporters) return { entered, problems, message: answers.candidatesEnteredAlone };
    return { entered, problems, ...(isOpen && { message: answers.candidatesStand }) };
  },
  answer: (_services, _input, answer) => answer,
});

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
  return { election, phase };
}

/** Asks somebody; who nominated themselves before has said yes. */
async function askToStand(
  { tx, actor, services, settings }: ActScene<'enterCandidates'>,
  row: EnteredRow,
  mayStandAtOnce: boolean,
): Promise<Entered> {
  const { accountId: nomineeId, positionId } = row;
  const hasAsked =
    nomineeId !== null && (await takeAsYes(tx, { positionId, nomineeId, actorId: actor.id }));
  // The campus chose that who was entered is on the ballot until they say no.
  if (!hasAsked && mayStandAtOnce && settings.enteredStand && nomineeId !== null) {
    const by = { actorId: actor.id, how: 'entered by an officer, on the ballot until they say no' };
    await putOnBallot(tx, { ...row, accountId: nomineeId }, by);
  }
  const [asked = row] = await listEnteredRows(tx, { id: row.id });
  if (hasAsked) return { ...presentEntered(asked), link: '' };
  return ask(tx, services, asked, settings.timeZone);
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
