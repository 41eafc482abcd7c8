import { beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Reply } from '#contract/api.ts';
import { afterThis } from '#tests/support/after-this.ts';
import {
  createAccount,
  createActor,
  createElection,
  createMember,
} from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { ownerOf } from '#tests/support/test-app.ts';
import { openDatabase } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { listRecord } from './list.ts';

let admin: Actor;
let council: Actor;
const app = testApp();
beforeAll(async () => {
  admin = await createActor(app, { role: 'admin', name: 'Meera Iyer' });
  council = await createActor(app, { role: 'council' });
});

const list = async (query: { search?: string; page?: string; before?: string } = {}) =>
  (await admin.send('listRecord', { query })).body as Reply<'listRecord'>;

test('officers read who did what, and find it by words, officer and election', async () => {
  const election = await createElection(app.ctx, { name: 'Mess Committee' });
  await admin.send('deleteElection', { params: { id: election.id } });
  const kept = await createElection(app.ctx, { name: 'Sports Board' });
  await admin.send('pauseElection', { params: { id: kept.id }, body: { reason: 'Power cut' } });
  const { entries, head } = await list();
  expect(entries[0]).toMatchObject({
    act: 'election.pause',
    by: { name: 'Meera Iyer', role: 'admin' },
    election: { _id: kept.id, name: 'Sports Board' },
  });
  expect(head).toMatchObject({ seq: entries[0]?.seq, sha256: entries[0]?.sha256 });
  for (const search of ['mess comm', 'election.delete', 'MEERA', 'Sports Board']) {
    expect((await list({ search })).total, search).toBeGreaterThan(0);
  }
  expect(await list({ search: '100%' })).toMatchObject({ entries: [], total: 0, pages: 1 });
});

test('is found by the words of the screen, each of them anywhere in the entry', async () => {
  const student = await createActor(app, { name: 'Carla Diaz', isVerified: false });
  await admin.send('verifyUser', { params: { id: student.id } });
  const verify = expect.objectContaining({ act: 'account.verify' });
  for (const search of ['Approved Carla Diaz', 'diaz approve', 'account.verify carla']) {
    expect((await list({ search })).entries, search).toEqual([verify]);
  }
  expect((await list({ search: 'Approved' })).entries).toContainEqual(verify);
  expect((await list({ search: 'Suspended Carla' })).entries).toEqual([]);
  expect((await list({ search: 'Changed the role' })).entries).toEqual([]);
});

test('names to whom an act was done, until their account is erased', async () => {
  const student = await createActor(app, { name: 'Ruth Root', isVerified: false });
  await admin.send('verifyUser', { params: { id: student.id } });
  const { entries } = await list({ search: 'ruth root' });
  expect(entries).toMatchObject([
    { act: 'account.verify', detail: 'student', about: { name: 'Ruth Root', position: null } },
  ]);
  await admin.send('deleteUser', { params: { id: student.id } });
  const [gone, approved] = (await list()).entries;
  expect([gone?.act, gone?.about]).toEqual(['account.delete', null]);
  expect(approved).toMatchObject({ act: 'account.verify', detail: '', about: null });
  expect(JSON.stringify(await list())).not.toContain('Ruth Root');
});

test('names candidates with their position, and nobody for what officers do to themselves', async () => {
  const election = await createElection(app.ctx, {
    name: 'Debate Club',
    positions: { President: 0 },
    startsInMinutes: 60,
    endsInMinutes: 120,
  });
  const student = await createActor(app, { name: 'Mina Iyer' });
  const { body } = await student.send('createNomination', {
    body: { electionId: election.id, position: 'President', userId: student.id },
  });
  await admin.send('acceptNomination', { params: { id: body.nomination._id } });
  expect((await list()).entries[0]).toMatchObject({
    act: 'nomination.accept',
    about: { name: 'Mina Iyer', position: 'President' },
  });
  await app.ctx.transact((tx) =>
    record(tx, { actorId: admin.id, act: 'factor.new-codes', objectId: admin.id }),
  );
  expect((await list()).entries[0]).toMatchObject({ act: 'factor.new-codes', about: null });
});

