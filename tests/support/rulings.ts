import { randomUUID } from 'node:crypto';
import { electionJobs } from '#server/closing/close.ts';
import { lockLife } from '#server/elections/lock-life.ts';
import { tellChangedWinners, winnersNow } from '#server/outcome/changed-winners.ts';
import { keepKitAnew } from '#server/outcome/keep-kit-anew.ts';
import { writeOverturned, writeSanction } from '#server/elections/owner-acts-store.ts';
import type { NewSanction } from '#server/elections/owner-acts-store.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { recordWith } from '#server/platform/record.ts';
import type { Entry } from '#server/platform/record.ts';
import { runDue } from './run-due.ts';
import type { TestApp } from './test-app.ts';

type Given = Pick<NewSanction, 'electionId' | 'kind'> & Partial<NewSanction>;

/** Writes a ruling without a complaint, with what follows it as in the act of officers; answers its id. */
export async function rule(app: TestApp, given: Given): Promise<string> {
  const id = randomUUID();
  const none = { nominationId: null, positionId: null, answered: null };
  const sanction = { id, ...none, reason: 'Not a member of the union', ...given };
  await followed(app, given.electionId, id, (tx, entry) => writeSanction(tx, sanction, entry));
  return id;
}

/** Overturns one. */
export const overturn = (app: TestApp, electionId: string, id: string): Promise<void> =>
  followed(app, electionId, randomUUID(), (tx, entry) =>
    writeOverturned(tx, { id, reason: 'On appeal' }, entry),
  );

async function followed(
  app: TestApp,
  electionId: string,
  sanctionId: string,
  write: (tx: Tx, entry: Entry) => Promise<boolean>,
): Promise<void> {
  await app.ctx.transact(async (tx) => {
    const life = await lockLife(tx, electionId);
    const before = await winnersNow(tx, app.ctx, life);
    await recordWith(tx, { actorId: null, detail: 'A ruling' }, (entry) => write(tx, entry));
    const because = () => 'It was ruled.';
    await tellChangedWinners(tx, app.ctx, { electionId, sanctionId, because, before });
    await keepKitAnew(tx, app.ctx, life.row);
    await app.ctx.live.announce(tx, { kind: 'elections' });
  });
  await runDue(app.ctx, electionJobs(app.ctx));
}
