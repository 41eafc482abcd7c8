import { refusalText } from '#texts/in-language.ts';
import { refusedWords } from '#texts/en/refused.ts';
import type { RecordedAct } from '#core/council/recorded-acts.ts';
import { isOfficer, mayCall } from '#core/accounts/role.ts';
import type { Actor } from '#core/actor.ts';
import { confirmsFrom } from '#core/council/new-officers.ts';
import { canBeAnnounced, isPersonalAct } from '#core/council/two-person.ts';
import { Refused } from '#core/refusal.ts';
import { api } from '#contract/api.ts';
import type { Input } from '#contract/api.ts';
import { requireFreshLogIn } from '../fresh-log-in/require-fresh-log-in.ts';
import type { Tx } from '../platform/db/client.ts';
import { momentText } from '#texts/moment-text.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import type { OfficerAct, ProposingCall } from '../officer-act.ts';
import { askNoMore } from './expire.ts';
import { countRemoved, findSince, listLinks, listNewOfficers } from './officers-store.ts';
import { letConfirm } from './second-officer.ts';
import type { ProposalRow } from './store.ts';
import type { SayOnPage } from './tell-others.ts';
import { tellAnnounced } from './tell-others.ts';
import {
  announceAlone as noteAnnounced,
  countOfficers,
  findProposal,
  isRuleOn,
  isStillOfficer,
  listOpen,
  lockProposal,
  settle,
} from './store.ts';
import { accessOf, presentProposal, secondFor } from './view.ts';

/** What waits for a second officer, and who cannot confirm it yet; observers do not read what is about a person. */
export async function listProposals(services: Services, actor: Actor) {
  const [open, isOn, officers, admins, removed, fresh, links] = await Promise.all([
    listOpen(services.db),
    isRuleOn(services.db),
    countOfficers(services.db, 'officers'),
    countOfficers(services.db, 'admin'),
    countRemoved(services.db, actor.id),
    isOfficer(actor.role) ? listNewOfficers(services.db) : [],
    isOfficer(actor.role) ? listLinks(services.db) : [],
  ]);
  const second = admins > 1 ? admins : officers;
  const needed = (count: number): 1 | 2 | null => (isOn ? (count + removed > 1 ? 2 : 1) : null);
  return {
    proposals: open
      .filter(({ act }) => isOfficer(actor.role) || !isPersonalAct(act))
      .map(presentProposal),
    needed: { officers: needed(officers), admin: needed(second) },
    newOfficers: (isOn ? fresh : []).flatMap(({ id, name, officerSince, letInBy, now }) => {
      const from = confirmsFrom(officerSince, now);
      return from === null ? [] : [{ _id: id, name, confirmsFrom: from.toISOString(), letInBy }];
    }),
    links: links.map(({ at, ...link }) => ({ ...link, at: at.toISOString() })),
  };
}

/** What features above this one hand in. */
interface Above {
  actOf(call: ProposingCall): OfficerAct<ProposingCall>;
  /** Whether somebody is the returning officer of this election. */
  isNamedFor(tx: Tx, accountId: string, electionId: string): Promise<boolean>;
}

/**
 * Does what another officer proposed: its act is performed as if this one called it, judges everything
 * anew, and settles the proposal in its own transaction. What is refused leaves the proposal as it was.
 * `above` finds the act of a call, and knows the returning officers: features above this one have both.
 */
export async function confirmProposal(
  services: Services,
  actor: Actor,
  { id }: Input<'confirmProposal'>,
  above: Above,
): Promise<{ message: string }> {
  await requireFreshLogIn(services.db, actor);
  const known = await findProposal(services.db, id);
  if (known === null) throw new Refused('unknown-proposal');
  // What its call was given is forgotten by then.
  refuseDecided(known);
  const call = known.call as ProposingCall;
  await above
    .actOf(call)
    .perform(services, actor, known.body as Input<ProposingCall>, async (tx) => {
      const proposal = await lockOpen(tx, id);
      if (proposal.isExpired) throw new Refused('proposal-expired');
      const isAlone = proposal.proposedBy === actor.id && proposal.isAloneNow;
      await (isAlone
        ? refuseUnlessMay(tx, actor, proposal, above)
        : refuseUnlessSecond(tx, services, actor, proposal, above));
      await end(tx, id, { state: isAlone ? 'alone' : 'confirmed', by: actor.id });
      await note(tx, actor, proposal, isAlone ? 'proposal.alone' : 'proposal.confirm');
      const { accountId } = proposal;
      letConfirm(tx, { accountId, officers: isAlone ? 1 : 2, read: proposal });
    });
  return { message: api[call].done };
}

/**
 * Announces that its proposer will do alone what nobody has decided: all officers get an e-mail, and the
 * page of the election says it. Until then, and after it, another officer can still decide.
 */
export async function announceAlone(
  services: Services,
  actor: Actor,
  { id }: Input<'announceAlone'>,
  sayOnPage: SayOnPage,
): Promise<void> {
  await services.transact(async (tx) => {
    const proposal = await lockOpen(tx, id);
    if (proposal.proposedBy !== actor.id) throw new Refused('not-own-proposal');
    if (proposal.isExpired) throw new Refused('proposal-expired');
    if (!canBeAnnounced(proposal.act)) throw new Refused('never-alone');
    await refuseWhereTaken(tx, actor);
    const aloneFrom = await noteAnnounced(tx, id);
    if (aloneFrom === null) throw new Refused('alone-too-early');
    await note(tx, actor, proposal, 'proposal.announce');
    await tellAnnounced(tx, services, { ...proposal, aloneFrom }, sayOnPage);
  });
}

