import type { RecordedAct } from '#core/council/recorded-acts.ts';
import { record } from '#server/platform/record.ts';
import type { Services } from '#server/services.ts';
import type { SampleElection } from './ballots.ts';
import { sampleId } from './people.ts';

/** Records what officers did before an election opened: made it, published it, accepted candidates. */
export async function recordPreparing(ctx: Services, election: SampleElection): Promise<void> {
  const { id: electionId, name, positions } = election;
  // One after another: an entry gets its place when its transaction commits.
  const write = (who: 'admin' | 'council', act: RecordedAct, objectId: string, detail: string) =>
    ctx.transact((tx) => record(tx, { actorId: sampleId(who), act, objectId, electionId, detail }));
  await write('council', 'election.create', electionId, name);
  await write('council', 'election.publish', electionId, '');
  for (const { title, candidateIds } of positions) {
    for (const id of candidateIds) {
      await write('admin', 'nomination.accept', id, `${title}, ${name}`);
    }
  }
}
