import { describe, expect, test, vi } from 'vitest';
import type { GivenRules } from '#core/elections/position-rules.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { electionJobs } from '#server/closing/close.ts';
import { compareClosed } from '#server/recount/compare-closed.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import {
  castBallots,
  closeByRules,
  openByRules,
  readResult,
} from '#tests/support/ballots-by-rules.ts';
import type { HeldByRules } from '#tests/support/ballots-by-rules.ts';
import { closeElectionNow, createActor } from '#tests/support/factories.ts';
import { holdDraw, setClosed } from '#tests/support/outcome-stage.ts';
import { disqualify, lastRuling, overturn } from '#tests/support/sanction-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { askAsOwner } from '#tests/support/test-app.ts';
import { verify } from '#tests/support/verifier.ts';

// A tie of a ranked position that no earlier round decides: where each order elects the same people nobody draws.

const app = testApp();
const four = ['Asha', 'Binod', 'Chitra', 'Dev'];
const stv = { method: 'stv', seats: 2 } as const;
const again = { nobody: { name: 'Re-open nominations', effect: 'reopens' } } as const;
/** Real figures: who of the two with one vote goes out first decides nothing. */
const farnham = '28 A, 14 B, 1 C, 1 R';

async function open(rules: GivenRules, ballots: string, names = four.slice(0, 3)) {
  const election = await openByRules(app, rules, names, { rules: { leaving: 'next' } });
  await castBallots(app, election, ballots);
  return election;
}

async function held(rules: GivenRules, ballots: string, names = four.slice(0, 3)) {
  const election = await open(rules, ballots, names);
  return { election, result: await closeByRules(app, election) };
}

/** Both kits of each edition hold for the verifier, which follows the orders by itself. Answers what the last says of them. */
async function kitsHold({ id }: HeldByRules, editions: number) {
  const { cookie } = await createActor(app, { role: 'observer' });
  let orders: unknown;
  for (let edition = 1; edition <= editions; edition += 1) {
    for (const without of ['', '&without=ballots']) {
      const url = `/api/election/recount-kit/${id}?edition=${edition}${without}`;
      const { payload, headers } = await app.fastify.inject({ url, headers: { cookie } });
      const { code, output } = verify(payload, {
        expectedHash: String(headers['etag']).replaceAll('"', ''),
      });
      expect(code, output).toBe(0);
      const kit = JSON.parse(payload);
      expect(kit.version).toBe(without === '' ? 6 : 3);
      orders = kit.positions[0].orders;
    }
  }
  expect(await compareClosed(app.ctx.db, { folder: null, id })).toMatchObject([{ problems: [] }]);
  return orders;
}

const resultIn = ({ results: [one] }: ElectionResults) => {
  if (one === undefined) throw new Error('nobody is elected or tied');
  return one;
};
const electedIn = (result: ElectionResults) => {
  const { candidates, elected } = resultIn(result);
  return elected.map((id) => candidates.find(({ _id }) => _id === id)?.student.name);
};
const tiesIn = (result: ElectionResults) =>
  resultIn(result).count?.rounds.flatMap(({ events }) =>
    events.filter(({ kind }) => kind === 'tie'),
  );
const emailsOf = ({ id }: HeldByRules) =>
  app.ctx.db.selectFrom('emails').select('key').where('key', 'like', `winner:${id}:%`).execute();
const dueOf = async ({ id }: HeldByRules) =>
  (await (await createActor(app, { role: 'council' })).send('readOutcome', { params: { id } }))
    .body;
const askedOf = ({ positionId }: HeldByRules) =>
  app.ctx.db
    .selectFrom('asked_orders')
    .select(['is_same', 'gone', 'disqualified'])
    .where('position_id', '=', positionId)
    .orderBy('asked_at')
    .execute();

