import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import type { CallName } from '#contract/api.ts';
import {
  closeElectionNow,
  createActor,
  createElection,
  createUpload,
} from '#tests/support/factories.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { closeAndCount } from '#tests/support/outcome-stage.ts';
import { silenceLast } from '#tests/support/silence.ts';
import type { Caller } from '#tests/support/test-app.ts';
import { untilEnded } from '#tests/support/time-passes.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';
import { admin, beside, app, soon, startSideBySide } from '#tests/support/side-by-side.ts';

startSideBySide();

// Two server processes over one database: what one is told, the other answers.
const text = async (caller: Caller, call: CallName) =>
  JSON.stringify((await caller.send(call)).body);
const vote = (voter: Actor, election: TestElection, index = 0) => {
  const position = election.positions[index];
  return voter.send('castVote', {
    body: {
      userId: voter.id,
      electionId: election.id,
      position: position?.title ?? '',
      candidateId: position?.candidates[0]?.id ?? '',
    },
  });
};
const votesOf = async (caller: Caller, election: TestElection, index = 0): Promise<number> => {
  const { body } = await caller.send('listElections');
  const listed = body.elections.find((one: { _id: string }) => one._id === election.id);
  const id = election.positions[index]?.candidates[0]?.id;
  return listed.nominations.find((one: { _id: string }) => one._id === id).votes;
};

