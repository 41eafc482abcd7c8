import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/api.ts';
import { refusalsOf } from '#contract/endpoint.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import type { Refusal } from '#core/refusal.ts';
import { refusals } from '#core/refusal.ts';
import { errorStatus } from '#contract/error-status.ts';
import { enrollmentNumber, ours, rows } from '#tests/support/contract-table.ts';

// Every call as it is declared, against the table that was copied from the specification.

const calls: EndpointSpec[] = Object.values(api);
const find = (call: string) =>
  calls.find(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}` === call);

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

  test('takes the payload to the e-mail, with what may be added and without what is unknown', () => {
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
    const declared = [...(spec === undefined ? [] : refusalsOf(spec)), spec?.signedOut];
    for (const [reason, status] of Object.entries(row.refuses ?? {})) {
      expect(declared).toContain(reason);
      expect(errorStatus[refusals[reason as Refusal][0]], reason).toBe(status);
    }
  });

  test('has a parameter where its path has one', () => {
    expect(keysOf(spec?.params)).toEqual(row.call.endsWith('/{id}') ? ['id'] : []);
  });
});

test('section 7 has 32 calls, and each is in the table', () => {
  const listed = rows.map((row) => row.call).filter((call) => !ours.includes(call));
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
    // A voter list is long; a body has an end all the same.
    const length = field === 'text' ? 20_000_000 : 200_000;
    const endless = { ...example(call), [field]: 'x'.repeat(length) };
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
    ['POST /event/create', 'title'],
    ['POST /event/create', 'description'],
    ['POST /member/create', 'position'],
    ['POST /contact/create', 'name'],
    ['POST /contact/create', 'email'],
    ['POST /contact/create', 'message'],
    ['POST /user/forgot-password', 'email'],
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
      const parsed = parse(call, { ...example(call), enrollmentNumber: '0177CS24!' });
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

/** The keys of an object; of several kinds of answer, those that each has. */
function keysOf(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodUnion) {
    const [first = [], ...others] = schema.options.map((one) => keysOf(one as z.ZodType));
    return first.filter((key) => others.every((keys) => keys.includes(key)));
  }
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

describe('what a schema refuses', () => {
  const nonsense = [
    undefined,
    null,
    '',
    7,
    true,
    [],
    [7],
    {},
    'zzz',
    '\u0007',
    'x'.repeat(200_000),
  ];
  const library = /^(invalid|too (big|small)|unrecognized)/i;

  test.each(Object.entries(api))('%s says so in our own sentences', (_, spec: EndpointSpec) => {
    for (const schema of [spec.body, spec.params]) {
      if (schema === undefined) continue;
      const example = rows.find((row) => find(row.call) === spec)?.takes ?? {};
      const perField = Object.keys(example).flatMap((field) =>
        nonsense.map((given) => ({ ...example, [field]: given })),
      );
      for (const given of [...nonsense, ...perField, ...fieldsOf(schema)]) {
        const { error } = schema.safeParse(given);
        for (const issue of error?.issues ?? []) {
          expect(issue.message).not.toMatch(library);
        }
      }
    }
  });

  /** Every field of a payload, each wrong in every way. */
  function fieldsOf(schema: z.ZodType): unknown[] {
    const fields = keysOf(schema);
    return nonsense.map((given) => Object.fromEntries(fields.map((field) => [field, given])));
  }
});
