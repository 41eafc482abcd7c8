import { hash } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Answer, Input } from '#contract/api.ts';
import { requireFreshLogIn } from '../fresh-log-in/require-fresh-log-in.ts';
import { findRequested } from '../elections/store.ts';
import { listEntered } from '../nominations/enter.ts';
import { duplicateIn } from '../platform/db/errors.ts';
import { proposing, WaitsForOfficer } from '../proposals/propose.ts';
import { NeedsSecondOfficer } from '../proposals/second-officer.ts';
import { listProposals } from '../proposals/decide.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { createElection } from './create.ts';
import { publishElection } from './publish.ts';

type Made = Answer<'createElection'>;
interface Given {
  input: Input<'createElection'>;
  /** Null where a repeated call is another election. */
  requestKey: string | null;
}

/** Of whatever length the key is. */
const keyOf = (idempotencyKey: string) => hash('sha256', idempotencyKey, 'hex').slice(0, 32);

/**
 * Organises an election. Where publishing needs two officers it becomes a draft, and that it is
 * published waits for another officer. Sent again with the same key it is made once, and is the answer again.
 */
export async function createOrPropose(
  services: Services,
  actor: Actor,
  input: Input<'createElection'>,
  { idempotencyKey }: Pick<Caller, 'idempotencyKey'>,
): Promise<Made> {
  const requestKey = idempotencyKey === null ? null : keyOf(idempotencyKey);
  const given = { input, requestKey };
  const before = await findMade(services, actor, given);
  if (before !== null) return before;
  try {
    return await createOnce(services, actor, given);
  } catch (error) {
    if (!(error instanceof NeedsSecondOfficer)) throw error;
  }
  // Before the draft: its call is repeated with a fresh proof.
  await requireFreshLogIn(services.db, actor);
  const made = await createOnce(services, actor, {
    input: { ...input, draft: true },
    requestKey,
  });
  if (made.isRepeated === true) return (await findMade(services, actor, given)) ?? made;
  const { message: _saved, ...draft } = made;
  return { ...draft, ...(await proposePublishing(services, actor, input, draft)) };
}

/** Makes it; of several calls with one key at once, one does, and the others answer what it made. */
async function createOnce(services: Services, actor: Actor, given: Given): Promise<Made> {
  try {
    return await createElection(services, actor, given.input, given.requestKey);
  } catch (error) {
    const isRepeated = duplicateIn(error) === 'elections_request_key';
    const made = isRepeated ? await findMade(services, actor, given) : null;
    if (made === null) throw error;
    return made;
  }
}

/** What a call with this key made before. What it was to propose and did not is proposed now. */
async function findMade(
  services: Services,
  actor: Actor,
  { input, requestKey }: Given,
): Promise<Made | null> {
  const id = requestKey === null ? null : await findRequested(services.db, actor, requestKey);
  if (id === null) return null;
  const election = await services.elections.read(services, id);
  const entered = await listEntered(services, actor, { id });
  const made: Made = {
    election,
    isRepeated: true,
    ...(entered.length > 0 && { entered }),
  };
  if (election.state !== 'draft') return made;
  if (input.draft) return { ...made, message: answers.draftSaved };
  return { ...made, ...(await proposePublishing(services, actor, input, made)) };
}

/** Proposes that a draft is published, unless it is proposed already. */
async function proposePublishing(
  services: Services,
  actor: Actor,
  { reason }: Pick<Input<'createElection'>, 'reason'>,
  { election }: Pick<Made, 'election'>,
): Promise<Omit<Made, 'election'> & Partial<Pick<Made, 'election'>>> {
  const propose = proposing('publishElection', publishElection);
  try {
    const answer = await propose(services, actor, { id: election._id, reason });
    // The second officer has left meanwhile: then it is published, for the reason that was given.
    if (!(answer instanceof WaitsForOfficer)) {
      return { ...answer, message: answers.electionPublished };
    }
    return { message: answers.publishingProposed, proposal: answer.reply.proposal };
  } catch (error) {
    if (!(error instanceof Refused) || error.reason !== 'proposal-waits') throw error;
    const { proposals } = await listProposals(services, actor);
    const waiting = proposals.find((one) => one.election?._id === election._id);
    return {
      message: answers.publishingProposed,
      ...(waiting !== undefined && { proposal: waiting }),
    };
  }
}
