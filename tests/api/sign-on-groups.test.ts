import { afterAll, beforeAll, expect, test } from 'vitest';
import { createElection } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { listNumber } from '#tests/support/listed-numbers.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { setSignOnStage } from '#tests/support/sign-on-stage.ts';
import type { SignOnStage } from '#tests/support/sign-on-stage.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startBeside } from '#tests/support/test-app.ts';

// The groups of the university's log-in decide who votes where the settings say so, and only there.

let stage: SignOnStage;
beforeAll(async () => {
  stage = await setSignOnStage();
});
afterAll(() => stage.close());

/** Another start of the server with this setting. */
async function restarted(doGroupsDecide: boolean): Promise<TestApp> {
  const signOn = { ...stage.provider.settings, doGroupsDecide };
  const app = await startBeside(stage.app, { signOn });
  afterThis(() => app.close());
  return app;
}

/** An election of those on the campus's list that opens now, with a seat for a group. */
async function seatOf(group: string) {
  const election = await createElection(stage.app.ctx, { positions: { Seat: 1 } });
  const { pool } = stage.app.ctx;
  await pool.query(
    `update elections set voters = 'listed', published_at = clock_timestamp(),
       settings = $2 where id = $1`,
    [election.id, { candidacy: { branches: [], years: [], groups: [group] } }],
  );
  await pool.query('update positions set groups = $2 where election_id = $1', [
    election.id,
    [group],
  ]);
  return election;
}
type Seat = Awaited<ReturnType<typeof seatOf>>;

const arrive = async (groups: string[], isListed = true) => {
  const person = stage.person({ groups, role: 'admin' });
  if (isListed) await listNumber(stage.app.ctx, person.student_number ?? '');
  const { body, cookie } = await stage.logIn(person.subject);
  expect(body.user.role, 'no claim gives a role').toBe('student');
  return { id: body.user._id as string, cookie, subject: person.subject };
};
/** Logs in again, after the university has changed somebody's groups. */
async function comeWith(groups: string[], arrived: Arrived): Promise<Arrived> {
  const person = stage.provider.people.get(arrived.subject);
  if (person === undefined) throw new Error('the provider knows nobody of this name');
  stage.provider.people.set(arrived.subject, { ...person, groups });
  const { body, cookie } = await stage.logIn(arrived.subject);
  expect(body.user._id).toBe(arrived.id);
  return { ...arrived, cookie };
}
type Arrived = Awaited<ReturnType<typeof arrive>>;
const vote = ({ id, cookie }: Arrived, { id: electionId, positions }: Seat, app: TestApp) =>
  app.as(cookie).send('castVote', {
    body: {
      userId: id,
      electionId,
      position: positions[0]?.id ?? '',
      candidateId: positions[0]?.candidates[0]?.id ?? '',
    },
  });
const eligible = async (app: TestApp, { id }: Seat) =>
  (await app.send('readTurnout', { params: { id } })).body.eligible as number;

test('they decide nothing by themselves, and what the list lacks where the settings say so', async () => {
  const chess = await arrive(['Chess', 'Band']);
  const band = await arrive(['Band']);
  const stranger = await arrive(['Chess'], false);
  const seat = await seatOf('Chess');
  expect(await vote(chess, seat, stage.app)).toMatchObject(refusedWith('not-in-group'));
  expect(await eligible(stage.app, seat)).toBe(0);

  const deciding = await restarted(true);
  const ballots = async ({ cookie }: Arrived) =>
    (await deciding.as(cookie).send('listMyBallots')).body.find(
      (one: { electionId: string }) => one.electionId === seat.id,
    );
  const nominate = ({ id, cookie }: Arrived) =>
    deciding.as(cookie).send('createNomination', {
      body: { electionId: seat.id, position: 'Seat', userId: id },
    });
  expect(await ballots(chess)).toMatchObject({ otherPositions: [], barrier: null });
  expect(await ballots(band)).toMatchObject({ otherPositions: [seat.positions[0]?.id] });
  expect((await nominate(chess)).status).toBe(201);
  expect(await nominate(band)).toMatchObject(refusedWith('cannot-stand'));
  expect(await eligible(deciding, seat)).toBe(1);
  expect((await vote(chess, seat, deciding)).status).toBe(200);
  expect(await vote(band, seat, deciding)).toMatchObject(refusedWith('not-in-group'));
  expect(await vote(stranger, seat, deciding)).toMatchObject(refusedWith('not-on-roll'));

  const again = await restarted(false);
  const other = await arrive(['Chess']);
  const otherSeat = await seatOf('Chess');
  expect(await vote(other, otherSeat, again)).toMatchObject(refusedWith('not-in-group'));
});

test('a group that looks the same is the same, however long and whatever letters of it nobody sees', async () => {
  const deciding = await restarted(true);
  const long = `Department of ${'Electronics and Communication, '.repeat(4)}Day`;
  for (const [said, meant] of [
    ['Faculte\u0301 des\u200B Lettres', 'Faculté des Lettres'],
    [long, long],
  ] as const) {
    expect((await vote(await arrive([said]), await seatOf(meant), deciding)).status).toBe(200);
  }
});

test('what was known when voting opened counts; a later change neither gives a vote nor takes one', async () => {
  const deciding = await restarted(true);
  const keeper = await arrive(['Rowing']);
  const leaver = await arrive(['Rowing']);
  const joiner = await arrive(['Band']);
  const former = await comeWith(['Band'], await arrive(['Rowing']));
  const mover = await arrive(['Rowing']);
  const seat = await seatOf('Rowing');
  const left = await comeWith([], leaver);
  const joined = await comeWith(['Rowing', 'Band'], joiner);
  const late = await arrive(['Rowing']);
  const [identity] = (await deciding.as(mover.cookie).send('listSignOns')).body;
  await stage.app.ctx.pool.query(
    `update accounts set password_hash = 'another way in' where id = $1`,
    [mover.id],
  );
  const off = { params: { id: identity._id } };
  expect((await deciding.as(mover.cookie).send('disconnectSignOn', off)).status).toBe(200);

  expect(await eligible(deciding, seat), 'keeper, leaver and mover').toBe(3);
  const ballots = await deciding.as(joined.cookie).send('listMyBallots');
  expect(
    ballots.body.find((one: { electionId: string }) => one.electionId === seat.id),
  ).toMatchObject({ otherPositions: [seat.positions[0]?.id] });
  for (const voter of [keeper, left, mover]) {
    expect((await vote(voter, seat, deciding)).status).toBe(200);
  }
  for (const nobody of [joined, former, late]) {
    expect(await vote(nobody, seat, deciding)).toMatchObject(refusedWith('not-in-group'));
  }
  // The next election knows what is known by then.
  const next = await seatOf('Rowing');
  expect(await eligible(deciding, next), 'keeper, joiner and late').toBe(3);
  expect(await vote(left, next, deciding)).toMatchObject(refusedWith('not-in-group'));
  expect((await vote(joined, next, deciding)).status).toBe(200);
  expect((await vote(late, next, deciding)).status).toBe(200);
});

test('a group with the name of an office gives no office', async () => {
  const deciding = await restarted(true);
  const somebody = await arrive(['admin', 'council']);
  const as: Pick<Actor, 'send'> = deciding.as(somebody.cookie);
  expect((await as.send('listPendingNominations')).status).toBe(403);
  expect((await as.send('readMe')).body.user.role).toBe('student');
});
