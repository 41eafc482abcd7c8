import path from 'node:path';
import { expect, test } from 'vitest';
import { drill } from '#server/backup/drill.ts';
import { electionJobs } from '#server/closing/close.ts';
import { openFolderFiles } from '#server/platform/files/folder-files.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { backUp, startServerProcess } from '#tests/support/backups.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { closeElectionNow, createElection } from '#tests/support/factories.ts';
import { runCommand, settingsOf } from '#tests/support/run-command.ts';
import { verify } from '#tests/support/verifier.ts';

test('a drill of a backup from before a good close says that its key was destroyed by design', async () => {
  const app = await startServerProcess();
  const { id } = await createElection(app.ctx, { name: 'Council' }).then(async (election) => {
    await castEach(app, election, 0, [2, 1]);
    return election;
  });
  const { file } = await backUp(app);
  const drilled = (keysDir?: string) =>
    runCommand(['restore-drill', file], settingsOf(app, keysDir));
  const lost = await drilled(path.join(app.ctx.config.dataDir, 'no-keys'));
  expect([lost.code, lost.told]).toEqual([1, expect.stringContaining('DOES NOT PROVE ITSELF')]);
  await closeElectionNow(app.ctx, id);
  await electionJobs(app.ctx)['close-election']({ electionId: id });
  const { code, told } = await drilled();
  expect([code, told]).toEqual([0, expect.stringContaining('its key was destroyed by design')]);
  const tryOut = async (counted: string[]) => {
    const { connection, folder, drop } = await createTestDatabase();
    afterThis(drop);
    const proofs = await drill({
      ...{ file, passphrase: null, connection, folder, keyFiles: [], heads: [], log: app.ctx.log },
      pictures: { restored: await openFolderFiles(path.join(folder, 'uploads')), store: null },
      keys: app.ctx.electionKeys,
      counted: new Set(counted),
      verifyKit: (bytes, options) => {
        const { code, output } = verify(bytes, options);
        return { code, lines: output.split('\n') };
      },
    });
    return proofs.find(({ subject }) => subject === 'sealed');
  };
  expect(await tryOut([id])).toMatchObject({
    isProved: true,
    says: expect.stringMatching(/^Council: 3 sealed votes\. .* its key was destroyed by design/),
  });
  // Of one that nobody has counted the key is lost.
  expect(await tryOut([])).toMatchObject({
    isProved: false,
    says: expect.stringContaining('Bring it with --keys.'),
  });
});
