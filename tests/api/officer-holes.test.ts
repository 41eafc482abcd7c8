import { expect, test } from 'vitest';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import { openLifeStage } from '#tests/support/life-stage.ts';
import { listNumber } from '#tests/support/listed-numbers.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { endedElection, thrown } from '#tests/support/outcome-stage.ts';
import {
  admin,
  app,
  confirm,
  idOf,
  liftAll,
  openProposalStage,
  setRule,
  suspendAllBut,
} from '#tests/support/proposal-stage.ts';
import { factorStage } from '#tests/support/second-factor-stage.ts';
import { startSideBySide } from '#tests/support/side-by-side.ts';
import { startTestApp } from '#tests/support/test-app.ts';

startSideBySide();
openLifeStage();
openProposalStage();

const since = (id: string, letInBy: string | null) =>
  app.ctx.pool.query('update accounts set officer_since = now(), let_in_by = $2 where id = $1', [
    id,
    letInBy,
  ]);

const tooNew = { status: 409, body: { reason: 'officer-too-new' } };

test('with the rule off neither a new officer moves a number, nor one let in by a link decides a tie', async () => {
  await setRule(false);
  const [fresh, letIn] = [
    await createActor(app, { role: 'council' }),
    await createActor(app, { role: 'council' }),
  ];
  await since(fresh.id, null);
  await since(letIn.id, admin.id);
  const number = '0177EC269901';
  await listNumber(app.ctx, number);
  const holder = await createAccount(app.ctx, { enrollmentNumber: number });
  await app.ctx.pool.query(
    "update accounts set proved_at = now(), proved_how = 'code' where id = $1",
    [holder.id],
  );
  const { id } = await createAccount(app.ctx, { enrollmentNumber: null });
  const body = { enrollmentNumber: number, reason: 'A new account' };
  const move = idOf(await admin.send('giveNumber', { params: { id }, body }));
  for (const one of [fresh, letIn]) {
    expect(await confirm(one, move)).toMatchObject(tooNew);
  }
  const tied = async () => (await endedElection(app, [1, 1])).id;
  const draw = async () =>
    idOf(await admin.send('enterDraw', { params: { id: await tied() }, body: thrown }));
  const drawn = await draw();
  expect(await confirm(letIn, drawn)).toMatchObject(tooNew);
  expect((await confirm(fresh, drawn)).status).toBe(200);
});

test('with the rule off a draw does not fall to one who took the others away', async () => {
  await setRule(false);
  await suspendAllBut([admin.id]);
  afterThis(liftAll);
  const one = await createActor(app, { role: 'council' });
  const params = { id: one.id };
  await admin.send('suspendUser', { params, body: { reason: 'In the way.' } });
  const { id } = await endedElection(app, [1, 1]);
  expect((await admin.send('enterDraw', { params: { id }, body: thrown })).status).toBe(202);
});

test('what one officer does alone is told to all officers, whatever e-mails they want, and to witnesses', async () => {
  const witness = 'witness@union.example';
  const server = await startTestApp({
    smtpUrl: 'smtp://127.0.0.1:1',
    recordWitnesses: [witness],
  });
  afterThis(() => server.close());
  await server.ctx.pool.query(
    `insert into campus (university_name, time_zone, needs_two_officers) values ('A', 'UTC', true)`,
  );
  const [one, two] = [
    await createActor(server, { role: 'council' }),
    await createActor(server, { role: 'council' }),
  ];
  await server.ctx.pool.query('update accounts set email_confirmed_at = now()');
  await two.send('saveEmailChoices', {
    body: { choices: [{ kind: 'others', isWanted: false }] },
  });
  const toldTo = async () => {
    const { rows } = await server.ctx.pool.query<{ to_address: string; subject: string }>(
      'select to_address, subject from emails order by to_address',
    );
    await server.ctx.pool.query('delete from emails');
    return rows.map((row) => [row.to_address, row.subject]);
  };
  const { id, name } = await createElection(server.ctx);
  const params = { id };
  const body = { reason: 'Something is wrong.' };
  expect((await one.send('pauseElection', { params, body })).status).toBe(202);
  expect(await toldTo()).toEqual([[two.email, `Voting is paused: ${name}`]]);
  await one.send('resumeElection', { params, body: { ...body, movesEnd: true } });
  const proposed = idOf(await one.send('closeElectionNow', { params, body }));
  expect(await toldTo(), 'a proposal alone is as they want').toEqual([]);
  await server.ctx.pool.query(
    "update proposals set proposed_at = proposed_at - interval '73 hours'",
  );
  const announced = await one.send('announceAlone', { params: { id: proposed } });
  expect(announced.status).toBe(200);
  expect(await toldTo()).toEqual(
    [two.email, witness].toSorted().map((to) => [to, `One officer will act alone: ${name}`]),
  );
});

test('the last officer turns the rule off with a log-in of now', async () => {
  const own = await factorStage(app).withFactor();
  await suspendAllBut([own.id]);
  afterThis(liftAll);
  // Whom others took away lately counts as there.
  await app.ctx.pool.query('delete from removed_officers');
  await own.growStale();
  const body = { needsTwoOfficers: false, reason: 'I am alone.' };
  expect(await own.send('saveCampusSettings', { body })).toMatchObject({
    status: 403,
    body: { reason: 'reauth-required' },
  });
  await own.send('reAuthenticate', { body: { code: own.nextCode() } });
  expect((await own.send('saveCampusSettings', { body })).status).toBe(200);
});
