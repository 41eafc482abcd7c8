import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';

// Who may be a candidate for which positions, and until when one can withdraw.

const app = testApp();
let admin: Actor;
let council: Actor;
beforeAll(async () => {
  admin = await createActor(app, { role: 'admin' });
  council = await createActor(app, { role: 'council' });
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const query = (text: string, values: readonly unknown[] = []) =>
  app.ctx.pool.query(text, [...values]);
const organise = async (given: Record<string, unknown>) => {
  const dates = { startDate: inHours(2), endDate: inHours(3) };
  return council.send('createElection', { body: { name: 'Spring', ...dates, ...given } });
};
const edit = (id: string, body: Record<string, unknown>) =>
  council.send('editElection', { params: { id }, body });
const stand = (actor: Actor, electionId: string, position = 'President') =>
  actor.send('createNomination', { body: { electionId, position, userId: actor.id } });
const enter = (electionId: string, positions: Record<string, string>, by = council) =>
  by.send('enterCandidates', {
    body: {
      electionId,
      candidates: Object.entries(positions).map(([position, line]) => ({
        position,
        lines: [line],
      })),
      haveAgreed: true,
    },
  });
const withdraw = (actor: Actor, id: string) => actor.send('withdrawNomination', { params: { id } });
const accept = (id: string) => admin.send('acceptNomination', { params: { id } });
const reject = (id: string) => admin.send('rejectNomination', { params: { id } });
async function mine(actor: Actor, electionId: string) {
  const { body } = await actor.send('listMyBallots');
  return body.find((one: { electionId: string }) => one.electionId === electionId);
}
let numbers = 100;
const student = (branch: string) =>
  createActor(app, { enrollmentNumber: `0177${branch}239${(numbers += 1)}` });

describe('who may be a candidate for a position', () => {
  const positions = [
    { title: 'Mechanics', limits: { branches: ['ME'] } },
    { title: 'Lady', candidacy: { branches: ['CE'] } },
    { title: 'Open', limits: { branches: ['ME'] }, candidacy: {} },
  ];
  const notHere = (whose: string) => ({
    ...refusedWith('cannot-stand'),
    body: {
      reason: 'cannot-stand',
      message: `Candidates from ${whose} branch, year or group cannot stand for this position.`,
    },
  });

  test('is who votes for it, unless it says otherwise', async () => {
    const { election } = (await organise({ positions })).body;
    const [mechanic, civil] = [await student('ME'), await student('CE')];
    expect(election.positions[0]).not.toHaveProperty('candidacy');
    expect(election.positions[1].candidacy.branches).toEqual(['CE']);
    expect(await stand(civil, election._id, 'Mechanics')).toMatchObject(notHere('your'));
    expect(await stand(mechanic, election._id, 'Lady')).toMatchObject(notHere('your'));
    const others = { otherCandidacies: [election.positions[0]._id] };
    expect(await mine(civil, election._id)).toMatchObject({ ...others, nominate: { why: null } });
    for (const position of ['Lady', 'Open']) {
      expect((await stand(civil, election._id, position)).status).toBe(201);
    }
    expect((await stand(mechanic, election._id, 'Mechanics')).status).toBe(201);
    const entered = await enter(election._id, { Mechanics: civil.email });
    expect(entered.body).toMatchObject({
      entered: [],
      problems: [{ problem: expect.stringContaining('for this position') }],
    });
  });

  test('can be changed until voting opens, and is judged once more when somebody is accepted', async () => {
    const { election } = (await organise({ positions })).body;
    const [mechanics] = election.positions;
    const civil = await student('CE');
    const change = (candidacy: unknown) =>
      edit(election._id, {
        positions: [{ _id: mechanics._id, title: 'Mechanics', candidacy }, 'Lady', 'Open'].map(
          (one) => (typeof one === 'string' ? { title: one } : one),
        ),
      });
    const opened = await change({ branches: [] });
    expect(opened.body.election.changes[0].what).toBe('Changed: who may be a candidate.');
    const asked = await stand(civil, election._id, 'Mechanics');
    expect(asked.status).toBe(201);
    expect((await change(null)).status).toBe(200);
    expect(await accept(asked.body.nomination._id)).toMatchObject(notHere('their'));
    expect((await change({ branches: ['CE'] })).status).toBe(200);
    expect((await accept(asked.body.nomination._id)).status).toBe(200);
    expect((await change({ branches: ['X'] })).body.fields).toHaveProperty([
      'positions.0.candidacy.branches.0',
    ]);
    await query(`update elections set starts_at = now() - interval '1 minute' where id = $1`, [
      election._id,
    ]);
    expect(await change({ branches: [] })).toMatchObject({
      status: 409,
      body: { message: 'This cannot be changed after voting opens.' },
    });
  });
});

describe('one post for each person', () => {
  const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  const onePost = async () =>
    (await organise({ positions: titles, onePost: true })).body.election._id as string;

  test('of many nominations at once the first stands alone', async () => {
    const id = await onePost();
    const actor = await createActor(app);
    const asked = await Promise.all(
      await app.ctx.transact(async (tx) => {
        // Each is held where it writes, so that all of them are under way before the first is done.
        await sql`select from elections where id = ${id} for update`.execute(tx);
        const all = titles.map((title) => stand(actor, id, title));
        await untilWaiting(app.ctx, 3);
        return all;
      }),
    );
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...titles.slice(1).map(() => 409),
    ]);
    const refused = asked.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.reason)).toEqual(titles.slice(1).map(() => 'one-post'));
  });

  test('of many officers who enter somebody without an account, the first alone does', async () => {
    const id = await onePost();
    const number = `0177CS239${(numbers += 1)}`;
    await query(
      `insert into voter_list_entries (enrollment_number, branch, year, name)
       values ($1, substr($1, 5, 2), substr($1, 7, 2), $2)`,
      [number, 'Listed Person'],
    );
    const asked = await Promise.all(
      titles.map((title, at) => enter(id, { [title]: number }, at % 2 === 0 ? council : admin)),
    );
    expect(asked.map(({ body }) => body.entered.length).toSorted((a, b) => a - b)).toEqual([
      ...titles.slice(1).map(() => 0),
      1,
    ]);
    const both = await enter(await onePost(), { One: number, Two: number });
    expect(both.body.problems).toMatchObject([
      { problem: expect.stringContaining('one only') },
      { problem: expect.stringContaining('one only') },
    ]);
  });

  test('waiting and accepted ones count, the others do not; a decision cannot go round it', async () => {
    const id = await onePost();
    const actor = await createActor(app);
    const first = (await stand(actor, id, 'One')).body.nomination._id;
    expect(await stand(actor, id, 'Two')).toMatchObject(refusedWith('one-post'));
    const entered = await enter(id, { Two: actor.email });
    expect(entered.body.problems).toMatchObject([
      { problem: expect.stringContaining('another position') },
    ]);
    expect((await reject(first)).status).toBe(200);
    const second = (await stand(actor, id, 'Two')).body.nomination._id;
    expect(await accept(first)).toMatchObject(refusedWith('one-post'));
    const reopen = () => admin.send('reopenNomination', { params: { id: first } });
    expect(await reopen()).toMatchObject(refusedWith('one-post'));
    expect((await accept(second)).status).toBe(200);
    expect(await stand(actor, id, 'Three')).toMatchObject(refusedWith('one-post'));
    expect((await withdraw(actor, second)).status).toBe(200);
    expect((await reopen()).status).toBe(200);
  });

  test('who was entered for a position asks for no other one', async () => {
    const id = await onePost();
    const actor = await createActor(app);
    expect((await enter(id, { One: actor.email })).body.entered).toHaveLength(1);
    expect(await stand(actor, id, 'Two')).toMatchObject(refusedWith('one-post'));
  });

  test('is fixed by the first nomination, told where it holds, and off elsewhere', async () => {
    const id = await onePost();
    expect((await edit(id, { onePost: false })).body.election).not.toHaveProperty('onePost');
    const on = await edit(id, { onePost: true });
    expect(on.body.election).toMatchObject({
      onePost: true,
      changes: [
        { what: 'Changed: whether one person may be a candidate for several positions.' },
        {},
      ],
    });
    expect((await stand(await createActor(app), id, 'One')).status).toBe(201);
    expect(await edit(id, { onePost: false })).toMatchObject({
      status: 409,
      body: { fields: { onePost: 'This cannot be changed after the first nomination.' } },
    });
    const plain = (await organise({ positions: titles })).body.election;
    const actor = await createActor(app);
    for (const title of titles.slice(0, 2)) {
      expect((await stand(actor, plain._id, title)).status).toBe(201);
    }
  });
});

