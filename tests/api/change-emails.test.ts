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

/** Three classes with a reader each; two candidates for each class, of whom the first has a confirmed address. */
async function createClasses(given: Parameters<typeof createElection>[1] = {}) {
  const branches = ['ZA', 'ZB', 'ZC'];
  const readers: Actor[] = [];
  for (const [at, branch] of branches.entries()) {
    readers.push(await createReader(stage, { enrollmentNumber: `0177${branch}31${7001 + at}` }));
  }
  const classes = { 'Class A': 2, 'Class B': 2, 'Class C': 2 };
  const election = await createElection(stage.app.ctx, { ...given, positions: classes });
  const candidates = election.positions.flatMap((one) => one.candidates[0]?.nominee ?? []);
  await confirm(stage.app, ...candidates);
  for (const [at, { id }] of election.positions.entries()) {
    await query('update positions set branches = $2 where id = $1', [id, [branches[at]]]);
  }
  await query(
    `insert into mailings (id, election_id, kind, status, created_at)
     values (gen_random_uuid(), $1, 'voting-opens', 'finished', now() - interval '1 hour')`,
    [election.id],
  );
  await query('update mail_state set since = now()');
  const emails = (...these: readonly number[]) =>
    these.flatMap((at) => [readers[at]?.email ?? '', candidates[at]?.email ?? '']).toSorted();
  return { election, readers, candidates, emails };
}
const told = () => readersOf(stage.mail, 'was changed');
/** Sends what waits, as if what is told now had been told long ago. */
async function tell() {
  await settle();
  await stage.run(4);
  const emails = told();
  stage.mail.taken.length = 0;
  await query("update mailings set created_at = created_at - interval '10 minutes'");
  await query("update election_changes set at = at - interval '10 minutes'");
  return emails;
}

test('what is about one class is told to its voters and candidates, each of its own class', async () => {
  const { election, emails } = await createClasses();
  await query("update mail_state set since = now() - interval '1 day'");
  const rule = (body: object) =>
    council.send('createRuling', { body: { electionId: election.id, reason, ...body } });
  expect((await rule({ kind: 'void', position: 'Class B' })).status).toBe(200);
  expect(await tell()).toEqual(emails(1));
  const second = election.positions[0]?.candidates[1];
  const name = { nominationId: second?.id, name: 'Asha Verma', reason };
  const params = { id: election.id };
  expect((await council.send('correctCandidateName', { params, body: name })).status).toBe(200);
  const disqualify = { kind: 'disqualify', nominationId: election.positions[2]?.candidates[1]?.id };
  const disqualified = await rule({ ...disqualify, answered: null });
  expect(disqualified.status, JSON.stringify(disqualified.body)).toBe(200);
  await settle();
  await stage.run(4);
  expect(told(), 'one e-mail for each, with what concerns them').toEqual(emails(0, 2));
  for (const { raw, to } of stage.mail.taken) {
    expect(raw.includes('Asha Verma')).toBe(emails(0).includes(to[0] ?? ''));
  }
});

test('an edit of one position is told to those who vote for it, and to who did; what is of all, to all', async () => {
  const later = { startsInMinutes: 60, endsInMinutes: 300 };
  const { election, readers, candidates, emails } = await createClasses(later);
  await query("update mail_state set since = now() - interval '1 day'");
  const params = { id: election.id };
  const positions = election.positions.map(({ id, title }) => ({ _id: id, title }));
  const edit = async (at: number, change: object) => {
    const body = {
      positions: positions.map((one, index) => (index === at ? { ...one, ...change } : one)),
    };
    expect((await council.send('editElection', { params, body })).body).toMatchObject({
      election: {},
    });
  };
  await edit(0, { title: 'Class of A' });
  expect(await tell()).toEqual(emails(0));
  positions.splice(0, 1, { _id: positions[0]?._id ?? '', title: 'Class of A' });
  await edit(1, { canAbstain: true });
  expect(await tell()).toEqual(emails(1));
  await edit(2, { limits: { branches: ['ZB'], years: [], groups: [] } });
  expect(await tell(), 'who could vote for it, and who can now').toEqual(
    [...emails(2), readers[1]?.email ?? ''].toSorted(),
  );
  const { body } = await council.send('editElection', { params, body: { endDate: inHours(7) } });
  expect(body).toMatchObject({ election: {} });
  expect(await tell(), 'nobody votes in the third class any more').toEqual(
    [...emails(0, 1), candidates[2]?.email ?? ''].toSorted(),
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
