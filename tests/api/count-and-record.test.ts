import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { findingOf } from '#server/doctor/finding.ts';
import { lookAtResults } from '#server/doctor/results.ts';
import { electionJobs } from '#server/closing/close.ts';
import { tellOfUncounted } from '#server/closing/tell-uncounted.ts';
import { compareClosed } from '#server/recount/compare-closed.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { turnRound } from '#tests/support/attack-closed.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { endedElection, holdDraw } from '#tests/support/outcome-stage.ts';
import { runCommand, settingsOf } from '#tests/support/run-command.ts';
import { askAsOwner, ownerOf, startTestApp } from '#tests/support/test-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { verify } from '#tests/support/verifier.ts';

// What shows it when the owner of the tables, who has all rights, changes a closed election (A1).

let app: TestApp;
let election: TestElection;
beforeEach(async () => {
  app = await startTestApp();
  afterThis(() => app.close());
  election = await createElection(app.ctx, { name: 'Council 2027' });
  await castEach(app, election, 0, [5, 1]);
  await closeElectionNow(app.ctx, election.id);
  await electionJobs(app.ctx)['close-election']({ electionId: election.id });
});

const folder = () => path.join(app.ctx.config.dataDir, 'recounts');
const problems = async () => {
  const [found] = await compareClosed(app.ctx.db, { folder: folder() });
  return found?.problems.map((one) => one()) ?? ['nothing was compared'];
};
const kitOf = async () => {
  await app.ctx.transact((tx) => app.ctx.live.announce(tx, { kind: 'elections' }));
  const { body } = await app.send('listResults');
  return body[0].recountKit;
};
const download = async () =>
  (await app.fastify.inject(`/api/election/recount-kit/${election.id}`)).payload;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('a close says by itself that count and record agree, and gives a code', async () => {
  const kit = await kitOf();
  expect(kit).toMatchObject({
    edition: 1,
    sha256: sha256(await download()),
    code: expect.stringMatching(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/),
    check: { agrees: true, checkedAt: expect.any(String) },
    isGuarded: true,
  });
  const { output, code } = verify(await download(), { expectedHash: kit.sha256 });
  expect([code, output]).toEqual([0, expect.stringContaining(`Result code: ${kit.code}`)]);
  expect(verify(await download(), { expectedHash: kit.sha256, expectedCode: kit.code }).code).toBe(
    0,
  );
  const other = { expectedHash: kit.sha256, expectedCode: '2222-2222-2222' };
  expect(verify(await download(), other)).toMatchObject({ code: 1 });
  const { body } = await app.send('readRecordFeed');
  expect(body.items).toHaveLength(1);
  expect(body.items[0]).toMatchObject({
    title: `Council 2027: result code ${kit.code}`,
    content_text: expect.stringMatching(
      new RegExp(`${kit.sha256}\nentry \\d+ sha256 [0-9a-f]{64}`),
    ),
  });
  const heads = fs.readFileSync(path.join(app.ctx.config.dataDir, 'record-heads.txt'), 'utf8');
  expect(heads).toContain(`election ${election.id} result ${kit.code} votes sha256 `);
});

test('ballots, counts, kit and label turned round together: page, file, commands and mail say it', async () => {
  const admin = await createActor(app, { role: 'admin' });
  const before = await kitOf();
  const owner = new pg.Client(ownerOf(app));
  await owner.connect();
  await turnRound(owner, election, download);
  await owner.end();
  // The download fits to itself, and the page still has the hash of the close.
  expect((await kitOf()).sha256).toBe(before.sha256);
  expect(verify(await download(), { expectedHash: before.sha256 }).code).toBe(1);
  await electionJobs(app.ctx)['check-results']();
  expect((await kitOf()).check).toMatchObject({ agrees: false });
  expect((await app.send('health')).body).toMatchObject({
    status: 'degraded',
    resultsInDoubt: [{ electionId: election.id, election: 'Council 2027' }],
  });
  const { rows } = await app.ctx.pool.query(
    `select subject from emails where to_address = $1 and key like 'in-doubt:%'`,
    [admin.email],
  );
  expect(rows).toEqual([{ subject: 'The count and the record of Council 2027 do not agree' }]);
  // Whoever kept the code of the close learns that no election has it any more.
  const checked = await runCommand(['verify-record', before.code], settingsOf(app));
  expect(checked.code, checked.said).toBe(1);
  expect(checked.said).toContain(`${before.code} is of no closed election as it is now.`);
});