describe('the end of withdrawals', () => {
  test('is between the close of nominations and the opening', async () => {
    const nominationsCloseAt = inHours(1);
    for (const withdrawalsCloseAt of [inHours(0.5), inHours(2.5), 'soon']) {
      expect(
        await organise({ positions: ['President'], nominationsCloseAt, withdrawalsCloseAt }),
      ).toMatchObject({
        status: 400,
        body: { fields: { withdrawalsCloseAt: expect.any(String) } },
      });
    }
    const withdrawalsCloseAt = inHours(1.5);
    const made = await organise({
      positions: ['President'],
      nominationsCloseAt,
      withdrawalsCloseAt,
    });
    const { _id: id } = made.body.election;
    expect(made.body.election).toMatchObject({ withdrawalsCloseAt });
    expect(await edit(id, { startDate: inHours(1.2) })).toMatchObject({
      status: 400,
      body: { fields: { withdrawalsCloseAt: 'Withdrawals must close before voting opens.' } },
    });
    const copy = await council.send('duplicateElection', { params: { id } });
    expect(copy.body.election).toMatchObject({ withdrawalsCloseAt });
    const without = await edit(id, { withdrawalsCloseAt: '' });
    expect(without.body.election).not.toHaveProperty('withdrawalsCloseAt');
  });

  test('is the last moment to withdraw; the council can take off a candidate still', async () => {
    const { election } = (await organise({ positions: ['President'] })).body;
    const id: string = election._id;
    const [early, late] = [await createActor(app), await createActor(app)];
    const nominations: string[] = [];
    for (const actor of [early, late]) {
      nominations.push((await stand(actor, id)).body.nomination._id);
    }
    const [first = '', second = ''] = nominations;
    await accept(second);
    const close = (hours: number) =>
      query(
        `update elections set nominations_close_at = now() - interval '1 minute',
        withdrawals_close_at = now() + $2 * interval '1 hour' where id = $1`,
        [id, hours],
      );
    await close(1);
    expect((await withdraw(early, first)).status).toBe(200);
    await close(-0.01);
    expect(await withdraw(late, second)).toMatchObject(refusedWith('withdrawals-closed'));
    const own = await withdraw(early, first);
    expect(own).toMatchObject({ status: 200, body: { nomination: { status: 'withdrawn' } } });
    const removed = await council.send('removeCandidate', {
      params: { id: second },
      body: { reason: 'Asked for it' },
    });
    expect(removed.status).toBe(200);
  });
});
