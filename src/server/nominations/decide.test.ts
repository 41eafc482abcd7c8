import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import { balanced, readVoteCounts } from '#tests/support/vote-record.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';

let admin: Actor;
const app = testApp();
beforeAll(async () => {
  admin = await createActor(app, { role: 'admin' });
});

const decisions = ['acceptNomination', 'rejectNomination', 'reopenNomination'] as const;
const decide = (name: (typeof decisions)[number], id: string, by: Actor = admin) =>
  by.send(name, { params: { id } });

async function nominate(election: TestElection): Promise<{ id: string; nominee: Actor }> {
  const nominee = await createActor(app);
  const { body } = await nominee.send('createNomination', {
    body: { electionId: election.id, position: 'President', userId: nominee.id },
  });
  return { id: body.nomination._id, nominee };
}

async function vote(election: TestElection, candidateId: string | undefined) {
  const voter = await createActor(app);
  return voter.send('castVote', {
    body: { userId: voter.id, electionId: election.id, position: 'President', candidateId },
  });
}

async function candidatesOf(election: TestElection): Promise<string[]> {
  const { body } = await app.send('listElections');
  const listed = body.elections.find((one: { _id: string }) => one._id === election.id);
  return listed.nominations.map((one: { _id: string }) => one._id);
}

const actsOn = (id: string) =>
  app.ctx.db
    .selectFrom('records')
    .select('act')
    .where('object_id', '=', id)
    .orderBy('at')
    .execute()
    .then((rows) => rows.map((row) => row.act));

describe('a decision', () => {
  test('puts a candidate on the list and takes them off again', async () => {
    const election = await createElection(app.ctx, { positions: { President: 0 } });
    const { id, nominee } = await nominate(election);
    const accepted = await decide('acceptNomination', id);
    expect(accepted).toMatchObject({
      status: 200,
      body: {
        message: 'Nomination accepted successfully',
        nomination: { _id: id, status: 'accepted', nominee: { _id: nominee.id } },
      },
    });
    expect(await candidatesOf(election)).toEqual([id]);
    const reopened = await decide('reopenNomination', id);
    expect(reopened.body.nomination.status).toBe('pending');
    expect(await candidatesOf(election)).toEqual([]);
    const rejected = await decide('rejectNomination', id);
    expect(rejected.body.nomination.status).toBe('rejected');
    expect(await actsOn(id)).toEqual([
      'nomination.accept',
      'nomination.reopen',
      'nomination.reject',
    ]);
  });

  test('that is repeated, even ten times at once, is done once', async () => {
    const election = await createElection(app.ctx, { positions: { President: 0 } });
    const { id } = await nominate(election);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => decide('acceptNomination', id)),
    );
    expect(answers.map((one) => one.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await actsOn(id)).toEqual(['nomination.accept']);
  });

  test('is the admin’s alone, on a nomination that exists', async () => {
    const election = await createElection(app.ctx);
    const { id } = await nominate(election);
    const council = await createActor(app, { role: 'council' });
    for (const name of decisions) {
      expect(await decide(name, id, council)).toMatchObject(refusedWith('role-too-small'));
      expect(await decide(name, randomUUID())).toMatchObject(refusedWith('unknown-nomination'));
    }
  });
});

describe('the list of candidates', () => {
  test('freezes with the first ballot for the position, in every direction', async () => {
    const election = await createElection(app.ctx);
    const { id } = await nominate(election);
    const standing = election.positions[0]?.candidates[0]?.id ?? '';
    expect(await vote(election, standing)).toMatchObject({ status: 200 });
    for (const name of decisions) {
      expect(await decide(name, id)).toMatchObject(refusedWith('candidates-frozen'));
      expect(await decide(name, standing)).toMatchObject(refusedWith('candidates-frozen'));
    }
    expect(await candidatesOf(election)).not.toContain(id);
    expect(balanced((await readVoteCounts(app.ctx, election.id))[0], 1)).toBe(true);
  });

  test('is fixed once voting has ended: nobody wins afterwards', async () => {
    const election = await createElection(app.ctx, { positions: { President: 0 } });
    const { id } = await nominate(election);
    await closeElectionNow(app.ctx, election.id);
    expect(await decide('acceptNomination', id)).toMatchObject(refusedWith('candidates-frozen'));
  });

  test('waits for the ballot that is being written', async () => {
    const election = await createElection(app.ctx);
    const { id } = await nominate(election);
    const position = election.positions[0]?.id;
    const client = await app.ctx.pool.connect();
    await client.query('begin');
    await client.query('update turnouts set ballots = 1 where position_id = $1', [position]);
    const answer = decide('acceptNomination', id);
    await untilWaiting(app.ctx);
    await client.query('commit');
    client.release();
    expect(await answer).toMatchObject(refusedWith('candidates-frozen'));
    expect(await candidatesOf(election)).not.toContain(id);
  });

  test('and a first ballot at once: the rejected have no votes, the voted for are not rejected', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 30; round += 1) {
      const election = await createElection(app.ctx);
      const standing = election.positions[0]?.candidates[0]?.id ?? '';
      const reject = () => decide('rejectNomination', standing);
      const [voted, rejected] =
        round % 2 === 0
          ? await Promise.all([vote(election, standing), reject()])
          : (await Promise.all([reject(), vote(election, standing)])).toReversed();
      const isCounted = voted?.status === 200;
      seen.add(isCounted ? 'counted' : 'refused');
      expect(voted).toMatchObject(isCounted ? { status: 200 } : refusedWith('unknown-candidate'));
      expect(rejected).toMatchObject(
        isCounted ? refusedWith('candidates-frozen') : { status: 200 },
      );
      const [line] = await readVoteCounts(app.ctx, election.id);
      expect(balanced(line, isCounted ? 1 : 0)).toBe(true);
    }
    expect(seen.size).toBeGreaterThan(0);
  });
});

