import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestElection } from './factories.ts';
import type { Listed } from './list-email-stage.ts';
import { createByList, emailTo, putOnList, voteTokenIn } from './list-email-stage.ts';
import type { MailingStage } from './mailing-stage.ts';
import { openMailingStage } from './mailing-stage.ts';

// What the tests about links to vote stand on: a server that sends them, and an empty voter list.

export let stage: MailingStage;
/** Opens the stage for the tests of a file. */
export function openVoteLinkStage(): void {
  beforeAll(async () => {
    stage = await openMailingStage();
  });
  beforeEach(async () => {
    await query('delete from voter_list_entries');
    stage.mail.taken.length = 0;
  });
  afterAll(() => stage.close());
}

export const query = async <Row extends object>(
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> => (await stage.app.ctx.pool.query<Row>(sql, values)).rows;
export const password = 'a lamp by the sea';
export const register = (token: string, more: object = {}) =>
  stage.app.send('registerByVoteLink', { body: { token, password, ...more } });
export const read = (token: string, as = stage.app.as(null)) =>
  as.send('readVoteLink', { body: { token } });
export const accountOf = async (number: string) =>
  (
    await query<{ id: string; email: string; name: string; how: string; confirmed: boolean }>(
      `select id, email, name, is_verified, proved_how as how, email_confirmed_at is not null as confirmed
       from accounts where enrollment_number = $1`,
      [number],
    )
  )[0];

/** An open election, somebody on its list, and the link in their e-mail. */
export async function written(
  given: Parameters<typeof createByList>[1] = {},
  on: Parameters<typeof putOnList>[1] = {},
): Promise<{ election: TestElection; person: Listed; token: string }> {
  const person = await putOnList(stage, on);
  const election = await createByList(stage, given);
  await stage.run();
  return {
    election,
    person,
    token: voteTokenIn(emailTo(stage, person.email, election.name).words),
  };
}