test('names who was taken back, left, or lost a seat, also where that row is gone', async () => {
  const election = await createElection(app.ctx, {
    name: 'Music Club',
    positions: { President: 0 },
    startsInMinutes: 60,
    endsInMinutes: 120,
  });
  await app.ctx.pool.query(`update elections set state = 'draft' where id = $1`, [election.id]);
  const people = [
    await createActor(app, { name: 'Lata Rao' }),
    await createActor(app, { name: 'Ravi Nair' }),
  ];
  const entered = await council.send('enterCandidates', {
    body: {
      electionId: election.id,
      candidates: [{ position: 'President', lines: people.map(({ email }) => email) }],
      haveAgreed: true,
    },
  });
  const [{ _id: id }] = entered.body.entered;
  expect((await council.send('takeBackEntered', { params: { id } })).status).toBe(200);
  expect((await list()).entries[0]).toMatchObject({
    act: 'nomination.take-back',
    about: { name: 'Lata Rao' },
  });
  expect((await admin.send('publishElection', { params: { id: election.id } })).status).toBe(200);
  const { body: all } = await council.send('listEntered', { params: { id: election.id } });
  const token = new URL(all[0].link).hash.replace('#token=', '');
  expect((await app.send('leaveByLink', { body: { token } })).status).toBe(200);
  expect((await list()).entries[0]).toMatchObject({
    act: 'nomination.withdraw',
    about: { name: 'Ravi Nair', position: 'President' },
  });
  const proposed = await createMember(app.ctx, { position: 'Sport Coordinator' });
  await admin.send('deleteMember', { params: { id: proposed } });
  expect((await list()).entries[0]).toMatchObject({
    act: 'member.delete',
    about: { name: expect.stringMatching(/./) },
  });
});

test('a search reads so many entries and says where it goes on; a page is found by its number', async () => {
  const election = await createElection(app.ctx, { name: 'Chess Club' });
  await admin.send('pauseElection', { params: { id: election.id }, body: { reason: 'A storm' } });
  const { head } = await list();
  await app.ctx.pool.query(
    `insert into records (id, act, object_id)
     select gen_random_uuid(), 'campus.settings', gen_random_uuid() from generate_series(1, 10000)`,
  );
  const first = await list({ search: 'storm' });
  expect(first).toMatchObject({ entries: [], total: 0, older: (head?.seq ?? 0) + 1 });
  const second = await list({ search: 'storm', before: String(first.older) });
  expect(second).toMatchObject({ entries: [{ seq: head?.seq }], total: 1, older: null });
  const all = await list({ page: '3' });
  expect(all.total).toBe(all.head?.seq);
  const seqs = Array.from({ length: 50 }, (_, at) => all.total - 100 - at);
  expect(all.entries.map(({ seq }) => seq)).toEqual(seqs);
  const last = await list({ page: '1000000' });
  expect([last.page, last.entries.at(-1)?.seq]).toEqual([last.pages, 1]);
  expect(await list({ before: '3' })).toMatchObject({
    total: 2,
    entries: [{ seq: 2 }, { seq: 1 }],
  });
});

test('everybody reads what was done to an election, and neither by whom nor in which words', async () => {
  const election = await createElection(app.ctx, { name: 'Hall Council' });
  await admin.send('pauseElection', { params: { id: election.id }, body: { reason: 'A flood' } });
  const { body } = await app.send('readElectionRecord', { params: { id: election.id } });
  expect(body).toMatchObject({ entries: [{ act: 'election.pause' }] });
  expect(JSON.stringify(body)).not.toMatch(/Meera|flood/);
  const unknown = { params: { id: admin.id } };
  expect(await app.send('readElectionRecord', unknown)).toMatchObject(
    refusedWith('unknown-election'),
  );
});

