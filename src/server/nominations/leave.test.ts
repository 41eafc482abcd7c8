import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import {
  createActor,
  createElection,
  createUpload,
  sealVotes,
  takeVoters,
} from '#tests/support/factories.ts';
import { deleteOwn } from '#tests/support/delete-own.ts';
import { closeAndCount } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { balanced, readVoteCounts } from '#tests/support/vote-record.ts';

let admin: Actor;
const app = testApp();
beforeAll(async () => {
  admin = await createActor(app, { role: 'admin' });
});

interface Candidacy {
  election: TestElection;
  id: string;
  nominee: Actor;
}

/** Somebody who wants to be President, accepted unless told, beside as many others. */
async function candidacy(given: { others?: number; isPending?: true } = {}): Promise<Candidacy> {
  const election = await createElection(app.ctx, { positions: { President: given.others ?? 0 } });
  const nominee = await createActor(app);
  const { body } = await nominee.send('createNomination', {
    body: { electionId: election.id, position: 'President', userId: nominee.id },
  });
  const id: string = body.nomination._id;
  if (given.isPending !== true) await admin.send('acceptNomination', { params: { id } });
  return { election, id, nominee };
}

const withdraw = ({ id, nominee }: Candidacy, by = nominee) =>
  by.send('withdrawNomination', { params: { id } });
const remove = ({ id }: Candidacy, by = admin, reason = 'Left the campus') =>
  by.send('removeCandidate', { params: { id }, body: { reason } });
const askAgain = ({ election, nominee }: Candidacy, body: Record<string, string> = {}) =>
  nominee.send('createNomination', {
    body: { electionId: election.id, position: 'President', userId: nominee.id, ...body },
  });

async function vote(election: TestElection, candidateId: string | undefined) {
  const voter = await createActor(app);
  return voter.send('castVote', {
    body: { userId: voter.id, electionId: election.id, position: 'President', candidateId },
  });
}

async function candidatesOf({ id }: TestElection): Promise<{ _id: string; nominee: unknown }[]> {
  const { body } = await app.send('listElections');
  return body.elections.find((one: { _id: string }) => one._id === id).nominations;
}
const idsOf = async (election: TestElection) =>
  (await candidatesOf(election)).map(({ _id }) => _id);

describe('a nomination that is withdrawn', () => {
  test('is off the ballot, cannot be accepted any more, and can be asked for again', async () => {
    const one = await candidacy();
    expect(await idsOf(one.election)).toEqual([one.id]);
    expect(await withdraw(one)).toMatchObject({
      status: 200,
      body: { message: 'Nomination withdrawn successfully', nomination: { status: 'withdrawn' } },
    });
    expect(await idsOf(one.election)).toEqual([]);
    expect(await vote(one.election, one.id)).toMatchObject(refusedWith('unknown-candidate'));
    const accept = () => admin.send('acceptNomination', { params: { id: one.id } });
    expect(await accept()).toMatchObject(refusedWith('nomination-withdrawn'));
    expect(await askAgain(one)).toMatchObject({
      status: 201,
      body: { nomination: { _id: one.id, status: 'pending', reason: null } },
    });
    expect((await accept()).status).toBe(200);
    expect(await idsOf(one.election)).toEqual([one.id]);
  });

  test('is one’s own; nobody else learns that it is there', async () => {
    const one = await candidacy();
    const other = await createActor(app);
    for (const by of [other, admin]) {
      expect(await withdraw(one, by)).toMatchObject(refusedWith('unknown-nomination'));
    }
  });

  test('stays from the first ballot on', async () => {
    const one = await candidacy();
    expect((await vote(one.election, one.id)).status).toBe(200);
    expect(await withdraw(one)).toMatchObject(refusedWith('candidates-frozen'));
    expect(await remove(one)).toMatchObject(refusedWith('candidates-frozen'));
    const [own] = (await one.nominee.send('listMyNominations')).body;
    expect(own).toMatchObject({ _id: one.id, status: 'accepted', isFrozen: true });
  });

  test('and accepted ten times at once: one of the two, in the list and on the ballot', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const one = await candidacy({ isPending: true });
      await Promise.all(
        Array.from({ length: 10 }, (_, turn) =>
          turn % 2 === round % 2
            ? withdraw(one)
            : admin.send('acceptNomination', { params: { id: one.id } }),
        ),
      );
      // Who withdraws last or at all is never on the ballot: an acceptance cannot follow.
      const [own] = (await one.nominee.send('listMyNominations')).body;
      expect(own.status).toBe('withdrawn');
      expect(await idsOf(one.election)).toEqual([]);
      const tallies = await app.ctx.db
        .selectFrom('tallies')
        .selectAll()
        .where('nomination_id', '=', one.id)
        .execute();
      expect(tallies).toEqual([]);
      seen.add(own.status);
    }
    expect([...seen]).toEqual(['withdrawn']);
  });

  test('and voted for at once: who is voted for stays, who left has no vote', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 20; round += 1) {
      const one = await candidacy({ others: 1 });
      const [first, second] =
        round % 2 === 0
          ? await Promise.all([vote(one.election, one.id), withdraw(one)])
          : (await Promise.all([withdraw(one), vote(one.election, one.id)])).toReversed();
      const isCounted = first?.status === 200;
      seen.add(isCounted ? 'counted' : 'refused');
      expect(first).toMatchObject(isCounted ? {} : refusedWith('unknown-candidate'));
      expect(second).toMatchObject(isCounted ? refusedWith('candidates-frozen') : { status: 200 });
      const [line] = await readVoteCounts(app.ctx, one.election.id);
      expect(balanced(line, isCounted ? 1 : 0)).toBe(true);
    }
    expect(seen.size).toBeGreaterThan(0);
  });
});

