import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { bringUpToDate } from '#server/platform/db/bring-up-to-date.ts';
import { VotingIsOpen } from '#server/platform/db/look-before-upgrade.ts';
import { migrateToLatest } from '#server/platform/db/migrate.ts';
import { openLine } from '#server/platform/db/open-line.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { endGoneProposals } from '#server/proposals/expire.ts';
import { listWithoutKit } from '#server/recount/public.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { createActor, createContact, createElection } from '#tests/support/factories.ts';
import { goBackTo } from '#tests/support/former-database.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { closeAndCount } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { askAsOwner, ownerOf, startTestApp } from '#tests/support/test-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';

// What a start of this release looks at in the campus of the release before, and what it makes of it.

const before = '0160-kits-are-checked';
let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  afterThis(() => app.close());
});

const bring = (given = {}) => bringUpToDate(ownerOf(app), () => {}, given);
/** As a restore of an older backup does it: nothing is looked at. */
async function migrate(): Promise<void> {
  const line = await openLine(ownerOf(app));
  await migrateToLatest(line.db);
  await line.close();
}
const addTime = (id: string) =>
  askAsOwner(
    app,
    `update elections set standings = 'after-close', others_end_at = ends_at - interval '1 hour', added_people = 51
     where id = $1`,
    [id],
  );

test('an open election keeps the upgrade from beginning, by its name, unless that is allowed', async () => {
  await goBackTo(app, before);
  await createElection(app.ctx, { name: 'Spring Council' });
  await createElection(app.ctx, { name: 'Later', startsInMinutes: 60, endsInMinutes: 120 });
  await expect(bring()).rejects.toThrow(
    /nothing was changed\. .*Voting is open, or was not counted yet\. .*: Spring Council\.$/,
  );
  // Whoever sits at the terminal may begin (ask-while-open.ts).
  await expect(bring()).rejects.toThrow(VotingIsOpen);
  const { rows } = await sql<{ name: string }>`
    select max(name) as name from kysely_migration`.execute(app.ctx.db);
  expect(rows).toEqual([{ name: before }]);
  expect((await bring({ mayBeOpen: true })).length).toBeGreaterThan(0);
});

test('time that was added for some is finished with the release before, open or not certified', async () => {
  await goBackTo(app, before);
  const { id } = await createElection(app.ctx, { name: 'Wifi', endsInMinutes: 180 });
  await addTime(id);
  await expect(bring()).rejects.not.toThrow(VotingIsOpen);
  await expect(bring({ mayBeOpen: true })).rejects.toThrow(
    /^(?!.*Voting is open).*Time was added for some voters\. .*: Wifi\.$/,
  );
  await askAsOwner(app, `update elections set state = 'cancelled' where id = $1`, [id]);
  expect((await bring()).length).toBeGreaterThan(0);
});

test('closed elections with complaints are finished with the release before, unless certified or cancelled', async () => {
  await goBackTo(app, before);
  const names = ['Answered', 'Certified', 'Cancelled', 'Unanswered', 'Upcoming', 'Without'];
  for (const [at, name] of names.entries()) {
    const { id } = await createElection(app.ctx, { name, startsInMinutes: 60, endsInMinutes: 120 });
    if (name !== 'Upcoming') {
      await askAsOwner(
        app,
        `update elections set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour',
           closed_at = now(), state = $2, certified_at = $3 where id = $1`,
        [
          id,
          name === 'Cancelled' ? 'cancelled' : 'published',
          name === 'Certified' ? new Date() : null,
        ],
      );
    }
    if (name === 'Without') continue;
    await askAsOwner(
      app,
      `insert into appeals (id, election_id, number, subject, body, answer, answered_at)
       values (gen_random_uuid(), $1, $2, 'The room', 'It was locked.', $3::text, case when $3 is not null then now() end)`,
      [id, at + 1, name === 'Answered' ? 'It was open.' : null],
    );
  }
  await expect(bring({ mayBeOpen: true })).rejects.toThrow(
    /^(?!.*Voting is open).*Somebody complained about these, .*: Answered, Unanswered\.$/,
  );
  await askAsOwner(app, `update elections set certified_at = now() where closed_at is not null`);
  expect((await bring()).length).toBeGreaterThan(0);
});

test('a campus of a release that knew no complaints is not asked for them', async () => {
  await goBackTo(app, '0031-observers-and-clock');
  expect((await bring()).length).toBeGreaterThan(0);
});