describe('it is found out when the owner changes', () => {
  test.each([
    [
      'the kit alone',
      `update recount_kits set texts[1] = replace(texts[1], 'Council', 'Class')`,
      'another file',
    ],
    [
      'the kit into what nobody can read',
      `update recount_kits set texts[1] = 'no kit'`,
      'cannot be read',
    ],
    [
      'the label alone',
      `update recount_kits set sha256 = sha256(sha256)`,
      'The label of edition 1',
    ],
    [
      'a ballot',
      `update ballots set nomination_id = 'OTHER' where id = (select id from ballots where nomination_id = 'ONE' limit 1)`,
      'another file',
    ],
    [
      'a ballot more',
      `insert into ballots values (gen_random_uuid(), 'PLACE', 'OTHER')`,
      'another file',
    ],
    [
      'the counts',
      `update tallies set votes = 9 where nomination_id = 'OTHER'`,
      'is shown with 9 votes',
    ],
    [
      'who voted',
      `delete from participations where ctid = (select min(ctid) from participations)`,
      'people voted for',
    ],
    ['the turnout', `update turnouts set ballots = 9`, 'people voted for'],
    [
      'a name',
      `update nominations set name = 'Another' where id = 'ONE'`,
      'positions or candidates',
    ],
    ['who has left', `update nominations set left_at = now() where id = 'ONE'`, 'has left'],
    [
      'an entry without a kit',
      `delete from recount_kits`,
      'The record has 1 recount kits, and 0 are kept',
    ],
    [
      'a kit without an entry',
      `insert into recount_kits select election_id, 2, made_at, position_ids, texts, sha256, bytes from recount_kits`,
      'the record has 1',
    ],
    [
      'a candidate more',
      `insert into tallies select id from nominations where false; insert into nominations (id, election_id, position_id, nominee_id, status, name) select gen_random_uuid(), election_id, position_id, (select id from accounts where id not in (select nominee_id from nominations) limit 1), 'accepted', 'X' from nominations limit 1; insert into tallies select id from nominations where name = 'X'`,
      'positions or candidates',
    ],
  ])('%s', async (_name, statement, sentence) => {
    expect(await problems()).toEqual([]);
    const [position] = election.positions;
    const [one, other] = position?.candidates.map(({ id }) => id) ?? [];
    await askAsOwner(
      app,
      statement
        .replaceAll('PLACE', position?.id ?? '')
        .replaceAll('OTHER', other ?? '')
        .replaceAll('ONE', one ?? ''),
    );
    expect((await problems()).join(' ')).toContain(sentence);
  });

  test('an entry of the chain, and each page says it, at the nightly check', async () => {
    expect((await kitOf()).check).toMatchObject({ agrees: true });
    await askAsOwner(
      app,
      `alter table records disable trigger all;
       update records set actor_id = gen_random_uuid()
         where id = (select record_id from record_chain where seq = 1);
       alter table records enable trigger all`,
    );
    expect(await problems()).toEqual([]);
    await electionJobs(app.ctx)['check-results']();
    expect((await kitOf()).check).toMatchObject({ agrees: false });
    const checked = await app.ctx.db.selectFrom('result_checks').select('problems').execute();
    expect(checked).toEqual([
      {
        problems: [
          'The record was changed: Entry 1 was changed, or stands in another place than it did.',
        ],
      },
    ]);
    expect(findingOf(await lookAtResults(app.ctx.db, app.ctx.config))).toMatchObject({
      says: expect.stringContaining('Entry 1 was changed'),
    });
  });

  test('the counts, and the role that serves writes that all agrees: commands compare anew', async () => {
    await askAsOwner(app, `update tallies set votes = votes + 1`);
    await electionJobs(app.ctx)['check-results']();
    await app.ctx.pool.query(`update result_checks set agrees = true, problems = '{}'`);
    expect((await kitOf()).check).toMatchObject({ agrees: true });
    expect(await lookAtResults(app.ctx.db, app.ctx.config)).toMatchObject({ state: 'problem' });
    await electionJobs(app.ctx)['check-results']();
    expect((await kitOf()).check).toMatchObject({ agrees: false });
  });

  test('two results at once, and the admins get one e-mail', async () => {
    await createActor(app, { role: 'admin' });
    const other = await endedElection(app, [3, 2, 1]);
    await askAsOwner(app, `update tallies set votes = votes + 1`);
    await electionJobs(app.ctx)['check-results']();
    await electionJobs(app.ctx)['check-results']();
    const { rows } = await app.ctx.pool.query(
      `select distinct subject, text_body from emails where key like 'in-doubt:%'`,
    );
    expect(rows).toEqual([
      {
        subject: 'The count and the record of 2 elections do not agree',
        text_body: expect.stringContaining(other.name),
      },
    ]);
  });

  test('the file of the close', async () => {
    const file = path.join(folder(), `${election.id}.json`);
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('Council', 'Class'));
    expect(await problems()).toEqual([expect.stringContaining('in the folder recounts')]);
  });
});

