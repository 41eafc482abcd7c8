import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import type { CallName } from '#contract/api.ts';
import { refusals } from '#core/refusal.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { backUp, startServerProcess } from '#tests/support/backups.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { smallPicture } from '#tests/support/pictures.ts';
import { runCommand, settingsOf } from '#tests/support/run-command.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { untilEnded } from '#tests/support/time-passes.ts';
import { upload } from '#tests/support/upload.ts';

// The command with the settings of the live campus, as a volunteer runs it.

vi.setConfig({ testTimeout: 180_000 });

const passphrase = 'four words of a campus';
const password = 'a lamp by the sea';

let app: TestApp;
let election: TestElection;
/** Where the command makes its folder. */
let temporary = '';

beforeEach(async () => {
  app = await startServerProcess();
  election = await createElection(app.ctx, { name: 'Council' });
  await castEach(app, election, 0, [2, 1]);
  await upload(app, await createActor(app), { bytes: await smallPicture('png') });
  const passwordHash = await app.ctx.passwords.hash(password);
  await createAccount(app.ctx, { role: 'admin', email: 'admin@campus.example', passwordHash });
  // Not in the folder of the campus: the path of a socket has to be short.
  temporary = fs.mkdtempSync('/tmp/hustings-test-look-');
  fs.chmodSync(temporary, 0o711);
  afterThis(() => fs.rmSync(temporary, { recursive: true, force: true }));
});

interface Shown {
  url: string;
  said(): string;
  stop(): Promise<number | null>;
}

