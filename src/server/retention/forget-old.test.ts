import { beforeEach, expect, test } from 'vitest';
import { usualRetention } from '#core/campus/retention.ts';
import { castFor } from '#tests/support/cast-for.ts';
import {
  closeElectionNow,
  createActor,
  createContact,
  createElection,
} from '#tests/support/factories.ts';
import { runDue } from '#tests/support/run-due.ts';
import { balanced, readVoteCounts } from '#tests/support/vote-record.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { askAsOwner } from '#tests/support/test-app.ts';
import { electionJobs } from '../closing/close.ts';
import { forgetOld, retentionJobs } from './forget-old.ts';

const app = testApp();
beforeEach(() =>
  askAsOwner(
    app,
    'truncate contacts, emails, account_notices, voter_list_entries, appeals cascade',
  ),
);

const query = async (sql: string, values: unknown[] = []) =>
  (await app.ctx.pool.query(sql, values)).rows;
/** A day before and a day after something is due. */
const [young, old] = [-1, 1];
const ago = (days: number) => `now() - interval '${days} days'`;

test('messages go when they are settled and nothing was said for the time; others wait', async () => {
  const days = usualRetention.messages;
  const make = async (message: string, resolved: number, age: number) => {
    const id = await createContact(app.ctx, { message, resolved });
    await query(`update contacts set created_at = ${ago(days + age)} where id = $1`, [id]);
    return id;
  };
  await make('settled, old', 1, old);
  await make('rejected, old', 0, old);
  await make('settled, young', 1, young);
  await make('waits, old', 2, old);
  const answered = await make('settled, answered lately', 1, old);
  await query(
    `insert into contact_entries (id, contact_id, body, created_at)
     values (gen_random_uuid(), $1, 'Yes.', ${ago(days + young)})`,
    [answered],
  );
  await forgetOld(app.ctx);
  const left = (await query('select message from contacts order by 1')).map((row) => row.message);
  expect(left).toEqual(['settled, answered lately', 'settled, young', 'waits, old']);
});

test('e-mails that left go; those to winners keep their key and no word; others wait', async () => {
  const days = usualRetention.emails;
  const make = (key: string, status: string, age: number) =>
    query(
      `insert into emails (id, key, to_address, subject, text_body, html_body, status, sent_at, created_at)
       values (gen_random_uuid(), $1, 'a@campus.example', 's', 't', 'h', $2,
         case when $2 = 'sent' then ${ago(days + age)} end, ${ago(days + age)})`,
      [key, status],
    );
  await make('answer:old', 'sent', old);
  await make('answer:given up', 'dropped', old);
  await make('answer:young', 'sent', young);
  await make('answer:waits', 'waiting', old);
  await make('answer:stuck', 'stuck', old);
  await make('winner:old', 'sent', old);
  await make('winner:young', 'sent', young);
  await forgetOld(app.ctx);
  const left = await query('select key, to_address || subject || text_body as words from emails');
  const words = Object.fromEntries(left.map((row) => [row.key, row.words]));
  const whole = 'a@campus.examplest';
  expect(words).toEqual({
    'answer:young': whole,
    'answer:waits': whole,
    'answer:stuck': whole,
    'winner:old': '',
    'winner:young': whole,
  });
});

test('notices go after their time', async () => {
  const { id } = await createActor(app);
  const days = usualRetention.notices;
  for (const [detail, age] of [
    ['old', old],
    ['young', young],
  ] as const) {
    await query(
      `insert into account_notices (account_id, kind, at, detail)
       values ($1, 'device', ${ago(days + age)}, $2)`,
      [id, detail],
    );
  }
  await forgetOld(app.ctx);
  expect(await query('select detail from account_notices')).toEqual([{ detail: 'young' }]);
});

/** An election in which one person has voted, closed, with a list of its own. */
async function createVotedIn() {
  const election = await createElection(app.ctx);
  const voter = await createActor(app);
  await castFor(voter, election);
  await query(
    `insert into voter_list_entries (election_id, enrollment_number, name) values ($1, $2, 'Asha')`,
    [election.id, voter.enrollmentNumber],
  );
  await closeElectionNow(app.ctx, election.id);
  await electionJobs(app.ctx)['close-election']({ electionId: election.id });
  return { id: election.id, voter };
}
const over = (id: string, days: number, certified: number | null) =>
  askAsOwner(
    app,
    `update elections set closed_at = ${ago(days)}, appeals_until = ${ago(days)},
       certified_at = ${certified === null ? 'null' : ago(certified)} where id = $1`,
    [id],
  );
