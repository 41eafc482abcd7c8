import { beforeAll, describe, expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { recoverReleases } from '#server/outcome/release/release.ts';
import { insertDueMailings } from '#server/email/mailings/occasions-store.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { createAccount, createActor } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { castBallots, openByRules } from '#tests/support/ballots-by-rules.ts';
import { closeAndCount, endedElection, heldElection } from '#tests/support/outcome-stage.ts';
import { askAsOwner, startBeside } from '#tests/support/test-app.ts';

// Results that officers release: the setting, the act, and the date.

const app = testApp({ smtpUrl: 'smtp://127.0.0.1:1' });
let admin: Actor;
let council: Actor;
beforeAll(async () => {
  admin = await createActor(app, { role: 'admin' });
  council = await createActor(app, { role: 'council' });
  // What was due before this is told to nobody.
  await app.ctx.transact((tx) => insertDueMailings(tx));
});

const hour = 3_600_000;
const day = 24 * hour;
const inTime = (ms: number) =>
  new Date(Math.floor(Date.now() / 60_000) * 60_000 + ms).toISOString();
const reason = 'Nobody complained.';

const draft = () => ({
  name: 'Council 2027',
  startDate: inTime(hour),
  endDate: inTime(day),
  positions: ['President'],
  standings: 'after-close',
  resultsAt: 'release',
  showBy: inTime(3 * day),
});
const release = (officer: Actor, id: string) =>
  officer.send('releaseResults', { params: { id }, body: { reason } });
const setRule = (isOn: boolean) =>
  app.ctx.transact((tx) =>
    tx
      .insertInto('campus')
      .values({ university_name: 'A', time_zone: 'Asia/Kolkata', needs_two_officers: isOn })
      .onConflict((one) => one.column('is_only').doUpdateSet({ needs_two_officers: isOn }))
      .execute(),
  );
const isShown = async (id: string) => {
  const { body } = await app.send('listResults');
  return body.some(({ electionId }: { electionId: string }) => electionId === id);
};
const readRow = async (id: string) =>
  app.ctx.db.selectFrom('elections').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const dateHasCome = (id: string) =>
  askAsOwner(
    app,
    `update elections set show_by = clock_timestamp() - interval '1 second' where id = $1`,
    [id],
  );
const byDate = (id: string) => electionJobs(app.ctx)['release-results']({ electionId: id });

describe('the setting', () => {
  test('is told with its date, and left out where results are shown at the close', async () => {
    const { body, status } = await council.send('createElection', { body: draft() });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.election).toMatchObject({ resultsAt: 'release', showBy: draft().showBy });
    const { standings: _s, resultsAt: _r, showBy: _b, ...usual } = draft();
    const plain = await council.send('createElection', { body: usual });
    expect(plain.body.election).not.toHaveProperty('resultsAt');
    expect(plain.body.election).not.toHaveProperty('showBy');
  });

  test.each([
    ['live counts', { standings: 'live' }, 'resultsAt'],
    ['batches', { standings: 'in-batches' }, 'resultsAt'],
    ['no date', { showBy: undefined }, 'showBy'],
    ['a date before the close', { showBy: inTime(day) }, 'showBy'],
    ['a date more than 14 days after it', { showBy: inTime(15 * day + 60 * 60_000) }, 'showBy'],
    ['a date without it', { resultsAt: 'close' }, 'showBy'],
    ['another word', { resultsAt: 'later' }, 'resultsAt'],
  ])('is refused with %s', async (_name, given, field) => {
    const { status, body } = await council.send('createElection', {
      body: { ...draft(), ...given },
    });
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty(field);
  });

  test('an edit is judged with what stays, and both dates move together', async () => {
    const { body } = await council.send('createElection', { body: draft() });
    const params = { id: body.election._id };
    const edit = (given: object) => council.send('editElection', { params, body: given });
    expect((await edit({ standings: 'live' })).body.fields).toHaveProperty('resultsAt');
    expect((await edit({ endDate: inTime(5 * day) })).body.fields).toHaveProperty('showBy');
    const moved = { endDate: inTime(5 * day), showBy: inTime(6 * day) };
    expect((await edit(moved)).body.election).toMatchObject(moved);
    const back = await edit({ resultsAt: 'close', standings: 'live' });
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    expect(back.body.election).not.toHaveProperty('showBy');
    expect(back.body.election.changes[0].what).toContain('when the results are shown');
  });

  test('a draft needs its date to be published, and a copy has one as long after its end', async () => {
    const { showBy: _, ...without } = draft();
    const made = await council.send('createElection', { body: { ...without, draft: true } });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const params = { id: made.body.election._id };
    const early = await council.send('publishElection', { params, body: {} });
    expect(early.body.fields).toHaveProperty('showBy');
    const edited = await council.send('editElection', { params, body: { showBy: draft().showBy } });
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    expect((await council.send('publishElection', { params, body: {} })).status).toBe(200);
    const { body: copy } = await council.send('duplicateElection', { params });
    const { endDate, showBy, resultsAt } = copy.election;
    expect(resultsAt).toBe('release');
    expect(Date.parse(showBy) - Date.parse(endDate)).toBe(2 * day);
  });

  test('is fixed when voting opens, in the database too', async () => {
    const { id } = await openByRules(app, {}, ['Asha', 'Binod'], {
      standings: 'after-close',
      resultsAt: 'release',
      showBy: inTime(10 * day),
    });
    const frozen = await council.send('editElection', {
      params: { id },
      body: { showBy: inTime(12 * day), reason },
    });
    expect(frozen.status).toBe(409);
    expect(frozen.body.reason).toBe('election-frozen');
  });

  test('an end before its time brings the date along, to 14 days after it', async () => {
    const { body } = await council.send('createElection', {
      body: {
        ...draft(),
        startDate: inTime(-hour),
        endDate: inTime(9 * day),
        showBy: inTime(23 * day),
      },
    });
    const params = { id: body.election._id };
    expect((await council.send('closeElectionNow', { params, body: { reason } })).status).toBe(200);
    const { ends_at: end, show_by: by } = await readRow(params.id);
    expect((by?.getTime() ?? 0) - (end?.getTime() ?? 0)).toBe(14 * day);
  });
});

