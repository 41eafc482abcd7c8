import { afterAll, beforeAll, expect } from 'vitest';
import { normalizeCode } from '#core/accounts/number-code.ts';
import { createActor } from './factories.ts';
import type { Actor } from './factories.ts';
import { listNumber } from './listed-numbers.ts';
import type { Caller, TestApp } from './test-app.ts';
import { startTestApp } from './test-app.ts';

// What the tests about whose a number is stand on: a server and an officer, for all tests of a file.

export let app: TestApp;
export let officer: Actor;
/** Opens the stage for the tests of a file. */
export function openNumberStage(): void {
  beforeAll(async () => {
    app = await startTestApp();
    officer = await createActor(app, { role: 'council' });
  });
  afterAll(() => app.close());
}

let last = 0;
/** A number that nobody has, on the campus's list with an address of its own. */
export async function listedNumber() {
  last += 1;
  const number = `0177EC25${String(last).padStart(4, '0')}`;
  const email = `owner${last}@campus.example`;
  await listNumber(app.ctx, number, { email, name: `Owner ${last}` });
  return { number, email };
}

export const password = 'a lamp by the sea';
/** Somebody who registers a number, with another address than the list has. */
export async function registers(
  number: string,
  name = 'Squatter',
): Promise<Caller & { id: string; email: string }> {
  last += 1;
  const body = { name, email: `squatter${last}@elsewhere.example`, password, role: 'student' };
  const answer = await app.send('registerStudent', {
    body: { ...body, enrollmentNumber: number },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return { ...app.as(answer.cookie), email: body.email, id: String(answer.body.user._id) };
}

/** The code in the words of an e-mail. */
export const codeIn = (text: string) =>
  normalizeCode(/: ([A-Z2-9]{4}-[A-Z2-9]{4})\n/.exec(text)?.[1] ?? '');
/** Which account has a number, and how it was proved. */
export const holderOf = async (number: string) => {
  const row = await app.ctx.db
    .selectFrom('accounts')
    .select(['id', 'proved_how'])
    .where('enrollment_number', '=', number)
    .executeTakeFirst();
  return row ?? null;
};
