import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallName } from '#contract/api.ts';
import { mayCall } from '#core/accounts/role.ts';
import { api } from '#contract/api.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { createNamed, nameFor } from '#tests/support/named-account.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import {
  closeAndCount,
  endedElection,
  heldElection,
  setClosed,
  thrown,
} from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { answerTo, complain, messagesOf } from '#tests/support/sanction-stage.ts';

// Somebody who is named the returning officer of one election, in place of its officers.

const app = testApp();
const reason = 'All of us are candidates.';
const password = 'a lantern over the bay';
/** Somebody from outside, whom an admin made an observer. */
const meera = () => createAccount(app.ctx, { role: 'observer', name: 'Meera Nair' });

beforeEach(async () => {
  await setRule(false);
  await app.ctx.pool.query(
    `update accounts set is_verified = false where role in ('council', 'admin')`,
  );
  app.ctx.sessions.forgetAll();
});

const setRule = (isOn: boolean) =>
  app.ctx.transact((tx) =>
    tx
      .insertInto('campus')
      .values({ university_name: 'A', time_zone: 'Asia/Kolkata', needs_two_officers: isOn })
      .onConflict((one) => one.column('is_only').doUpdateSet({ needs_two_officers: isOn }))
      .execute(),
  );
type Person = { email: string };
const name = async (by: Actor, id: string, person: Promise<Person> | Person | null) =>
  by.send('nameReturningOfficer', {
    params: { id },
    body: { email: (await person)?.email ?? null, reason },
  });
const namedIn = async (id: string, by: Pick<Actor, 'send'> = app) =>
  (await by.send('readAudience', { params: { id } })).body;
const act = (by: Actor, call: CallName, id: string) =>
  by.send(call, { params: { id }, body: { reason } });
const confirm = (by: Actor, { body }: { body: { proposal: { _id: string } } }) =>
  by.send('confirmProposal', { params: { id: body.proposal._id } });

test('whoever let somebody in by a link of 0.3.0 is no second officer beside them', async () => {
  await setRule(true);
  const officers = [0, 1].map(() => createActor(app, { role: 'admin' }));
  const [ben, chitra] = (await Promise.all(officers)) as [Actor, Actor];
  const { id } = await createElection(app.ctx);
  const outside = await createNamed(app, id);
  const letIn = 'update accounts set let_in_by = $2 where id = $1';
  await app.ctx.pool.query(letIn, [outside.id, chitra.id]);
  const proposed = await act(outside, 'pauseElection', id);
  expect(await confirm(chitra, proposed)).toMatchObject(refusedWith('let-in-by-you'));
  expect((await confirm(ben, proposed)).status).toBe(200);
});

test('a council of one who is a candidate plays an election with somebody from outside, without a shell', async () => {
  await setRule(true);
  const asha = await createActor(app, { role: 'admin', name: 'Asha' });
  const nominees = [asha, await createAccount(app.ctx)];
  const { id } = await createElection(app.ctx, { standings: 'after-close', nominees });
  await app.ctx.pool.query(
    `update elections set results_at = 'release', show_by = ends_at + interval '7 days' where id = $1`,
    [id],
  );
  for (const { id: candidateId } of nominees) {
    const voter = await createActor(app);
    const body = { userId: voter.id, electionId: id, position: 'President', candidateId };
    expect((await voter.send('castVote', { body })).status).toBe(200);
  }
  expect(await namedIn(id)).toMatchObject({ returningOfficer: null, areAllCandidates: true });
  const person = { name: 'Meera Nair', email: `${randomUUID()}@law.example`, password };
  const registered = await app.send('register', { body: { ...person, role: 'faculty' } });
  expect(registered.status, JSON.stringify(registered.body)).toBe(201);
  const { rows: opened } = await app.ctx.pool.query('select id from accounts where email = $1', [
    person.email,
  ]);
  const params = { id: opened[0].id };
  expect((await asha.send('verifyUser', { params })).status).toBe(200);
  // Anybody could have registered with the address of a teacher.
  expect(await name(asha, id, person)).toMatchObject(refusedWith('named-unconfirmed'));
  const observer = await asha.send('changeRole', { params, body: { role: 'observer', reason } });
  expect(observer.status, JSON.stringify(observer.body)).toBe(200);
  expect(await name(asha, id, person)).toMatchObject({ status: 200 });
  expect(await namedIn(id, asha)).toMatchObject({
    ...{ returningOfficer: 'Meera Nair', isYours: false },
  });
  const account = { role: 'faculty', email: person.email, password };
  const { cookie, body: who } = await app.send('logIn', { body: account });
  const outside = { ...asha, ...app.as(cookie), id: who.user._id };
  expect(await namedIn(id, outside)).toMatchObject({ isYours: true });

  const message = await complain(await createActor(app), { id }, [asha.id]);
  expect(await messagesOf(asha, { id })).toEqual([]);
  expect(await messagesOf(outside, { id })).toMatchObject([{ _id: message }]);
  expect(await answerTo(asha, message)).toMatchObject(refusedWith('unknown-contact'));
  expect((await answerTo(outside, message)).status).toBe(200);

  await closeAndCount(app, id);
  expect(await act(asha, 'releaseResults', id)).toMatchObject(refusedWith('named-decides'));
  const released = await act(outside, 'releaseResults', id);
  expect(released.status, JSON.stringify(released.body)).toBe(200);
  expect(released.body.election.changes[0]).toMatchObject({
    ...{ what: 'The results were released.', officers: 1 },
  });
  await setClosed(app, id, 'appeals_until', new Date(0));
  const outcome = await outside.send('readOutcome', { params: { id } });
  expect(outcome.body.draw).toMatchObject({ officersNeeded: 1 });
  expect((await outside.send('enterDraw', { params: { id }, body: thrown })).status).toBe(200);
  expect(await act(asha, 'certifyElection', id)).toMatchObject(refusedWith('named-decides'));
  expect((await act(outside, 'certifyElection', id)).status).toBe(200);
  expect(await name(asha, id, null)).toMatchObject(refusedWith('election-certified'));
  const { body: list } = await app.send('listElections');
  const changes = list.elections.find((one: { _id: string }) => one._id === id).changes;
  expect(changes.map(({ what }: { what: string }) => what)).toEqual(
    expect.arrayContaining([expect.stringContaining('named a returning officer')]),
  );
  expect(JSON.stringify(changes)).not.toContain('Meera');
});

