import type { Actor, TestElection } from './factories.ts';

/** Votes for the first candidate of the first position. */
export async function castFor(voter: Actor, { id, positions }: TestElection): Promise<void> {
  const [position] = positions;
  const answer = await voter.send('castVote', {
    body: {
      userId: voter.id,
      electionId: id,
      position: position?.title ?? '',
      candidateId: position?.candidates[0]?.id ?? '',
    },
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}
