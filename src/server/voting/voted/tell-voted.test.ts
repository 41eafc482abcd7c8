import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVoters, voteOf } from '#tests/support/ballot-box.ts';
import { closeElectionNow, createElection } from '#tests/support/factories.ts';
import type { TestAccount, TestElection } from '#tests/support/factories.ts';
import {
  confirm,
  createReader,
  openMailingStage,
  readersOf,
} from '#tests/support/mailing-stage.ts';
import type { MailingStage } from '#tests/support/mailing-stage.ts';
import { electionJobs } from '../../closing/close.ts';
import { tellVoted } from './tell-voted.ts';

// "You voted": once an election, in batches that say nothing of the moment of a vote.

let stage: MailingStage;
beforeAll(async () => {
  stage = await openMailingStage();
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await stage.app.ctx.pool.query<Row>(sql, values)).rows;

interface Told {
  account_id: string;
  id: string;
  at: Date;
  xmin: string;
}
/** In the order in which the rows lie. */
const told = () =>
  query<Told>(`select account_id, id, at, xmin::text from account_notices
    where kind = 'voted' order by ctid`);
const sizes = async () =>
  (await query<{ voters: number }>('select voters from voted_batches order by until')).map(
    ({ voters }) => voters,
  );
const cast = async (voters: readonly TestAccount[], election: TestElection, position = 0) => {
  for (const voter of voters) {
    const outcome = await stage.app.ctx.voteQueue.cast(voteOf(voter, election, position));
    expect(outcome).toHaveProperty('receipt');
  }
};
const voters = async (count: number) => {
  const some = await createVoters(stage.app, count);
  await confirm(stage.app, ...some);
  return some;
};
const hour = () => tellVoted(stage.app.ctx);
/** As if the batches so far had been told an hour earlier. */
const anHourPasses = async () => {
  await query("update account_notices set at = at - interval '1 hour' where kind = 'voted'");
  await query("update voted_batches set until = until - interval '1 hour'");
};
const close = async ({ id }: TestElection) => {
  await closeElectionNow(stage.app.ctx, id);
  const job = () => electionJobs(stage.app.ctx)['close-election']({ electionId: id });
  await Promise.all([job(), job(), job()]);
};
const subject = 'You voted in';

test('nobody is told with fewer than 20, however many servers look; at the close the rest is', async () => {
  const election = await createElection(stage.app.ctx, { positions: { President: 2, Sport: 2 } });
  const [first, second] = [await voters(19), await voters(1)];
  await cast(first, election);
  expect(await told(), 'a vote leaves nothing behind for this').toEqual([]);
  await hour();
  await stage.run();
  expect(await told()).toEqual([]);
  expect(readersOf(stage.mail, subject)).toEqual([]);

  await cast(second, election);
  await Promise.all(Array.from({ length: 8 }, hour));
  expect(await sizes()).toEqual([20]);
  const late = await voters(22);
  await cast(late, election);
  await hour();
  expect(await sizes(), 'an hour has one batch').toEqual([20]);

  await anHourPasses();
  // A second vote of somebody who was told is told no more.
  await cast(first, election, 1);
  await hour();
  expect(await sizes()).toEqual([20, 22]);
  const last = await voters(3);
  await cast(last, election);
  await anHourPasses();
  await hour();
  expect(await sizes()).toEqual([20, 22]);
  await close(election);
  await hour();
  expect(await sizes()).toEqual([20, 22, 3]);
  await stage.run(4);
  const all = [...first, ...second, ...late, ...last].map(({ email }) => email);
  expect(readersOf(stage.mail, subject)).toEqual(all.toSorted());
});

test('the rows of a batch have one time and one transaction, and lie in the order of random ids', async () => {
  const election = await createElection(stage.app.ctx);
  const some = await voters(24);
  await cast(some, election);
  await hour();
  const rows = await told();
  expect(rows).toHaveLength(24);
  expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
  expect(new Set(rows.map(({ at }) => at.getTime())).size).toBe(1);
  expect((rows[0]?.at.getTime() ?? 1) % 3_600_000, 'no minute of it').toBe(0);
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
  const order = some.map(({ id }) => id);
  const accounts = rows.map(({ account_id: id }) => id);
  expect(accounts).not.toEqual(order);
  expect(accounts).not.toEqual(order.toReversed());
  // The e-mails leave in the order of the accounts' ids, which are as old as the accounts.
  await stage.run();
  const byId = some.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ email }) => email);
  const sent = stage.mail.taken.filter(({ raw }) => raw.includes(subject));
  expect(sent.flatMap(({ to }) => to)).toEqual(byId);
  expect(await query('select * from mailing_recipients')).toEqual([]);
  expect(await query('select * from emails')).toEqual([]);
});

test('the e-mail says what to do, and can be switched off; the profile says it in any case', async () => {
  const [reader, unwilling] = [await createReader(stage), await createReader(stage)];
  const choices = [{ kind: 'elections', isWanted: false }];
  await unwilling.send('saveEmailChoices', { body: { choices } });
  const election = await createElection(stage.app.ctx, { name: 'Council 2031' });
  await cast([reader, unwilling], election);
  await close(election);
  await stage.run();
  expect(readersOf(stage.mail, subject)).toEqual([reader.email]);
  const [email] = stage.mail.taken.filter(({ raw }) => raw.includes(subject));
  const text = email?.raw.replaceAll('=\r\n', '') ?? '';
  expect(text).toContain('Write to the council at http://localhost/contact');
  expect(text).toContain('http://localhost/login');
  expect(text).toMatch(/^List-Unsubscribe:/m);
  const { notices } = (await unwilling.send('readOwnData')).body as { notices: object[] };
  expect(notices).toMatchObject([
    { kind: 'voted', election: { _id: election.id, name: 'Council 2031' } },
  ]);
});

test('a rehearsal tells nobody', async () => {
  const election = await createElection(stage.app.ctx);
  await query('update elections set is_rehearsal = true where id = $1', [election.id]);
  await cast(await voters(20), election);
  await hour();
  await close(election);
  expect(await told()).toEqual([]);
});