test('a draw makes a new edition and leaves the code as it was', async () => {
  const tied = await endedElection(app, [3, 3, 1]);
  const kit = async () => {
    await kitOf();
    const { body } = await app.send('listResults');
    return body.find((one: { electionId: string }) => one.electionId === tied.id).recountKit;
  };
  const before = await kit();
  const [one, two] = [
    await createActor(app, { role: 'council' }),
    await createActor(app, { role: 'council' }),
  ];
  await holdDraw(one, two, tied.id);
  await electionJobs(app.ctx)['keep-recount-kit']({ electionId: tied.id });
  const after = await kit();
  expect(after).toMatchObject({ edition: 2, code: before.code, check: { agrees: true } });
  expect(after.sha256).not.toBe(before.sha256);
  expect(await compareClosed(app.ctx.db, { folder: folder() })).toMatchObject([
    { problems: [] },
    { problems: [] },
  ]);
});

test('a close that cannot be done is seen by everybody after two minutes, and not before', async () => {
  const admin = await createActor(app, { role: 'admin' });
  const stuck = await createElection(app.ctx, { name: 'Class Rep 3B' });
  await castEach(app, stuck, 0, [6, 0]);
  await askAsOwner(
    app,
    `update sealed_batches s set sealed = o.sealed from sealed_batches o
       where s.number = 2 and o.number = 1 and s.position_id = o.position_id
       and s.position_id = '${stuck.positions[0]?.id}'`,
  );
  await closeElectionNow(app.ctx, stuck.id);
  const close = () => electionJobs(app.ctx)['close-election']({ electionId: stuck.id });
  const shown = async () => {
    const { elections } = (await app.send('listElections')).body;
    const found = elections.find(({ _id }: { _id: string }) => _id === stuck.id);
    const results = (await app.send('listResults')).body;
    const isResult = results.some((one: { electionId: string }) => one.electionId === stuck.id);
    const votes = found.nominations.map((one: { votes: number | null }) => one.votes);
    return { isStuck: found.couldNotBeCounted === true, isResult, votes };
  };
  await expect(close()).rejects.toThrow('unable to authenticate data');
  expect(await shown()).toEqual({ isStuck: false, isResult: false, votes: [null, null] });
  expect((await app.send('health')).body.status).toBe('ok');
  await askAsOwner(
    app,
    `update elections set ends_at = ends_at - interval '2 minutes' where id = '${stuck.id}'`,
  );
  const seen = new Set([stuck.id]);
  await Promise.all(Array.from({ length: 4 }, () => tellOfUncounted(app.ctx, seen)));
  expect(await shown()).toEqual({ isStuck: true, isResult: false, votes: [null, null] });
  expect((await app.send('health')).body).toMatchObject({
    status: 'degraded',
    failedCloses: [{ electionId: stuck.id, election: 'Class Rep 3B', position: 'President' }],
  });
  const { rows } = await app.ctx.pool.query(
    `select subject, text_body from emails where to_address = $1 and key like 'failed-close:%'`,
    [admin.email],
  );
  expect(rows).toEqual([
    {
      subject: 'The votes of Class Rep 3B could not be counted',
      text_body: expect.stringContaining('President'),
    },
  ]);
});
