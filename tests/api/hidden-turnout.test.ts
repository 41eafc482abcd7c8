import { describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { CallName } from '#contract/api.ts';
import { leastVotersTold } from '#core/elections/voted-batch.ts';
import { tellVoted } from '#server/voting/voted/tell-voted.ts';
import { findDueMailings } from '#server/email/mailings/run.ts';
import { createVoters, voteOf } from '#tests/support/ballot-box.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { deleteOwn } from '#tests/support/delete-own.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { Answer } from '#tests/support/test-app.ts';
import { admin, app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';

startWithTwoOfficers();

// Of two elections that nobody could tell apart one is voted in. Whatever somebody reads or tries,
// both must answer the same.

const standings = 'after-close';
const reason = 'The hall was closed for an hour.';

async function vote(election: TestElection): Promise<void> {
  for (const voter of await createVoters(app, 2)) {
    await app.ctx.voteQueue.cast(voteOf(voter, election));
  }
}

/** What an answer says: not who it is about, and not the words of the election's own name. */
const gist = ({ status, body }: Answer) => ({
  status,
  reason: body?.reason,
  message: body?.message,
});

async function createTwins(given: Partial<Parameters<typeof createElection>[1]> = {}) {
  const silent = await createElection(app.ctx, { standings, ...given });
  const voted = await createElection(app.ctx, { standings, ...given });
  await vote(voted);
  return { silent, voted };
}

describe('reading', () => {
  /** A second reading differs by itself: of the reader, or of the machine's clock and disk. */
  const ofTheReader: readonly CallName[] = [
    ...(['health', 'readSystem', 'listSessions', 'readLogInLine', 'readOwnData'] as const),
  ];
  const readings = (Object.keys(api) as CallName[]).filter(
    (name) => api[name].method === 'GET' && !ofTheReader.includes(name),
  );

  test('tells nothing of a vote: every reading by every role, its tag and its size', async () => {
    const nominee = await createActor(app);
    const election = await createElection(app.ctx, { standings, nominees: [nominee] });
    await app.ctx.transact((tx) =>
      tx
        .updateTable('nominations')
        .set({ status: 'pending' })
        .where('id', '=', election.positions[0]?.candidates[1]?.id ?? '')
        .execute(),
    );
    const callers = [app, nominee, council, admin];
    for (const role of ['student', 'observer'] as const) {
      callers.push(await createActor(app, { role }));
    }
    const voters = await createVoters(app, leastVotersTold);
    const { id } = election;
    const query = { electionId: id, number: '0177CS239999', search: 'a', page: '1' };
    // A refusal of an officer is an entry of the record, so nobody asks for what they may not have.
    const asked: [CallName, number][] = [];
    for (const name of readings) {
      for (const [index, caller] of callers.entries()) {
        const { status } = await caller.send(name, { params: { id }, query });
        if (status === 200) asked.push([name, index]);
      }
    }
    expect(asked.length).toBeGreaterThan(60);
    const readAll = async () => {
      const all: Record<string, unknown> = {};
      for (const [name, index] of asked) {
        const answer = await callers[index]?.send(name, { params: { id }, query });
        const { etag, 'content-length': size } = answer?.headers ?? {};
        all[`${name} ${index}`] = { body: answer?.body, etag, size };
      }
      return all;
    };
    const before = await readAll();
    await Promise.all(voters.map((voter) => app.ctx.voteQueue.cast(voteOf(voter, election))));
    await app.ctx.transact((tx) => app.ctx.live.announce(tx, { kind: 'elections' }));
    expect(await readAll()).toEqual(before);
    // The e-mails to those who voted are no count for officers either.
    await tellVoted(app.ctx);
    await findDueMailings(app.ctx);
    expect(await readAll()).toEqual(before);
  });
});

describe('trying', () => {
  const candidateOf = ({ positions }: TestElection, index = 0) =>
    positions[0]?.candidates[index]?.id ?? '';
  const tries: Record<string, (election: TestElection) => Promise<Answer>> = {
    'to delete it': ({ id }) =>
      council.send('deleteElection', { params: { id }, body: { reason } }),
    'to make it a draft': ({ id }) =>
      council.send('returnElectionToDraft', { params: { id }, body: { reason } }),
    'to read what can be edited': async ({ id }) => {
      const { status, body } = await council.send('readElectionToEdit', { params: { id } });
      return { status, body: { message: body.hasBallots }, headers: {}, cookie: null };
    },
    'to show counts at once': ({ id }) =>
      council.send('editElection', { params: { id }, body: { standings: 'live', reason } }),
    'to move the end': ({ id }) =>
      council.send('editElection', {
        params: { id },
        body: { endDate: new Date(Date.now() + 9 * 3_600_000).toISOString(), reason },
      }),
    'to remove a candidate': (election) =>
      admin.send('removeCandidate', { params: { id: candidateOf(election) }, body: { reason } }),
    'to reopen a nomination': (election) =>
      admin.send('reopenNomination', { params: { id: candidateOf(election, 1) } }),
    'to accept somebody': async (election) => {
      const id = candidateOf(election, 1);
      await app.ctx.pool.query(`update nominations set status = 'pending' where id = $1`, [id]);
      return admin.send('acceptNomination', { params: { id } });
    },
    'to ask for a place on the ballot': async ({ id, positions }) => {
      const student = await createActor(app);
      await app.ctx.pool.query(
        `update elections set nominations_close_at = ends_at where id = $1`,
        [id],
      );
      const position = positions[0]?.title ?? '';
      return student.send('createNomination', {
        body: { userId: student.id, electionId: id, position },
      });
    },
  };

  test.each(Object.entries(tries))('%s', async (_what, attempt) => {
    const { silent, voted } = await createTwins();
    const answer = gist(await attempt(silent));
    expect(gist(await attempt(voted))).toEqual(answer);
    // Each of them would be done where it is known that nobody has voted.
    if (answer.status !== 200) expect(answer.status).toBe(409);
  });

  test('a candidate who leaves by closing the account is as long on the ballot', async () => {
    const { silent, voted } = await createTwins();
    const names = [];
    for (const { id, positions } of [silent, voted]) {
      const nominee = positions[0]?.candidates[0]?.nominee.id ?? '';
      expect((await deleteOwn(app, { id: nominee })).status).toBe(200);
      const { body } = await app.send('listElections');
      const shown = body.elections.find((one: { _id: string }) => one._id === id);
      names.push(shown.nominations.map((one: { hasLeft: boolean }) => one.hasLeft).toSorted());
    }
    expect(names[0]).toEqual([false, true]);
    expect(names[1]).toEqual(names[0]);
  });

  test('what is written of a deletion and of a cancelling has no number', async () => {
    const { silent, voted } = await createTwins();
    const written = [];
    for (const { id, name } of [silent, voted]) {
      const body = { confirm: name, reason };
      expect((await admin.send('deleteElection', { params: { id }, body })).status).toBe(200);
      const { rows } = await app.ctx.pool.query<{ detail: string }>(
        `select d.detail from records r join record_details d on d.record_id = r.id
         where r.object_id = $1`,
        [id],
      );
      written.push(rows.map(({ detail }) => detail.replace(name, '')));
    }
    expect(written[1]).toEqual(written[0]);
    const more = await createTwins();
    const changes = [];
    for (const { id } of [more.silent, more.voted]) {
      const { body } = await council.send('cancelElection', { params: { id }, body: { reason } });
      changes.push(body.election.changes.map(({ what }: { what: string }) => what));
    }
    expect(changes[1]).toEqual(changes[0]);
  });

  test('where nobody stands nobody can have voted, and candidates are still accepted', async () => {
    const election = await createElection(app.ctx, { standings, positions: { President: 1 } });
    const id = candidateOf(election);
    await app.ctx.pool.query(`delete from tallies where nomination_id = $1`, [id]);
    await app.ctx.pool.query(`update nominations set status = 'pending' where id = $1`, [id]);
    expect((await admin.send('acceptNomination', { params: { id } })).status).toBe(200);
  });
});