// Every call that is not for everybody who is logged in; written down here, as in the walk of all roles.
const theirs: readonly CallName[] = [
  'enterDraw',
  'releaseResults',
  'certifyElection',
  'readOutcome',
  'pauseElection',
  'resumeElection',
  'createRuling',
];

test('whoever is named makes these calls for this election, and no other call and for no other election', async () => {
  const [own, other] = [await createElection(app.ctx), await createElection(app.ctx)];
  const teacher = await createActor(app, { role: 'faculty' });
  for (const who of [await createNamed(app, own.id), teacher]) {
    await nameFor(app, own.id, who.id);
    const calls = (Object.keys(api) as CallName[]).filter((call) => {
      const { access }: EndpointSpec = api[call];
      const isTheirRole = access === 'observers' && who.role === 'observer';
      return (
        (!isTheirRole && mayCall('council', access) && !mayCall('faculty', access)) ||
        access === 'admin'
      );
    });
    for (const call of calls) {
      const isIn = async (id: string) =>
        (await who.send(call, { params: { id }, body: { electionId: id } })).body.reason !==
        'role-too-small';
      expect([call, await isIn(own.id)]).toEqual([call, theirs.includes(call)]);
      expect([call, await isIn(other.id)]).toEqual([call, false]);
    }
    for (const election of [own, other]) {
      const message = await complain(await createActor(app), election);
      const status = election === own ? 200 : 403;
      const list = await who.send('listContacts', { query: { election: election.id } });
      expect(list.status).toBe(status);
      expect((await answerTo(who, message)).status).toBe(status);
    }
    expect((await who.send('listContacts', {})).status).toBe(403);
    expect((await who.send('listContacts', { query: { election: 'x' } })).status).toBe(403);
  }
});

