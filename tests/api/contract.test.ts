import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Access } from '#core/accounts/role.ts';
import { api } from '#contract/api.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import type { Refusal } from '#contract/refusals.ts';
import { errorStatus, refusals } from '#contract/refusals.ts';

// The table of calls, copied by hand from section 7 of the specification and from the contract:
// a client that was written against those two must find every call as they describe it.

const calls: EndpointSpec[] = Object.values(api);
const find = (call: string) =>
  calls.find(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}` === call);

/** The calls of section 7 that nothing answers yet; one that is declared leaves this list. */
const notYet = [
  'PUT /user/edit-student/{id}',
  'PUT /user/edit/{id}',
  'POST /event/create',
  'DELETE /event/delete/{id}',
  'GET /event/get-all',
  'POST /member/create',
  'GET /member/get-all',
  'GET /member/unverified',
  'POST /member/verify/{id}',
  'POST /contact/create',
  'GET /contact/get-all',
  'DELETE /contact/delete/{id}',
  'PUT /contact/resolve/{id}',
  'PUT /contact/reject/{id}',
  'POST /upload',
];

interface Row {
  call: string;
  who: Access;
  /** The payload, exactly as the specification lists its fields. */
  takes?: Record<string, unknown>;
  /** What the contract lets a client add. */
  optional?: Record<string, unknown>;
  answers: readonly string[] | 'a list';
  created?: true;
  refuses?: Partial<Record<Refusal, number>>;
}

const id = '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42';
const person = { name: 'Asha Rao', email: 'asha@campus.example', password: 'a lamp by the sea' };
const enrollmentNumber = '0177CS240001';
const decided = { answers: ['nomination', 'message'], who: 'admin' } as const;

const rows: Row[] = [
  {
    call: 'POST /user/register',
    who: 'any',
    takes: { ...person, role: 'faculty' },
    optional: { enrollmentNumber },
    answers: ['user', 'message'],
    created: true,
    refuses: { 'registers-as-student': 400, 'email-taken': 409, 'enrollment-taken': 409 },
  },
  {
    call: 'POST /user/register-student',
    who: 'any',
    takes: { ...person, enrollmentNumber, role: 'student' },
    answers: ['user', 'message'],
    created: true,
    refuses: { 'email-taken': 409, 'enrollment-taken': 409 },
  },
  {
    call: 'POST /user/login-student',
    who: 'any',
    takes: { role: 'student', enrollmentNumber, password: 'x' },
    answers: ['user', 'message'],
    refuses: { 'wrong-credentials': 401, 'too-many-log-ins': 429 },
  },
  {
    call: 'POST /user/login',
    who: 'any',
    takes: { role: 'council', email: person.email, password: 'x' },
    answers: ['user', 'message'],
    refuses: { 'wrong-credentials': 401, 'awaits-approval': 403, 'too-many-log-ins': 429 },
  },
  { call: 'POST /user/logout', who: 'any', answers: ['message'] },
  { call: 'GET /user/me', who: 'any', answers: ['user'] },
  { call: 'GET /user/unverified', who: 'admin', answers: 'a list' },
  { call: 'POST /user/verify/{id}', who: 'admin', answers: ['user', 'message'] },
  {
    call: 'DELETE /user/delete/{id}',
    who: 'admin',
    answers: ['message'],
    refuses: { 'last-admin': 409 },
  },
  {
    call: 'POST /election/create',
    who: 'desk',
    takes: {
      name: 'Student council 2026',
      description: 'Three posts.',
      startDate: '2026-03-16T04:30:00.000Z',
      endDate: '2026-03-18T12:30:00.000Z',
      positions: [{ title: 'President' }, { title: 'Vice President' }],
    },
    optional: {
      imageUrl: '',
      nominationsCloseAt: '2026-03-10T00:00:00.000Z',
      standings: 'after-close',
      electorate: { kind: 'everyone' },
    },
    answers: ['election', 'message'],
    created: true,
  },
  {
    call: 'DELETE /election/delete/{id}',
    who: 'desk',
    takes: {},
    optional: { confirm: 'Student council 2026' },
    answers: ['message'],
    refuses: { 'election-has-votes': 409 },
  },
  { call: 'GET /election/get-all', who: 'any', answers: ['elections'] },
  { call: 'GET /election/get-results', who: 'any', answers: 'a list' },
  {
    call: 'POST /nomination/create',
    who: 'user',
    takes: { electionId: id, position: 'President', userId: id },
    answers: ['nomination', 'message'],
    created: true,
    refuses: {
      'login-to-nominate': 401,
      'not-yourself': 403,
      'no-enrollment-number': 403,
      'already-nominated': 409,
      'nominations-closed': 409,
    },
  },
  { call: 'GET /nomination/pending', who: 'admin', answers: 'a list' },
  {
    call: 'POST /nomination/accept/{id}',
    ...decided,
    refuses: { 'candidates-frozen': 409 },
  },
  {
    call: 'POST /nomination/reject/{id}',
    ...decided,
    refuses: { 'candidates-frozen': 409 },
  },
  {
    call: 'POST /vote/add',
    who: 'user',
    takes: { userId: id, electionId: id, position: 'President', candidateId: id },
    answers: ['message', 'receipt'],
    refuses: {
      'login-to-vote': 401,
      'not-yourself': 403,
      'not-on-roll': 403,
      'voting-not-open': 409,
      'voting-closed': 409,
      'unknown-candidate': 404,
      'already-voted': 409,
    },
  },
  {
    call: 'POST /email/send',
    who: 'user',
    takes: { email: person.email, subject: 'Congratulations', body: 'You won.' },
    answers: ['message'],
    refuses: { 'not-a-winner': 403 },
  },
];

test('the calls that are not there yet are those of this list, and no other', () => {
  expect(notYet.filter((call) => find(call) !== undefined)).toEqual([]);
});

describe.each(rows)('$call', (row) => {
  const spec = find(row.call);

  test('is declared, for whom and with which status the contract says', () => {
    expect(spec).toMatchObject({ access: row.who });
    expect(spec?.status ?? 200).toBe(row.created ? 201 : 200);
  });

  test('answers what the contract says', () => {
    if (row.answers === 'a list') expect(spec?.reply).toBeInstanceOf(z.ZodArray);
    else expect(keysOf(spec?.reply)).toEqual(expect.arrayContaining([...row.answers]));
  });

  test('takes the payload to the letter, with what may be added and without what is unknown', () => {
    if (row.takes === undefined) {
      expect(spec?.body).toBeUndefined();
      return;
    }
    expect(spec?.body?.safeParse(row.takes)).toMatchObject({ success: true });
    const whole = { ...row.takes, ...row.optional };
    expect(spec?.body?.safeParse(whole)).toMatchObject({ success: true, data: whole });
    const parsed = spec?.body?.parse({ ...whole, verified: true, votes: 9 });
    expect(Object.keys(parsed as object)).toEqual(expect.arrayContaining(Object.keys(whole)));
    expect(parsed).not.toHaveProperty('verified');
    expect(parsed).not.toHaveProperty('votes');
  });

  test('refuses what the contract says, with its status', () => {
    const declared = [...(spec?.refuses ?? []), spec?.signedOut];
    for (const [reason, status] of Object.entries(row.refuses ?? {})) {
      expect(declared).toContain(reason);
      expect(errorStatus[refusals[reason as Refusal][0]], reason).toBe(status);
    }
  });

  test('has a parameter where its path has one', () => {
    expect(keysOf(spec?.params)).toEqual(row.call.endsWith('/{id}') ? ['id'] : []);
  });
});

test('section 7 has 32 calls: each is in the table or on the list of those to come', () => {
  const own = ['POST /user/logout', 'GET /user/me'];
  const listed = [...rows.map((row) => row.call), ...notYet].filter((call) => !own.includes(call));
  expect(new Set(listed).size).toBe(32);
  expect(listed).toHaveLength(32);
});

describe('a payload', () => {
  const parse = (call: string, body: unknown) => find(call)?.body?.safeParse(body);
  const example = (call: string) => rows.find((row) => row.call === call)?.takes ?? {};
  const withFields = rows.flatMap(({ call, takes }) =>
    Object.keys(takes ?? {}).map((field) => ({ call, field })),
  );

  test.each(withFields)('of $call has an end: $field', ({ call, field }) => {
    const endless = { ...example(call), [field]: 'x'.repeat(200_000) };
    expect(parse(call, endless)).toMatchObject({ success: false });
  });

  test.each([
    ['POST /user/register', 'name'],
    ['POST /user/register', 'email'],
    ['POST /user/register-student', 'name'],
    ['POST /user/register-student', 'email'],
    ['POST /user/register-student', 'enrollmentNumber'],
    ['POST /election/create', 'name'],
    ['POST /election/create', 'description'],
  ])('%s is kept without control characters: %s', (call, field) => {
    const given = example(call)[field];
    for (const control of ['\u0000', '\u0007', '\u007F', '\u202E']) {
      const body = { ...example(call), [field]: `${String(given)}${control}x` };
      expect(parse(call, body)).toMatchObject({ success: false });
    }
    expect(parse(call, { ...example(call), [field]: `  ${String(given)} ` })).toMatchObject({
      success: true,
      data: { [field]: given },
    });
  });

  test.each(['0177cs240001', ' 0177CS240001 '])('takes a number in any case: %j', (number) => {
    for (const call of ['POST /user/register', 'POST /user/register-student']) {
      expect(parse(call, { ...example(call), enrollmentNumber: number })).toMatchObject({
        success: true,
        data: { enrollmentNumber },
      });
    }
  });

  test('refuses a number that is none, with the sentence of the specification', () => {
    for (const call of ['POST /user/register', 'POST /user/register-student']) {
      const parsed = parse(call, { ...example(call), enrollmentNumber: '0177CS24' });
      expect(parsed?.error?.issues).toMatchObject([
        { path: ['enrollmentNumber'], message: 'Please enter a valid enrollment number' },
      ]);
    }
  });

  test('names positions as titles or as objects', () => {
    const call = 'POST /election/create';
    const body = { ...example(call), positions: ['President', { title: 'Treasurer' }] };
    expect(parse(call, body)).toMatchObject({ success: true });
    expect(parse(call, { ...body, positions: [] })).toMatchObject({ success: false });
  });
});

function keysOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