const isKnown = async ({ id, voter }: Awaited<ReturnType<typeof createVotedIn>>) => {
  const [row] = await query(
    `select exists (select from participations v join positions p on p.id = v.position_id
        where p.election_id = $1 and v.voter_id = $2) as vote,
      exists (select from voter_list_entries where election_id = $1) as list`,
    [id, voter.id],
  );
  return row;
};
const known = { vote: true, list: true };
const forgotten = { vote: false, list: false };

test('who voted is forgotten after the certification or the days for complaints; the counts stay whole', async () => {
  const days = usualRetention.voters;
  const [certified, uncertified, lately, appealed, open] = await Promise.all(
    Array.from({ length: 5 }, createVotedIn),
  );
  if (!certified || !uncertified || !lately || !appealed || !open) throw new Error('no elections');
  await over(certified.id, days + 9, days + old);
  await over(uncertified.id, days + old, null);
  await over(lately.id, days + 9, days + young);
  await over(appealed.id, days + old, null);
  await query(
    `insert into contacts (id, name, email, category, message, election_id, sender_id)
     values (gen_random_uuid(), 'Zoya', '', 'query', 'Please look again.', $1, $2)`,
    [appealed.id, appealed.voter.id],
  );
  await over(open.id, days + young, null);
  const results = (await app.send('listResults')).body;
  await app.ctx.transact((tx) => app.ctx.jobs.enqueue(tx, 'forget-expired', {}));
  await runDue(app.ctx, retentionJobs(app.ctx));
  expect(await isKnown(certified)).toEqual(forgotten);
  expect(await isKnown(uncertified)).toEqual(forgotten);
  for (const kept of [lately, appealed, open]) expect(await isKnown(kept)).toEqual(known);
  expect(balanced((await readVoteCounts(app.ctx, certified.id))[0], 1)).toBe(true);
  expect((await app.send('listResults')).body).toEqual(results);
  // Once, and everybody can read that it was.
  await forgetOld(app.ctx);
  const { body } = await app.send('readElectionRecord', { params: { id: certified.id } });
  const acts = body.entries.map(({ act }: { act: string }) => act);
  expect(acts.filter((act: string) => act === 'election.forget-voters')).toHaveLength(1);
  expect((await certified.voter.send('readOwnData')).body.voted).toEqual([]);
});

test('what was removed from the voter list of the campus goes, unless an election still has it', async () => {
  const days = usualRetention.voters;
  const make = (number: string, removed: string) =>
    query(
      `insert into voter_list_entries (election_id, enrollment_number, added_at, removed_at)
       values (null, $1, ${ago(days + 90)}, ${removed})`,
      [number],
    );
  const left = async () =>
    (await query('select enrollment_number as number from voter_list_entries order by 1')).map(
      (row) => row.number,
    );
  await make('0177CS990001', 'null');
  await make('0177CS990002', ago(days + old));
  await make('0177CS990003', ago(days + young));
  const { id } = await createElection(app.ctx);
  await query(`update elections set starts_at = ${ago(days + 30)} where id = $1`, [id]);
  await forgetOld(app.ctx);
  expect(await left()).toEqual(['0177CS990001', '0177CS990002', '0177CS990003']);
  await askAsOwner(app, 'update elections set closed_at = now() where id = $1', [id]);
  await forgetOld(app.ctx);
  expect(await left()).toEqual(['0177CS990001', '0177CS990003']);
});

test('an admin says for how long; what is too short or too long is refused', async () => {
  const admin = await createActor(app, { role: 'admin' });
  const save = (keepDays: object) => admin.send('saveCampusSettings', { body: { keepDays } });
  const wrong = await save({ messages: 29 });
  expect(wrong).toMatchObject({ status: 400, body: { fields: expect.anything() } });
  expect((await save({ voters: 3_651 })).status).toBe(400);
  const id = await createContact(app.ctx, { resolved: 1 });
  await query(`update contacts set created_at = ${ago(41)} where id = $1`, [id]);
  await forgetOld(app.ctx);
  expect(await query('select id from contacts')).toHaveLength(1);
  const saved = await save({ messages: 40 });
  expect(saved.body.settings.keepDays).toEqual({ ...usualRetention, messages: 40 });
  await forgetOld(app.ctx);
  expect(await query('select id from contacts')).toHaveLength(0);
});