describe('where each order elects the same people', () => {
  test('nobody is asked to draw, and nobody is elected by it', async () => {
    const { election, result } = await held({ ...stv, ...again }, farnham);
    expect(electedIn(result)).toEqual(['Asha', 'Binod']);
    expect(resultIn(result)).not.toHaveProperty('decided');
    expect(tiesIn(result)).toMatchObject([{ for: 'exclusion', round: null, isSame: true }]);
    expect(await dueOf(election)).toMatchObject({ draw: null, positions: [{ outcome: 'winner' }] });
    expect(await emailsOf(election)).toHaveLength(2);
    expect(await kitsHold(election, 1)).toEqual([{ left: [], disqualified: [], isSame: true }]);
    const { id } = election;
    const council = await createActor(app, { role: 'council' });
    const body = { drawn: '1 2 3 4 5 6 1 2', witnesses: 'Mina' };
    const drawn = await council.send('enterDraw', { params: { id }, body });
    expect(drawn).toMatchObject(refusedWith('no-tie'));
  });

  test('an election that a release before has published waits for the draw, and says who needed none', async () => {
    const election = await open({ ...stv, ...again }, farnham);
    await askAsOwner(app, `update elections set settings = settings - 'law' where id = $1`, [
      election.id,
    ]);
    const before = await closeByRules(app, election);
    expect(resultIn(before)).toMatchObject({ tie: true });
    const council = await createActor(app, { role: 'council' });
    const admin = await createActor(app, { role: 'admin' });
    await holdDraw(council, admin, election.id);
    const after = await readResult(app, election.id);
    expect(electedIn(after)).toEqual(['Asha', 'Binod']);
    expect(resultIn(after).decided).toMatchObject({ by: 'draw', byDraw: [] });
    const { payload } = await app.fastify.inject({
      url: `/api/election/recount-kit/${election.id}`,
      headers: { cookie: admin.cookie },
    });
    expect(JSON.parse(payload)).toMatchObject({ version: 4, edition: 2 });
    expect(payload).not.toContain('orders');
  });
});

test('an election has the law of the release that published it, and an edit leaves it', async () => {
  const council = await createActor(app, { role: 'council' });
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.now() + days * day).toISOString();
  const draft = { name: 'Spring', description: '', startDate: at(2), endDate: at(3) };
  const made = await council.send('createElection', {
    body: { ...draft, draft: true, positions: [{ title: 'Chair', method: 'irv' }] },
  });
  const id: string = made.body.election._id;
  const lawOf = async () =>
    (
      await app.ctx.db
        .selectFrom('elections')
        .select('settings')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).settings;
  const published = async () => {
    const { status, body } = await council.send('publishElection', { params: { id }, body: {} });
    expect(status, JSON.stringify(body)).toBe(200);
  };
  expect(await lawOf()).toMatchObject({ law: 5 });
  await published();
  expect(await lawOf()).toMatchObject({ law: 6 });
  const rules = { leaving: 'next' as const };
  const edited = await council.send('editElection', {
    params: { id },
    body: { rules, reason: 'As the by-law has it.' },
  });
  expect(edited.status, JSON.stringify(edited.body)).toBe(200);
  expect(await lawOf()).toMatchObject({ law: 6, rules });
  // As a release before left it.
  await askAsOwner(app, `update elections set settings = settings - 'law' where id = $1`, [id]);
  const reason = 'Once more.';
  await council.send('returnElectionToDraft', { params: { id }, body: { reason } });
  await published();
  expect(await lawOf()).toMatchObject({ law: 6 });
});