test('out of an older backup such an election is held for reading, with its sentence', async () => {
  await goBackTo(app, before);
  const { id } = await createElection(app.ctx, { name: 'Wifi', endsInMinutes: 180 });
  const other = await createElection(app.ctx, { name: 'Plain', endsInMinutes: 180 });
  await addTime(id);
  await migrate();
  const council = await createActor(app, { role: 'council' });
  const close = (election: string) =>
    council.send('closeElectionNow', { params: { id: election }, body: { reason: 'All voted' } });
  expect(await close(id)).toMatchObject(refusedWith('held-for-reading'));
  expect((await close(other.id)).status).toBe(200);
  const { elections } = (await app.send('listElections')).body;
  const shown = elections.find(({ _id }: { _id: string }) => _id === id);
  expect(shown.restores).toEqual([expect.stringContaining('It can be read')]);
  expect(shown.addedTime).toMatchObject({ people: 51 });
});

test('the kit of what the release before certified is not made anew', async () => {
  const made = [await createElection(app.ctx), await createElection(app.ctx)];
  for (const { id } of made) await closeAndCount(app, id);
  // Each was certified after its last kit was made, one before this release came.
  await askAsOwner(app, `update elections set certified_at = now()`);
  await askAsOwner(
    app,
    `update elections set certified_at = (select min(noted_at) from releases) - interval '1 day' where id = $1`,
    [made[0]?.id],
  );
  await askAsOwner(app, 'delete from recount_kits');
  expect(await listWithoutKit(app.ctx.db)).toEqual([made[1]?.id]);
});

test('a proposal for a call that is gone ends, and all officers read that it did', async () => {
  const mail = await startMailServer();
  afterThis(() => mail.close());
  const beside = await startTestApp({ smtpUrl: mail.url, mailFrom: 'council@campus.example' });
  afterThis(() => beside.close());
  const [council, admin] = [
    await createActor(beside, { role: 'council' }),
    await createActor(beside, { role: 'admin' }),
  ];
  await askAsOwner(beside, 'update accounts set email_confirmed_at = now()');
  const { id } = await createElection(beside.ctx);
  for (const call of ['addTime', 'extendElection']) {
    await askAsOwner(
      beside,
      `insert into proposals (id, call, act, object_key, election_id, subject, what, body, reason,
         proposed_by, proposed_at, expires_at)
       values (gen_random_uuid(), $1, 'election.extend', $2::text, $2::text::uuid, 'Wifi', 'More time.', '{}', 'No wifi.', $3,
         now(), now() + interval '80 hours')`,
      [call, call === 'addTime' ? id : `${id}`.toUpperCase(), council.id],
    );
  }
  // A handover of 0.3.0 holds invitations, which nothing sends any more.
  for (const [key, body] of Object.entries({ former: '{"invited":[]}', campus: '{"links":[]}' })) {
    await askAsOwner(
      beside,
      `insert into proposals (id, call, act, object_key, subject, what, body, reason, proposed_by,
         proposed_at, expires_at)
       values (gen_random_uuid(), 'handOver', 'campus.hand-over', $1, 'The handover', 'All.', $2, 'June.', $3,
         now(), now() + interval '80 hours')`,
      [key, body, council.id],
    );
  }
  await askAsOwner(
    beside,
    `insert into proposals (id, call, act, object_key, subject, what, body, reason, proposed_by,
       proposed_at, expires_at)
     values (gen_random_uuid(), 'proposeNumberMove', 'number.move', '0177CS240001', 'the number 0177CS240001', 'It moves.',
       '{}', 'A card.', $1, now(), now() + interval '80 hours')`,
    [council.id],
  );
  const observer = await createActor(beside, { role: 'observer' });
  expect(JSON.stringify((await observer.send('listProposals')).body)).not.toContain('0177CS240001');
  await Promise.all(Array.from({ length: 4 }, () => endGoneProposals(beside.ctx)));
  const { rows } = await beside.ctx.pool.query(
    'select call, state from proposals order by call, state',
  );
  expect(rows).toEqual([
    { call: 'addTime', state: 'expired' },
    { call: 'extendElection', state: 'open' },
    { call: 'handOver', state: 'expired' },
    { call: 'handOver', state: 'open' },
    { call: 'proposeNumberMove', state: 'expired' },
  ]);
  const { rows: queued } = await beside.ctx.pool.query<Record<'to_address' | 'words', string>>(
    `select to_address, subject || text_body as words
     from emails where key like 'proposal-gone:%' order by to_address`,
  );
  // They name nobody.
  expect(JSON.stringify(queued)).not.toContain('0177CS240001');
  const { rows: ended } = await beside.ctx.pool.query(
    `select id from records where act = 'proposal.expire'`,
  );
  const both = [admin.email, council.email];
  expect(queued.map(({ to_address: to }) => to)).toEqual([...both, ...both, ...both].toSorted());
  expect(ended).toHaveLength(3);
});