describe('a candidate who is taken off', () => {
  test('knows the reason, as who is rejected does, and the reason goes with a second try', async () => {
    const one = await candidacy();
    expect(await remove(one, admin, ' ')).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Please give a reason' } },
    });
    expect(await remove(one)).toMatchObject({
      body: { nomination: { status: 'removed', reason: 'Left the campus' } },
    });
    expect(await idsOf(one.election)).toEqual([]);
    const mine = async () => (await one.nominee.send('listMyNominations')).body[0];
    expect(await mine()).toMatchObject({ status: 'removed', reason: 'Left the campus' });
    expect(await withdraw(one)).toMatchObject(refusedWith('nomination-over'));
    expect((await askAgain(one, { statement: 'I am back.' })).status).toBe(201);
    const { body: waiting } = await admin.send('listPendingNominations');
    expect(waiting.find((row: { _id: string }) => row._id === one.id)).toMatchObject({
      reason: 'Left the campus',
      statement: 'I am back.',
    });
    const rejected = await admin.send('rejectNomination', {
      params: { id: one.id },
      body: { reason: 'Not enrolled' },
    });
    expect(rejected.body.nomination).toMatchObject({ status: 'rejected', reason: 'Not enrolled' });
    // The call of the specification has no body.
    expect((await askAgain(one)).status).toBe(201);
    expect((await admin.send('rejectNomination', { params: { id: one.id } })).status).toBe(200);
    expect(await mine()).toMatchObject({ status: 'rejected', reason: null });
  });

  test('is taken off once by ten at once, which the page counts, and never by a rival of the council', async () => {
    const one = await candidacy();
    const rival = await createActor(app, { role: 'council' });
    await rival.send('createNomination', {
      body: { electionId: one.election.id, position: 'President', userId: rival.id },
    });
    expect(await remove(one, rival)).toMatchObject(refusedWith('own-contest'));
    const council = await createActor(app, { role: 'council' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(one, council)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const lines = await app.ctx.db
      .selectFrom('records')
      .leftJoin('record_details as d', 'd.record_id', 'records.id')
      .select(['act', 'detail'])
      .where('object_id', '=', one.id)
      .where('act', '=', 'nomination.remove')
      .execute();
    expect(lines).toEqual([
      {
        act: 'nomination.remove',
        detail: `President, ${one.election.name}, Left the campus`,
      },
    ]);
    // Voting is open and nobody has voted: the page counts it once, beside the acceptance by another officer.
    const { body: all } = await app.send('listElections');
    const page = all.elections.find(({ _id }: { _id: string }) => _id === one.election.id);
    expect(page.countedActs).toEqual([{ kind: 'candidates', count: 2, mostByOne: 1 }]);
  });
});

