import { afterEach, beforeEach, expect, test } from 'vitest';
import { isEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import { wrongText } from '#texts/wrong-text.ts';
import { formatSentences, usualFormat } from '#core/accounts/number-format.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import {
  eightDigits,
  letterFormat,
  misreadNumbers,
  withLateral,
} from '#tests/support/number-formats.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';

// The format of enrollment numbers changes only while everything that stands still fits.

let app: TestApp;
let admin: Actor;
beforeEach(async () => {
  app = await startTestApp();
  admin = await createActor(app, { role: 'admin' });
});
afterEach(() => app.close());

const save = (numberFormats: readonly string[]) =>
  admin.send('saveCampusSettings', { body: { numberFormats } });
const formatNow = async () => (await app.send('readCampusSettings')).body.numberFormats;
/** They fit four digits in front, whichever. */
const wider = ['####[branch:@@][year:##]####'];
const list = async (number: string, electionId: string | null, isRemoved = false) =>
  app.ctx.pool.query(
    `insert into voter_list_entries (election_id, enrollment_number, removed_at)
     values ($1, $2, case when $3 then clock_timestamp() end)`,
    [electionId, number, isRemoved],
  );

test('it is refused while numbers would no longer fit, with how many', async () => {
  await createAccount(app.ctx);
  const open = await createElection(app.ctx, { positions: { President: 1 } });
  const cancelled = await createElection(app.ctx, { positions: { President: 0 } });
  await app.ctx.pool.query("update elections set state = 'cancelled' where id = $1", [
    cancelled.id,
  ]);
  await list('0177CS240001', null);
  await list('0177CS240002', null, true);
  await list('0177CS240001', open.id);
  await list('0177CS240001', cancelled.id);
  const message =
    'The numbers of 2 accounts and 2 entries of voter lists would no longer fit. Choose a format that they fit, or correct or remove them first.';
  expect(await save(letterFormat)).toMatchObject({
    status: 409,
    body: {
      error: 'conflict',
      reason: 'number-format-in-use',
      message,
      fields: { numberFormats: message },
    },
  });
  expect(await formatNow()).toEqual(usualFormat);
  expect((await save(wider)).status).toBe(200);
  expect(await formatNow()).toEqual(wider);
});

test('it is refused while elections are limited by what it would read elsewhere', async () => {
  const body = {
    name: 'Council',
    description: 'One year.',
    startDate: new Date(Date.now() + 3_600_000).toISOString(),
    endDate: new Date(Date.now() + 7_200_000).toISOString(),
    positions: [{ title: 'President', limits: { branches: ['CS'] } }],
  };
  const created = await admin.send('createElection', { body });
  expect(created.status).toBe(201);
  const answer = await save(letterFormat);
  expect(answer).toMatchObject({ status: 409, body: { reason: 'number-format-in-use' } });
  expect(answer.body.message).toContain('limits of 1 election by branch.');
  const id = created.body.election._id;
  const free = { positions: [{ title: 'President', limits: {} }] };
  expect((await admin.send('editElection', { params: { id }, body: free })).status).toBe(200);
  expect((await save(letterFormat)).status).toBe(200);
});

test('a draft with limits of a former format is not published', async () => {
  const past = await createElection(app.ctx, { positions: { President: 0 }, endsInMinutes: -1 });
  await app.ctx.pool.query(
    `update elections set state = 'cancelled', electorate = 'some', electorate_branches = '{CS}'
     where id = $1`,
    [past.id],
  );
  expect((await save(eightDigits)).status).toBe(200);
  const copy = await admin.send('duplicateElection', { params: { id: past.id }, body: {} });
  expect(copy.status).toBe(201);
  const id = copy.body.election._id;
  expect(await admin.send('publishElection', { params: { id }, body: {} })).toMatchObject({
    status: 400,
    body: {
      message:
        'The enrollment numbers of this campus have no branch: edit who may vote or stand first',
    },
  });
});

test.each([
  ['no format', [], 'numberFormats', wrongText(formatSentences.none)],
  ['fixed text alone', ['ABC'], 'numberFormats.0', wrongText(formatSentences.empty)],
  ['a pattern', ['.+####'], 'numberFormats.0', wrongText(formatSentences.text)],
  [
    '24 characters',
    ['#'.repeat(12) + '@'.repeat(12)],
    'numberFormats.0',
    wrongText(formatSentences.long),
  ],
  [
    'a second one that is none',
    [...usualFormat, '[year:###]##'],
    'numberFormats.1',
    wrongText(formatSentences.year),
  ],
  [
    'a second one that reads numbers of the first otherwise',
    ['[year:##]######', '##[year:##]####'],
    'numberFormats.1',
    wrongText(formatSentences.unclear('12345678', 1, 2)),
  ],
])('%s is refused with what to do', async (_, format, field, message) => {
  const answer = await save(format);
  expect(answer).toMatchObject({ status: 400, body: { message, fields: { [field]: message } } });
  expect(await formatNow()).toEqual(usualFormat);
});