/** Refuses what another officer proposed. */
export async function refuseProposal(
  services: Services,
  actor: Actor,
  { id, reason }: Input<'refuseProposal'>,
) {
  await services.transact(async (tx) => {
    const proposal = await lockOpen(tx, id);
    refuseUnlessOther(actor, proposal);
    await refuseNew(tx, services, { [actor.id]: 'officer-too-new' }, proposal);
    await end(tx, id, { state: 'refused', by: actor.id });
    await note(tx, actor, proposal, 'proposal.refuse', reason);
  });
}

/** Takes back what one proposed oneself. */
export async function withdrawProposal(
  services: Services,
  actor: Actor,
  { id }: Input<'withdrawProposal'>,
) {
  await services.transact(async (tx) => {
    const proposal = await lockOpen(tx, id);
    if (proposal.proposedBy !== actor.id) throw new Refused('not-own-proposal');
    await end(tx, id, { state: 'withdrawn', by: actor.id });
    await note(tx, actor, proposal, 'proposal.withdraw');
  });
}

/** Settles it; nobody is asked about it any more. */
async function end(tx: Tx, id: string, settled: Parameters<typeof settle>[2]): Promise<void> {
  await settle(tx, id, settled);
  await askNoMore(tx, [id]);
}

async function lockOpen(tx: Tx, id: string): Promise<ProposalRow> {
  const proposal = await lockProposal(tx, id);
  if (proposal === null) throw new Refused('unknown-proposal');
  refuseDecided(proposal);
  return proposal;
}

function refuseDecided({ state, act, isExpired }: ProposalRow): void {
  if (state === 'open') return;
  // It was ended with an edit, before its time.
  if (state === 'expired' && act === 'election.publish' && !isExpired) {
    throw new Refused('draft-changed');
  }
  throw new Refused(state === 'expired' ? 'proposal-expired' : 'proposal-settled');
}

/** Neither who proposed it nor whom it is about decides it. */
function refuseUnlessOther(actor: Actor, { proposedBy, notBy }: ProposalRow): void {
  if (proposedBy === actor.id) throw new Refused('own-proposal');
  if (notBy.includes(actor.id)) throw new Refused('proposal-about-you');
}

/** Both have the right to do it, and they are two. */
async function refuseUnlessSecond(
  tx: Tx,
  services: Pick<Services, 'campus'>,
  actor: Actor,
  proposal: ProposalRow,
  above: Above,
): Promise<void> {
  const { proposedBy } = proposal;
  refuseUnlessOther(actor, proposal);
  const second = secondFor(proposal);
  if (!mayCall(actor.role, second)) throw new Refused('role-too-small');
  if (!(await isStillOfficer(tx, actor.id, second))) throw new Refused('role-too-small');
  if (proposedBy === null || !(await couldStill(tx, proposedBy, proposal, above))) {
    throw new Refused('proposer-left');
  }
  const [proposer] = await findSince(tx, [proposedBy]);
  // Of somebody who is named, 0.3.0 showed a link: whoever showed it could have used it.
  if (proposer !== undefined && !isOfficer(proposer.role) && proposer.letInBy === actor.id) {
    throw new Refused('let-in-by-you');
  }
  const who = { [actor.id]: 'officer-too-new', [proposedBy]: 'proposer-too-new' } as const;
  await refuseNew(tx, services, who, proposal);
}

/** Somebody who became an officer just now may be the account of another one: they decide nothing. */
async function refuseNew(
  tx: Tx,
  services: Pick<Services, 'campus'>,
  who: Readonly<Record<string, 'officer-too-new' | 'proposer-too-new'>>,
  { act }: Pick<ProposalRow, 'act'>,
): Promise<void> {
  // What is never done alone, and whoever came in by a link that another one showed, wait with the rule off too.
  const isForAll = (await isRuleOn(tx)) || !canBeAnnounced(act);
  const found = await findSince(tx, Object.keys(who));
  for (const [id, reason] of Object.entries(who)) {
    const one = found.find((row) => row.id === id);
    if (one === undefined || (!isForAll && one.letInBy === null)) continue;
    const from = confirmsFrom(one.officerSince, one.now);
    if (from === null) continue;
    const { timeZone } = await services.campus.settings();
    const words = () => refusedWords.canFrom(refusalText(reason), momentText(from, timeZone));
    throw new Refused(reason, { words });
  }
}

/** Its proposer, who announced to do it alone, still has the right. */
async function refuseUnlessMay(
  tx: Tx,
  actor: Actor,
  proposal: ProposalRow,
  above: Above,
): Promise<void> {
  if (!(await couldStill(tx, actor.id, proposal, above))) throw new Refused('role-too-small');
  await refuseWhereTaken(tx, actor);
}

/** That nobody decided says nothing where officers were taken away in the last days: they count as there. */
async function refuseWhereTaken(tx: Tx, actor: Actor): Promise<void> {
  if ((await countRemoved(tx, actor.id)) > 0) throw new Refused('alone-too-early');
}

/** Whether somebody could still propose it: as an officer, or as the returning officer of the election. */
async function couldStill(
  tx: Tx,
  id: string,
  { act, electionId }: ProposalRow,
  { isNamedFor }: Above,
): Promise<boolean> {
  if (await isStillOfficer(tx, id, accessOf(act))) return true;
  return electionId !== null && isNamedFor(tx, id, electionId);
}

async function note(
  tx: Tx,
  actor: Actor,
  { id, act: of, subject, electionId, accountId }: ProposalRow,
  act: RecordedAct,
  reason?: string,
): Promise<void> {
  const words = `${of}, ${subject}`;
  await record(tx, {
    actorId: actor.id,
    act,
    objectId: accountId ?? id,
    ...(electionId !== null && { electionId }),
    detail: reason === undefined ? words : `${words}: ${reason}`,
  });
}
