import type { Actor } from '#core/actor.ts';
import { answers } from '#contract/answers.ts';
import type { Answer, Input } from '#contract/api.ts';
import { requireFreshLogIn } from '../fresh-log-in/require-fresh-log-in.ts';
import { proposing, WaitsForOfficer } from '../proposals/propose.ts';
import { NeedsSecondOfficer } from '../proposals/second-officer.ts';
import type { Services } from '../services.ts';
import { createElection } from './create.ts';
import { publishElection } from './publish.ts';

/**
 * Organises an election. Where publishing needs two officers it becomes a draft, and that it is
 * published waits for another officer.
 */
export async function createOrPropose(
  services: Services,
  actor: Actor,
  input: Input<'createElection'>,
): Promise<Answer<'createElection'>> {
  try {
    return await createElection(services, actor, input);
  } catch (error) {
    if (!(error instanceof NeedsSecondOfficer)) throw error;
  }
  // Before the draft: its call is repeated with a fresh proof.
  await requireFreshLogIn(services.db, actor);
  const { election } = await createElection(services, actor, { ...input, draft: true });
  const propose = proposing('publishElection', publishElection);
  const given = { id: election._id, reason: input.reason };
  const answer = await propose(services, actor, given);
  // The second officer has left meanwhile: then it is published, for the reason that was given.
  if (!(answer instanceof WaitsForOfficer))
    return { ...answer, message: answers.electionPublished };
  return { election, message: answers.publishingProposed, proposal: answer.reply.proposal };
}