describe('the release', () => {
  test('shows everything, and begins what follows a result', async () => {
    const { id, positions } = await heldElection(app, [1, 3]);
    const winner = positions[0]?.candidates[1]?.nominee.email ?? '';
    const emails = () =>
      app.ctx.db
        .selectFrom('emails')
        .select('to_address')
        .where('key', 'like', `winner:${id}%`)
        .execute();
    const editions = () =>
      app.ctx.db
        .selectFrom('recount_kits')
        .select('edition')
        .where('election_id', '=', id)
        .execute();
    expect((await readRow(id)).appeals_until).toBeNull();
    expect(await emails()).toEqual([]);
    // Nobody learns from this call who has won.
    expect((await council.send('sendEmail', { body: { email: winner } })).status).toBe(403);

    const released = await release(council, id);
    expect(released.status, JSON.stringify(released.body)).toBe(200);
    expect(released.body.message).toBe('The results are released.');
    expect(released.body.election.changes[0]).toMatchObject({
      what: 'The results were released.',
      reason,
    });
    expect(await isShown(id)).toBe(true);
    expect(await emails()).toEqual([{ to_address: winner }]);
    const { appeals_until: until, released_at: at } = await readRow(id);
    expect((until?.getTime() ?? 0) - (at?.getTime() ?? 0)).toBe(3 * day);
    await electionJobs(app.ctx)['keep-recount-kit']({ electionId: id });
    expect(await editions()).toHaveLength(2);
    await app.ctx.transact((tx) => insertDueMailings(tx));
    const told = await app.ctx.db
      .selectFrom('mailings')
      .select('kind')
      .where('election_id', '=', id)
      .where('kind', '=', 'results')
      .execute();
    expect(told).toHaveLength(1);
    expect((await release(council, id)).body.reason).toBe('results-shown');
    const record = await app.send('readElectionRecord', { params: { id } });
    expect(JSON.stringify(record.body)).toContain('election.release');
  });

  test('is refused before the close, where results are shown at the close, and by a candidate', async () => {
    const plain = await endedElection(app, [1, 2]);
    expect((await release(council, plain.id)).body.reason).toBe('results-shown');
    const { body } = await council.send('createElection', { body: draft() });
    expect((await release(council, body.election._id)).body.reason).toBe('voting-not-closed');
    const own = await heldElection(
      app,
      [1, 2],
      {},
      { nominees: [council, await createAccount(app.ctx)] },
    );
    const refused = await release(council, own.id);
    expect({ status: refused.status, why: refused.body.reason }).toEqual({
      status: 403,
      why: 'own-election',
    });
    expect((await release(admin, own.id)).status).toBe(200);
  });

  test('where two officers are needed no candidate is the second one', async () => {
    await setRule(true);
    const own = await createActor(app, { role: 'council' });
    const { id } = await heldElection(
      app,
      [1, 2],
      {},
      { nominees: [own, await createAccount(app.ctx)] },
    );
    const asked = await release(council, id);
    expect(asked.status, JSON.stringify(asked.body)).toBe(202);
    expect(await isShown(id)).toBe(false);
    const params = { id: asked.body.proposal._id };
    expect((await own.send('confirmProposal', { params })).body.reason).toBe('proposal-about-you');
    expect((await admin.send('confirmProposal', { params })).status).toBe(200);
    expect(await isShown(id)).toBe(true);
  });

  test('where nobody else is left one does it alone, and the page says so', async () => {
    const { id } = await heldElection(
      app,
      [1, 2],
      {},
      { nominees: [admin, await createAccount(app.ctx)] },
    );
    const officers = await app.ctx.db
      .selectFrom('accounts')
      .select('id')
      .where('role', 'in', ['admin', 'council'])
      .execute();
    for (const officer of officers.filter((one) => one.id !== council.id && one.id !== admin.id)) {
      await askAsOwner(app, `update accounts set role = 'faculty' where id = $1`, [officer.id]);
    }
    const alone = await release(council, id);
    expect(alone.status, JSON.stringify(alone.body)).toBe(200);
    expect(alone.body.election.changes[0]).toMatchObject({ officers: 1 });
    await setRule(false);
  });
});

