import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emailJobs } from '#server/email/deliver.ts';
import { record } from '#server/platform/record.ts';
import { headsIn } from '#server/record/heads-file.ts';
import { witnessRecord } from '#server/record/jobs.ts';
import { readHead } from '#server/record/store.ts';
import { tellOfficers } from '#server/waiting/tell-officers.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import type { MailServer } from '#tests/support/mail-server.ts';
import { endedElection } from '#tests/support/outcome-stage.ts';
import { runDue } from '#tests/support/run-due.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';

// What officers, admins and witnesses get by e-mail, as a mail server takes it.

let server: MailServer;
let app: TestApp;
let asha: Actor;
let ravi: Actor;

beforeAll(async () => {
  server = await startMailServer();
  const recordWitnesses = ['adviser@union.example'];
  app = await startTestApp({
    smtpUrl: server.url,
    mailFrom: 'council@campus.example',
    recordWitnesses,
  });
  asha = await createActor(app, { role: 'admin' });
  ravi = await createActor(app, { role: 'admin' });
  await app.ctx.pool.query(
    `update accounts set email_confirmed_at = now(),
       language = case when id = $1 then 'hi' else 'en' end`,
    [asha.id],
  );
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  await offer('{en,hi}');
  server.taken.length = 0;
});

async function offer(languages: string): Promise<void> {
  await app.ctx.pool.query(
    `insert into campus (university_name, time_zone, needs_two_officers, languages)
     values ('North', 'Asia/Kolkata', true, $1)
     on conflict (is_only) do update set languages = excluded.languages`,
    [languages],
  );
  await app.ctx.transact((tx) => app.ctx.live.announce(tx, { kind: 'campus' }));
}

/** Sends what waits, and gives what the mail server took for an address: its subject and its text. */
async function arrivedAt(address: string) {
  await runDue(app.ctx, emailJobs(app.ctx));
  return server.taken
    .filter(({ to }) => to.includes(address))
    .map(({ raw }) => ({ subject: subjectOf(raw), text: textOf(raw) }));
}

const subjectOf = (raw: string) =>
  (/^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw)?.[1] ?? '')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?(B|Q)\?(.*?)\?=/gi, (_, way: string, text: string) =>
      decoded(way === 'B' ? 'base64' : 'quoted-printable', text.replaceAll('_', ' ')),
    );

function textOf(raw: string): string {
  const part = raw.split(/\r\n--/).find((one) => /content-type: text\/plain/i.test(one)) ?? '';
  const at = part.indexOf('\r\n\r\n');
  return decoded(/transfer-encoding: (\S+)/i.exec(part)?.[1] ?? '', part.slice(at + 4));
}

function decoded(way: string, text: string): string {
  if (way === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

test('what waits for officers comes to each of them in their own language', async () => {
  const rules = { name: 'Library Council', rules: { tie: 'draw' as const } };
  const election = await endedElection(app, [2, 2], rules);
  await tellOfficers(app.ctx, election.id);
  expect(await arrivedAt(asha.email)).toEqual([
    {
      subject: 'Library Council में President के लिए बराबरी',
      text: expect.stringMatching(/^नमस्ते [^]* को बराबर वोट मिले हैं: 2।[^]*कैंपस के अधिकारी हैं/),
    },
  ]);
  expect(await arrivedAt(ravi.email)).toMatchObject([
    { subject: 'A tie for President in Library Council' },
  ]);
});

test('so does what waits for a second officer, with what the server says of it', async () => {
  const council = await createActor(app, { role: 'council' });
  const { id } = await createElection(app.ctx, { name: 'Mess Council' });
  const reason = 'The hall was closed for an hour.';
  await council.send('cancelElection', { params: { id }, body: { reason } });
  const [hindi] = await arrivedAt(asha.email);
  expect(hindi).toMatchObject({ subject: 'पुष्टि करें या मना करें: Mess Council' });
  expect(hindi?.text).toContain('वोटर यह पढ़ेंगे: चुनाव रद्द किया गया।');
  expect(hindi?.text).toContain(`वजह: ${reason}`);
  const [english] = await arrivedAt(ravi.email);
  expect(english?.text).toContain('Voters will read: The election was cancelled.');
});

test('a test e-mail is in the language of whoever asks for it', async () => {
  for (const [one, subject] of [
    [asha, 'टेस्ट ईमेल'],
    [ravi, 'Test e-mail'],
  ] as const) {
    expect((await one.send('sendTestEmail')).body).toMatchObject({ isTaken: true });
    expect(await arrivedAt(one.email)).toContainEqual(expect.objectContaining({ subject }));
  }
});

test('a witness without an account reads the first language of the campus, and the lines that programs read', async () => {
  await offer('{hi,en}');
  await app.ctx.transact((tx) =>
    record(tx, { actorId: null, act: 'campus.settings', objectId: randomUUID() }),
  );
  await witnessRecord(app.ctx, () => Promise.resolve([]));
  const [email] = await arrivedAt('adviser@union.example');
  expect(email?.subject).toMatch(/^काउंसिल का रिकॉर्ड, एंट्री \d+$/);
  expect(headsIn(email?.text ?? '')).toEqual([await readHead(app.ctx.db)]);
});
