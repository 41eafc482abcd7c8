import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallName } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { castBallots, closeByRules, openByRules } from '#tests/support/ballots-by-rules.ts';
import { createForDesk, nameFor } from '#tests/support/desk-walk.ts';
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
const newPassword = 'a lantern over the bay';
const meera = () => ({ name: 'Meera Nair', email: `${randomUUID()}@law.example` });

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
const name = (by: Actor, id: string, person: { email: string; name?: string } | null) =>
  by.send('nameReturningOfficer', {
    params: { id },
    body: { ...(person ?? { email: null }), reason },
  });
const deskOf = async (id: string, by: Pick<Actor, 'send'> = app) =>
  (await by.send('readDesk', { params: { id } })).body;
const act = (by: Actor, call: CallName, id: string) =>
  by.send(call, { params: { id }, body: { reason } });
const confirm = (by: Actor, { body }: { body: { proposal: { _id: string } } }) =>
  by.send('confirmProposal', { params: { id: body.proposal._id } });

test('whoever showed the link of the returning officer is no second officer beside them', async () => {
  await setRule(true);
  const officers = [0, 1, 2].map(() => createActor(app, { role: 'admin' }));
  const [asha, ben, chitra] = (await Promise.all(officers)) as [Actor, Actor, Actor];
  const { id } = await createElection(app.ctx);
  const person = meera();
  expect((await confirm(ben, await name(asha, id, person))).status).toBe(200);
  const { body: shown } = await act(chitra, 'showDeskLink', id);
  const token = new URLSearchParams(new URL(shown.link).hash.slice(1)).get('token') ?? '';
  expect((await app.send('resetPassword', { body: { token, newPassword } })).status).toBe(200);
  const account = { role: 'faculty', email: person.email, password: newPassword };
  const { cookie, body: who } = await app.send('logIn', { body: account });
  const outside = { ...asha, ...app.as(cookie), id: who.user._id };
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
  expect(await deskOf(id)).toMatchObject({ returningOfficer: null, areAllCandidates: true });
  const person = meera();
  expect(await name(asha, id, person)).toMatchObject({ status: 200 });
  expect(await deskOf(id, asha)).toMatchObject({
    ...{ returningOfficer: 'Meera Nair', isYours: false },
    ...{ email: person.email, canShowLink: true },
  });
  expect(await deskOf(id)).toMatchObject({ email: null, canShowLink: false });

  const { body: shown } = await act(asha, 'showDeskLink', id);
  const token = new URLSearchParams(new URL(shown.link).hash.slice(1)).get('token') ?? '';
  expect((await app.send('resetPassword', { body: { token, newPassword } })).status).toBe(200);
  const account = { role: 'faculty', email: person.email, password: newPassword };
  const { cookie, body: who } = await app.send('logIn', { body: account });
  const outside = { ...asha, ...app.as(cookie), id: who.user._id };
  expect((await outside.send('listOwnDesks')).body).toMatchObject({
    elections: [{ _id: id }],
    isAll: true,
  });
  expect(await deskOf(id, outside)).toMatchObject({ isYours: true });

  const message = await complain(await createActor(app), { id }, [asha.id]);
  expect(await messagesOf(asha, { id })).toEqual([]);
  expect(await messagesOf(outside, { id })).toMatchObject([{ _id: message }]);
  expect(await answerTo(asha, message)).toMatchObject(refusedWith('unknown-contact'));
  expect((await answerTo(outside, message)).status).toBe(200);

  await closeAndCount(app, id);
  expect(await act(asha, 'releaseResults', id)).toMatchObject(refusedWith('others-desk'));
  const released = await act(outside, 'releaseResults', id);
  expect(released.status, JSON.stringify(released.body)).toBe(200);
  expect(released.body.election.changes[0]).toMatchObject({
    ...{ what: 'The results were released.', officers: 1 },
  });
  await setClosed(app, id, 'appeals_until', new Date(0));
  const outcome = await outside.send('readOutcome', { params: { id } });
  expect(outcome.body.draw).toMatchObject({ officersNeeded: 1 });
  expect((await outside.send('enterDraw', { params: { id }, body: thrown })).status).toBe(200);
  expect(await act(asha, 'certifyElection', id)).toMatchObject(refusedWith('others-desk'));
  expect((await act(outside, 'certifyElection', id)).status).toBe(200);
  expect(await name(asha, id, null)).toMatchObject(refusedWith('election-certified'));
  const { body: list } = await app.send('listElections');
  const changes = list.elections.find((one: { _id: string }) => one._id === id).changes;
  expect(changes.map(({ what }: { what: string }) => what)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('named a returning officer'),
      expect.stringContaining('made a link with which the returning officer logs in'),
    ]),
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
  for (const who of [await createForDesk(app, own.id), teacher]) {
    await nameFor(app, own.id, who.id);
    const calls = (Object.keys(api) as CallName[]).filter((call) => {
      const { access }: EndpointSpec = api[call];
      return access === 'observers' || access === 'officers' || access === 'admin';
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
    expect(await deskOf(open.id)).toMatchObject({ returningOfficer: null });
    expect((await confirm(ben, asked)).status).toBe(200);
    expect(await deskOf(open.id)).toMatchObject({ returningOfficer: 'Meera Nair' });
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
    const of = (email: string) => name(asha, id, { name: 'Somebody', email });
    expect(await of(asha.email)).toMatchObject(refusedWith('desk-of-officer'));
    const candidate = positions[0]?.candidates[0]?.nominee.email ?? '';
    expect(await of(candidate)).toMatchObject(refusedWith('desk-of-candidate'));
    const teacher = await createAccount(app.ctx, { role: 'faculty', name: 'Dr. Sen' });
    expect(await of(teacher.email)).toMatchObject(refusedWith('desk-unconfirmed'));
    expect(await name(asha, id, null)).toMatchObject(refusedWith('desk-as-before'));
    expect(await name(asha, id, { email: meera().email })).toMatchObject({
      ...{ status: 400, body: { fields: { name: 'Name is required' } } },
    });
    const confirmed = 'update accounts set email_confirmed_at = now() where id = $1';
    await app.ctx.pool.query(confirmed, [teacher.id]);
    expect((await of(teacher.email.toUpperCase())).status).toBe(200);
    expect(await deskOf(id, asha)).toMatchObject({
      ...{ returningOfficer: 'Dr. Sen', canShowLink: false },
    });
    expect(await of(teacher.email)).toMatchObject(refusedWith('desk-as-before'));
    // A teacher has an account of their own: nobody shows a link to it.
    expect(await act(asha, 'showDeskLink', id)).toMatchObject(refusedWith('no-desk-link'));
    const draft = await createElection(app.ctx, { startsInMinutes: 30 });
    await app.ctx.pool.query(`update elections set state = 'draft' where id = $1`, [draft.id]);
    expect(await name(asha, draft.id, meera())).toMatchObject(refusedWith('election-is-draft'));
    expect((await app.send('readDesk', { params: { id: draft.id } })).status).toBe(404);
    expect((await act(asha, 'showDeskLink', randomUUID())).status).toBe(404);
  });

  test('sends a link for a password to who has no account, and a word to who has one', async () => {
    const asha = await createActor(app, { role: 'admin' });
    const { mail } = app.ctx;
    const { delivery } = mail;
    Object.assign(mail, { delivery: 'smtp' });
    const [one, two, person] = [await upcoming(), await upcoming(), meera()];
    expect((await name(asha, one.id, person)).status).toBe(200);
    expect(await act(asha, 'showDeskLink', one.id)).toMatchObject(refusedWith('e-mail-leaves'));
    await app.ctx.pool.query('update accounts set email_confirmed_at = now() where email = $1', [
      person.email,
    ]);
    expect((await name(asha, two.id, person)).status).toBe(200);
    Object.assign(mail, { delivery });
    const { rows } = await app.ctx.pool.query(
      'select subject from emails where to_address = $1 order by created_at',
      [person.email],
    );
    expect(rows.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('You are invited to be the returning officer'),
      expect.stringContaining('You are the returning officer'),
    ]);
  });
});

