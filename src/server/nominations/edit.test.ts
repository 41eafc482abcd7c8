import { blankTexts } from '#core/elections/nomination.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection, createUpload } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';

let admin: Actor;
const app = testApp();
beforeAll(async () => {
  admin = await createActor(app, { role: 'admin' });
});

const first = { ...blankTexts, statement: 'Longer hours.', imageUrl: '' };
const second = { ...first, statement: 'Cheaper prints.', link: 'https://zoya.example' };

async function nominate() {
  const election = await createElection(app.ctx, { positions: { President: 0 } });
  const nominee = await createActor(app);
  const { body } = await nominee.send('createNomination', {
    body: { electionId: election.id, position: 'President', userId: nominee.id, ...first },
  });
  const id: string = body.nomination._id;
  const edit = (text: Record<string, unknown>, by = nominee) =>
    by.send('editNomination', { params: { id }, body: text });
  const accept = (body?: Record<string, unknown>) =>
    admin.send('acceptNomination', { params: { id }, body });
  const decide = async (
    verb: 'accept' | 'reject',
    body: Record<string, unknown> = {},
    change?: string,
  ) =>
    admin.send(verb === 'accept' ? 'acceptNomination' : 'rejectNomination', {
      params: { id: change ?? (await waiting(id))?._id ?? randomUUID() },
      body,
    });
  return { id, election, nominee, edit, accept, decide };
}

async function shown(election: TestElection): Promise<{ statement: string; link: string }> {
  const { body } = await app.send('listElections');
  return body.elections.find(({ _id }: { _id: string }) => _id === election.id).nominations[0];
}

async function waiting(id: string) {
  const { body } = await admin.send('listPendingNominations');
  return body.find(({ edits }: { edits?: string }) => edits === id);
}

test('before acceptance a change counts at once, and nobody accepts what they have not read', async () => {
  const { edit, accept, election } = await nominate();
  const changed = await edit(second);
  expect(changed.body).toMatchObject({
    message: 'Nomination changed successfully',
    nomination: { ...second, version: 2, edit: null },
  });
  expect(await accept({ version: 1 })).toMatchObject(refusedWith('nomination-changed'));
  expect((await accept({ version: 2 })).status).toBe(200);
  expect(await shown(election)).toMatchObject({ statement: second.statement, link: second.link });
});

test('after acceptance a change waits, and the accepted text stays', async () => {
  const { id, edit, accept, decide, election } = await nominate();
  await accept();
  const imageUrl = await createUpload(app.ctx);
  const { body } = await edit({ ...second, imageUrl });
  expect(body.nomination).toMatchObject({
    ...first,
    status: 'accepted',
    edit: { ...second, imageUrl, isRejected: false },
  });
  expect(await shown(election)).toMatchObject({ statement: first.statement });
  const change = await waiting(id);
  expect(change).toMatchObject({
    ...{ ...second, imageUrl, accepted: first, status: 'pending', edit: null },
    ...{ position: 'President', election: { _id: election.id }, conditions: [], isFrozen: false },
  });
  expect(change._id).not.toBe(id);
  const { version } = body.nomination;
  expect(await decide('accept', { version: version - 1 })).toMatchObject(
    refusedWith('nomination-changed'),
  );
  expect((await decide('accept', { version })).body).toMatchObject({
    message: 'Change accepted successfully',
    nomination: { _id: id, ...second, imageUrl, edit: null, status: 'accepted' },
  });
  expect(await shown(election)).toMatchObject({
    statement: second.statement,
    nominee: { profileImg: imageUrl },
  });
  expect(await waiting(id)).toBeUndefined();
  for (const verb of ['accept', 'reject'] as const) {
    expect(await decide(verb, {}, change._id)).toMatchObject(refusedWith('unknown-nomination'));
  }
});

test('a rejected change is shown with its reason, until the next one', async () => {
  const { id, edit, accept, decide, election, nominee } = await nominate();
  await accept();
  await edit(second);
  const reason = 'Please leave prices out of it.';
  expect((await decide('reject', { reason })).body).toMatchObject({
    message: 'Change rejected successfully',
    nomination: { _id: id, status: 'accepted', ...first },
  });
  const mine = async () => (await nominee.send('listMyNominations')).body[0];
  expect(await mine()).toMatchObject({ ...first, edit: { ...second, isRejected: true, reason } });
  expect(await waiting(id)).toBeUndefined();
  expect(await shown(election)).toMatchObject({ statement: first.statement });
  // Back to the accepted text: there is nothing to decide.
  expect((await edit(first)).body.nomination).toMatchObject({ edit: null });
  expect(await mine()).toMatchObject({ edit: null });
});