test('notes about a message go and its answers stay; a link that was sent still shows it', async () => {
  await goBackTo(app, before);
  const id = await createContact(app.ctx, { category: 'grievances', message: 'No light.' });
  const token = 'sent by the release before';
  await askAsOwner(
    app,
    `insert into contact_entries (id, contact_id, kind, body)
     values (gen_random_uuid(), $1, 'answer', 'Soon.'), (gen_random_uuid(), $1, 'note', 'Again?')`,
    [id],
  );
  await askAsOwner(
    app,
    `insert into contact_links (token_hash, contact_id, expires_at) values ($1, $2, now() + interval '3 days')`,
    [hashToken(token), id],
  );
  expect((await bring()).length).toBeGreaterThan(0);
  const officer = await createActor(app, { role: 'council' });
  const { body: list } = await officer.send('listContacts');
  expect(list).toMatchObject([{ _id: id, answers: [{ text: 'Soon.', by: null }] }]);
  const { body } = await app.send('readLinkedMessage', { body: { token } });
  expect(body).toMatchObject({ message: 'No light.', answers: [{ text: 'Soon.' }] });
  expect(JSON.stringify([list, body])).not.toContain('Again?');
});

test('an address that an officer corrected and that waits ends, but for one that waits for its link alone', async () => {
  await goBackTo(app, before);
  const moved: string[] = [];
  for (const [name, agreed, needsSecond, due] of [
    ['agreed', 'logged-in', false, 1],
    ['by two', 'second-officer', true, 1],
    ['over', null, false, -1],
    ['waits', null, false, 1],
    ['wants a second', 'old-address', true, -1],
  ] as const) {
    const { id } = await createActor(app);
    const [email, token] = [`${id}@new.example`, `sent for ${name}`];
    await askAsOwner(
      app,
      `insert into address_corrections (id, account_id, email, due_at, needs_second, agreed, election_ids)
       values (gen_random_uuid(), $1, $2, now() + make_interval(hours => $3), $4, $5, '{}')`,
      [id, email, due, needsSecond, agreed],
    );
    await askAsOwner(
      app,
      `insert into account_links (token_hash, account_id, purpose, email, expires_at)
       values ($1, $2, 'change-email', $3, now() + interval '1 day')`,
      [hashToken(token), id, email],
    );
    moved.push(token);
  }
  await bring();
  const statuses = [];
  for (const token of moved) {
    statuses.push((await app.send('confirmEmail', { body: { token } })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 403, 403]);
});

const dispute = (position: string | undefined) =>
  askAsOwner(app, 'insert into disputes values ($1, 1, 1, true)', [position]);

test('disputed votes are finished with the release before, open or closed, unless certified or cancelled', async () => {
  await goBackTo(app, before);
  const over = `starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour', closed_at = now()`;
  for (const [name, change] of Object.entries({
    Open: null,
    Closed: over,
    Certified: `${over}, certified_at = now()`,
    Cancelled: `state = 'cancelled'`,
  })) {
    const { id, positions } = await createElection(app.ctx, { name, endsInMinutes: 180 });
    if (change !== null)
      await askAsOwner(app, `update elections set ${change} where id = $1`, [id]);
    await dispute(positions[0]?.id);
  }
  await expect(bring({ mayBeOpen: true })).rejects.toThrow(
    /^(?!.*Voting is open).*Votes of these are disputed, .*: Closed, Open\.$/,
  );
  await askAsOwner(app, `update elections set state = 'cancelled' where certified_at is null`);
  expect((await bring()).length).toBeGreaterThan(0);
});

test('out of an older backup an election with disputed votes is held, and a certified one is shown as it was', async () => {
  await goBackTo(app, before);
  const [held, kept, plain] = [
    await createElection(app.ctx, { name: 'Open', endsInMinutes: 180 }),
    await createElection(app.ctx, { name: 'Certified' }),
    await createElection(app.ctx, { name: 'Plain', endsInMinutes: 180 }),
  ];
  await dispute(held.positions[0]?.id);
  await dispute(kept.positions[0]?.id);
  await askAsOwner(
    app,
    `update elections set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour',
       opened_at = now(), closed_at = now(), certified_at = now() where id = $1`,
    [kept.id],
  );
  await migrate();
  const council = await createActor(app, { role: 'council' });
  const close = (id: string) =>
    council.send('closeElectionNow', { params: { id }, body: { reason: 'All voted' } });
  expect(await close(held.id)).toMatchObject(refusedWith('held-for-reading'));
  expect((await close(plain.id)).status).toBe(200);
  const { body } = await app.send('listResults');
  const shown = body.find((one: { electionId: string }) => one.electionId === kept.id);
  expect(shown.results[0]).toMatchObject({ disputed: 1, isDisputeDecisive: true });
});
