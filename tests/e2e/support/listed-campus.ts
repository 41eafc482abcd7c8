import { partsOf } from '#core/accounts/enrollment-number.ts';
import { usualFormat } from '#core/accounts/number-format.ts';
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Campus } from './campus.ts';

// A campus whose voter list has 500 people, of whom thirty are on bad lines at first.

export const owners = 500;
export const bad = 30;
export const numberOf = (at: number) => `0177CS24${String(at).padStart(4, '0')}`;
export const nameOf = (at: number) => `Owner ${at}`;
/** The list has no address for the first two. */
export const emailOf = (at: number) => (at < 2 ? '' : `owner${at}@campus.test`);

/** The file as the office exported it, or as it is once somebody has corrected its bad lines. */
export function listFile({ isCorrected }: { isCorrected: boolean }) {
  const lines = Array.from({ length: owners }, (_, at) => {
    const isBad = !isCorrected && at >= owners - bad;
    const number = isBad ? ['', '1.77E+11', '0177CS24'][at % 3] : numberOf(at);
    return `${number},${nameOf(at)},${emailOf(at)},${at % 2 === 0 ? 'Computing' : 'Mechanical'}`;
  });
  return {
    name: isCorrected ? 'students-corrected.csv' : 'students.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Roll No,Name,E-mail,Branch', ...lines].join('\n')),
  };
}

/** Somebody of the list who is logged in, without a browser. */
export interface ListedOwner {
  at: number;
  id: string;
  name: string;
  token: string;
}

/** Owners with accounts of their own; they have proved their numbers up to a place. */
export async function registerOwners(
  { books }: Campus,
  { from, provedUntil }: { from: number; provedUntil: number },
): Promise<ListedOwner[]> {
  const people = Array.from({ length: owners - from }, (_, index) => ({
    at: from + index,
    id: randomUUID(),
    name: nameOf(from + index),
  }));
  return books.transact(async (tx) => {
    await tx
      .insertInto('accounts')
      .values(
        people.map(({ at, id, name }) => ({
          id,
          role: 'student' as const,
          name,
          email: emailOf(at),
          enrollment_number: numberOf(at),
          ...partsOf(numberOf(at), usualFormat),
          password_hash: 'none',
          is_verified: true,
          ...(at < provedUntil && { proved_how: 'address' as const, proved_at: new Date() }),
        })),
      )
      .execute();
    const listed: ListedOwner[] = [];
    for (const one of people) {
      listed.push({ ...one, token: await books.sessions.start(tx, one.id) });
    }
    return listed;
  });
}

/** A call of somebody without a browser; it has to succeed. */
export async function callAs(
  { url }: Campus,
  { token }: Pick<ListedOwner, 'token'>,
  path: string,
  body: object,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `hustings=${token}` },
    body: JSON.stringify(body),
  });
  const given = (await answer.json()) as Record<string, unknown>;
  expect(answer.ok, `${path}: ${JSON.stringify(given)}`).toBe(true);
  return given;
}

/** Lets a browser be somebody who is logged in. */
export async function becomeOwner(page: Page, { url }: Campus, { token }: ListedOwner) {
  await page.context().addCookies([{ name: 'hustings', value: token, url }]);
}
