import fs from 'node:fs';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { releaseByDate } from '#server/outcome/release/release.ts';
import { emailJobs } from '#server/email/deliver.ts';
import { insertDueMailings } from '#server/email/mailings/occasions-store.ts';
import { afterThis } from '#tests/support/after-this.ts';
import {
  asked,
  castCounts,
  closeCase,
  openCase,
  organiseCase,
  resultOfCase,
} from '#tests/support/case-stage.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createActor } from '#tests/support/factories.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { openPages } from '#tests/support/pages-as-data.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { leakFinder, walkResult } from '#tests/support/result-walk.ts';
import { answerTo, complain } from '#tests/support/sanction-stage.ts';
import { runDue } from '#tests/support/run-due.ts';
import { startProcess } from '#tests/support/server-process.ts';
import { readStream } from '#tests/support/stream-reader.ts';
import { askAsOwner, startAt } from '#tests/support/test-app.ts';

// Warwick SU 2025: a result is held for weeks while complaints are heard. Until its release nobody can
// learn it anywhere, and on its date it shows, although no officer does anything.

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
// Numbers that stand nowhere else; with 484 votes, and 138 between the two.
const counts = [311, 173];

test(
  'a result that is held leaks nowhere, and shows on its date by itself',
  { timeout: 300_000 },
  async () => {
    const database = await createTestDatabase();
    afterThis(() => database.drop());
    const mail = await startMailServer();
    afterThis(() => mail.close());
    const app = await startAt(database, { smtpUrl: mail.url });
    const pages = await openPages(app);
    await app.fastify.listen({ host: '127.0.0.1', port: 0 });
    const council = await createActor(app, { role: 'council' });
    const admin = await createActor(app, { role: 'admin' });
    await app.ctx.transact((tx) => insertDueMailings(tx));

    const election = await organiseCase(
      app,
      { council, admin },
      'Students’ Union 2025',
      { President: ['Asha Rao', 'Binod Shah'] },
      { standings: 'after-close', resultsAt: 'release', showBy: inDays(17) },
    );
    await openCase(app, election);
    const [voter] = await castCounts(app, election, 'President', counts);
    if (voter === undefined) throw new Error('nobody voted');
    const { candidates, id } = election;
    const [winner] = candidates.President ?? [];
    if (winner === undefined) throw new Error('nobody stands');
    await app.ctx.pool.query('update accounts set email_confirmed_at = now() where id = any($1)', [
      [voter.id, winner.id, council.id, admin.id],
    ]);
    const stream = await readStream((app.fastify.server.address() as AddressInfo).port);

    const leakIn = leakFinder([...counts, 484, 138]);
    const callers = {
      nobody: null,
      voter,
      winner,
      council,
      admin,
      observer: await createActor(app, { role: 'observer' }),
    };
    const walk = () =>
      walkResult(
        { app, pages, callers, leakIn },
        { id, nominationIds: (candidates.President ?? []).map((one) => one.nominationId) },
      );
    // Every page and every answer is in the memory of the server when voting closes.
    expect(await walk(), 'while voting is open').toEqual([]);
    await closeCase(app, election);
    await runDue(app.ctx, emailJobs(app.ctx));
    expect(await walk(), 'right after the close').toEqual([]);

    // Weeks of complaints: each is heard, and the walk finds nothing between them.
    for (let round = 0; round < 2; round += 1) {
      const about = [winner.nominationId];
      const message = await complain(voter, { id }, about, 'Posters hung there on the last day.');
      await asked(answerTo(admin, message, 'There were none.'));
      await runDue(app.ctx, emailJobs(app.ctx));
    }
    expect(await walk(), 'after two complaints').toEqual([]);
    expect(await council.send('certifyElection', { params: { id }, body: {} })).toMatchObject(
      refusedWith('results-held'),
    );
    expect(await resultOfCase(app, election)).toBeUndefined();
    expect(leakIn(stream.text()), 'pushed to open pages').toBeNull();
    for (const { raw, to } of mail.taken) expect(leakIn(raw), to.join(', ')).toBeNull();
    expect(mail.taken.length).toBeGreaterThan(0);

    // The count stands in one file, which the operator of the machine alone can read.
    const file = path.join(database.folder, 'recounts', `${id}.json`);
    expect(fs.readFileSync(file, 'utf8')).toContain(winner.nominationId);
    expect(fs.statSync(file).mode & 0o077, 'of others than its owner').toBe(0);
    expect(fs.statSync(path.dirname(file)).mode & 0o077).toBe(0);
    for (const url of [`/recounts/${id}.json`, `/uploads/../recounts/${id}.json`]) {
      const answer = await pages.inject({ url, headers: { cookie: admin.cookie } });
      expect(answer.payload, url).not.toContain('ballots');
    }

    // Before its date nothing shows it, however often a server looks.
    await releaseByDate(app.ctx, id);
    expect(await resultOfCase(app, election)).toBeUndefined();
    // All servers stop, the date comes, and one starts again: nobody does anything.
    stream.socket.destroy();
    await pages.close();
    await app.close();
    const soon = `clock_timestamp() + interval '2 seconds'`;
    for (const statement of [
      `update elections set show_by = ${soon}`,
      `update pgboss.job set start_after = ${soon} where name = 'release-results'`,
    ]) {
      await askAsOwner(app, statement);
    }
    const { url } = await startProcess(database, { SMTP_URL: mail.url });
    const shown = async () => {
      const answer = await fetch(`${url}/api/election/get-results`);
      return (await answer.json()) as { electionId: string; results: { candidates: object[] }[] }[];
    };
    await expect.poll(async () => (await shown()).length, { interval: 200 }).toBe(1);
    expect((await shown())[0]).toMatchObject({
      electionId: id,
      results: [{ candidates: [{ votes: 311, userId: winner.id }, { votes: 173 }] }],
    });
    const { elections } = (await (await fetch(`${url}/api/election/get-all`)).json()) as {
      elections: { changes: { what: string; officers: number | null }[] }[];
    };
    expect(elections[0]?.changes[0]).toMatchObject({
      what: 'The results are shown, because their date has come.',
      officers: null,
    });
  },
);
