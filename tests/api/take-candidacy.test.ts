import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import type { MailingStage } from '#tests/support/mailing-stage.ts';
import { confirm, createReader, openMailingStage } from '#tests/support/mailing-stage.ts';
import { electionJobs } from '#server/closing/close.ts';
import { emailJobs } from '#server/email/deliver.ts';
import { runDue } from '#tests/support/run-due.ts';
import { refusedWith } from '#tests/support/refused-with.ts';

// Who stands without an account takes the candidacy with one that has proved the number or the address.

let stage: MailingStage;
let council: Actor;
beforeAll(async () => {
  stage = await openMailingStage();
});
beforeEach(async () => {
  await stage.reset();
  council = await createActor(stage.app, { role: 'council' });
});
afterAll(() => stage.close());

const upcoming = (given: Parameters<typeof createElection>[1] = {}) =>
  createElection(stage.app.ctx, {
    positions: { President: 0 },
    startsInMinutes: 60,
    endsInMinutes: 120,
    ...given,
  });
const person = (given: Parameters<typeof createActor>[1] = {}) => createActor(stage.app, given);
const query = (text: string, values: readonly unknown[] = []) =>
  stage.app.ctx.pool.query(text, [...values]);
const enter = ({ id: electionId }: TestElection, lines: readonly string[]) =>
  council.send('enterCandidates', {
    body: {
      electionId,
      candidates: [{ position: 'President', lines }],
      haveAgreed: true,
      byName: lines,
    },
  });
const tokenOf = (link: string) =>
  new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
const take = (actor: Actor, id: string) => actor.send('takeCandidacy', { params: { id } });
const takeable = async (actor: Actor) =>
  (await actor.send('listMyCandidacies')).body.map(({ _id }: { _id: string }) => _id);
const stepDownByLink = (token: string) => stage.app.send('stepDownByLink', { body: { token } });
async function shown({ id }: TestElection) {
  const { body } = await stage.app.send('listElections');
  return body.elections.find(({ _id }: { _id: string }) => _id === id).nominations;
}
const openNow = ({ id }: TestElection) =>
  query(`update elections set starts_at = now() - interval '1 second' where id = $1`, [id]);
const vote = (voter: Actor, { id: electionId }: TestElection, candidateId: string) =>
  voter.send('castVote', {
    body: { userId: voter.id, electionId, position: 'President', candidateId },
  });
