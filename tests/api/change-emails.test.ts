import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import {
  confirm,
  createReader,
  openMailingStage,
  readersOf,
} from '#tests/support/mailing-stage.ts';
import type { MailingStage } from '#tests/support/mailing-stage.ts';

// What was changed of an election is told to those whom it concerns, once, with the reason.

let stage: MailingStage;
let council: Actor;
let reader: Actor;
beforeAll(async () => {
  stage = await openMailingStage();
});
beforeEach(async () => {
  await stage.reset();
  council = await createActor(stage.app, { role: 'council' });
  reader = await createReader(stage);
});
afterAll(() => stage.close());

const query = (sql: string, values: unknown[] = []) => stage.app.ctx.pool.query(sql, values);
const reason = 'The network was down for an hour.';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const bodyOf = (subject: string) =>
  (stage.mail.taken.find(({ raw }) => raw.includes(subject))?.raw ?? '').replaceAll('=\r\n', '');

/** An election that is open and was told to be so. */
async function createOpen() {
  const election = await createElection(stage.app.ctx);
  await stage.run();
  expect(readersOf(stage.mail, 'is open')).toEqual([reader.email]);
  return election;
}
/** The time in which officers change several things goes by. */
const settle = () => query("update election_changes set at = at - interval '3 minutes'");

test('an extended election is told once, however many servers look', async () => {
  const { id } = await createOpen();
  await query("update elections set starts_at = starts_at - interval '1 day'");
  await query("update mailings set created_at = created_at - interval '1 hour'");
  const body = { endDate: inHours(5), reason };
  expect(await council.send('extendElection', { params: { id }, body })).toMatchObject({
    status: 200,
  });
  await stage.run();
  expect(readersOf(stage.mail, 'was changed'), 'there may be more to come').toEqual([]);
  await settle();
  await stage.run(6);
  await stage.run();
  expect(readersOf(stage.mail, 'was changed')).toEqual([reader.email]);
  expect(bodyOf('was changed')).toContain(reason);
  expect(bodyOf('was changed')).not.toContain('List-Unsubscribe');
});

test('a cancelled election is told by that name; what was to be told of it is not', async () => {
  const { id } = await createOpen();
  await query("update mailings set created_at = created_at - interval '1 hour'");
  await council.send('cancelElection', { params: { id }, body: { reason } });
  await settle();
  await stage.run();
  await stage.run();
  expect(readersOf(stage.mail, 'was cancelled')).toEqual([reader.email]);
  expect(stage.mail.taken).toHaveLength(2);
});

test('while voting is paused nobody is told that it is open; afterwards they are', async () => {
  const { id } = await createElection(stage.app.ctx);
  await council.send('pauseElection', { params: { id }, body: { reason } });
  await stage.run();
  expect(stage.mail.taken).toEqual([]);
  const resumed = await council.send('resumeElection', {
    params: { id },
    body: { reason, movesEnd: true },
  });
  expect(resumed.status, JSON.stringify(resumed.body)).toBe(200);
  await stage.run();
  expect(readersOf(stage.mail, 'is open')).toEqual([reader.email]);
});

test('a corrected name is no news, and what voters do not know of concerns its candidates', async () => {
  const { id, positions } = await createElection(stage.app.ctx, {
    startsInMinutes: 60,
    endsInMinutes: 300,
  });
  const candidates = positions.flatMap((one) => one.candidates.map(({ nominee }) => nominee));
  await confirm(stage.app, ...candidates);
  const edit = (body: object) =>
    council.send('editElection', { params: { id }, body: { ...body } });
  expect((await edit({ name: 'Council 2031', reason })).status).toBe(200);
  await settle();
  await stage.run();
  expect(stage.mail.taken).toEqual([]);
  expect((await edit({ endDate: inHours(7), reason })).status).toBe(200);
  await settle();
  await stage.run();
  expect(readersOf(stage.mail, 'Council 2031 was changed')).toEqual(
    candidates.map(({ email }) => email).toSorted(),
  );
});

test('a draft and a rehearsal are told to nobody', async () => {
  const draft = await createElection(stage.app.ctx);
  const rehearsal = await createElection(stage.app.ctx);
  await query("update elections set state = 'draft' where id = $1", [draft.id]);
  await query('update elections set is_rehearsal = true where id = $1', [rehearsal.id]);
  await stage.run();
  expect(stage.mail.taken).toEqual([]);
});
