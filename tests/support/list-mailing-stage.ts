import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createActor } from './factories.ts';
import type { Actor } from './factories.ts';
import type { MailingStage } from './mailing-stage.ts';
import { openMailingStage } from './mailing-stage.ts';

// What the tests about e-mails to a voter list stand on: a server that sends them, an empty list, an officer.

export let stage: MailingStage;
export let council: Actor;
/** Opens the stage for the tests of a file. */
export function openListMailingStage(): void {
  beforeAll(async () => {
    stage = await openMailingStage();
  });
  beforeEach(async () => {
    await stage.reset();
    await query('delete from voter_list_entries; delete from list_email_refusals');
    await query('delete from campus');
    stage.app.ctx.campus.forget();
    council = await createActor(stage.app, { role: 'council' });
  });
  afterAll(() => stage.close());
}

export const query = async <Row extends object>(
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> => (await stage.app.ctx.pool.query<Row>(sql, values)).rows;
export const read = async (id: string) =>
  (await council.send('readListEmails', { params: { id } })).body;
export const addressesOf = (...people: { email: string }[]) =>
  people.map(({ email }) => email).toSorted();
