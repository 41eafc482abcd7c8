import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Reply } from '#contract/api.ts';
import { queueEmail } from '#server/email/send.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { createActor, createContact, createElection } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { listNumber } from '#tests/support/listed-numbers.ts';
import { anEmail } from '#tests/support/post-office.ts';

// What officers have to do that is of no election. In the order of a campus: new at first.

// No e-mail ever leaves.
const app = testApp({ smtpUrl: 'smtp://127.0.0.1:1' });
let admin: Actor;
let council: Actor;

beforeAll(async () => {
  admin = await createActor(app, { role: 'admin' });
});

type Thing = Reply<'listWaiting'>['things'][number];
const thingsOf = async (officer: Actor): Promise<Thing[]> =>
  (await officer.send('listWaiting')).body.things;
const kindsOf = async (officer: Actor) => (await thingsOf(officer)).map(({ kind }) => kind);
const find = async (officer: Actor, kind: Thing['kind']) =>
  (await thingsOf(officer)).filter((one) => one.kind === kind);

test('the first steps of a new campus, each until it is done, and none after the first election', async () => {
  expect(await kindsOf(admin)).toEqual([
    'name-campus',
    'second-officer',
    'import-voters',
    'first-election',
  ]);
  council = await createActor(app, { role: 'council' });
  expect(await kindsOf(admin)).toEqual(['name-campus', 'import-voters', 'first-election']);
  expect(await kindsOf(council), 'an admin names it').toEqual(['import-voters', 'first-election']);
  const named = { universityName: 'Sarovar University' };
  expect((await admin.send('saveCampusSettings', { body: named })).status).toBe(200);
  expect(await kindsOf(admin)).toEqual(['import-voters', 'first-election']);
  await listNumber(app.ctx, '0177CS240001');
  expect(await kindsOf(admin)).toEqual(['first-election']);
  const { id } = await createElection(app.ctx, { positions: { President: 1 } });
  const state = (to: string) =>
    app.ctx.pool.query(`update elections set state = $2 where id = $1`, [id, to]);
  await state('draft');
  expect(await kindsOf(admin), 'a draft is no first election').toEqual(['first-election']);
  await state('published');
  expect(await kindsOf(admin)).toEqual([]);
});

describe('a trouble of the server is a row that admins read, and no other officer', () => {
  const troubles = async () =>
    (await find(admin, 'server')).map((one) =>
      one.kind === 'server' ? `${one.trouble} ${one.count}` : '',
    );
  afterEach(() => vi.restoreAllMocks());

  const room = (is: { isLow: boolean; isFull: boolean }) =>
    vi.spyOn(app.ctx.diskWatch, 'latest').mockReturnValue({ freeMegabytes: 9, ...is });
  const clocks = (jump: ReturnType<typeof app.ctx.clockWatch.latest>['jump']) =>
    vi.spyOn(app.ctx.clockWatch, 'latest').mockReturnValue({ apartMs: 9000, isApart: true, jump });
  const key = { electionId: randomUUID(), election: 'Hostel Election' };
  const keys = (is: Partial<ReturnType<typeof app.ctx.keyWatch.latest>>) =>
    vi.spyOn(app.ctx.keyWatch, 'latest').mockReturnValue({ unsaved: [], writtenBack: [], ...is });
  const check = (sent: string) => app.ctx.pool.query(sent);

  test.each<[string, () => unknown]>([
    ['disk-low 0', () => room({ isLow: true, isFull: false })],
    ['disk-full 0', () => room({ isLow: true, isFull: true })],
    ['clocks-apart 0', () => clocks(null)],
    ['clock-jumped 0', () => clocks({ byMs: 9000 } as never)],
    ['unsaved-keys 1', () => keys({ unsaved: [key] })],
    [
      'written-back-keys 2',
      () => keys({ writtenBack: [1, 2].map(() => ({ ...key, at: new Date() })) }),
    ],
    ['foreign-keys 0', () => vi.spyOn(app.ctx.electionKeys, 'isForeign').mockResolvedValue(true)],
  ])('%s', async (said, happen) => {
    expect(await troubles()).toEqual([]);
    happen();
    expect(await troubles()).toEqual([said]);
    expect(await find(council, 'server')).toEqual([]);
  });

  test('elections whose key is not here, whose counts show otherwise, or whose record does not agree', async () => {
    const { id } = await createElection(app.ctx, { endsInMinutes: 60 });
    await check(
      `update elections set key_check = decode(repeat('07', 32), 'hex') where id = '${id}'`,
    );
    expect(await troubles()).toEqual(['missing-keys 1']);
    await check(`update elections set key_check = null where id = '${id}'`);
    vi.spyOn(app.ctx.sealedCounts, 'listAltered').mockReturnValue([id]);
    expect(await troubles()).toEqual(['altered-standings 1']);
    vi.restoreAllMocks();
    await check(
      `insert into result_checks (election_id, agrees, checked_at) values ('${id}', false, now())`,
    );
    expect(await troubles()).toEqual(['results-in-doubt 1']);
    await check(`delete from result_checks`);
  });
});