test('everybody reads the names of candidates who stand, and of nobody who left before', async () => {
  const election = await createElection(app.ctx, {
    name: 'Film Club',
    positions: { President: 0 },
    startsInMinutes: 60,
    endsInMinutes: 120,
  });
  const nominate = async (name: string) => {
    const person = await createActor(app, { name });
    const { body } = await person.send('createNomination', {
      body: { electionId: election.id, position: 'President', userId: person.id },
    });
    return { person, id: body.nomination._id as string };
  };
  const stays = await nominate('Nora Sen');
  const leaves = await nominate('Omar Ali');
  const refused = await nominate('Pia Roy');
  for (const { id } of [stays, leaves]) await admin.send('acceptNomination', { params: { id } });
  await admin.send('rejectNomination', { params: { id: refused.id }, body: { reason: 'Late' } });
  await leaves.person.send('withdrawNomination', { params: { id: leaves.id } });
  // Entered by officers with an account: what was entered has an id of its own.
  const entered = await createActor(app, { name: 'Quin Das' });
  await council.send('enterCandidates', {
    body: {
      electionId: election.id,
      candidates: [{ position: 'President', lines: [entered.email] }],
      haveAgreed: true,
    },
  });
  const { body } = await app.send('readElectionRecord', { params: { id: election.id } });
  const told = (body.entries as { act: string; about: object | null }[]).map(({ act, about }) => [
    act,
    about,
  ]);
  const named = (name: string) => ({ name, position: 'President' });
  expect(told).toEqual(
    expect.arrayContaining([
      ['nomination.accept', named('Nora Sen')],
      ['nomination.accept', null],
      ['nomination.reject', null],
      ['nomination.enter', named('Quin Das')],
    ]),
  );
  expect(JSON.stringify(body)).not.toMatch(/Omar|Pia|Meera|Late/);
});

test('says whether the role that serves could change the record', async () => {
  expect((await list()).isGuarded).toBe(true);
  const owner = openDatabase(ownerOf(app), () => {});
  afterThis(() => owner.close());
  const rest = {
    profileImg: '',
    isEmailConfirmed: true,
    needsSecondFactor: false,
    session: '',
  };
  const actor = { ...admin, ...rest };
  const oneRole = { ...app.ctx, ...owner };
  expect(await listRecord(oneRole, actor, { search: '', page: 1 })).toMatchObject({
    isGuarded: false,
  });
});

test('a vote leaves nothing in it', async () => {
  const before = (await list()).total;
  const election = await createElection(app.ctx, { positions: { President: 2 } });
  const voter = await createActor(app);
  await voter.send('castVote', {
    body: {
      userId: voter.id,
      electionId: election.id,
      position: 'President',
      candidateId: election.positions[0]?.candidates[0]?.id,
    },
  });
  expect((await list()).total).toBe(before);
});

test('it is read fifty entries at a time, and a page behind the last is the last', async () => {
  await app.ctx.transact(async (tx) => {
    for (let line = 0; line < 60; line += 1) {
      await record(tx, {
        actorId: admin.id,
        act: 'account.lift',
        objectId: admin.id,
        detail: `p${line}`,
      });
    }
  });
  const [first, second, behind] = await Promise.all(
    ['1', '2', '99'].map((page) => list({ page, search: 'account.lift' })),
  );
  expect(first?.entries).toHaveLength(50);
  expect(first?.entries[0]?.detail).toBe('p59');
  expect(second?.entries[0]?.detail).toBe('p9');
  expect(behind).toEqual(second);
});

test('what an officer may not do is recorded, what a student may not is not', async () => {
  const student = await createActor(app);
  await student.send('listUsers', {});
  await council.send('listUsers', {});
  const { summary } = api.listUsers;
  const detail = `${summary}. The answer was: “Your account is not allowed to do this.”`;
  await expect
    .poll(async () => (await list({ search: 'officer.refused' })).entries)
    .toMatchObject([{ act: 'officer.refused', detail }]);
});

test('the log-in of an officer is recorded, that of a student is not', async () => {
  const password = 'three green lamps';
  const passwordHash = await app.ctx.passwords.hash(password);
  const officer = await createAccount(app.ctx, { role: 'council', passwordHash });
  const student = await createAccount(app.ctx, { passwordHash });
  await app.send('logInStudent', {
    body: { role: 'student', enrollmentNumber: student.enrollmentNumber, password },
  });
  await app.send('logIn', { body: { role: 'council', email: officer.email, password } });
  const { entries } = await list({ search: 'officer.log-in' });
  expect(entries.map(({ by }) => by?.name)).toEqual([officer.name]);
});
