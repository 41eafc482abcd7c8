import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import { startServerProcess } from '#tests/support/backups.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { smallPicture } from '#tests/support/pictures.ts';
import { runCommand, settingsOf } from '#tests/support/run-command.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { upload } from '#tests/support/upload.ts';

// Every command ends, and with another code than 0 where its work is not whole.

/** With the picture of a member and an open election whose key is here. */
async function startCampus(): Promise<{ app: TestApp; inData: (name: string) => string }> {
  const app = await startServerProcess();
  await createElection(app.ctx, { name: 'Council' });
  await upload(app, await createActor(app), { bytes: await smallPicture('png') });
  return { app, inData: (name) => path.join(app.ctx.config.dataDir, name) };
}

test('a command that cannot write or read where it is told says so and ends', async () => {
  const { app, inData } = await startCampus();
  const settings = settingsOf(app);
  // Its draft's name is too long even to be removed.
  const tooLong = inData(`${'x'.repeat(250)}`);
  const inTheWay = inData('in-the-way');
  fs.writeFileSync(inTheWay, '');
  const wrong: [args: [string, ...string[]], said: string, more?: Record<string, string>][] = [
    [['backup', tooLong], 'the name is too long.'],
    [['backup', '/proc/x/campus.tar.gz'], '/proc/x: there is no such place'],
    [['backup', path.join(inTheWay, 'campus.tar.gz')], 'in-the-way'],
    [['backup', inData('one.tar.gz'), '--keys-to', '/proc/x/y'], '/proc/x: there is no such place'],
    [['backup', inData('two.tar.gz')], '/proc/x', { DATA_DIR: '/proc/x/y' }],
    [['keys', 'export', '--to', '/proc/x/y/keys.json'], '/proc/x: there is no such place'],
    [['keys', 'export', inData('keys.json')], 'would be ignored'],
    [['restore', path.join(inTheWay, 'campus.tar.gz')], 'a part of it is a file'],
    [['restore', inTheWay, inTheWay], 'Name one file'],
  ];
  const ran = [];
  for (const [args, , more] of wrong) {
    const { code, said } = await runCommand(args, { ...settings, ...more });
    ran.push([args, code, said]);
  }
  expect(ran).toEqual(wrong.map(([args, said]) => [args, 1, expect.stringContaining(said)]));
  expect(fs.readdirSync(app.ctx.config.dataDir).filter((one) => one.includes('tar.gz'))).toEqual(
    [],
  );
});

// The superuser may go everywhere.
test.skipIf(process.getuid?.() === 0)('so does one whose account may not go there', async () => {
  const { app, inData } = await startCampus();
  const closed = inData('closed');
  fs.mkdirSync(closed, { mode: 0o000 });
  // Else the folder of the test could not be removed.
  afterThis(() => fs.chmodSync(closed, 0o700));
  for (const command of ['backup', 'restore']) {
    expect(
      await runCommand([command, path.join(closed, 'x.tar.gz')], settingsOf(app)),
    ).toMatchObject({ code: 1, said: expect.stringContaining('this account may not') });
  }
});

test('a backup goes where it is told, and one without a picture or a key ends with 1', async () => {
  const { app, inData } = await startCampus();
  const settings = settingsOf(app);
  const whole = inData('whole.tar.gz');
  expect(await runCommand(['backup', whole], settings)).toMatchObject({ code: 0 });
  expect(fs.existsSync(whole)).toBe(true);
  const inPlace = { ...settings, BACKUP_KEYS_DIR: inData('second place') };
  expect((await runCommand(['backup', inData('by-hand.tar.gz')], inPlace)).code).toBe(0);
  expect(fs.readdirSync(inData('second place'))).toEqual(['by-hand-keys.json']);

  await createElection(app.ctx, { name: 'Sports' });
  const [key = ''] = await app.ctx.electionKeys.list();
  await app.ctx.electionKeys.destroy(key);
  const exported = await runCommand(['keys', 'export', '--to', inData('handed/k.json')], settings);
  expect(exported.code).toBe(1);
  expect(exported.told).toContain('THERE IS NO KEY HERE FOR: ');
  expect(fs.existsSync(inData('handed/k.json'))).toBe(true);
  // Whoever else may enter there could take the keys.
  expect(fs.statSync(inData('handed')).mode & 0o777).toBe(0o700);
  const keyless = await runCommand(['backup', inData('keyless.tar.gz')], settings);
  expect([keyless.code, keyless.told]).toEqual([1, expect.stringContaining('NO KEY HERE FOR')]);

  fs.rmSync(inData('uploads'), { recursive: true });
  const gap = await runCommand(['backup', inData('gap.tar.gz'), '--without-keys'], settings);
  expect([gap.code, gap.told]).toEqual([1, expect.stringContaining('Missing, though')]);
});
