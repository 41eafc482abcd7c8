import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CallName, Reply } from '#contract/api.ts';
import { expireProposals, proposalJobs } from '#server/proposals/expire.ts';
import { afterThis } from '#tests/support/after-this.ts';
import type { Actor } from '#tests/support/factories.ts';
import {
  createAccount,
  createActor,
  createElection,
  createUpload,
} from '#tests/support/factories.ts';
import { createListedElection, listNumber } from '#tests/support/listed-numbers.ts';
import { inHours, openLifeStage, shown, voteSome } from '#tests/support/life-stage.ts';
import {
  admin,
  app,
  cancel,
  confirm,
  council,
  idOf,
  other,
  publicRecord,
  reason,
  stateOf,
  waiting,
  openProposalStage,
} from '#tests/support/proposal-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { beside, startSideBySide } from '#tests/support/side-by-side.ts';
import { startTestApp } from '#tests/support/test-app.ts';

startSideBySide();
openLifeStage();
openProposalStage();

// What waits for a second officer: who may decide it, when, and how often. Which acts wait is in
// two-person.test.ts.

test('what waits says to when a proposal moves the end of voting', async () => {
  const { id } = await createElection(app.ctx);
  const endDate = inHours(90);
  const proposed = await council.send('extendElection', {
    params: { id },
    body: { endDate, reason },
  });
  expect(proposed.status, JSON.stringify(proposed.body)).toBe(202);
  const { body } = await other.send('listWaiting');
  const things: Reply<'listWaiting'>['things'] = body.things;
  expect(things.filter(({ electionId }) => electionId === id)).toMatchObject([
    { kind: 'proposal', act: 'election.extend', newEnd: endDate },
  ]);
});