describe('naming', () => {
  const upcoming = () => createElection(app.ctx, { startsInMinutes: 30 });

  test('is done by one before voting opens where one may, and from then on by two, with a public line', async () => {
    const [asha, ben] = [
      await createActor(app, { role: 'council' }),
      await createActor(app, { role: 'admin' }),
    ];
    const { id } = await upcoming();
    expect((await name(asha, id, meera())).status).toBe(200);
    expect((await name(ben, id, null)).status).toBe(200);
    const open = await createElection(app.ctx);
    const asked = await name(asha, open.id, meera());
    expect(asked.status).toBe(202);
    expect(await namedIn(open.id)).toMatchObject({ returningOfficer: null });
    expect((await confirm(ben, asked)).status).toBe(200);
    expect(await namedIn(open.id)).toMatchObject({ returningOfficer: 'Meera Nair' });
    const { rows } = await app.ctx.pool.query(
      `select what, officers from election_changes where election_id = $1`,
      [open.id],
    );
    expect(rows).toEqual([
      { what: expect.stringContaining('named a returning officer'), officers: 2 },
    ]);
  });

  test('is of somebody who is no officer, no candidate, and whose address is theirs', async () => {
    const asha = await createActor(app, { role: 'admin' });
    const { id, positions } = await upcoming();
    const of = (email: string) => name(asha, id, { email });
    expect(await of(`${randomUUID()}@law.example`)).toMatchObject(refusedWith('named-unconfirmed'));
    const confirmed = (email: string) =>
      app.ctx.pool.query('update accounts set email_confirmed_at = now() where email = $1', [
        email,
      ]);
    const candidate = positions[0]?.candidates[0]?.nominee.email ?? '';
    for (const email of [asha.email, candidate]) {
      await confirmed(email);
      expect(await of(email)).toMatchObject(refusedWith('named-unfit'));
    }
    const teacher = await createAccount(app.ctx, { role: 'faculty', name: 'Dr. Sen' });
    expect(await of(teacher.email)).toMatchObject(refusedWith('named-unconfirmed'));
    await confirmed(teacher.email);
    expect((await of(teacher.email.toUpperCase())).status).toBe(200);
    expect(await namedIn(id, asha)).toMatchObject({ returningOfficer: 'Dr. Sen' });
    // Nothing is done twice, and nothing of it is public twice.
    expect((await of(teacher.email)).status).toBe(200);
    expect((await name(asha, id, null)).status).toBe(200);
    expect((await name(asha, id, null)).status).toBe(200);
    const count = 'select count(*)::int from election_changes where election_id = $1';
    expect((await app.ctx.pool.query(count, [id])).rows).toEqual([{ count: 2 }]);
    const draft = await createElection(app.ctx, { startsInMinutes: 30 });
    await app.ctx.pool.query(`update elections set state = 'draft' where id = $1`, [draft.id]);
    expect(await name(asha, draft.id, meera())).toMatchObject(refusedWith('election-is-draft'));
    expect((await app.send('readAudience', { params: { id: draft.id } })).status).toBe(404);
  });

  test('sends a word to whose address is confirmed, where e-mail leaves', async () => {
    const asha = await createActor(app, { role: 'admin' });
    const { mail } = app.ctx;
    const { delivery } = mail;
    Object.assign(mail, { delivery: 'smtp' });
    const { id } = await upcoming();
    const person = await meera();
    expect(await name(asha, id, person)).toMatchObject(refusedWith('named-unconfirmed'));
    const confirmed = 'update accounts set email_confirmed_at = now() where id = $1';
    await app.ctx.pool.query(confirmed, [person.id]);
    expect((await name(asha, id, person)).status).toBe(200);
    Object.assign(mail, { delivery });
    const { rows } = await app.ctx.pool.query('select subject from emails where to_address = $1', [
      person.email,
    ]);
    expect(rows).toEqual([{ subject: expect.stringContaining('You are the returning officer') }]);
  });

  test('keeps them from voting in that election, and from the opening on is of nobody who may vote there', async () => {
    const asha = await createActor(app, { role: 'admin' });
    const teacher = await createActor(app, { role: 'faculty' });
    const confirmed = 'update accounts set email_confirmed_at = now() where id = $1';
    await app.ctx.pool.query(confirmed, [teacher.id]);
    const vote = ({ id, positions }: Awaited<ReturnType<typeof createElection>>) =>
      teacher.send('castVote', {
        body: {
          ...{ userId: teacher.id, electionId: id, position: 'President' },
          candidateId: positions[0]?.candidates[0]?.nominee.id,
        },
      });
    const [own, other] = [await createElection(app.ctx), await createElection(app.ctx)];
    expect(await name(asha, own.id, teacher)).toMatchObject(refusedWith('named-unfit'));
    // Named before the opening.
    await nameFor(app, own.id, teacher.id);
    expect(await vote(own)).toMatchObject(refusedWith('is-observer'));
    const { body: mine } = await teacher.send('listMyBallots');
    const barrierOf = (id: string) =>
      mine.find((one: { electionId: string }) => one.electionId === id).barrier;
    expect([barrierOf(own.id)?.reason, barrierOf(other.id)]).toEqual(['is-observer', null]);
    expect((await vote(other)).status).toBe(200);
    // Whoever has voted cannot be named, though they may not vote any more.
    const electorate = `update elections set electorate = 'some', electorate_roles = '{student}' where id = $1`;
    await app.ctx.pool.query(electorate, [other.id]);
    expect(await name(asha, other.id, teacher)).toMatchObject(refusedWith('named-unfit'));
    const third = await createElection(app.ctx);
    await app.ctx.pool.query(electorate, [third.id]);
    expect((await name(asha, third.id, teacher)).status).toBe(200);
  });
});