test('e-mails that wait for long, and those that failed, are a row and a count', async () => {
  await app.ctx.transact((tx) => queueEmail(tx, app.ctx, anEmail('winner:1')));
  expect(await kindsOf(council), 'one that was queued just now').toEqual([]);
  await app.ctx.pool.query(`update emails set waits_since = now() - interval '11 minutes'`);
  expect(await kindsOf(council)).toEqual(['late-emails']);
  await app.ctx.pool.query(`update emails set status = 'stuck', failed_at = now()`);
  expect(await find(council, 'failed-emails')).toMatchObject([{ count: 1, electionId: null }]);
  expect(await find(council, 'late-emails')).toEqual([]);
});

test('grievances that nobody answered in time are a count and a day', async () => {
  const hour = 3_600_000;
  const due = (hours: number) => new Date(Date.now() + hours * hour);
  const grievance = { category: 'grievances' as const, due_at: due(-2) };
  const ids = [
    await createContact(app.ctx, grievance),
    await createContact(app.ctx, { ...grievance, due_at: due(-1) }),
  ];
  await createContact(app.ctx, { ...grievance, due_at: due(1) });
  await createContact(app.ctx, { ...grievance, resolved: 1 });
  await createContact(app.ctx);
  expect(await find(council, 'grievances')).toMatchObject([
    { count: 2, until: grievance.due_at.toISOString() },
  ]);
  const answered = await council.send('answerContact', {
    params: { id: ids[0] ?? '' },
    body: { entryId: randomUUID(), text: 'It is mended.' },
  });
  expect(answered.status, JSON.stringify(answered.body)).toBeLessThan(300);
  expect(await find(council, 'grievances')).toMatchObject([{ count: 1 }]);
});

test('proposals about people are a count that names nobody, for who can confirm them', async () => {
  await app.ctx.pool.query('update campus set needs_two_officers = true');
  await app.ctx.transact((tx) => app.ctx.live.announce(tx, { kind: 'campus' }));
  const other = await createActor(app, { role: 'admin', name: 'Ravi Nair' });
  await createElection(app.ctx);
  for (const name of ['Asha Verma', 'Bilal Khan']) {
    const { id } = await createActor(app, { name });
    const sent = await other.send('suspendUser', { params: { id }, body: { reason: 'Why.' } });
    expect(sent.status, JSON.stringify(sent.body)).toBe(202);
  }
  const things = await thingsOf(admin);
  expect(things.filter(({ kind }) => kind === 'personal-proposals')).toMatchObject([
    { count: 2, electionId: null, whyNot: null, until: expect.any(String) },
  ]);
  expect(JSON.stringify(things)).not.toMatch(/Asha|Bilal|Ravi/);
  expect(await find(other, 'personal-proposals'), 'they are their own').toEqual([]);
  expect(await find(council, 'personal-proposals'), 'an admin confirms them').toEqual([]);
});