describe('a cached response', () => {
  const get = (headers: Record<string, string>, url = '/api/election/get-all') =>
    app.fastify.inject({ method: 'GET', url, headers });

  test('has a strong tag, and is not sent again to those who hold it', async () => {
    const first = await get({});
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers.vary).toBe('accept-encoding');
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await get({ 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect(Number(again.headers['x-server-time'])).toBeGreaterThan(1e12);
    }
    expect((await get({ 'if-none-match': '"x"' })).statusCode).toBe(200);
    await createElection(app.ctx);
    const changed = await get({ 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  test('is packed for those who take that, under a tag of its own', async () => {
    await createElection(app.ctx, { positions: { President: 4, Treasurer: 4 } });
    const plain = await get({});
    const encodings = {
      br: await get({ 'accept-encoding': 'gzip, deflate, br, zstd' }),
      gzip: await get({ 'accept-encoding': 'gzip;q=0.5, br;q=0' }),
    };
    for (const [name, answer] of Object.entries(encodings)) {
      expect(answer.headers['content-encoding']).toBe(name);
      expect(answer.headers.etag).toBe(String(plain.headers.etag).replace(/"$/, `-${name}"`));
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    }
    expect(brotliDecompressSync(encodings.br.rawPayload)).toEqual(plain.rawPayload);
    expect(gunzipSync(encodings.gzip.rawPayload)).toEqual(plain.rawPayload);
    const held = { 'accept-encoding': 'br', 'if-none-match': String(encodings.br.headers.etag) };
    expect((await get(held)).statusCode).toBe(304);
    // A short one would grow by it.
    const short = await get({ 'accept-encoding': 'br' }, '/api/campus');
    expect(short.headers['content-encoding']).toBeUndefined();
  });

  test('for the officers are nobody else’s, in no cache either', async () => {
    const election = await createElection(app.ctx);
    const winner = election.positions[0]?.candidates[0]?.nominee.email ?? '';
    const loser = election.positions[0]?.candidates[1]?.nominee.email ?? '';
    await vote(await createActor(app), election);
    await closeAndCount(app, election.id);
    for (const caller of [app, admin, app]) {
      const { body, headers } = await caller.send('listResults');
      const isOfficer = caller === admin;
      expect(JSON.stringify(body)).toContain(winner);
      expect(JSON.stringify(body).includes(loser)).toBe(isOfficer);
      expect(headers['cache-control']).toBe(isOfficer ? 'no-store' : 'no-cache');
    }
    const { body, headers } = await admin.send('saveCampusSettings', {
      body: { isWinnerEmailHidden: true },
    });
    expect([headers['etag'], body.settings.isWinnerEmailHidden]).toEqual([undefined, true]);
    expect(await text(app, 'listResults')).not.toContain(winner);
    expect(await text(admin, 'listResults')).toContain(winner);
    await expect.poll(() => text(beside, 'listResults'), soon).not.toContain(winner);
  });
});

describe('what was written', () => {
  const changes: [CallName, string, () => Promise<unknown>][] = [
    [
      'listEvents',
      'Antaragni Night',
      async () =>
        admin.send('createEvent', {
          body: {
            title: 'Antaragni Night',
            description: 'Music',
            date: '2026-12-28',
            type: 'cultural',
            imageUrl: await createUpload(app.ctx),
          },
        }),
    ],
    [
      'listElections',
      'Council 2031',
      () =>
        admin.send('createElection', {
          body: {
            name: 'Council 2031',
            description: 'Posts',
            startDate: '2031-03-16T04:30:00.000Z',
            endDate: '2031-03-18T04:30:00.000Z',
            positions: ['President'],
          },
        }),
    ],
    [
      'listMembers',
      'Meera of the council',
      async () => {
        const member = await createActor(app, { name: 'Meera of the council' });
        const proposed = await member.send('createMember', {
          body: { enrollmentNumber: member.enrollmentNumber ?? '', position: 'President' },
        });
        await admin.send('verifyMember', { params: { id: proposed.body.member._id } });
      },
    ],
    [
      'readCampus',
      'Sarovar University',
      () => admin.send('saveCampusSettings', { body: { universityName: 'Sarovar University' } }),
    ],
    [
      'readCampusSettings',
      'We listen.',
      () => admin.send('saveCampusSettings', { body: { about: 'We listen.' } }),
    ],
  ];

  test.each(changes)(
    'is in the next answer of %s here, and soon beside',
    async (call, word, write) => {
      for (const caller of [app, beside]) expect(await text(caller, call)).not.toContain(word);
      await write();
      expect(await text(app, call)).toContain(word);
      await expect.poll(() => text(beside, call), soon).toContain(word);
    },
  );

  test('by a vote is counted in the voter’s next answer, however fast they come', async () => {
    const election = await createElection(app.ctx, { positions: { A: 1, B: 1, C: 1, D: 1 } });
    const voter = await createActor(app);
    for (const index of [0, 1, 2, 3]) {
      expect(await votesOf(voter, election, index)).toBe(0);
      expect((await vote(voter, election, index)).status).toBe(200);
      expect(await votesOf(voter, election, index)).toBe(1);
    }
    await expect.poll(() => votesOf(app, election, 3), soon).toBe(1);
    await expect.poll(() => votesOf(beside, election, 3), soon).toBe(1);
  });

  test('is seen beside while the line between them is silent', async () => {
    const election = await createElection(app.ctx, { name: 'Before the silence' });
    await expect.poll(() => text(beside, 'listElections'), soon).toContain(election.id);
    const listenAgain = await silenceLast(app);
    try {
      const silent = await createElection(app.ctx, { name: 'During the silence' });
      expect(await text(app, 'listElections')).toContain(silent.id);
      await expect.poll(() => text(beside, 'listElections'), soon).toContain(silent.id);
      expect(beside.ctx.live.isConnected()).toBe(false);
    } finally {
      listenAgain();
    }
    await expect.poll(() => beside.ctx.live.isConnected(), soon).toBe(true);
  });
});

/** Lets an election end so many seconds from now, as if it had been created so; gives the moment. */
async function endIn(seconds: number, election: TestElection): Promise<number> {
  const end = new Date(Date.now() + seconds * 1_000);
  await app.ctx.transact(async (tx) => {
    await tx.updateTable('elections').set({ ends_at: end }).where('id', '=', election.id).execute();
    await app.ctx.live.announce(tx, { kind: 'elections' });
  });
  return end.getTime();
}

test('when an election is closed its hidden counts come out, and it moves to the results', async () => {
  const election = await createElection(app.ctx, { standings: 'after-close' });
  expect((await vote(await createActor(app), election)).status).toBe(200);
  const read = async () => [await votesOf(app, election), await text(app, 'listResults')] as const;
  let end = 0;
  let [votes, results]: readonly [number | null, string] = [null, ''];
  // Both are to be read before the end: who is too slow for that gets a later one.
  for (let seconds = 1; Date.now() >= end; seconds *= 2) {
    end = await endIn(seconds, election);
    [votes, results] = await read();
  }
  expect(votes).toBeNull();
  expect(results).not.toContain(election.id);
  await untilEnded(app.ctx, election.id);
  expect(await votesOf(app, election)).toBeNull();
  expect(await text(app, 'listResults')).not.toContain(election.id);
  await electionJobs(app.ctx)['close-election']({ electionId: election.id });
  expect(await votesOf(app, election)).toBe(1);
  expect(await text(app, 'listResults')).toContain(election.id);
});

test('a vote that is committed after the end is in the next answers all the same', async () => {
  const election = await createElection(app.ctx, { endsInMinutes: 0.5 });
  const voter = await createActor(app);
  const shown = async (caller: Caller) => {
    const { body } = await caller.send('listResults');
    const found = body.find((one: { electionId: string }) => one.electionId === election.id);
    return found?.results[0].candidates[0].votes;
  };
  // Somebody else is about to record the same participation, so the vote waits after its judgement.
  const rival = await app.ctx.pool.connect();
  await rival.query('begin');
  await rival.query(
    `insert into participations (position_id, voter_id, receipt) values ($1, $2, 'RIVAL')`,
    [election.positions[0]?.id, voter.id],
  );
  const answer = vote(voter, election);
  await untilWaiting(app.ctx);
  await closeElectionNow(app.ctx, election.id);
  // The close waits for it, and nobody sees a result before.
  const closing = electionJobs(app.ctx)['close-election']({ electionId: election.id });
  for (const caller of [app, beside]) expect(await shown(caller)).toBeUndefined();
  await rival.query('rollback');
  rival.release();
  expect((await answer).status).toBe(200);
  await closing;
  await expect.poll(() => shown(app), soon).toBe(1);
  await expect.poll(() => shown(beside), soon).toBe(1);
});
