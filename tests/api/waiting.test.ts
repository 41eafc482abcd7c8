import { wrong } from '#core/kernel/wrong.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '#contract/api.ts';
import { holdClose } from '#server/elections/holds-store.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { endedElection, heldElection, setClosed, thrown } from '#tests/support/outcome-stage.ts';
import { answerTo, complain } from '#tests/support/sanction-stage.ts';
import { statementsSaid } from '#tests/support/statements-said.ts';
import { admin, app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';

startWithTwoOfficers();

type Thing = Reply<'listWaiting'>['things'][number];

const thingsOf = async (officer: Actor): Promise<Thing[]> => {
  const { status, body } = await officer.send('listWaiting');
  expect(status, JSON.stringify(body)).toBe(200);
  return body.things;
};
const about = async (officer: Actor, { id }: Pick<TestElection, 'id'>) =>
  (await thingsOf(officer)).filter(({ electionId }) => electionId === id);
const soon = () => new Date(Date.now() + 3_600_000);
const over = { appeals_until: new Date() };

const setRule = (isOn: boolean) =>
  app.ctx.pool.query(
    `insert into campus (university_name, time_zone, needs_two_officers) values ('A', 'UTC', $1)
     on conflict (is_only) do update set needs_two_officers = $1`,
    [isOn],
  );

describe('a tie', () => {
  test('waits with its candidates and votes; entered, it waits for the other officer alone', async () => {
    const election = await endedElection(app, [2, 2], { rules: { tie: 'draw' }, ...over });
    const [tie, ...others] = await about(council, election);
    expect(others).toEqual([]);
    expect(tie).toMatchObject({ kind: 'tie', position: 'President', votes: 2, by: 'draw' });
    expect(tie).toMatchObject({ count: 2 });
    expect(tie?.whyNot).toBeNull();
    expect(await thingsOf(await createActor(app, { role: 'observer' })), 'not theirs').toEqual([]);
    const entered = await council.send('enterDraw', {
      params: { id: election.id },
      body: thrown,
    });
    expect(entered.status).toBe(202);
    expect(await about(council, election), 'it is their own').toEqual([]);
    expect(await about(admin, election)).toMatchObject([
      { kind: 'proposal', act: 'election.draw', newEnd: null, whyNot: null },
    ]);
    const id = entered.body.proposal._id;
    expect((await admin.send('confirmProposal', { params: { id } })).status).toBe(200);
    expect(await about(admin, election)).toMatchObject([{ kind: 'certify' }]);
  });

  test('a council member who shares the first place reads why not, and an admin does not', async () => {
    const tied = await createActor(app, { role: 'council' });
    const nominees = [tied, await createActor(app)];
    const election = await endedElection(app, [1, 1], { rules: { tie: 'draw' } }, { nominees });
    expect(await about(tied, election)).toMatchObject([{ kind: 'tie', whyNot: 'candidate' }]);
    expect(await about(admin, election)).toMatchObject([{ kind: 'tie', whyNot: null }]);
    const last = (await thingsOf(tied)).at(-1);
    expect(last?.whyNot, 'what they cannot do comes last').not.toBeNull();
    await council.send('enterDraw', { params: { id: election.id }, body: thrown });
    expect(await about(tied, election)).toMatchObject([{ kind: 'proposal', whyNot: 'candidate' }]);
  });

  test('by a number that is not published yet cannot be decided; a run-off can, until it is made', async () => {
    const early = await endedElection(app, [1, 1], {
      rules: { tie: 'draw', seed: 'public-number', source: 'The lottery', minutes: 60 },
    });
    expect(await about(council, early)).toMatchObject([{ kind: 'tie', whyNot: 'too-early' }]);
    const again = await endedElection(app, [1, 1], { rules: { tie: 'run-off' } });
    expect(await about(council, again)).toMatchObject([{ by: 'run-off', whyNot: null }]);
    const [position] = again.positions;
    const made = await council.send('prepareRunOff', {
      params: { id: again.id },
      body: { positionId: position?.id ?? '' },
    });
    expect(made.status).toBe(201);
    expect(await about(council, again)).toEqual([]);
  });
});

describe('certifying', () => {
  test('it can be certified once the days for complaints are over', async () => {
    const election = await endedElection(app, [2, 1], { appeals_until: soon() });
    expect(await about(council, election), 'voters can still complain').toEqual([]);
    await setClosed(app, election.id, 'appeals_until', new Date());
    expect(await about(council, election)).toMatchObject([{ kind: 'certify' }]);
    const certified = await council.send('certifyElection', {
      params: { id: election.id },
      body: { reason: 'Nobody complained.' },
    });
    expect(certified.status).toBe(200);
    expect(await about(council, election)).toEqual([]);
  });

  test('one that nobody certified for long stands in nobody’s way', async () => {
    const election = await endedElection(app, [2, 1], over);
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    await setClosed(app, election.id, 'appeals_until', ago(89));
    expect(await about(council, election)).toMatchObject([{ kind: 'certify' }]);
    await setClosed(app, election.id, 'appeals_until', ago(91));
    expect(await about(council, election)).toEqual([]);
  });

  test('a rehearsal, a draft and an election that goes on wait for nobody', async () => {
    const rehearsal = await endedElection(app, [1, 1], over);
    await setClosed(app, rehearsal.id, 'is_rehearsal', true);
    expect(await about(council, rehearsal)).toEqual([]);
    expect(await about(council, await createElection(app.ctx))).toEqual([]);
  });

  test('a winner who has left is voted on again', async () => {
    const first = await createActor(app);
    const nominees = [first, await createActor(app)];
    const rules = { rules: { leaving: 'vote-again' as const }, ...over };
    const election = await endedElection(app, [3, 1], rules, { nominees });
    const id = election.positions[0]?.candidates[0]?.id ?? '';
    expect((await first.send('stepDown', { params: { id } })).status).toBe(200);
    expect(await about(council, election)).toMatchObject([{ kind: 'vote-again' }]);
  });
});

describe('results that officers release', () => {
  test('wait for it until their date, and once proposed for the other officer alone', async () => {
    await setRule(true);
    const election = await heldElection(app, [2, 1]);
    const [release, ...others] = await about(council, election);
    expect(others, 'neither a tie nor a certificate is due before it').toEqual([]);
    expect(release).toMatchObject({ kind: 'release', whyNot: null, until: expect.any(String) });
    expect(release).toMatchObject({ messages: 0 });
    // Of messages about it they are told how many they read themselves.
    const message = await complain(await createActor(app), election, [council.id]);
    const counted = async (who: Actor) => {
      const [thing] = await about(who, election);
      return thing?.kind === 'release' ? thing.messages : null;
    };
    expect([await counted(council), await counted(admin)]).toEqual([0, 1]);
    await answerTo(admin, message);
    expect(await counted(admin)).toBe(0);
    const sent = await council.send('releaseResults', {
      params: { id: election.id },
      body: { reason: 'Nobody complained.' },
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(202);
    expect(await about(council, election), 'it is their own').toEqual([]);
    expect(await about(admin, election)).toMatchObject([
      { kind: 'proposal', act: 'election.release', isInForce: false },
    ]);
    const id = sent.body.proposal._id;
    expect((await admin.send('confirmProposal', { params: { id } })).status).toBe(200);
    expect((await about(admin, election)).map(({ kind }) => kind)).not.toContain('release');
    await setRule(false);
  });

  test('who stands in them reads why not, and of a rehearsal nothing waits', async () => {
    const stands = await createActor(app, { role: 'council' });
    const nominees = [stands, await createActor(app)];
    const election = await heldElection(app, [2, 1], {}, { nominees });
    expect(await about(stands, election)).toMatchObject([{ kind: 'release', whyNot: 'candidate' }]);
    const rehearsal = await heldElection(app, [2, 1]);
    await setClosed(app, rehearsal.id, 'is_rehearsal', true);
    expect(await about(council, rehearsal)).toEqual([]);
  });
});

test('a pause that one officer began is in force, and is asked for as longer', async () => {
  await setRule(true);
  const election = await createElection(app.ctx, { endsInMinutes: 600 });
  await council.send('pauseElection', {
    params: { id: election.id },
    body: { reason: 'The hall was closed.' },
  });
  expect(await about(admin, election)).toMatchObject([
    { kind: 'proposal', act: 'election.pause', isInForce: true },
  ]);
  await setRule(false);
});

describe('an election that nobody stands in', () => {
  const posts = async (positions: Record<string, number>, more = {}) =>
    createElection(app.ctx, { positions, startsInMinutes: 60, endsInMinutes: 120, ...more });

  test('waits for a candidate, until somebody stands, asks to, or is entered', async () => {
    const election = await posts({ President: 0, Secretary: 1, Treasurer: 0 });
    expect(await about(council, election)).toMatchObject([
      { kind: 'no-candidates', positions: ['President', 'Treasurer'], whyNot: null },
    ]);
    const person = await createActor(app);
    const body = { electionId: election.id, position: 'Treasurer', userId: person.id };
    expect((await person.send('createNomination', { body })).status).toBe(201);
    expect(await about(council, election)).toMatchObject([{ positions: ['President'] }]);
    const { email } = await createActor(app);
    const entered = await council.send('enterCandidates', {
      body: {
        electionId: election.id,
        candidates: [{ position: 'President', lines: [email] }],
        haveAgreed: true,
      },
    });
    expect(entered.status).toBe(200);
    expect(await about(council, election)).toEqual([]);
  });

  test('not a draft, a rehearsal, a question, or where nobody can be entered any more', async () => {
    const draft = await posts({ President: 0 });
    const rehearsal = await posts({ President: 0 });
    const question = await posts({ President: 0 });
    const [open, opened] = [
      await posts({ President: 0 }, { startsInMinutes: -1 }),
      await posts({ President: 0 }, { startsInMinutes: -1 }),
    ];
    const set = (what: string, { id }: TestElection) => app.ctx.pool.query(what, [id]);
    await set(`update elections set state = 'draft' where id = $1`, draft);
    await set('update elections set is_rehearsal = true where id = $1', rehearsal);
    await set(`update positions set kind = 'question' where election_id = $1`, question);
    await set(
      `update elections set published_at = starts_at - interval '1 hour' where id = $1`,
      open,
    );
    await set('update elections set published_at = now() where id = $1', opened);
    for (const one of [draft, rehearsal, question, open]) {
      expect(await about(council, one)).toEqual([]);
    }
    expect(await about(council, opened)).toMatchObject([{ kind: 'no-candidates' }]);
  });
});

describe('a close', () => {
  let failed: TestElection;
  let held: TestElection;
  beforeAll(async () => {
    failed = await createElection(app.ctx, { endsInMinutes: -3 });
    held = await createElection(app.ctx);
    await app.ctx.transact(async (tx) => {
      await sql`insert into failed_closes (election_id, cause)
        values (${failed.id}::uuid, ${wrong('keyMissing')})`.execute(tx);
      const what = { found: ['votes of another close'], kitSha256: null, problem: '', code: null };
      expect(await holdClose(tx, held.id, what)).toBe('held');
    });
  });

  test('that failed or is held comes before everything that can wait', async () => {
    const things = await thingsOf(admin);
    expect(things.slice(0, 2).map(({ kind }) => kind)).toEqual(['close-failed', 'close-held']);
    expect(things[0]).toMatchObject({ electionId: failed.id, isKeyMissing: true });
    expect(await about(admin, held)).toMatchObject([{ kind: 'close-held', whyNot: null }]);
    expect(await about(council, held), 'an admin decides it').toEqual([]);
  });
});

test('what has a deadline comes by it, and before what has none', async () => {
  const things = (await thingsOf(admin)).filter(({ whyNot }) => whyNot === null);
  const deadlines = things
    .filter(({ kind }) => !kind.startsWith('close-'))
    .map((one) => ('until' in one && one.until !== null ? Date.parse(one.until) : Infinity));
  expect(deadlines.length).toBeGreaterThan(2);
  expect(deadlines).toEqual(deadlines.toSorted((a, b) => a - b));
});

test('it asks as many statements however much waits', async () => {
  const once = async () => (await statementsSaid(app.ctx.pool, () => thingsOf(admin))).length;
  // An e-mail that leaves meanwhile adds statements of its own.
  const asked = async () => Math.min(await once(), await once(), await once());
  const before = await asked();
  for (const votes of [1, 2]) await endedElection(app, [votes, votes], { rules: { tie: 'draw' } });
  expect(await asked()).toBe(before);
});

test('the seat of somebody who has not won any more is pointed at, until it is taken back', async () => {
  const [first, second] = [await createActor(app), await createActor(app)];
  const rules = { rules: { leaving: 'next' as const }, appeals_until: soon() };
  const election = await endedElection(app, [3, 1], rules, { nominees: [first, second] });
  const positionId = election.positions[0]?.id ?? '';
  const body = { electionId: election.id, positionId, position: 'Media Secretary', replaces: [] };
  const seated = await admin.send('seatWinner', { body });
  expect(seated.status, JSON.stringify(seated.body)).toBe(200);
  expect(await about(admin, election)).toEqual([]);
  const id = election.positions[0]?.candidates[0]?.id ?? '';
  expect((await first.send('stepDown', { params: { id } })).status).toBe(200);
  expect(await about(admin, election)).toMatchObject([{ kind: 'seat', count: 1, whyNot: null }]);
  const params = { id: seated.body.member._id };
  expect((await admin.send('deleteMember', { params })).status).toBe(200);
  expect(await about(admin, election)).toEqual([]);
});

describe('backups', () => {
  const takenAgo = (days: number) =>
    app.ctx.pool.query(
      `insert into upkeep (what, done_at) values ('backup', now() - make_interval(days => $1))
       on conflict (what) do update set done_at = excluded.done_at`,
      [days],
    );
  const backups = async (officer: Actor) =>
    (await thingsOf(officer)).filter(({ kind }) => kind === 'backup');

  test('an admin reads that the last one is too old, or failed; one of this week is no news', async () => {
    expect(await backups(admin), 'before the first one').toEqual([]);
    await takenAgo(6);
    expect(await backups(admin)).toEqual([]);
    await takenAgo(8);
    const [first] = (await thingsOf(admin)).filter(({ kind }) => !kind.startsWith('close-'));
    expect(first).toMatchObject({ kind: 'backup', isFailed: false, whyNot: null });
    expect(await backups(council)).toEqual([]);
    await takenAgo(1);
    const run = (problem: string | null) =>
      app.ctx.pool.query(
        `insert into backup_runs (file, bytes, problem) values ('one', null, $1)`,
        [problem],
      );
    await run('the disk is full');
    expect(await backups(admin)).toMatchObject([{ isFailed: true }]);
    await takenAgo(0);
    expect(await backups(admin), 'one by hand came after it').toEqual([]);
  });
});
