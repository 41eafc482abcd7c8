import { expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { noteKeyFile } from '#server/backup/key-files-store.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';

// A file of keys holds the keys of all elections of its moment.

const app = testApp();

test('a file of keys is to be destroyed once each of its elections is counted, and names those that need it', async () => {
  const admin = await createActor(app, { role: 'admin' });
  const short = await createElection(app.ctx, { name: 'Short' });
  const live = await createElection(app.ctx, { name: 'Live', endsInMinutes: 120 });
  const called = await createElection(app.ctx, { name: 'Called off' });
  await castEach(app, live, 0, [1, 0]);
  const ids = [short, live, called].map(({ id }) => id);
  await app.ctx.transact((tx) => noteKeyFile(tx, { file: '/mnt/a-keys.json', electionIds: ids }));
  const system = async () => {
    const { body } = await admin.send('readSystem');
    const finding = body.findings.find(({ subject }: { subject: string }) => subject === 'keys');
    return { neededBy: body.keyFiles[0].neededBy, finding };
  };
  const close = async (id: string) => {
    await closeElectionNow(app.ctx, id);
    await electionJobs(app.ctx)['close-election']({ electionId: id });
  };
  const reason = 'The dates were wrong.';
  await admin.send('cancelElection', { params: { id: called.id }, body: { reason } });
  expect(await system()).toMatchObject({
    neededBy: ['Short', 'Live'],
    finding: { state: 'ok', says: expect.stringContaining('/mnt/a-keys.json (for Short, Live)') },
  });
  await close(short.id);
  // Its voting is over, and its votes are still sealed.
  await closeElectionNow(app.ctx, live.id);
  expect(await system()).toMatchObject({ neededBy: ['Live'], finding: { state: 'ok' } });
  const other = { file: '/mnt/b-keys.json', electionIds: [short.id] };
  await app.ctx.transact((tx) => noteKeyFile(tx, other));
  expect((await system()).finding).toMatchObject({
    state: 'warning',
    says: expect.stringMatching(
      /destroyed: \/mnt\/b-keys\.json\. Keep until the count: \/mnt\/a-keys\.json \(for Live\)\.$/,
    ),
  });
  await close(live.id);
  expect(await system()).toMatchObject({
    neededBy: [],
    finding: { state: 'warning', says: expect.stringContaining('/mnt/a-keys.json, /mnt/b-keys') },
  });
});
