import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { tellOfMissingKeys } from '#server/upkeep/tell-missing-keys.ts';
import { tellOfRestore } from '#server/upkeep/tell-restore.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { backUp, restoreInto, startServerProcess } from '#tests/support/backups.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { startBeside } from '#tests/support/test-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';

// A key that is lost and a restore: what every admin reads in an e-mail.

const emailsTo = async (app: TestApp, address: string, key: string) => {
  const { rows } = await app.ctx.pool.query<{ subject: string; text: string }>(
    'select subject, text_body as text from emails where to_address = $1 and key like $2 order by subject',
    [address, `${key}%`],
  );
  return rows;
};

test('a key that two looks miss is told to each admin once, for what is open or opens within a day', async () => {
  const app = await startServerProcess();
  const [first, second] = [
    await createActor(app, { role: 'admin' }),
    await createActor(app, { role: 'admin' }),
  ];
  const open = await createElection(app.ctx, { name: 'Council' });
  const soon = await createElection(app.ctx, {
    name: 'Class Rep 3B',
    startsInMinutes: 60,
    endsInMinutes: 120,
  });
  const later = await createElection(app.ctx, {
    name: 'Spring',
    startsInMinutes: 60 * 25,
    endsInMinutes: 60 * 26,
  });
  await app.ctx.keyWatch.look();
  const { keysDir } = app.ctx.config;
  for (const { id } of [open, soon, later]) fs.rmSync(path.join(keysDir, `${id}.key`));
  // As after a restart: what was in memory is gone.
  const beside = await startBeside(app);
  afterThis(() => beside.close());
  const none = new Set<string>();
  const missed = await tellOfMissingKeys(beside.ctx, none);
  expect([...missed].toSorted()).toEqual([open.id, soon.id, later.id].toSorted());
  expect(await emailsTo(app, first.email, 'no-key:')).toEqual([]);

  await Promise.all(Array.from({ length: 12 }, () => tellOfMissingKeys(beside.ctx, missed)));
  for (const { email } of [first, second]) {
    expect(await emailsTo(app, email, 'no-key:')).toEqual([
      {
        subject: 'A server has no key for Class Rep 3B',
        text: expect.stringContaining('Voting in Class Rep 3B opens soon'),
      },
      {
        subject: 'A server has no key for Council',
        text: expect.stringContaining('npm run keys -- import FILE'),
      },
    ]);
  }
  // The one that never lost them tells nobody.
  expect(await tellOfMissingKeys(app.ctx, none)).toEqual(none);
});

test('a restore is told to each admin once, with the elections in which votes can be missing', async () => {
  const app = await startServerProcess();
  const admin = await createActor(app, { role: 'admin' });
  const election = await createElection(app.ctx, { name: 'Council' });
  await castEach(app, election, 0, [3, 0]);
  const { file } = await backUp(app);
  await tellOfRestore(app.ctx);
  expect(await emailsTo(app, admin.email, 'restored:')).toEqual([]);
  await castEach(app, election, 0, [0, 2]);
  await restoreInto(app, file);
  await Promise.all(Array.from({ length: 12 }, () => tellOfRestore(app.ctx)));
  const told = await emailsTo(app, admin.email, 'restored:');
  expect(told).toEqual([
    {
      subject: 'The server was restored from a backup',
      text: expect.stringMatching(
        /went back to the backup of .+, \d\d:\d\d[^]+Votes can be missing in Council\./,
      ),
    },
  ]);
  await app.ctx.pool.query(`delete from emails`);
  vi.spyOn(app.ctx.config, 'copyOf', 'get').mockReturnValue(file);
  await tellOfRestore(app.ctx);
  expect(await emailsTo(app, admin.email, 'restored:')).toEqual([]);
});
