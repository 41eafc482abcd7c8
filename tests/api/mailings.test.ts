import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listNextPage } from '#server/email/mailings/list-page.ts';
import { doStep, findDueMailings, startMailings } from '#server/email/mailings/run.ts';
import { castFor } from '#tests/support/cast-for.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import type { MailingStage } from '#tests/support/mailing-stage.ts';
import {
  confirm,
  createClosing,
  createReader,
  openMailingStage,
  readersOf,
} from '#tests/support/mailing-stage.ts';
import { askAsOwner, startTestApp } from '#tests/support/test-app.ts';

// E-mails to many people, each once, to those whom they concern at the moment of sending.

let stage: MailingStage;
beforeAll(async () => {
  stage = await openMailingStage();
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await stage.app.ctx.pool.query<Row>(sql, values)).rows;
const mailings = () =>
  query<{ kind: string; status: string; sent: number; failed: number }>(
    'select kind, status, sent, failed from mailings order by created_at, kind',
  );
const recipients = () => query('select * from mailing_recipients');

test('voting opens: once to each who may vote, wants it and has confirmed the address', async () => {
  const readers = [];
  for (let n = 0; n < 12; n += 1) readers.push(await createReader(stage));
  await createActor(stage.app);
  const unwilling = await createReader(stage);
  await unwilling.send('saveEmailChoices', {
    body: { choices: [{ kind: 'elections', isWanted: false }] },
  });
  const { id, name } = await createElection(stage.app.ctx);
  await createElection(stage.app.ctx, { startsInMinutes: 30 });
  await createElection(stage.app.ctx, { positions: { President: 0 } });
  await stage.run(6);
  await stage.run();
  expect(readersOf(stage.mail, 'is open')).toEqual(readers.map(({ email }) => email).toSorted());
  const [email] = stage.mail.taken;
  expect(email?.raw).toMatch(/^From: Student Council <council@campus\.example>/m);
  expect(email?.raw.replaceAll('=\r\n', '')).toContain(`Voting in ${name} has opened`);
  expect(email?.raw).toMatch(/^List-Unsubscribe:\s+<http:\/\/localhost\/unsubscribe\?token=/m);
  expect(email?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  expect(await query('select election_id, kind, status, sent, failed from mailings')).toEqual([
    { election_id: id, kind: 'voting-opens', status: 'finished', sent: 12, failed: 0 },
  ]);
  expect(await recipients()).toEqual([]);
});

test('the e-mails of one election reach three readers in three languages', async () => {
  const readers = [await createReader(stage), await createReader(stage), await createReader(stage)];
  await query(
    `insert into campus (university_name, time_zone, languages) values ('North', 'UTC', '{en,hi,ur}')
     on conflict (is_only) do update set languages = excluded.languages`,
  );
  for (const [at, language] of ['en', 'hi', 'ur'].entries()) {
    await query('update accounts set language = $2 where id = $1', [readers[at]?.id, language]);
  }
  const { id } = await createElection(stage.app.ctx, { name: 'Spring Council' });
  await query('update elections set translations = $2 where id = $1', [
    id,
    JSON.stringify({ hi: { name: 'बसंत परिषद' } }),
  ]);
  await stage.run();
  const pages = readers.map(({ email }) => {
    const raw = stage.mail.taken.find(({ to }) => to.includes(email))?.raw ?? '';
    const html = raw.slice(raw.indexOf('Content-Type: text/html'));
    const body = html.slice(html.indexOf('\r\n\r\n')).split('\r\n--')[0] ?? '';
    if (/^Content-Transfer-Encoding: base64/m.test(html.slice(0, 200))) {
      return Buffer.from(body, 'base64').toString();
    }
    const bytes = body
      .replaceAll('=\r\n', '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
    return Buffer.from(bytes, 'latin1').toString();
  });
  expect(pages[0]).toContain('<html lang="en">');
  expect(pages[1]).toContain('<html lang="hi">');
  expect(pages[2]).toContain('<html lang="ur" dir="rtl">');
  expect(pages[0]).toContain('has opened');
  for (const page of pages.slice(1)) expect(page).not.toContain('has opened');
  const named = pages.map((page) => [page.includes('Spring Council'), page.includes('बसंत परिषद')]);
  expect(named, 'its name is as it was written where it is not translated').toEqual([
    [true, false],
    [false, true],
    [true, false],
  ]);
});

test('only those who may vote are told, candidates among them of the results', async () => {
  const [first, second] = [await createReader(stage), await createReader(stage)];
  const faculty = await createReader(stage, { role: 'faculty' });
  const { id, positions } = await createElection(stage.app.ctx, { nominees: [faculty] });
  const number = first.enrollmentNumber;
  await query("update elections set electorate = 'roll', voters = 'listed' where id = $1", [id]);
  await query(
    `insert into voter_list_entries (election_id, enrollment_number, branch, year)
     values ($1, $2, substr($2, 5, 2), substr($2, 7, 2))`,
    [id, number],
  );
  await stage.run();
  expect(readersOf(stage.mail, 'is open')).toEqual([first.email]);
  await closeElectionNow(stage.app.ctx, id);
  await askAsOwner(stage.app, 'update elections set closed_at = now() where id = $1', [id]);
  await stage.run();
  expect(positions[0]?.candidates[0]?.nominee.id).toBe(faculty.id);
  expect(readersOf(stage.mail, 'The results of')).toEqual([first.email, faculty.email].toSorted());
  expect(readersOf(stage.mail, '')).not.toContain(second.email);
});

test('who has no position to vote for is told neither of the opening nor of the close', async () => {
  const [ofSeat, ofOther] = [
    await createReader(stage, { enrollmentNumber: '0177ZA316001' }),
    await createReader(stage, { enrollmentNumber: '0177ZB316002' }),
  ];
  await createReader(stage, { enrollmentNumber: '0177ZC316003' });
  const limit = async (positions: readonly { id: string }[]) => {
    for (const [at, branch] of ['ZA', 'ZB'].entries()) {
      await query('update positions set branches = $2 where id = $1', [
        positions[at]?.id,
        [branch],
      ]);
    }
  };
  // Nobody runs for the second position.
  const given = { positions: { 'Seat of ZA': 1, 'Seat of ZB': 0 } };
  await limit((await createElection(stage.app.ctx, given)).positions);
  await limit((await createClosing(stage, given)).positions);
  await stage.run();
  expect(readersOf(stage.mail, 'is open'), 'of both').toEqual([ofSeat.email, ofSeat.email]);
  expect(readersOf(stage.mail, 'closes')).toEqual([ofSeat.email]);
  const later = { startsInMinutes: 60, endsInMinutes: 120 };
  const upcoming = await createElection(stage.app.ctx, { ...given, ...later });
  await limit(upcoming.positions);
  const council = await createActor(stage.app, { role: 'council' });
  const { body } = await council.send('inviteVoters', { params: { id: upcoming.id } });
  expect(body.invitations).toMatchObject({ eligible: 2, reachable: 2 });
  await stage.run();
  const invited = readersOf(stage.mail, `You can vote in ${upcoming.name}`);
  expect(invited, 'somebody may run for it yet').toEqual([ofSeat.email, ofOther.email].toSorted());
});

test('closes tomorrow: to those who have not voted, and nothing says who they were', async () => {
  const [voter, late, idle] = [
    await createReader(stage),
    await createReader(stage),
    await createReader(stage),
  ];
  const election = await createClosing(stage);
  await castFor(voter, election);
  await query(
    "insert into mailings (id, election_id, kind) values (gen_random_uuid(), $1, 'voting-opens')",
    [election.id],
  );
  await query("update mailings set status = 'finished'");
  // All are looked at before any is written to; `late` votes in between.
  await findDueMailings(stage.app.ctx);
  await doStep(stage.app.ctx);
  expect(await recipients()).toHaveLength(3);
  await castFor(late, election);
  await stage.run(4);
  expect(readersOf(stage.mail, 'closes')).toEqual([idle.email]);
  expect(await recipients()).toEqual([]);
  const emails = await query('select * from emails');
  expect(emails).toEqual([]);
});

test('one is taken at a time, however few the database believes there are', async () => {
  const first = await createReader(stage);
  await createElection(stage.app.ctx);
  await stage.run();
  // It counts its tables when it likes: this one mostly when nobody waits, and plans by that.
  await askAsOwner(stage.app, 'analyze mailing_recipients');
  await askAsOwner(stage.app, 'analyze mailings');
  const readers = [first, await createReader(stage), await createReader(stage)];
  const { name } = await createElection(stage.app.ctx);
  await stage.run(2);
  const told = readersOf(stage.mail, `Voting in ${name} is open`);
  expect(told).toEqual(readers.map(({ email }) => email).toSorted());
  expect(await recipients(), 'nobody is left as taken by a sender that is gone').toEqual([]);
});

test('a refused reminder is a number; no address of it stays', async () => {
  await createReader(stage);
  await createClosing(stage);
  await query("update mail_state set since = now() - interval '23 hours 50 minutes'");
  stage.mail.manner = 'refuses-recipient';
  await stage.run();
  expect(await mailings()).toEqual([{ kind: 'reminder', status: 'finished', sent: 0, failed: 1 }]);
  expect(await recipients()).toEqual([]);
});

test('an end that is moved takes its reminder along, and a day has one at most', async () => {
  await createReader(stage);
  const { id } = await createClosing(stage);
  await query("update mail_state set since = now() - interval '23 hours 50 minutes'");
  await query("update elections set ends_at = now() + interval '3 days' where id = $1", [id]);
  await stage.run();
  expect(readersOf(stage.mail, 'closes')).toHaveLength(0);
  await query("update elections set ends_at = now() + interval '20 hours' where id = $1", [id]);
  await stage.run();
  expect(readersOf(stage.mail, 'closes')).toHaveLength(1);
  await query("update elections set ends_at = now() + interval '22 hours' where id = $1", [id]);
  await stage.run();
  expect(readersOf(stage.mail, 'closes')).toHaveLength(1);
  await query("update mailings set created_at = now() - interval '21 hours'");
  await stage.run();
  expect(readersOf(stage.mail, 'closes')).toHaveLength(2);
});

test('a mail server that puts one address off gets that e-mail later, once', async () => {
  const reader = await createReader(stage);
  await createElection(stage.app.ctx);
  stage.mail.manner = 'defers-recipient';
  await stage.run();
  expect(await recipients()).toMatchObject([{ status: 'waiting', attempts: 1 }]);
  stage.mail.manner = 'takes';
  await query('update mailing_recipients set try_after = now()');
  await stage.run();
  expect(readersOf(stage.mail, 'is open')).toEqual([reader.email]);
});

test('a mail server that is away costs nobody a try', async () => {
  await createReader(stage);
  await createElection(stage.app.ctx);
  const before = stage.mail.connections;
  stage.mail.manner = 'hangs-up-early';
  for (let n = 0; n < 10; n += 1) {
    await stage.run();
    await stage.run();
    await query('update mailings set try_after = now()');
  }
  // Each try is a pause of all servers, and not a storm.
  expect(stage.mail.connections - before).toBe(10);
  expect(await recipients()).toMatchObject([{ status: 'waiting', attempts: 0 }]);
  stage.mail.manner = 'takes';
  await stage.run();
  expect(readersOf(stage.mail, 'is open')).toHaveLength(1);
});

test('whose sender is gone is not written to again', async () => {
  await createReader(stage);
  await createElection(stage.app.ctx);
  stage.mail.manner = 'hangs-up';
  await stage.run();
  expect(await mailings()).toMatchObject([{ sent: 0, failed: 1, status: 'finished' }]);
  stage.mail.manner = 'takes';
  await stage.run();
  expect(stage.mail.taken).toHaveLength(1);
});

test('what happened before this release, or long ago, is told to nobody', async () => {
  await createReader(stage);
  await query('update mail_state set since = now()');
  await createElection(stage.app.ctx);
  const { id } = await createElection(stage.app.ctx);
  await closeElectionNow(stage.app.ctx, id);
  await askAsOwner(
    stage.app,
    "update elections set closed_at = since - interval '1 second' from mail_state where id = $1",
    [id],
  );
  await stage.run();
  expect(stage.mail.taken).toEqual([]);
});

test('accounts are found page by page, the next one when the last is done with', async () => {
  const readers: string[] = [];
  for (let n = 0; n < 12; n += 1) readers.push((await createReader(stage)).email);
  await createElection(stage.app.ctx);
  await findDueMailings(stage.app.ctx);
  const { transact } = stage.app.ctx;
  const sizes: number[] = [];
  while (await transact((tx) => listNextPage(tx, 5))) {
    sizes.push((await recipients()).length);
    expect(await transact((tx) => listNextPage(tx, 5))).toBe(false);
    while ((await doStep(stage.app.ctx)) < 1 && (await recipients()).length > 0);
  }
  // Two candidates have no confirmed address.
  expect(sizes).toEqual([5, 5, 2]);
  expect(readersOf(stage.mail, 'is open')).toEqual(readers.toSorted());
  expect(await mailings()).toMatchObject([{ status: 'finished', sent: 12 }]);
});

test('without a mail server nothing is queued', async () => {
  const plain = await startTestApp();
  await confirm(plain, await createActor(plain));
  await createElection(plain.ctx);
  const running = startMailings(plain.ctx);
  await running.close();
  const { rows } = await plain.ctx.pool.query('select from mailings');
  expect(rows).toEqual([]);
  await plain.close();
});
