import { phaseOf } from '#core/elections/phase.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { Actor } from '#core/actor.ts';
import { endProposalsOf } from '../proposals/expire.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Tx } from '../platform/db/client.ts';
import { officerAct } from '../officer-act.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { countActs, listOpenOf } from '../elections/counted-acts.ts';
import { lockAllCandidates } from '../elections/first-vote-store.ts';
import { listElectionRows, lockElection } from '../elections/store.ts';
import { datesOf } from '../elections/view.ts';
import { enterPeople, findPeople } from './enter-people.ts';
import { listEnteredRows } from './entered-store.ts';
import { presentProblems } from './find-enterable.ts';
import type { WrongLine } from './find-enterable.ts';
import type { Entered } from './stand-entered.ts';
import { presentEntered, standAtOnce } from './stand-entered.ts';
import { holdAccount } from './store.ts';
import { areSupportersAsked } from './supporters/rule-of.ts';

/** What became of the lines. */
interface Outcome {
  entered: Entered[];
  problems: WrongLine[];
  message?: string;
}

export const entering = officerAct<'enterCandidates', Outcome, Outcome>({
  async run({ tx, actor, input: typed, services, settings: { numberFormats: format } }) {
    const { electionId } = typed;
    if (!(await holdAccount(tx, actor.id))) throw new Refused('not-logged-in');
    const people = await findPeople(tx, { electionId, typed, format });
    const areFrozen = await lockAllCandidates(
      tx,
      people.lines.map(({ positionId }) => positionId),
    );
    // Who has no account is held by nothing else: two officers may enter them for two positions.
    await lockElection(tx, electionId, 'no key update');
    const { election, phase } = await enterableElection(tx, electionId);
    const isOpen = phase === 'open';
    if (areFrozen) throw new Refused('candidates-frozen');
    const given = { actor, election, isOpen, people, typed, format };
    const { rows, problems } = await enterPeople(tx, given);
    if (problems.length > 0) return { entered: [], problems, message: answers.nobodyEntered };
    if (phase === 'draft') {
      await endProposalsOf(tx, { act: 'election.publish', electionId });
      const entered = await presentEntered(tx, services, rows);
      return { entered, problems, message: answers.candidatesInDraft };
    }
    const touched = await listOpenOf(tx, new Map([[electionId, rows.length]]));
    await countActs(tx, services, { kind: 'candidates', by: actor.id, touched });
    const entered = await standAtOnce(tx, services, rows, { actor, isOpen });
    const waits = areSupportersAsked(rows);
    return { entered, problems, ...(waits && { message: answers.candidatesNeedSupporters }) };
  },
  answer: (_services, _input, outcome) => outcome,
});

/**
 * Enters people as candidates: all lines, or none where one is unclear. They stand at once; in a draft nobody
 * hears of it before it is published.
 */
export async function enterCandidates(
  services: Services,
  actor: Actor,
  input: Input<'enterCandidates'>,
  { language }: Caller,
) {
  const { problems, ...outcome } = await entering.perform(services, actor, input);
  return { ...outcome, problems: presentProblems(problems, language) };
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

/** Whom officers entered as candidates of an election, with the links to hand over. */
export async function listEntered(
  services: Services,
  _actor: Actor,
  { id: electionId }: Input<'listEntered'>,
): Promise<Entered[]> {
  return services.transact(async (tx) => {
    const [election] = await listElectionRows(tx, { id: electionId });
    if (election === undefined) throw new Refused('unknown-election');
    return presentEntered(tx, services, await listEnteredRows(tx, { electionId }));
  });
}