describe('in place of the officers', () => {
  test('nothing falls back to them while the one who is named cannot act', async () => {
    const asha = await createActor(app, { role: 'admin' });
    const { id } = await heldElection(app, [1, 2]);
    const outside = await createNamed(app, id);
    const { things } = (await asha.send('listWaiting')).body;
    expect(things).toContainEqual(
      expect.objectContaining({ kind: 'release', electionId: id, whyNot: 'named' }),
    );
    const suspended = { params: { id: outside.id }, body: { reason: 'Gone.' } };
    expect((await asha.send('suspendUser', suspended)).status).toBe(200);
    expect(await act(asha, 'releaseResults', id)).toMatchObject(refusedWith('named-decides'));
    expect((await act(outside, 'releaseResults', id)).status).toBe(401);
    await app.ctx.pool.query('update returning_officers set account_id = null');
    expect(await act(asha, 'releaseResults', id)).toMatchObject(refusedWith('named-decides'));
    expect(await namedIn(id)).toMatchObject({ returningOfficer: '', isYours: false });
    expect((await name(asha, id, null)).status).toBe(200);
    expect((await act(asha, 'releaseResults', id)).status).toBe(200);
  });

  test('a second officer is no candidate, and not who named them alone', async () => {
    await setRule(true);
    const [asha, ben] = [
      await createActor(app, { role: 'admin' }),
      await createActor(app, { role: 'council' }),
    ];
    const nominees = [ben, await createAccount(app.ctx)];
    const { id } = await heldElection(app, [1, 2], {}, { nominees });
    const outside = await createNamed(app, id);
    const asked = await act(outside, 'releaseResults', id);
    expect(asked.status).toBe(202);
    expect(await confirm(ben, asked)).toMatchObject(refusedWith('proposal-about-you'));
    expect((await confirm(asha, asked)).status).toBe(200);

    const again = await heldElection(app, [1, 2], {}, { nominees });
    const alone = await createNamed(app, again.id);
    await app.ctx.pool.query('update returning_officers set named_by = $1, by_two = false', [
      asha.id,
    ]);
    const released = await act(alone, 'releaseResults', again.id);
    expect(released.status).toBe(200);
    expect(released.body.election.changes[0]).toMatchObject({ officers: 1 });
  });

  test('takes back what they proposed, and does it alone when nobody decides', async () => {
    await setRule(true);
    await createActor(app, { role: 'admin' });
    const { id } = await heldElection(app, [1, 2]);
    const outside = await createNamed(app, id);
    const first = await act(outside, 'releaseResults', id);
    const params = { id: first.body.proposal._id };
    expect((await outside.send('withdrawProposal', { params })).status).toBe(200);
    const second = await act(outside, 'releaseResults', id);
    const of = { params: { id: second.body.proposal._id } };
    expect(await confirm(outside, second)).toMatchObject(refusedWith('own-proposal'));
    const later = (hours: number) =>
      app.ctx.pool.query(
        `update proposals set proposed_at = proposed_at - make_interval(hours => $1),
          alone_from = alone_from - make_interval(hours => $1) where state = 'open'`,
        [hours],
      );
    await later(72);
    expect((await outside.send('announceAlone', of)).status).toBe(200);
    await later(24);
    expect((await confirm(outside, second)).status).toBe(200);
  });

  test('another naming ends what was proposed before it', async () => {
    await setRule(true);
    const [asha, ben] = [
      await createActor(app, { role: 'admin' }),
      await createActor(app, { role: 'council' }),
    ];
    const { id } = await heldElection(app, [1, 2]);
    const asked = await act(asha, 'releaseResults', id);
    const named = await name(asha, id, meera());
    const ids = async (who: Actor) =>
      (await who.send('listProposals')).body.proposals.map((one: { _id: string }) => one._id);
    // It has a name and an address: observers do not read it while it waits.
    expect(await ids(ben)).toContain(named.body.proposal._id);
    expect(await ids(await createActor(app, { role: 'observer' }))).not.toContain(
      named.body.proposal._id,
    );
    expect((await confirm(ben, named)).status).toBe(200);
    expect(await confirm(ben, asked)).toMatchObject(refusedWith('proposal-expired'));
  });

  test('a message about them is read by the officers', async () => {
    const asha = await createActor(app, { role: 'admin' });
    const { id } = await endedElection(app, [1, 2]);
    const outside = await createNamed(app, id);
    await app.ctx.pool.query('update accounts set email_confirmed_at = now() where id = $1', [
      outside.id,
    ]);
    const message = await complain(await createActor(app), { id }, [outside.id]);
    expect(await answerTo(outside, message)).toMatchObject(refusedWith('unknown-contact'));
    expect((await answerTo(asha, message)).status).toBe(200);
    const other = await complain(await createActor(app), { id });
    expect(await answerTo(asha, other)).toMatchObject(refusedWith('unknown-contact'));
  });
});