describe('where the orders elect others', () => {
  test('a draw is asked for, and only who was drawn for the seat has it by the draw', async () => {
    const { election, result } = await held(stv, '9 A, 5 B, 5 C');
    expect(resultIn(result)).toMatchObject({ tie: true });
    expect(await dueOf(election)).toMatchObject({ positions: [{ outcome: 'tie' }] });
    expect(await kitsHold(election, 1)).toMatchObject([{ isSame: false }]);
    const council = await createActor(app, { role: 'council' });
    await holdDraw(council, await createActor(app, { role: 'admin' }), election.id);
    const drawn = resultIn(await readResult(app, election.id));
    const [first, second] = drawn.elected;
    expect(first).toBe(election.idOf('A'));
    expect(drawn.decided).toMatchObject({ by: 'draw', byDraw: [second] });
    await kitsHold(election, 2);
  });

  test('who is disqualified afterwards makes a difference of it: the draw is asked for, and is always used then', async () => {
    const { election, result } = await held({ method: 'irv' }, '4 A, 2 BA, 2 CA');
    expect(electedIn(result)).toEqual(['Asha']);
    const alike = { left: [], disqualified: [], isSame: true };
    expect(await kitsHold(election, 1)).toEqual([alike]);
    const admin = await createActor(app, { role: 'admin' });
    const council = await createActor(app, { role: 'council' });
    const keepKit = () => electionJobs(app.ctx)['keep-recount-kit']({ electionId: election.id });
    expect((await disqualify(council, election, election.idOf('A'))).status).toBe(200);
    // In the ruling itself.
    expect(await askedOf(election)).toHaveLength(2);
    await keepKit();
    // The count as cast waits as well: it is one of those that were made so far.
    expect(resultIn(await readResult(app, election.id))).toMatchObject({
      tie: true,
      asCast: { outcome: 'tie' },
    });
    const ruled = { left: [], disqualified: [election.idOf('A')], isSame: false };
    expect(await kitsHold(election, 2)).toEqual([alike, ruled]);
    await holdDraw(council, admin, election.id);
    const drawn = await readResult(app, election.id);
    expect(resultIn(drawn).decided).toMatchObject({ byDraw: resultIn(drawn).elected });
    expect((await overturn(admin, (await lastRuling(app, election))._id)).status).toBe(200);
    await keepKit();
    const last = await readResult(app, election.id);
    expect(electedIn(last)).toEqual(['Asha']);
    expect(resultIn(last).decided).toMatchObject({ by: 'draw', byDraw: [] });
    expect(tiesIn(last)).toMatchObject([{ for: 'exclusion', round: null }]);
    expect(await kitsHold(election, 4)).toEqual([alike, ruled]);
  });

  test('a count that makes none again still waits, once another one has', async () => {
    const { election } = await held({ method: 'irv' }, '4 A, 2 BA, 2 CA');
    const admin = await createActor(app, { role: 'admin' });
    const council = await createActor(app, { role: 'council' });
    await disqualify(council, election, election.idOf('A'));
    expect((await overturn(admin, (await lastRuling(app, election))._id)).status).toBe(200);
    await electionJobs(app.ctx)['keep-recount-kit']({ electionId: election.id });
    expect(resultIn(await readResult(app, election.id))).toMatchObject({ tie: true });
    expect(await kitsHold(election, 2)).toMatchObject([{ isSame: true }, { isSame: false }]);
  });

  test('so does who steps down, in the act itself, and who is left alone is elected without a draw', async () => {
    const { election } = await held({ method: 'irv' }, '4 A, 2 BA, 2 CA, 1 DA', four);
    const stepDown = async (letter: string) => {
      const id = election.idOf(letter);
      const { nominee_id } = await app.ctx.db
        .selectFrom('nominations')
        .select('nominee_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const token = await app.ctx.transact((tx) => app.ctx.sessions.start(tx, nominee_id ?? ''));
      return (await app.as(`hustings=${token}`).send('stepDown', { params: { id } })).status;
    };
    expect(await askedOf(election)).toMatchObject([]);
    // The server ends before there is another edition.
    const enqueue = vi.spyOn(app.ctx.jobs, 'enqueue').mockRejectedValue(new Error('killed'));
    expect(await stepDown('A')).toBe(500);
    enqueue.mockRestore();
    expect(await askedOf(election)).toMatchObject([{ is_same: false, gone: [election.idOf('A')] }]);
    expect(await dueOf(election)).toMatchObject({ positions: [{ outcome: 'tie' }] });
    expect(await stepDown('D')).toBe(200);
    expect(await stepDown('C')).toBe(200);
    // One is left, and has all votes.
    expect(electedIn(await readResult(app, election.id))).toEqual(['Binod']);
    await kitsHold(election, 3);
  });
});

describe('what was found', () => {
  test('is made up where a close was killed before it, and nobody hears that they won without it', async () => {
    const election = await open({ ...stv, ...again }, farnham);
    await closeElectionNow(app.ctx, election.id);
    let times = 0;
    const killed: typeof app.ctx.transact = (work) => {
      times += 1;
      if (times > 1) throw new Error('killed');
      return app.ctx.transact(work);
    };
    const close = (services = app.ctx) =>
      electionJobs(services)['close-election']({ electionId: election.id });
    await expect(close({ ...app.ctx, transact: killed })).rejects.toThrow('killed');
    expect(await askedOf(election)).toEqual([]);
    expect(await emailsOf(election)).toEqual([]);
    await close();
    expect(await askedOf(election)).toMatchObject([{ is_same: true }]);
    expect(await emailsOf(election)).toHaveLength(2);
    await kitsHold(election, 1);
  });

  test('is one row by whichever of two servers, and the same for all who read at once', async () => {
    const election = await open({ ...stv, ...again }, farnham);
    await closeElectionNow(app.ctx, election.id);
    const close = () => electionJobs(app.ctx)['close-election']({ electionId: election.id });
    await Promise.all([close(), close()]);
    expect(await askedOf(election)).toHaveLength(1);
    const read = await Promise.all([1, 2, 3].map(() => readResult(app, election.id)));
    expect(new Set(read.map((one) => JSON.stringify(one)))).toHaveProperty('size', 1);
  });

  test('is written by the owner’s function alone, and not for what is certified', async () => {
    const { election } = await held({ ...stv, ...again }, farnham);
    const { pool } = app.ctx;
    for (const statement of [
      'update asked_orders set is_same = false',
      'delete from asked_orders',
      'insert into asked_orders select * from asked_orders',
    ]) {
      await expect(pool.query(statement), statement).rejects.toThrow('permission denied');
    }
    await setClosed(app, election.id, 'certified_at', new Date());
    const { positionId } = election;
    await pool.query(`select keep_orders($1, array[$1]::uuid[], '{}', false, '{}')`, [positionId]);
    expect(await askedOf(election)).toHaveLength(1);
  });
});