test('is one’s own, and over with the nomination or the first ballot', async () => {
  const { id, edit, accept, decide, election, nominee } = await nominate();
  expect(await edit(second, await createActor(app))).toMatchObject(
    refusedWith('unknown-nomination'),
  );
  await accept();
  await edit(second);
  const change = await waiting(id);
  await app.ctx.pool.query('update turnouts set ballots = 1 where position_id = $1', [
    election.positions[0]?.id,
  ]);
  expect(await edit(first)).toMatchObject(refusedWith('candidates-frozen'));
  expect(await decide('accept', {}, change._id)).toMatchObject(refusedWith('candidates-frozen'));
  expect(await waiting(id)).toBeUndefined();
  await app.ctx.pool.query('update turnouts set ballots = 0 where position_id = $1', [
    election.positions[0]?.id,
  ]);
  await nominee.send('withdrawNomination', { params: { id } });
  expect(await edit(second)).toMatchObject(refusedWith('nomination-over'));
});

test('accepted, rejected and sent anew at once: what is shown was read', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, edit, accept, decide, election } = await nominate();
    await accept();
    await edit(second);
    const change = (await waiting(id))._id;
    const third = { ...second, statement: 'Nobody has read this.' };
    const answers = await Promise.all([
      // A client of the specification sends no version: the id says what was read.
      ...Array.from({ length: 5 }, () => decide('accept', {}, change)),
      ...Array.from({ length: 4 }, () => decide('reject', {}, change)),
      edit(third),
    ]);
    expect(answers.slice(0, 9).filter(({ status }) => status === 200).length).toBeLessThan(2);
    expect((await shown(election)).statement).not.toBe(third.statement);
  }
});

const manifesto = `Longer hours.\n\n${'a'.repeat(1_985)}`;
const read = (id: string) => app.send('readManifesto', { params: { id } });

test('a manifesto is fixed with the statement, and no list has it', async () => {
  const { id, edit, accept, decide, election } = await nominate();
  expect((await edit({ ...first, manifesto })).status).toBe(200);
  expect(await read(id), 'nobody has accepted it').toMatchObject(refusedWith('unknown-nomination'));
  await accept();
  expect((await read(id)).body).toEqual({ manifesto });
  expect(await shown(election)).toMatchObject({ hasManifesto: true });
  expect(await shown(election)).not.toHaveProperty('manifesto');
  await edit({ ...first, manifesto: 'Cheaper prints.' });
  expect((await read(id)).body, 'a change waits').toEqual({ manifesto });
  expect(await waiting(id)).toMatchObject({
    manifesto: 'Cheaper prints.',
    accepted: { manifesto },
  });
  await decide('accept');
  expect((await read(id)).body).toEqual({ manifesto: 'Cheaper prints.' });
  await app.ctx.pool.query('update turnouts set ballots = 1 where position_id = $1', [
    election.positions[0]?.id,
  ]);
  expect(await edit({ ...first, manifesto })).toMatchObject(refusedWith('candidates-frozen'));
  expect((await read(id)).body).toEqual({ manifesto: 'Cheaper prints.' });
});

test('a client that knows no manifesto changes the rest, and the manifesto stays', async () => {
  const { id, edit, accept, decide } = await nominate();
  const { manifesto: _, ...known } = second;
  await edit({ ...first, manifesto });
  expect((await edit(known)).body.nomination).toMatchObject({ ...known, manifesto });
  await accept();
  await edit({ ...first, manifesto: 'Cheaper prints.' });
  await edit(known);
  expect(await waiting(id)).toMatchObject({ ...known, manifesto: 'Cheaper prints.' });
  await decide('accept');
  expect((await read(id)).body).toEqual({ manifesto: 'Cheaper prints.' });
});

test('a manifesto has at most 2,000 characters, and none is no manifesto', async () => {
  const { id, edit, accept, election } = await nominate();
  const refused = await edit({ ...first, manifesto: `${manifesto}b` });
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { manifesto: 'Please use at most 2,000 characters' } },
  });
  await accept();
  expect((await read(id)).body).toEqual({ manifesto: '' });
  expect(await shown(election)).not.toHaveProperty('hasManifesto');
});

test('no draft shows a manifesto', async () => {
  const { id, edit, accept, election } = await nominate();
  await edit({ ...first, manifesto });
  await accept();
  await app.ctx.pool.query(`update elections set state = 'draft' where id = $1`, [election.id]);
  expect(await read(id)).toMatchObject(refusedWith('unknown-nomination'));
});

test('who nominates themselves sends a manifesto along', async () => {
  const election = await createElection(app.ctx, { positions: { President: 0 } });
  const nominee = await createActor(app);
  const { body } = await nominee.send('createNomination', {
    body: { electionId: election.id, position: 'President', userId: nominee.id, manifesto },
  });
  expect(body.nomination).toMatchObject({ manifesto, statement: '' });
});