describe('in place of the officers', () => {
  test('nothing falls back to them while the one who is named cannot act', async () => {
    const asha = await createActor(app, { role: 'admin' });
    const { id } = await heldElection(app, [1, 2]);
    const outside = await createForDesk(app, id);
    const { things } = (await asha.send('listWaiting')).body;
    expect(things).toContainEqual(
      expect.objectContaining({ kind: 'release', electionId: id, whyNot: 'named' }),
    );
    const suspended = { params: { id: outside.id }, body: { reason: 'Gone.' } };
    expect((await asha.send('suspendUser', suspended)).status).toBe(200);
    expect(await act(asha, 'releaseResults', id)).toMatchObject(refusedWith('others-desk'));
    expect((await act(outside, 'releaseResults', id)).status).toBe(401);
    await app.ctx.pool.query('update returning_officers set account_id = null');
    expect(await act(asha, 'releaseResults', id)).toMatchObject(refusedWith('others-desk'));
    expect(await deskOf(id)).toMatchObject({ returningOfficer: '', isYours: false });
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
    const outside = await createForDesk(app, id);
    const asked = await act(outside, 'releaseResults', id);
    expect(asked.status).toBe(202);
    expect(await confirm(ben, asked)).toMatchObject(refusedWith('proposal-about-you'));
    expect((await confirm(asha, asked)).status).toBe(200);

    const again = await heldElection(app, [1, 2], {}, { nominees });
    const alone = await createForDesk(app, again.id);
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
    const outside = await createForDesk(app, id);
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
    expect((await confirm(ben, named)).status).toBe(200);
    expect(await confirm(ben, asked)).toMatchObject(refusedWith('proposal-expired'));
  });

  test('a message about them is read by the officers', async () => {
    const asha = await createActor(app, { role: 'admin' });
    const { id } = await endedElection(app, [1, 2]);
    const outside = await createForDesk(app, id);
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

test('an account that was opened for a desk votes nowhere, and a role of the campus gives it all of that role', async () => {
  const asha = await createActor(app, { role: 'admin' });
  const { id, positions } = await createElection(app.ctx);
  const outside = await createForDesk(app, id);
  const vote = await outside.send('castVote', {
    body: {
      ...{ userId: outside.id, electionId: id, position: 'President' },
      candidateId: positions[0]?.candidates[0]?.nominee.id,
    },
  });
  expect(vote.status).toBe(403);
  const params = { id: outside.id };
  expect((await asha.send('changeRole', { params, body: { role: 'faculty' } })).status).toBe(200);
  expect((await asha.send('changeRole', { params, body: { role: 'observer' } })).status).toBe(200);
  const token = await app.ctx.transact((tx) => app.ctx.sessions.start(tx, outside.id));
  expect((await app.as(`hustings=${token}`).send('listAllElections')).status).toBe(200);
});

test('an account that was opened for a desk has the rounds of ranked ballots, and never the ballots', async () => {
  const election = await openByRules(app, { method: 'irv' }, ['Asha', 'Binod', 'Chitra']);
  await castBallots(app, election, '3 AB, 2 B, 1 CB');
  await closeByRules(app, election);
  const kitOf = async ({ cookie }: Pick<Actor, 'cookie'>) => {
    const url = `/api/election/recount-kit/${election.id}`;
    const { headers } = await app.fastify.inject({ url, headers: { cookie } });
    return String(headers['content-disposition']);
  };
  expect(await kitOf(await createActor(app, { role: 'observer' }))).toContain('"recount-kit-');
  expect(await kitOf(await createForDesk(app, election.id))).toContain('"rounds-kit-');
});