test('what numbers say is written anew with the format, but not on lists of elections that are over', async () => {
  const over = await createElection(app.ctx, { positions: { President: 0 } });
  await app.ctx.pool.query("update elections set state = 'cancelled' where id = $1", [over.id]);
  await createAccount(app.ctx, { enrollmentNumber: '0177CS240001' });
  await admin.send('addVoter', { body: { enrollmentNumber: '0177ME230002' } });
  await app.ctx.pool.query(
    `insert into voter_list_entries (election_id, enrollment_number, branch, year)
     values ($1, '0177CS240009', 'CS', '24')`,
    [over.id],
  );
  expect(await misreadNumbers(app)).toEqual([]);
  expect((await save(['0177[branch:@]@[year:##]####'])).status).toBe(200);
  const { rows } = await app.ctx.pool.query(
    `select enrollment_number as number, branch, year from accounts where enrollment_number is not null
     union all select enrollment_number, branch, year from voter_list_entries order by number`,
  );
  expect(rows).toEqual([
    { number: '0177CS240001', branch: 'C', year: '24' },
    { number: '0177CS240009', branch: 'CS', year: '24' },
    { number: '0177ME230002', branch: 'M', year: '23' },
  ]);
});

test('a second format is added while elections are limited, for it reads nothing otherwise', async () => {
  const { id } = await createElection(app.ctx, { positions: { President: 1 } });
  await app.ctx.pool.query(`update positions set branches = '{CS}' where election_id = $1`, [id]);
  expect((await save(withLateral)).status).toBe(200);
  expect(
    await save(['0177[branch:@@][year:##]####', '0288[year:##][branch:@@]####']),
  ).toMatchObject({
    status: 200,
  });
  expect(await save(['0177@@[year:##]####'])).toMatchObject({
    status: 409,
    body: { reason: 'number-format-in-use' },
  });
});

test('links and printed codes for numbers that do not fit any more are void', async () => {
  await app.ctx.pool.query(
    `insert into printed_codes (enrollment_number, code_hash, made_by)
     values ('0177CS240001', '\\x00', $1), ('10203040', '\\x00', $1)`,
    [admin.id],
  );
  expect((await save(eightDigits)).status).toBe(200);
  const { rows } = await app.ctx.pool.query('select enrollment_number from printed_codes');
  expect(rows).toEqual([{ enrollment_number: '10203040' }]);
});

test('an import by a former format is read again, and its undoing brings back no misfit', async () => {
  const officer = await createActor(app, { role: 'admin' });
  const load = async (text: string, mode: string) => {
    const { stamp } = (await officer.send('previewVoterList', { body: { text, mode } })).body;
    return officer.send('importVoterList', { body: { text, mode, stamp, fileName: 'a.csv' } });
  };
  expect((await load('0177CS240001\n0177CS240002', 'add')).status).toBe(201);
  const { stamp } = (await officer.send('previewVoterList', { body: { text: '10203040' } })).body;
  // Each text fits one format only, so the list is emptied by hand in between.
  const { voters } = (await officer.send('listVoters', { query: {} })).body;
  await officer.send('removeVoter', { params: { id: voters[0]._id } });
  expect((await save(wider)).status).toBe(200);
  const replaced = await load('0288CS240001', 'replace');
  expect(replaced).toMatchObject({ status: 201, body: { import: { removed: 1 } } });
  const { voters: left } = (await officer.send('listVoters', { query: {} })).body;
  await officer.send('removeVoter', { params: { id: left[0]._id } });
  expect((await save(eightDigits)).status).toBe(200);
  expect(
    await officer.send('importVoterList', {
      body: { text: '10203040', stamp, fileName: 'a.csv' },
    }),
  ).toMatchObject({ status: 409, body: { reason: 'voter-list-moved' } });
  expect(
    await officer.send('undoVoterListImport', { params: { id: replaced.body.import._id } }),
  ).toMatchObject({ status: 409, body: { reason: 'import-other-format' } });
});

test('registrations while the format changes: whoever gets in fits what stands at the end', async () => {
  for (const round of [0, 1, 2]) {
    await app.ctx.pool.query("delete from accounts where role = 'student'");
    await save(usualFormat);
    const people = Array.from({ length: 12 }, (_, index) => ({
      role: 'student',
      name: 'Asha Rao',
      email: `asha.${round}.${index}@campus.example`,
      enrollmentNumber: `${index % 2 === 0 ? '0177CS2400' : '102030'}${10 + index}`,
      password: 'a lamp by the sea',
    }));
    const [changed, ...registered] = await Promise.all([
      save(eightDigits),
      ...people.map((body) => app.send('registerStudent', { body })),
    ]);
    expect([200, 409]).toContain(changed.status);
    for (const { status } of registered) expect([201, 400]).toContain(status);
    const format: string[] = await formatNow();
    const { rows } = await app.ctx.pool.query<{ number: string }>(
      'select enrollment_number as number from accounts where enrollment_number is not null',
    );
    expect(rows.filter(({ number }) => !isEnrollmentNumber(number, format))).toEqual([]);
    expect(await misreadNumbers(app)).toEqual([]);
    expect(format).toEqual(changed.status === 200 ? eightDigits : usualFormat);
  }
});