describe('what voters see of a candidate', () => {
  const setPicture = (actor: Actor, profileImg: string) =>
    actor.send('editStudent', { params: { id: actor.id }, body: { profileImg } });
  const shown = async ({ election, id }: Candidacy) =>
    (await candidatesOf(election)).find(({ _id }) => _id === id)?.nominee;

  test('follows the profile until the first ballot, and then stays', async () => {
    const one = await candidacy();
    const [before, after] = [await createUpload(app.ctx), await createUpload(app.ctx)];
    await setPicture(one.nominee, before);
    expect(await shown(one)).toMatchObject({ profileImg: before });
    expect((await vote(one.election, one.id)).status).toBe(200);
    await setPicture(one.nominee, after);
    expect(await shown(one)).toMatchObject({ name: one.nominee.name, profileImg: before });
    await closeAndCount(app, one.election.id);
    const { body: results } = await app.send('listResults');
    const result = results.find(({ electionId }: { electionId: string }) => {
      return electionId === one.election.id;
    });
    expect(result.results[0].candidates[0].student).toMatchObject({ profileImg: before });
  });

  test('and the profile that changes at once with the first ballot is one of the two', async () => {
    for (let round = 0; round < 6; round += 1) {
      const one = await candidacy();
      const picture = await createUpload(app.ctx);
      await Promise.all([vote(one.election, one.id), setPicture(one.nominee, picture)]);
      const first = await shown(one);
      await setPicture(one.nominee, '');
      expect(await shown(one)).toEqual(first);
    }
  });
});

describe('an account that its owner deletes', () => {
  const erase = ({ nominee }: Candidacy) => deleteOwn(app, nominee);

  test('is no candidate any more where nobody has voted', async () => {
    const one = await candidacy({ others: 1 });
    expect((await erase(one)).status).toBe(200);
    expect(await idsOf(one.election)).not.toContain(one.id);
    for (const candidateId of [one.id, one.nominee.id]) {
      expect(await vote(one.election, candidateId)).toMatchObject(refusedWith('unknown-candidate'));
    }
    const row = await app.ctx.db
      .selectFrom('nominations')
      .select(['status', 'name', 'statement', 'upload_id'])
      .where('id', '=', one.id)
      .executeTakeFirst();
    expect(row).toEqual({
      status: 'withdrawn',
      name: 'Former member',
      statement: '',
      upload_id: null,
    });
  });

  test('stays on the ballot that is voted on, keeps its votes, and can win', async () => {
    const one = await candidacy();
    const voted = { ...one.election, positions: positionsWith(one) };
    await sealVotes(app.ctx, voted, [[2]]);
    await takeVoters(app.ctx, voted, [2]);
    expect((await erase(one)).status).toBe(200);
    const [candidate] = await candidatesOf(one.election);
    expect(candidate).toMatchObject({
      _id: one.id,
      votes: 2,
      hasLeft: true,
      nominee: { name: one.nominee.name },
    });
    expect((await vote(one.election, one.id)).status).toBe(200);
    await closeAndCount(app, one.election.id);
    const { body: results } = await admin.send('listResults');
    const result = results.find(({ electionId }: { electionId: string }) => {
      return electionId === one.election.id;
    });
    expect(result.results[0]).toMatchObject({
      tie: false,
      candidates: [
        {
          votes: 3,
          hasLeft: true,
          student: { name: one.nominee.name, email: null, enrollmentNumber: null },
        },
      ],
    });
  });

  const positionsWith = ({ election, id, nominee }: Candidacy) =>
    election.positions.map((position) => ({ ...position, candidates: [{ id, nominee }] }));
});
