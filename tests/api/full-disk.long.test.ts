import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { openDiskWatch } from '#server/platform/files/disk-watch.ts';
import { openLog } from '#server/platform/log.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { createVoters } from '#tests/support/ballot-box.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { mountSmallDisk, whyNoSmallDisk } from '#tests/support/small-disk.ts';
import { startTestApp } from '#tests/support/test-app.ts';

// While voting is open a disk fills: who is told what, and that it goes on by itself.

test.skipIf(whyNoSmallDisk !== null)(
  'the log says it once when room gets low, once when there is none, and once when it is back',
  async () => {
    const disk = mountSmallDisk(310);
    const log = openLog('silent');
    const said: string[] = [];
    for (const level of ['info', 'warn', 'error'] as const) {
      vi.spyOn(log, level).mockImplementation((...given: unknown[]) => {
        said.push(`${level}: ${String(given.at(-1))}`);
      });
    }
    const keysDir = path.join(disk.folder, 'not yet there');
    const watch = openDiskWatch(['/', keysDir], log);
    expect(await watch.look()).toMatchObject({ isLow: false, isFull: false });
    fs.writeFileSync(path.join(disk.folder, 'film'), Buffer.alloc(30 << 20));
    expect(await watch.look()).toEqual({ freeMegabytes: 280, isLow: true, isFull: false });
    const makeRoom = disk.fill();
    await watch.look();
    expect(await watch.look()).toEqual({ freeMegabytes: 0, isLow: true, isFull: true });
    makeRoom();
    fs.rmSync(path.join(disk.folder, 'film'));
    await watch.look();
    expect(said).toEqual([
      expect.stringMatching(
        /^warn: 280 MB are free for \S+ yet there: soon no vote can be written\. Make room/,
      ),
      expect.stringMatching(
        /^error: 0 MB are free for .*, and votes may be refused\. Make room on that disk/,
      ),
      expect.stringMatching(/^info: there is room again: 310 MB are free/),
    ]);
  },
);

test.skipIf(whyNoSmallDisk !== null)(
  'voters, officers and health read that the disk is full, and not that the server is busy',
  async () => {
    const disk = mountSmallDisk(30);
    const app = await startTestApp({ keysDir: path.join(disk.folder, 'keys') });
    afterThis(app.close);
    const election = await createElection(app.ctx);
    const [voter] = await createVoters(app, 1);
    const [position] = election.positions;
    if (voter === undefined || position === undefined) throw new Error('nobody can vote');
    const actor = await createActor(app, { role: 'admin' });
    await app.ctx.diskWatch.look();
    expect((await app.send('health')).body.disk).toMatchObject({ isLow: true, isFull: false });
    const makeRoom = disk.fill();
    await app.ctx.diskWatch.look();
    expect((await app.send('health')).body).toMatchObject({
      status: 'degraded',
      disk: { freeMegabytes: 0, isFull: true },
    });
    const { isBeating } = app.ctx.healthCheck;
    app.ctx.healthCheck.isBeating = async () => false;
    const full = { status: 503, body: { reason: 'disk-full' } };
    expect(await app.send('health')).toMatchObject(full);
    app.ctx.healthCheck.isBeating = isBeating;

    const { cast } = app.ctx.voteQueue;
    app.ctx.voteQueue.cast = async () => ({ refusal: 'overloaded' });
    const ballot = {
      userId: actor.id,
      electionId: election.id,
      position: position.title,
      candidateId: position.candidates[0]?.id ?? '',
    };
    const answer = await app.as(actor.cookie).send('castVote', { body: ballot });
    expect(answer).toMatchObject(full);
    expect(answer.body.message).toMatch(/^The disk of the server is full\. Please tell/);
    expect(answer.headers['retry-after']).toBe('1');
    makeRoom();
    await app.ctx.diskWatch.look();
    expect((await app.as(actor.cookie).send('castVote', { body: ballot })).body.reason).toBe(
      'overloaded',
    );
    app.ctx.voteQueue.cast = cast;
  },
);