describe('the conditions of an election', () => {
  const inHours = (hours: number) => new Date(app.clock.now() + hours * 3_600_000).toISOString();
  const conditions = ['Full-time student', 'At least 75 % attendance'];
  const organise = async (body: Record<string, unknown>) => {
    const election = {
      name: 'Council 2028',
      description: 'Yearly.',
      startDate: inHours(1),
      endDate: inHours(3),
      positions: ['President'],
      ...body,
    };
    return admin.send('createElection', { body: election });
  };
  const accept = (id: string, body: Record<string, unknown>, by = admin) =>
    by.send('acceptNomination', { params: { id }, body });
  const rowOf = (id: string) =>
    app.ctx.db
      .selectFrom('nominations')
      .select(['checked_conditions', 'checked_by'])
      .where('id', '=', id)
      .executeTakeFirst();

  test('each is ticked by whoever accepts; what was ticked is kept and recorded', async () => {
    const { election } = (await organise({ candidateConditions: conditions })).body;
    expect(election.candidateConditions).toEqual(conditions);
    const { id } = await nominate({ id: election._id } as TestElection);
    const [pending] = (await admin.send('listPendingNominations')).body.filter(
      (one: { _id: string }) => one._id === id,
    );
    expect(pending).toMatchObject({ conditions, checked: [] });
    for (const body of [{}, { checked: ['Full-time student'] }, { checked: ['Another', ''] }]) {
      expect(await accept(id, body)).toMatchObject(refusedWith('conditions-unchecked'));
    }
    expect(await rowOf(id)).toEqual({ checked_conditions: [], checked_by: null });
    const other = await createActor(app, { role: 'admin' });
    const { body } = await accept(id, { checked: conditions }, other);
    expect(body.nomination).toMatchObject({ status: 'accepted', checked: conditions });
    expect(await rowOf(id)).toEqual({ checked_conditions: conditions, checked_by: other.id });
    const entry = await app.ctx.db
      .selectFrom('records as r')
      .innerJoin('record_details as d', 'd.record_id', 'r.id')
      .select(['r.actor_id', 'd.detail'])
      .where('r.object_id', '=', id)
      .executeTakeFirst();
    expect(entry?.actor_id).toBe(other.id);
    expect(entry?.detail).toContain('checked: Full-time student; At least 75 % attendance');
    await decide('reopenNomination', id);
    expect(await rowOf(id)).toEqual({ checked_conditions: [], checked_by: null });
  });

  test('one that is added while an officer reads has to be ticked too', async () => {
    const { election } = (await organise({ candidateConditions: conditions.slice(1) })).body;
    const { id } = await nominate({ id: election._id } as TestElection);
    const edit = (candidateConditions: string[]) =>
      admin.send('editElection', {
        params: { id: election._id },
        body: { candidateConditions },
      });
    expect((await edit(conditions)).status).toBe(200);
    expect(await accept(id, { checked: conditions.slice(1) })).toMatchObject(
      refusedWith('conditions-unchecked'),
    );
    const none = await edit([]);
    expect(none.body.election.candidateConditions).toBeUndefined();
    expect(none.body.election.changes[0].what).toContain('who may be a candidate');
    // The call of the specification, which knows no conditions.
    expect((await decide('acceptNomination', id)).status).toBe(200);
  });

  test('they are ten lines at most, and none is there twice', async () => {
    const many = Array.from({ length: 11 }, (_, index) => `Condition ${index}`);
    for (const candidateConditions of [many, ['Same', 'Same'], ['x'.repeat(121)], [' ']]) {
      const { status, body } = await organise({ candidateConditions });
      expect([status, body.error]).toEqual([400, 'invalid']);
    }
  });

  test('they are fixed when voting opens', async () => {
    const { election } = (await organise({ startDate: inHours(-1) })).body;
    const edited = await admin.send('editElection', {
      params: { id: election._id },
      body: { candidateConditions: conditions, reason: 'Forgotten' },
    });
    expect([edited.status, edited.body.reason]).toEqual([409, 'election-frozen']);
    expect(Object.keys(edited.body.fields)).toEqual(['candidateConditions']);
  });
});
