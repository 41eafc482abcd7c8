import { answerTo, complain } from '#tests/support/sanction-stage.ts';
import { beforeAll, expect, test } from 'vitest';
import { statementsSaid } from '#tests/support/statements-said.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import {
  createAccount,
  createActor,
  createElection,
  sealVotes,
  takeVoters,
} from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import {
  closeAndCount,
  endedElection,
  holdDraw,
  setClosed,
  thrown,
} from '#tests/support/outcome-stage.ts';
import { tellOfficers } from './tell-officers.ts';

// It never leaves: that it is queued is what counts here.
const app = testApp({ smtpUrl: 'smtp://127.0.0.1:1' });
let admin: Actor;
let council: Actor;

beforeAll(async () => {
  admin = await createActor(app, { role: 'admin' });
  council = await createActor(app, { role: 'council' });
  await app.ctx.transact((tx) =>
    tx.updateTable('accounts').set({ email_confirmed_at: new Date() }).execute(),
  );
});

const soon = () => new Date(Date.now() + 3_600_000);
/** To whom e-mails about an election went, by their subject. */
async function told(about: string): Promise<Record<string, string[]>> {
  const rows = await app.ctx.db
    .selectFrom('emails')
    .select(['to_address', 'subject'])
    .where('subject', 'like', `%${about}%`)
    .where('key', 'like', 'waiting:%')
    .orderBy('to_address')
    .execute();
  const bySubject = Map.groupBy(rows, ({ subject }) => subject ?? '');
  return Object.fromEntries(
    [...bySubject].map(([subject, of]) => [subject, of.map(({ to_address }) => to_address)]),
  );
}
const choose = (officer: Actor, isWanted: boolean) =>
  officer.send('saveEmailChoices', { body: { choices: [{ kind: 'others', isWanted }] } });

test('each officer hears of a tie, a message and that it can be certified, once', async () => {
  const all = [admin.email, council.email].toSorted();
  const election = await endedElection(app, [2, 2], {
    name: 'Library Council',
    rules: { tie: 'draw' },
    appeals_until: soon(),
  });
  await tellOfficers(app.ctx, election.id);
  const tie = 'A tie for President in Library Council';
  expect(await told('Library')).toEqual({ [tie]: all });
  const { rows } = await app.ctx.pool.query(
    `select e::text as whole from emails e where subject = $1`,
    [tie],
  );
  expect(rows[0].whole).toContain('2 candidates have the same number of votes, 2.');
  for (const { nominee } of election.positions[0]?.candidates ?? []) {
    expect(rows[0].whole).not.toContain(nominee.name);
  }
  const voter = await createActor(app);
  const message = await complain(voter, election);
  await tellOfficers(app.ctx, election.id);
  const appeal = 'A message about Library Council';
  expect(await told('Library')).toEqual({ [tie]: all, [appeal]: all });

  await answerTo(council, message);
  await holdDraw(council, admin, election.id);
  await setClosed(app, election.id, 'appeals_until', new Date());
  await tellOfficers(app.ctx, election.id);
  await tellOfficers(app.ctx, election.id);
  expect(await told('Library')).toEqual({ 'Library Council can be certified': all });
});

test('what is over is not told any more where the e-mail has not left yet', async () => {
  const election = await endedElection(app, [2, 2], {
    name: 'Choir',
    rules: { tie: 'draw' },
    appeals_until: new Date(),
  });
  await tellOfficers(app.ctx, election.id);
  expect(Object.keys(await told('Choir'))).toEqual(['A tie for President in Choir']);
  await holdDraw(council, admin, election.id);
  await tellOfficers(app.ctx, election.id);
  expect(Object.keys(await told('Choir'))).toEqual(['Choir can be certified']);
  // Nobody is asked to confirm the draw that was confirmed.
  const asked = app.ctx.db.selectFrom('emails').select('subject');
  expect(await asked.where('key', 'like', 'proposal:%').execute()).toEqual([]);
  const certified = await admin.send('certifyElection', {
    params: { id: election.id },
    body: {},
  });
  expect(certified.status).toBe(200);
  await tellOfficers(app.ctx, election.id);
  expect(await told('Choir')).toEqual({});
});