test('a deletion before the release writes down no number of votes', async () => {
  const { id, name } = await heldElection(app, [1, 2]);
  const body = { confirm: name, reason };
  expect((await admin.send('deleteElection', { params: { id }, body })).status).toBe(200);
  const details = await app.ctx.db
    .selectFrom('record_details')
    .select('detail')
    .where('detail', 'like', `${name}: %`)
    .execute();
  expect(details.map(({ detail }) => detail)).toContain(
    `${name}: with the votes that were cast: ${reason}`,
  );
});

describe('the date', () => {
  test('shows the results by itself, and not before it', async () => {
    const { id } = await heldElection(app, [2, 1]);
    await byDate(id);
    expect(await isShown(id)).toBe(false);
    await dateHasCome(id);
    await byDate(id);
    expect(await isShown(id)).toBe(true);
    const { body } = await app.send('listElections');
    const shown = body.elections.find((one: { _id: string }) => one._id === id);
    expect(shown.changes[0].what).toBe('The results are shown, because their date has come.');
  });

  test('is waited for by a job of the close, which a start finds again', async () => {
    const { id: electionId } = await heldElection(app, [2, 1]);
    const dueBy = new Date(Date.now() + 366 * 86_400_000);
    const waits = () => app.ctx.jobs.isWaiting('release-results', { electionId }, { dueBy });
    expect(await waits()).toBe(true);
    await askAsOwner(app, `delete from pgboss.job where name = 'release-results'`, []);
    expect(await waits()).toBe(false);
    await recoverReleases(app.ctx);
    expect(await waits()).toBe(true);
  });

  // Two of three such crowds met a deadlock while the election was held before its turnouts.
  test('of several servers and officers at once, one releases', { repeats: 3 }, async () => {
    const { id } = await heldElection(app, [2, 1]);
    await dateHasCome(id);
    const beside = await startBeside(app);
    const other = electionJobs(beside.ctx)['release-results'];
    await Promise.all([
      ...Array.from({ length: 5 }, () => byDate(id)),
      ...Array.from({ length: 5 }, () => other({ electionId: id })),
      release(council, id),
      release(admin, id),
    ]);
    await beside.close();
    const { rows } = await app.ctx.pool.query(
      `select (select count(*)::int from records where election_id = $1 and act = 'election.release') as entries,
        (select count(*)::int from election_changes where election_id = $1) as lines,
        (select count(*)::int from emails where key like 'winner:' || $1 || '%') as emails`,
      [id],
    );
    expect(rows).toEqual([{ entries: 1, lines: 1, emails: 1 }]);
  });

  test('the role that serves cannot release by writing the column', async () => {
    const { id } = await heldElection(app, [2, 1]);
    await expect(
      app.ctx.pool.query('update elections set released_at = now() where id = $1', [id]),
    ).rejects.toThrow(/released by the owner alone|cannot be changed/);
    const open = await council.send('createElection', { body: draft() });
    await expect(
      app.ctx.pool.query('update elections set released_at = now() where id = $1', [
        open.body.election._id,
      ]),
    ).rejects.toThrow('results are released by the owner alone');
  });
});

test('the rounds of ranked ballots have no hash that a guess could be held against', async () => {
  const election = await openByRules(app, { method: 'irv' }, ['Asha', 'Binod', 'Chitra'], {
    standings: 'after-close',
    resultsAt: 'release',
    showBy: inTime(10 * day),
  });
  await castBallots(app, election, '3 AB, 2 B, 1 CB');
  await closeAndCount(app, election.id);
  const hashes = async () => {
    const { rows } = await app.ctx.pool.query(
      `select from records where election_id = $1 and act = 'election.kit-rounds'`,
      [election.id],
    );
    return rows.length;
  };
  expect(await hashes()).toBe(0);
  expect((await release(council, election.id)).status).toBe(200);
  await electionJobs(app.ctx)['keep-recount-kit']({ electionId: election.id });
  expect(await hashes()).toBe(1);
  const { payload, statusCode } = await app.fastify.inject(
    `/api/election/recount-kit/${election.id}`,
  );
  expect(statusCode).toBe(200);
  expect(payload).toContain('"hustings-rounds-kit"');
});
