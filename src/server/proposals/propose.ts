import type { LanguageTag } from '#texts/languages.ts';
import { spokenIn } from '../platform/languages.ts';
import type { Caller } from '../verb.ts';
import { randomUUID } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import { plannedSubject } from '#texts/proposal-line.ts';
import type { Answer, CallName, Input } from '#contract/api.ts';
import type { Proposed } from '#contract/proposal-shapes.ts';
import { requireFreshLogIn } from '../fresh-log-in/require-fresh-log-in.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import type { OfficerAct } from '../officer-act.ts';
import type { PlannedAct } from './second-officer.ts';
import { NeedsSecondOfficer } from './second-officer.ts';
import { expireProposals } from './expire.ts';
import { withoutNames } from './kept-people.ts';
import { findProposal, insertProposal, waitUntil } from './store.ts';
import { tellDone, tellWaiting } from './tell-others.ts';
import { presentProposal, secondFor } from './view.ts';

/** What a verb answers whose call waits for another officer. */
export class WaitsForOfficer {
  readonly reply: Proposed;

  constructor(reply: Proposed) {
    this.reply = reply;
  }
}

/**
 * Performs an act that two officers may be needed for. Where they are, it is judged whole and then
 * undone, and its call is kept until another officer confirms it.
 */
export const proposing =
  <N extends CallName>(call: N, act: OfficerAct<N>) =>
  async (
    services: Services,
    actor: Actor,
    input: Input<N>,
    caller?: Pick<Caller, 'language'>,
  ): Promise<Answer<N> | WaitsForOfficer> => {
    try {
      return await act.perform(services, actor, input);
    } catch (error) {
      if (!(error instanceof NeedsSecondOfficer)) throw error;
      return new WaitsForOfficer(
        await propose(
          services,
          actor,
          { call, input, language: caller?.language ?? 'en' },
          error.planned,
        ),
      );
    }
  };

async function propose(
  services: Services,
  actor: Actor,
  { call, input, language }: { call: CallName; input: unknown; language: LanguageTag },
  planned: PlannedAct,
): Promise<Proposed> {
  await requireFreshLogIn(services.db, actor);
  const { act, objectKey, electionId, what, told, changes = [], reason, notBy = [] } = planned;
  const { people = [] } = planned;
  const { subject, subjectTold } = plannedSubject(planned.subject);
  const keptSubject = withoutNames(subject, people);
  const isNamed = keptSubject !== subject;
  const id = randomUUID();
  const { row, done } = await services.transact(async (tx) => {
    // One that has waited too long leaves its place.
    await expireProposals(tx);
    const isNew = await insertProposal(tx, {
      id,
      call,
      act,
      objectKey,
      electionId,
      subject: isNamed ? '' : subject,
      subjectTold: isNamed ? keptSubject : subjectTold,
      // With names in it, it is said anew for whoever reads it.
      what: people.length === 0 ? what : '',
      told: withoutNames(told, people),
      changes: withoutNames(changes, people),
      body: withoutNames(planned.body ?? input, people),
      uploadId: planned.uploadId ?? null,
      reason,
      proposedBy: actor.id,
      notBy,
      accountId: planned.accountId ?? null,
    });
    if (!isNew) throw new Refused('proposal-waits');
    await record(tx, {
      actorId: actor.id,
      act: 'proposal.propose',
      // With the account its words are erased.
      objectId: planned.accountId ?? id,
      ...(electionId !== null && { electionId }),
      detail: `${act}, ${subject}: ${reason}`,
    });
    const done = await planned.meanwhile?.(tx);
    await planned.tell?.(tx, id);
    if (done !== undefined) await waitUntil(tx, id, done.until);
    const kept = await findProposal(tx, id);
    if (kept === null) throw new Error('a proposal vanished while it was made');
    await (done === undefined
      ? tellWaiting(tx, services)
      : tellDone(tx, services, { ...kept, access: secondFor(kept) }, done));
    return { row: kept, done };
  });
  const message =
    done === undefined ? answers.proposed : spokenIn(language, () => done.words().message);
  return { message, proposal: presentProposal(row) };
}
