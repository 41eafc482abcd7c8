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

/** An open election of those on the campus's list, with a seat for a group. */
async function seatOf(group: string) {
  const election = await createElection(stage.app.ctx, { positions: { Seat: 1 } });
  const { pool } = stage.app.ctx;
  await pool.query(
    `update elections set voters = 'listed', published_at = now() - interval '1 hour',
       candidate_groups = $2 where id = $1`,
    [election.id, [group]],
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
  return { id: body.user._id as string, cookie };
};
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
  const seat = await seatOf('Chess');
  const chess = await arrive(['Chess', 'Band']);
  const band = await arrive(['Band']);
  const stranger = await arrive(['Chess'], false);
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
  const late = await arrive(['Chess']);
  expect(await vote(late, seat, again)).toMatchObject(refusedWith('not-in-group'));
});

test('a group with the name of an office gives no office', async () => {
  const deciding = await restarted(true);
  const somebody = await arrive(['admin', 'council']);
  const as: Pick<Actor, 'send'> = deciding.as(somebody.cookie);
  expect((await as.send('listPendingNominations')).status).toBe(403);
  expect((await as.send('readMe')).body.user.role).toBe('student');
});