/** Runs the command until it serves, or until it has ended. */
async function lookAt(args: string[], settings: Record<string, string> = {}): Promise<Shown> {
  const child = spawn(process.execPath, ['tools/look-at.ts', ...args], {
    env: { ...process.env, ...settingsOf(app), ...settings, TMPDIR: temporary },
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  afterThis(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
  }
  while (!said.includes('Stop with') && child.exitCode === null) await wait(50);
  return {
    url: /^ +(http:\S+)$/m.exec(said)?.[1] ?? '',
    said: () => said,
    async stop() {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
  };
}

/** Every file of the campus with its bytes. */
function filesOf(folder: string): Record<string, string> {
  const names = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    names
      .filter((one) => one.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [file, fs.readFileSync(file).toString('base64')]),
  );
}

test('a backup is shown with the settings of the campus, and whoever looks can log in and change nothing', async () => {
  const mail = await startMailServer();
  afterThis(() => mail.close());
  const { file } = await backUp(app);
  const before = filesOf(app.ctx.config.dataDir);
  const shown = await lookAt([file], {
    PUBLIC_URL: 'https://council.campus.example',
    SMTP_URL: mail.url,
    RECORD_WITNESSES: 'witness@campus.example',
    BACKUP_HOUR: '3',
    BACKUP_DIR: path.join(app.ctx.config.dataDir, 'backups'),
    BACKUP_COPY_DIR: path.join(app.ctx.config.dataDir, 'second place'),
    BACKUP_KEYS_DIR: path.join(app.ctx.config.dataDir, 'keys of the night'),
    S3_URL: 's3://key:secret@127.0.0.1:1/pictures?insecure=yes',
  });
  expect(shown.said()).toContain('Nothing can be changed');
  expect(shown.said()).toContain('no counts are shown of: Council');
  const ask = (call: CallName, given: RequestInit = {}, at = `/api${api[call].path}`) =>
    fetch(shown.url + at, {
      method: api[call].method,
      redirect: 'manual',
      ...given,
      headers: { origin: shown.url, 'content-type': 'application/json', ...given.headers },
    });

  expect(await (await ask('readCampus')).json()).toMatchObject({
    copyOf: expect.stringMatching(/^\d{4}-/),
  });
  expect(await (await ask('health')).json()).toMatchObject({ status: 'ok' });
  const listed = (await (await ask('listElections')).json()) as { elections: { name: string }[] };
  expect(listed.elections.map(({ name }) => name)).toEqual(['Council']);

  const body = JSON.stringify({ role: 'admin', email: 'admin@campus.example', password });
  const loggedIn = await ask('logIn', { body });
  expect(loggedIn.status).toBe(200);
  const cookie = loggedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const mine = { headers: { cookie } };
  expect((await ask('listUsers', mine)).status).toBe(200);
  expect((await ask('readSystem', mine)).status).toBe(200);

  // Every write of the contract, by an admin.
  const [error, message] = refusals['copy-to-look-at'];
  const asLogIn: CallName[] = [
    'logIn',
    'logInStudent',
    'finishLogIn',
    'logOut',
    'logOutEverywhere',
  ];
  asLogIn.push('startPasskeyLogIn', 'logInWithPasskey');
  const writes = (Object.keys(api) as CallName[]).filter(
    (name) => api[name].method !== 'GET' && !asLogIn.includes(name),
  );
  expect(writes.length).toBeGreaterThan(80);
  for (const name of writes) {
    const at = `/api${api[name].path}`.replaceAll(/:\w+/g, election.id);
    const answer = await ask(name, { ...mine, body: '{}' }, at);
    expect([name, answer.status, await answer.json()]).toMatchObject([
      name,
      403,
      { error, message },
    ]);
  }
  expect((await fetch(`${shown.url}/unsubscribe?token=x`, { method: 'POST' })).status).toBe(403);
  expect((await ask('logOut', mine)).status).toBe(200);

  expect(await shown.stop()).toBe(0);
  expect(fs.readdirSync(temporary)).toEqual([]);
  expect(mail.connections).toBe(0);
  expect(filesOf(app.ctx.config.dataDir)).toEqual(before);
});

test('nothing is closed in it, not even what has ended since', async () => {
  // Its ballots are rows, so a restore could close it without a key.
  const soon = await createElection(app.ctx, { endsInMinutes: 0.05, isSealed: false });
  const { file } = await backUp(app);
  await untilEnded(app.ctx, soon.id);
  const shown = await lookAt([file]);
  const read = (call: CallName) =>
    fetch(`${shown.url}/api${api[call].path}`.replace(/:\w+$/, soon.id));
  expect(await (await read('listElections')).text()).toContain(soon.id);
  // A close makes one.
  expect((await read('readRecountKit')).status).toBe(409);
  expect(await shown.stop()).toBe(0);
});

test('an encrypted one is shown with its passphrase, on the port that is named, and kept if asked', async () => {
  app.ctx.config.backups.passphrase = passphrase;
  const { file } = await backUp(app);
  const refused = await lookAt([file]);
  expect(refused.said()).toContain('is encrypted: set BACKUP_PASSPHRASE');
  expect(fs.readdirSync(temporary)).toEqual([]);
  const port = String(await freePort());
  const shown = await lookAt([file, '--keep', '--port', port], { BACKUP_PASSPHRASE: passphrase });
  expect(shown.url).toBe(`http://localhost:${port}`);
  expect((await fetch(`${shown.url}/api/campus`)).status).toBe(200);
  expect(await shown.stop()).toBe(0);
  expect(fs.readdirSync(temporary)).toHaveLength(1);
});

test('what is no backup, and no port, is told in a sentence, and nothing is left', async () => {
  const file = path.join(temporary, 'x.tar.gz');
  for (const [args, says] of [
    [['/nowhere.tar.gz'], 'There is no file /nowhere.tar.gz'],
    [[], 'Name one file'],
    [[file], 'is not a whole backup'],
  ] as const) {
    fs.writeFileSync(file, 'words');
    const ran = await runCommand(['look-at', ...args], { ...settingsOf(app), TMPDIR: temporary });
    expect(ran).toMatchObject({ code: 1, said: expect.stringContaining(says) });
    fs.rmSync(file);
    expect(fs.readdirSync(temporary)).toEqual([]);
  }
});