describe('a proposal', () => {
  const propose = async () => {
    const election = await createElection(app.ctx);
    const by = await createActor(app, { role: 'council' });
    return { by, election, id: idOf(await cancel(by, election.id)) };
  };

  test('is judged when it is made: what cannot be done is refused at once', async () => {
    expect(await cancel(council, randomUUID())).toMatchObject(refusedWith('unknown-election'));
    const { id } = await createElection(app.ctx, { endsInMinutes: -1 });
    expect(await cancel(council, id)).toMatchObject(refusedWith('voting-closed'));
    const open = await createElection(app.ctx);
    const earlier = { endDate: inHours(0.1), reason };
    const extended = await council.send('extendElection', {
      params: { id: open.id },
      body: earlier,
    });
    expect(extended.status).toBe(400);
    expect(await waiting(open.id)).toEqual([]);
  });

  test('is judged anew when it is confirmed, and stays when it is refused', async () => {
    const { id, election } = await propose();
    await app.ctx.pool.query(
      `update elections set ends_at = now() - interval '1 second' where id = $1`,
      [election.id],
    );
    expect(await confirm(other, id)).toMatchObject(refusedWith('voting-closed'));
    expect(await waiting(election.id)).toHaveLength(1);
  });

  test('is never confirmed by who made it, though demoted, renamed and promoted again', async () => {
    const { id, by, election } = await propose();
    expect(await confirm(by, id)).toMatchObject(refusedWith('own-proposal'));
    const become = (role: string) =>
      app.ctx.pool.query(`update accounts set role = $2, name = 'Somebody else' where id = $1`, [
        by.id,
        role,
      ]);
    const signIn = async () => {
      const token = await app.ctx.transact((tx) => app.ctx.sessions.start(tx, by.id));
      return app.as(`hustings=${token}`);
    };
    const confirmAs = async (role: string) => {
      await become(role);
      return (await signIn()).send('confirmProposal', { params: { id } });
    };
    expect(await confirmAs('student')).toMatchObject(refusedWith('role-too-small'));
    expect(await confirm(other, id)).toMatchObject(refusedWith('proposer-left'));
    expect(await confirmAs('admin')).toMatchObject(refusedWith('own-proposal'));
    expect(await stateOf(election.id)).toBe('published');
    await app.ctx.pool.query('update accounts set officer_since = null where id = $1', [by.id]);
    expect((await confirm(other, id)).status).toBe(200);
  });

  test('is refused by another with a reason, and withdrawn by who made it', async () => {
    const { id, by, election } = await propose();
    const refuse = (who: typeof by, given: string) =>
      who.send('refuseProposal', { params: { id }, body: { reason: given } });
    expect((await refuse(other, ' ')).status).toBe(400);
    expect(await refuse(by, 'No')).toMatchObject(refusedWith('own-proposal'));
    expect((await refuse(other, 'Voting is open again.')).status).toBe(200);
    expect(await confirm(other, id)).toMatchObject(refusedWith('proposal-settled'));
    const again = idOf(await cancel(by, election.id));
    const withdraw = (who: typeof by) => who.send('withdrawProposal', { params: { id: again } });
    expect(await withdraw(other)).toMatchObject(refusedWith('not-own-proposal'));
    expect((await withdraw(by)).status).toBe(200);
    expect(await withdraw(by)).toMatchObject(refusedWith('proposal-settled'));
    expect(await stateOf(election.id)).toBe('published');
    const acts = (await publicRecord(election.id)).map(([act]: [string]) => act);
    expect(acts).toEqual([
      'proposal.propose',
      'proposal.refuse',
      'proposal.propose',
      'proposal.withdraw',
    ]);
  });

  test('is not valid after a week, and leaves its place', async () => {
    const { id, by, election } = await propose();
    await app.ctx.pool.query('update proposals set expires_at = now() where id = $1', [id]);
    expect(await waiting(election.id)).toEqual([]);
    expect(await confirm(other, id)).toMatchObject(refusedWith('proposal-expired'));
    await app.ctx.transact(expireProposals);
    expect(await confirm(other, id)).toMatchObject(refusedWith('proposal-expired'));
    expect((await cancel(by, election.id)).status).toBe(202);
  });

  const wait = (id: string, hours: number) =>
    app.ctx.pool.query(
      `update proposals set proposed_at = proposed_at - make_interval(hours => $2),
         alone_from = alone_from - make_interval(hours => $2) where id = $1`,
      [id, hours],
    );
  const announce = (who: Actor, id: string) => who.send('announceAlone', { params: { id } });

  test('that nobody decides is done alone a day after all officers were told', async () => {
    const { id, by, election } = await propose();
    expect(await announce(by, id)).toMatchObject(refusedWith('alone-too-early'));
    await wait(id, 73);
    expect(await announce(other, id)).toMatchObject(refusedWith('not-own-proposal'));
    expect(await confirm(by, id)).toMatchObject(refusedWith('own-proposal'));
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        (at % 2 === 0 ? app : beside).as(by.cookie).send('announceAlone', { params: { id } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await waiting(election.id)).toMatchObject([{ alone: { isAnnounced: true } }]);
    expect((await shown(election.id)).changes).toMatchObject([
      { what: expect.stringMatching(/^No second officer has decided .* can do it alone from /) },
    ]);
    expect(await confirm(by, id)).toMatchObject(refusedWith('own-proposal'));
    expect(await stateOf(election.id)).toBe('published');
    await wait(id, 25);
    expect((await confirm(by, id)).status).toBe(200);
    expect(await stateOf(election.id)).toBe('cancelled');
    expect(await publicRecord(election.id)).toEqual([
      ['proposal.propose', null],
      ['proposal.announce', null],
      ['proposal.alone', null],
      ['election.cancel', 1],
    ]);
    expect(await confirm(other, id)).toMatchObject(refusedWith('proposal-settled'));
  });

  test('that is announced can still be refused by another officer', async () => {
    const { id, by, election } = await propose();
    await wait(id, 73);
    expect((await announce(by, id)).status).toBe(200);
    const body = { reason: 'We are not agreed.' };
    expect((await other.send('refuseProposal', { params: { id }, body })).status).toBe(200);
    await wait(id, 25);
    expect(await confirm(by, id)).toMatchObject(refusedWith('proposal-settled'));
    expect(await stateOf(election.id)).toBe('published');
  });

  test('nobody does it alone within a week of taking another officer away, announced or not', async () => {
    const { id, by, election } = await propose();
    const taken = await createActor(app, { role: 'council' });
    const makeRole = (role: 'council' | 'faculty') =>
      admin.send('changeRole', { params: { id: taken.id }, body: { role } });
    const takeAway = () => makeRole('faculty');
    await wait(id, 73);
    expect((await takeAway()).status).toBe(200);
    expect(await announce(by, id)).toMatchObject(refusedWith('alone-too-early'));
    expect((await makeRole('council')).status).toBe(200);
    expect((await announce(by, id)).status).toBe(200);
    await wait(id, 25);
    expect((await takeAway()).status).toBe(200);
    expect(await confirm(by, id)).toMatchObject(refusedWith('alone-too-early'));
    await app.ctx.pool.query("update removed_officers set removed_at = now() - interval '8 days'");
    expect((await confirm(by, id)).status).toBe(200);
    expect(await stateOf(election.id)).toBe('cancelled');
  });

  test('to delete an election with its votes is never done alone', async () => {
    const election = await createElection(app.ctx);
    await voteSome(election, 1);
    const params = { id: election.id };
    const body = { confirm: election.name, reason };
    const id = idOf(await admin.send('deleteElection', { params, body }));
    await wait(id, 100);
    expect(await announce(admin, id)).toMatchObject(refusedWith('never-alone'));
    const { body: listed } = await admin.send('listProposals');
    expect(listed.proposals.find(({ _id }: { _id: string }) => _id === id).alone).toBeNull();
  });

  test('is made once, however many officers propose the same at once', async () => {
    const { id } = await createElection(app.ctx);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        (index % 2 === 0 ? app : beside)
          .as(index < 3 ? admin.cookie : other.cookie)
          .send('cancelElection', { params: { id }, body: { reason } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 202)) {
      expect(answer).toMatchObject(refusedWith('proposal-waits'));
    }
  });

  test('holds the picture that it takes into use, so that no night sweeps it away', async () => {
    const { id } = await createElection(app.ctx, { startsInMinutes: 30 });
    const imageUrl = await createUpload(app.ctx);
    await council.send('editElection', { params: { id }, body: { imageUrl, reason } });
    const { rows } = await app.ctx.pool.query<{ upload_id: string }>(
      'select upload_id from proposals where election_id = $1',
      [id],
    );
    expect(imageUrl).toContain(rows[0]?.upload_id);
  });
});

test('the other officers are told by e-mail, once each', async () => {
  const server = await startTestApp({ smtpUrl: 'smtp://127.0.0.1:1' });
  afterThis(() => server.close());
  await server.ctx.pool.query(
    `insert into campus (university_name, time_zone, needs_two_officers) values ('A', 'UTC', true)`,
  );
  const [one, two] = [
    await createActor(server, { role: 'council', name: 'Meher' }),
    await createActor(server, { role: 'admin' }),
  ];
  await createActor(server, { role: 'council' });
  await server.ctx.pool.query('update accounts set email_confirmed_at = now() where id = any($1)', [
    [one.id, two.id],
  ]);
  const { id, name } = await createElection(server.ctx);
  const proposed = await one.send('closeElectionNow', { params: { id }, body: { reason } });
  expect(proposed.status).toBe(202);
  const { rows } = await server.ctx.pool.query('select * from emails');
  expect(rows).toMatchObject([
    { to_address: two.email, subject: `Please confirm or refuse: ${name}` },
  ]);
  for (const words of ['Meher', name, reason]) expect(rows[0].text_body).toContain(words);
});

test('an e-mail about what concerns people names nobody: a count and a link', async () => {
  const witness = 'witness@campus.example';
  const server = await startTestApp({
    smtpUrl: 'smtp://127.0.0.1:1',
    recordWitnesses: [witness],
  });
  afterThis(() => server.close());
  await server.ctx.pool.query(
    `insert into campus (university_name, time_zone, needs_two_officers) values ('A', 'UTC', true)`,
  );
  const [one, two] = [
    await createActor(server, { role: 'admin', name: 'Meher' }),
    await createActor(server, { role: 'admin' }),
  ];
  await server.ctx.pool.query('update accounts set email_confirmed_at = now()');
  const { id, name } = await createListedElection(server.ctx);
  const number = '0177PN250001';
  await listNumber(server.ctx, number, { name: 'Asha Verma' });
  const people = [
    await createAccount(server.ctx, { name: 'Asha Verma', enrollmentNumber: number }),
    await createAccount(server.ctx, { name: 'Bilal Khan', enrollmentNumber: '0177PN250002' }),
  ];
  await listNumber(server.ctx, '0177PN250002', { name: 'Bilal Khan' });
  const taken = async () => {
    const { rows } = await server.ctx.pool.query<Record<'to' | 'subject' | 'text', string>>(
      `select to_address as to, subject, text_body as text from emails
       where key like 'proposal%' order by to_address`,
    );
    await server.ctx.pool.query("delete from emails where key like 'proposal%'");
    return rows;
  };
  const namesNobody = (email?: { subject: string; text: string }) =>
    expect(`${email?.subject} ${email?.text}`).not.toMatch(/Asha|Bilal|0177PN|Meher|unheard/i);
  const ask = async (call: CallName, of: string, body: object) => {
    const answer = await one.send(call, { params: { id: of }, body: { reason, ...body } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(202);
    return idOf(answer);
  };
  const unheard = { reason: 'Unheard of.' };

  for (const person of people) await ask('suspendUser', person.id, unheard);
  const [first, ...more] = await taken();
  expect([first?.to, first?.subject, more]).toEqual([
    two.email,
    'Please confirm or refuse: 1 decision about people',
    [],
  ]);
  namesNobody(first);
  expect(first?.text).toContain('/dashboard');

  // Beside what is about an election, which is said as before.
  const given = { enrollmentNumber: number, email: 'asha@campus.example', ...unheard };
  const correction = await ask('correctListAddress', id, given);
  await ask('closeElectionNow', id, {});
  await server.ctx.pool.query("update proposals set told_at = told_at - interval '61 minutes'");
  await proposalJobs(server.ctx)['tell-proposals']();
  const [all] = await taken();
  expect(all?.subject).toBe('Please confirm or refuse 4 proposals');
  for (const words of ['Meher', name, reason, '3 decisions about people']) {
    expect(all?.text).toContain(words);
  }
  namesNobody({ subject: '', text: (all?.text ?? '').replace('Meher', '') });

  await server.ctx.pool.query(
    "update proposals set proposed_at = proposed_at - interval '73 hours'",
  );
  expect((await one.send('announceAlone', { params: { id: correction } })).status).toBe(200);
  const announced = await taken();
  expect(announced.map(({ to }) => to)).toEqual([two.email, witness].toSorted());
  for (const email of announced) {
    expect(email.subject).toBe('One officer will act alone: 1 decision about people');
    namesNobody(email);
  }
});

test('officers are asked at most once an hour, with all that waits and nothing that was decided', async () => {
  const server = await startTestApp({ smtpUrl: 'smtp://127.0.0.1:1' });
  afterThis(() => server.close());
  await server.ctx.pool.query(
    `insert into campus (university_name, time_zone, needs_two_officers) values ('A', 'UTC', true)`,
  );
  const [one, two] = [
    await createActor(server, { role: 'council' }),
    await createActor(server, { role: 'admin' }),
  ];
  await server.ctx.pool.query('update accounts set email_confirmed_at = now()');
  const propose = async (by: Actor) => {
    const { id, name } = await createElection(server.ctx, { name: `Board ${randomUUID()}` });
    const answer = await by.send('closeElectionNow', { params: { id }, body: { reason } });
    expect(answer.status).toBe(202);
    return { id: idOf(answer), name };
  };
  const emailsTo = async ({ email }: Actor) =>
    (
      await server.ctx.pool.query<{ subject: string; text_body: string }>(
        "select subject, text_body from emails where to_address = $1 and key like 'proposal%' order by created_at",
        [email],
      )
    ).rows;
  const tellAgain = () => proposalJobs(server.ctx)['tell-proposals']();
  const first = await propose(one);
  const [second, decided] = [await propose(one), await propose(one)];
  const own = await propose(two);
  expect(await emailsTo(two)).toMatchObject([
    { subject: `Please confirm or refuse: ${first.name}` },
  ]);
  await tellAgain();
  expect(await emailsTo(two)).toHaveLength(1);
  expect(await emailsTo(one)).toEqual([]);
  expect((await two.send('confirmProposal', { params: { id: decided.id } })).status).toBe(200);
  await server.ctx.pool.query("update proposals set told_at = told_at - interval '61 minutes'");
  await Promise.all([tellAgain(), tellAgain(), tellAgain()]);
  const [, later, ...more] = await emailsTo(two);
  expect(more).toEqual([]);
  expect(later?.subject).toBe('Please confirm or refuse 2 proposals');
  for (const { name } of [first, second]) expect(later?.text_body).toContain(name);
  for (const { name } of [decided, own]) expect(later?.text_body).not.toContain(name);
  expect(await emailsTo(one)).toMatchObject([{ subject: `Please confirm or refuse: ${own.name}` }]);
});