test('many ties are one thing to do and one e-mail, and gone with their draw', async () => {
  const titles = Array.from({ length: 25 }, (_, at) => `Class ${at + 10}`);
  const election = await createElection(app.ctx, {
    name: 'Classes',
    positions: Object.fromEntries(titles.map((title) => [title, 2])),
  });
  const settings = { rules: { tie: 'draw' as const } };
  await app.ctx.transact((tx) =>
    tx.updateTable('elections').set({ settings }).where('id', '=', election.id).execute(),
  );
  await sealVotes(
    app.ctx,
    election,
    titles.map(() => [1, 1]),
  );
  await takeVoters(
    app.ctx,
    election,
    titles.map(() => 2),
  );
  await closeAndCount(app, election.id);
  const things = async () =>
    (await admin.send('listWaiting')).body.things.filter(
      (one: { electionId: string }) => one.electionId === election.id,
    );
  expect(await things()).toMatchObject([{ kind: 'tie', positions: titles, by: 'draw' }]);
  await tellOfficers(app.ctx, election.id);
  await tellOfficers(app.ctx, election.id);
  const all = [admin.email, council.email].toSorted();
  expect(await told('Classes')).toEqual({ '25 ties in Classes': all });
  const { rows } = await app.ctx.pool.query(
    `select e::text as whole from emails e where subject = '25 ties in Classes'`,
  );
  expect(rows[0].whole).toContain('for Class 10, Class 11, Class 12, and 22 more.');
  await holdDraw(council, admin, election.id);
  await tellOfficers(app.ctx, election.id);
  expect(await told('ties in Classes')).toEqual({});
  const { entries } = (await app.send('readElectionRecord', { params: { id: election.id } })).body;
  const draws = entries.filter(({ act }: { act: string }) => act === 'election.draw');
  expect(draws, 'one seed, one entry of the record').toHaveLength(1);
});

test('a draw that waited for a second officer is asked of nobody once somebody is named', async () => {
  const rules = { name: 'Debate', rules: { tie: 'draw' as const }, appeals_until: soon() };
  const { id } = await endedElection(app, [2, 2], rules);
  const params = { id };
  // Nobody was asked about anything in the last hour.
  await app.ctx.pool.query('delete from proposals');
  const drawn = await council.send('enterDraw', { params, body: thrown });
  const asked = () =>
    app.ctx.db
      .selectFrom('emails')
      .select('to_address')
      .where('key', 'like', `proposal:${drawn.body.proposal._id}:%`)
      .execute();
  expect(await asked()).not.toEqual([]);
  const { id: namedId, email } = await createAccount(app.ctx, { role: 'observer' });
  const confirmed = 'update accounts set email_confirmed_at = now() where id = $1';
  await app.ctx.pool.query(confirmed, [namedId]);
  const body = { email, reason: 'By the rules.' };
  const named = await admin.send('nameReturningOfficer', { params, body });
  const confirming = { params: { id: named.body.proposal._id } };
  expect((await council.send('confirmProposal', confirming)).status).toBe(200);
  expect(await asked()).toEqual([]);
});

test('an officer who does not want them, or who cannot do it, hears of none', async () => {
  const tied = await createActor(app, { role: 'council' });
  await app.ctx.transact((tx) =>
    tx
      .updateTable('accounts')
      .set({ email_confirmed_at: new Date() })
      .where('id', '=', tied.id)
      .execute(),
  );
  expect((await choose(admin, false)).status).toBe(200);
  const nominees = [tied, await createActor(app)];
  const rules = { name: 'Mess Council', rules: { tie: 'draw' as const }, appeals_until: soon() };
  const election = await endedElection(app, [1, 1], rules, { nominees });
  await tellOfficers(app.ctx, election.id);
  expect(Object.values(await told('Mess'))).toEqual([[council.email]]);
  await choose(admin, true);
  const { body } = await admin.send('readEmailChoices');
  expect(body.choices).toContainEqual({ kind: 'others', isWanted: true });
  const voter = await createActor(app);
  const own = await voter.send('readEmailChoices');
  expect(own.body.choices.map((one: { kind: string }) => one.kind)).toEqual(['elections']);
});

test('it asks as many statements however many officers there are', async () => {
  const rules = { name: 'Wardens', appeals_until: soon() };
  const election = await endedElection(app, [2, 1], rules);
  const once = async () =>
    (await statementsSaid(app.ctx.pool, () => tellOfficers(app.ctx, election.id))).length;
  // An e-mail that leaves meanwhile adds statements of its own.
  const asked = async () => Math.min(await once(), await once(), await once());
  const before = await asked();
  for (let more = 0; more < 3; more += 1) {
    const { id } = await createActor(app, { role: 'council' });
    await app.ctx.pool.query('update accounts set email_confirmed_at = now() where id = $1', [id]);
  }
  expect(await asked()).toBe(before);
});