/** The link of the e-mail to them. */
async function tokenSent(address: string): Promise<string> {
  const asOf = new Date(Date.now() + 90_000);
  await runDue(stage.app.ctx, emailJobs(stage.app.ctx), { asOf });
  const taken = stage.mail.taken.filter(({ to }) => to.includes(address));
  const text = (taken.at(-1)?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}
/** Somebody who was entered with an address, and the link that was e-mailed there. */
async function emailed(election: TestElection, address: string, line = `Mina Iyer <${address}>`) {
  const { body } = await enter(election, [line]);
  return { id: body.entered[0]._id as string, token: await tokenSent(address) };
}
const listed = (number: string, email: string) =>
  query('insert into voter_list_entries (enrollment_number, name, email) values ($1, $2, $3)', [
    number,
    'Lata Rao',
    email,
  ]);
const prove = ({ id }: Actor, how: string) =>
  query('update accounts set proved_at = now(), proved_how = $2 where id = $1', [id, how]);

describe('one officer takes nobody off after the opening', () => {
  test('the link of who has an address is e-mailed, and no officer reads it', async () => {
    const election = await upcoming();
    await emailed(election, 'often@campus.example');
    const { body } = await council.send('listEntered', { params: { id: election.id } });
    expect(body).toMatchObject([{ link: '', emailedAt: expect.any(String) }]);
  });

  test('with a mailbox of their own behind the name: neither its link nor an account of it steps down', async () => {
    const election = await upcoming({ nominees: [await person()] });
    const address = 'officers-own@mail.example';
    const { id, token } = await emailed(election, address);
    await openNow(election);
    expect((await vote(await person(), election, id)).status).toBe(200);
    const read = await stage.app.send('readEnteredLink', { body: { token } });
    expect(read.body).toMatchObject({ way: 'write', status: 'stands', account: 'to-prove' });
    expect(await stepDownByLink(token)).toMatchObject(refusedWith('entered-unproved'));
    const passwordHash = await stage.app.ctx.passwords.hash('a lamp by the sea');
    const sock = await createReader(stage, { email: address, passwordHash });
    // They may have the candidacy, and what it says, but not its way out.
    expect((await take(sock, id)).status).toBe(200);
    for (const call of ['withdrawNomination', 'stepDown'] as const) {
      expect((await sock.send(call, { params: { id } })).status).toBeGreaterThanOrEqual(400);
    }
    expect(await sock.send('stepDown', { params: { id } })).toMatchObject(
      refusedWith('entered-unproved'),
    );
    expect(await stepDownByLink(token)).toMatchObject(refusedWith('entered-unproved'));
    const gone = await sock.send('deleteOwnAccount', {
      body: { currentPassword: 'a lamp by the sea' },
    });
    expect(gone.status).toBe(200);
    const { rows } = await query(
      `select n.status, n.left_at, a.closed_by_officer as stays from nominations n
        join accounts a on a.id = n.nominee_id where n.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ status: 'accepted', left_at: null, stays: true }]);
  });

  test.each(['an address of the list, which one may have written', 'a typed one, proved before'])(
    'with the rule of two nor by %s: signing on does',
    async (kind) => {
      await query(
        `insert into campus (university_name, time_zone, needs_two_officers) values ('A', 'UTC', true)
         on conflict (is_only) do update set needs_two_officers = true`,
      );
      afterThis(() => query('update campus set needs_two_officers = false'));
      const isTyped = kind.startsWith('a typed');
      const election = await upcoming();
      const [address, number] = ['officers-own@mail.example', '0177CS230777'];
      if (!isTyped) await listed(number, address);
      const { body } = await enter(election, [isTyped ? `Lata Rao <${address}>` : number]);
      const [{ _id: id }] = body.entered;
      const token = await tokenSent(address);
      const password = 'a lamp by the sea';
      const passwordHash = await stage.app.ctx.passwords.hash(password);
      const given = { email: address, enrollmentNumber: number, passwordHash };
      const sock = await createReader(stage, given);
      await prove(sock, 'address');
      expect((await take(sock, id)).status).toBe(200);
      await openNow(election);
      expect((await vote(await person(), election, id)).status).toBe(200);
      const read = await stage.app.send('readEnteredLink', { body: { token } });
      expect(read.body).toMatchObject({ way: 'write', status: 'stands' });
      expect(await stepDownByLink(token)).toMatchObject(refusedWith('entered-unproved'));
      const stepDown = () => sock.send('stepDown', { params: { id } });
      expect(await stepDown()).toMatchObject(refusedWith('entered-unproved'));
      if (isTyped) {
        const proof = { body: { currentPassword: password } };
        expect((await sock.send('deleteOwnAccount', proof)).status).toBe(200);
        const { rows } = await query('select closed_by_officer from accounts where id = $1', [
          sock.id,
        ]);
        expect(rows).toEqual([{ closed_by_officer: true }]);
      } else {
        await prove(sock, 'sign-on');
        expect((await stepDown()).status).toBe(200);
      }
    },
  );

  test('nor in the election that is voted again, by an account that took the candidacy in the first', async () => {
    const election = await upcoming();
    const address = 'officers-own@mail.example';
    const { id } = await emailed(election, address);
    await openNow(election);
    expect((await vote(await person(), election, id)).status).toBe(200);
    const sock = await createReader(stage, { email: address });
    expect((await take(sock, id)).status).toBe(200);
    await closeElectionNow(stage.app.ctx, election.id);
    await electionJobs(stage.app.ctx)['close-election']({ electionId: election.id });
    const admin = await person({ role: 'admin' });
    const { body } = await admin.send('voteAgain', {
      params: { id: election.id },
      body: { positionId: election.positions[0]?.id ?? '' },
    });
    const again = { ...election, id: body.election._id as string };
    await query(
      `update elections set state = 'published', starts_at = now(), ends_at = now() + interval '1 hour' where id = $1`,
      [again.id],
    );
    const [copy] = await shown(again);
    expect((await vote(await person(), again, copy._id)).status).toBe(200);
    expect(await sock.send('stepDown', { params: { id: copy._id } })).toMatchObject(
      refusedWith('entered-unproved'),
    );
  });

  test('who proved the typed address before the opening steps down as every candidate does', async () => {
    const election = await upcoming();
    const { id, token } = await emailed(election, 'mina@campus.example');
    const mina = await createReader(stage, { email: 'mina@campus.example' });
    expect((await take(mina, id)).status).toBe(200);
    await openNow(election);
    expect((await vote(await person(), election, id)).status).toBe(200);
    expect((await stepDownByLink(token)).status).toBe(200);
    expect(await mina.send('stepDown', { params: { id } })).toMatchObject(
      refusedWith('stepped-down'),
    );
  });
});

describe('an account is taken', () => {
  test('by whoever proved the address, once, however many press at once', async () => {
    const election = await upcoming();
    const { id } = await emailed(election, 'mina@campus.example');
    const mina = await person({ name: 'Mina K. Iyer', email: 'mina@campus.example' });
    // Registering alone proves nothing.
    expect(await takeable(mina)).toEqual([]);
    expect(await take(mina, id)).toMatchObject(refusedWith('entered-unproved'));
    await confirm(stage.app, mina);
    expect(await takeable(mina)).toEqual([id]);
    const others = await Promise.all(Array.from({ length: 3 }, () => createReader(stage)));
    const sent = await Promise.all([...others, mina, mina, mina].map((one) => take(one, id)));
    expect(sent.slice(3).map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const one of sent.slice(0, 3)) expect(one.status).toBeGreaterThanOrEqual(403);
    const [candidate] = await shown(election);
    // The list is not fixed yet, so it shows the account as that of any other candidate.
    expect(candidate).toMatchObject({ _id: id, nominee: { _id: mina.id, name: mina.name } });
    const { rows } = await query(
      `select actor_id from records where act = 'nomination.take' and object_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ actor_id: mina.id }]);
    expect(await takeable(mina)).toEqual([]);
    expect(await take(others[0] as Actor, id)).toMatchObject(refusedWith('entered-taken'));
    const [mine] = (await mina.send('listMyNominations')).body;
    expect(mine._id).toBe(id);
    expect((await mina.send('withdrawNomination', { params: { id } })).status).toBe(200);
  });

  test('by whoever proved the number, and by nobody whose number is another', async () => {
    const election = await upcoming();
    await listed('0177CS230777', '');
    const { body } = await enter(election, ['Lata Rao']);
    const [{ _id: id, link }] = body.entered;
    const read = async () =>
      (await stage.app.send('readEnteredLink', { body: { token: tokenOf(link) } })).body;
    expect(await read()).toMatchObject({ way: 'leave', account: 'to-prove' });
    await query(`update elections set standings = 'after-close' where id = $1`, [election.id]);
    await openNow(election);
    // The list is fixed: a link that an officer was shown leads to the council and nothing else.
    expect(await read()).toMatchObject({ way: 'write', account: 'none' });
    const mina = await person();
    await prove(mina, 'address');
    expect(await take(mina, id)).toMatchObject(refusedWith('entered-other-number'));
    const observer = await person({ role: 'observer' });
    expect((await take(observer, id)).status).toBe(403);
    const lata = await person({ enrollmentNumber: '0177CS230777' });
    for (const how of ['code', 'check-in']) {
      await prove(lata, how);
      expect(await take(lata, id)).toMatchObject(refusedWith('entered-unproved'));
    }
    await prove(lata, 'sign-on');
    expect((await take(lata, id)).status).toBe(200);
  });

  test('of who was entered by name alone by nobody, not after the count either', async () => {
    const election = await upcoming();
    const { body } = await enter(election, ['Mina Iyer']);
    const [{ _id: id, link }] = body.entered;
    const sock = await createReader(stage, { name: 'Mina Iyer' });
    const refused = async () =>
      expect(await take(sock, id)).toMatchObject(refusedWith('entered-unproved'));
    await refused();
    await openNow(election);
    expect((await vote(await person(), election, id)).status).toBe(200);
    await refused();
    await closeElectionNow(stage.app.ctx, election.id);
    await electionJobs(stage.app.ctx)['close-election']({ electionId: election.id });
    await refused();
    expect(await takeable(sock)).toEqual([]);
    const token = tokenOf(link);
    const read = await sock.send('readEnteredLink', { body: { token } });
    expect(read.body).toMatchObject({ account: 'none', way: 'write' });
    const { rows } = await query('select nominee_id from nominations where id = $1', [id]);
    expect(rows).toEqual([{ nominee_id: null }]);
  });

  test('never by the officer who entered the candidate', async () => {
    const election = await upcoming();
    const { rows: own } = await query('select email from accounts where id = $1', [council.id]);
    await confirm(stage.app, council);
    const moved = `moved-${own[0].email}`;
    const { id } = await emailed(election, moved, `Mina Iyer <${moved}>`);
    await query('update accounts set email = $2 where id = $1', [council.id, moved]);
    expect(await takeable(council)).toEqual([]);
    expect(await take(council, id)).toMatchObject(refusedWith('entered-by-you'));
  });

  test('never twice for a position, nor for two of one post, whichever comes first', async () => {
    const election = await upcoming({ positions: { President: 0, Treasurer: 0 } });
    await query(`update elections set settings = settings || '{"onePost":true}' where id = $1`, [
      election.id,
    ]);
    const { id } = await emailed(election, 'mina@campus.example');
    const mina = await createReader(stage, { email: 'mina@campus.example' });
    const stands = (by: Actor, { id: electionId }: TestElection, position: string) =>
      by.send('createNomination', { body: { electionId, position, userId: by.id } });
    expect((await stands(mina, election, 'Treasurer')).status).toBe(201);
    expect(await take(mina, id)).toMatchObject(refusedWith('one-post'));
    const other = await upcoming();
    const asha = await person({ email: 'asha@campus.example' });
    await stands(asha, other, 'President');
    await query(
      `update accounts set email = 'asha-2@campus.example', email_confirmed_at = now() where id = $1`,
      [asha.id],
    );
    const second = await emailed(other, 'asha@campus.example', 'Asha V <asha@campus.example>');
    await query(`update accounts set email = 'asha@campus.example' where id = $1`, [asha.id]);
    expect(await take(asha, second.id)).toMatchObject(refusedWith('is-candidate-already'));
    const { rows } = await query('select nominee_id from nominations where id = $1', [second.id]);
    expect(rows).toEqual([{ nominee_id: null }]);
  });

  test('while people vote, by who has proved the address of the list: the former id goes on working, and the name stays', async () => {
    const election = await upcoming();
    await listed('0177CS230777', 'lata@campus.example');
    const { body } = await enter(election, ['0177CS230777']);
    const [{ _id: id }] = body.entered;
    await openNow(election);
    expect((await vote(await person(), election, id)).status).toBe(200);
    const lata = await createReader(stage, {
      ...{ name: 'Latika Rao', email: 'lata@campus.example', enrollmentNumber: '0177CS230777' },
    });
    expect((await take(lata, id)).status).toBe(200);
    expect((await vote(await person(), election, id)).status).toBe(200);
    expect((await vote(await person(), election, lata.id)).status).toBe(200);
    expect(await shown(election)).toMatchObject([
      { votes: 3, nominee: { _id: lata.id, name: 'Lata Rao' } },
    ]);
    expect((await lata.send('stepDown', { params: { id } })).status).toBe(200);
  });
});
