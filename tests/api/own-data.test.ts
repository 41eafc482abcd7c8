import { beforeAll, expect, test } from 'vitest';
import { voteOf } from '#tests/support/ballot-box.ts';
import type { Actor } from '#tests/support/factories.ts';
import {
  closeElectionNow,
  createActor,
  createContact,
  createElection,
  createMember,
} from '#tests/support/factories.ts';
import { electionJobs } from '#server/closing/close.ts';
import { testApp } from '#tests/support/app-of-file.ts';

let admin: Actor;
let passwordHash = '';
const currentPassword = 'a lamp by the sea';
const app = testApp();
beforeAll(async () => {
  admin = await createActor(app, { role: 'admin' });
  passwordHash = await app.ctx.passwords.hash(currentPassword);
});

const query = async (sql: string, values: unknown[] = []) =>
  (await app.ctx.pool.query(sql, values)).rows;
/** That the address and the number are their own. */
const proveAll = `update accounts set email_confirmed_at = now(), proved_at = now(),
  proved_how = 'code' where id = $1`;
const read = async (actor: Actor) => (await actor.send('readOwnData')).body;

/** Somebody with all that can be kept of a person: votes, candidacies, messages, notices, a session. */
async function createBusyPerson(name: string) {
  const person = await createActor(app, { passwordHash, name });
  await query(proveAll, [person.id]);
  const election = await createElection(app.ctx, { name: 'Council 2031' });
  await app.ctx.voteQueue.cast(voteOf(person, election, 0, 1));
  const { id: standsIn } = await createElection(app.ctx, {
    name: 'Sports',
    startsInMinutes: 30,
    nominees: [person],
    positions: { Captain: 1 },
  });
  await createContact(app.ctx, { email: person.email.toUpperCase(), message: 'The tap drips.' });
  await createMember(app.ctx, { account_id: person.id, position: 'Treasurer' });
  await query(
    `insert into account_notices (account_id, kind, detail) values ($1, 'device', 'Firefox')`,
    [person.id],
  );
  await query(
    `insert into voter_list_entries (election_id, enrollment_number, name, email, groups)
     values (null, $1, 'Meher C.', 'list@campus.example', '{hostel}')`,
    [person.enrollmentNumber],
  );
  const choices = [{ kind: 'elections', isWanted: false }];
  await person.send('saveEmailChoices', { body: { choices } });
  await admin.send('correctUser', {
    params: { id: person.id },
    body: { name: `${name} Rao`, reason: 'A second surname' },
  });
  return { person, election, standsIn };
}

test('everything that is kept of a person is in one file, and no choice', async () => {
  const { person, election } = await createBusyPerson('Meher Chawla');
  const data = await read(person);
  expect(data).toMatchObject({
    profile: {
      _id: person.id,
      name: 'Meher Chawla Rao',
      email: person.email,
      enrollmentNumber: person.enrollmentNumber,
      isEmailConfirmed: true,
      numberProvedAt: expect.any(String),
      hasSecondFactor: false,
    },
    sessions: [{ startedAt: expect.any(String) }],
    onVoterLists: [
      { election: null, name: 'Meher C.', email: 'list@campus.example', groups: ['hostel'] },
    ],
    voted: [{ election: election.name, position: 'President' }],
    nominations: [{ election: 'Sports', position: 'Captain', status: 'accepted' }],
    seats: [{ position: 'Treasurer', endedAt: null }],
    messages: [{ category: 'query', message: 'The tap drips.', answers: [] }],
    record: [{ act: 'account.correct', detail: expect.stringContaining('A second surname') }],
  });
  expect(data.notices).toContainEqual(
    expect.objectContaining({ kind: 'device', detail: 'Firefox' }),
  );
  expect(data.emailChoices).toContainEqual({ kind: 'elections', isWanted: false });
  const text = JSON.stringify(data);
  for (const { id, nominee } of election.positions[0]?.candidates ?? []) {
    expect(text).not.toContain(id);
    expect(text).not.toContain(nominee.id);
    expect(text).not.toContain(nominee.name);
  }
});

test('the messages of an address and the lines of a number are for whoever has proved them', async () => {
  const other = await createActor(app);
  await createContact(app.ctx, { email: other.email });
  await query(`insert into voter_list_entries (election_id, enrollment_number) values (null, $1)`, [
    other.enrollmentNumber,
  ]);
  expect(await read(other)).toMatchObject({ messages: [], onVoterLists: [] });
  await query(proveAll, [other.id]);
  const { messages, onVoterLists } = await read(other);
  expect([messages.length, onVoterLists.length]).toEqual([1, 1]);
});

test('what an officer did to others is there without words about them', async () => {
  const officer = await createActor(app, { role: 'admin' });
  const student = await createActor(app);
  const body = { name: 'Zoya Rahman', reason: 'A typing error' };
  await officer.send('correctUser', { params: { id: student.id }, body });
  const { record } = await read(officer);
  expect(record).toEqual([{ at: expect.any(String), act: 'account.correct', detail: '' }]);
});

test('deleting the own account during an election erases the person and leaves the vote', async () => {
  const { person, election, standsIn } = await createBusyPerson('Ishaan Vora');
  const { id } = person;
  const gone = await person.send('deleteOwnAccount', { body: { currentPassword } });
  expect(gone.status).toBe(200);
  // Nothing of the person is left anywhere, but for the message, which is to the council.
  const tables = await query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in ('contacts', 'voter_list_entries')`,
  );
  expect(tables.length).toBeGreaterThan(40);
  for (const { name } of tables) {
    const rows = await query(`select 1 from "${name}" t where t::text ~* any($1)`, [
      [person.email, person.enrollmentNumber ?? '', 'Ishaan Vora'],
    ]);
    expect({ name, rows: rows.length }).toEqual({
      name,
      rows: 0,
    });
  }
  const [account] = await query(
    'select name, email, enrollment_number from accounts where id = $1',
    [id],
  );
  expect(account).toEqual({ name: 'Former member', email: null, enrollment_number: null });
  const acts = await query(
    `select r.act, d.detail from records r left join record_details d on d.record_id = r.id
     where r.object_id = $1`,
    [id],
  );
  expect(acts).toEqual([{ act: 'account.correct', detail: null }]);
  const { body } = await app.send('listElections');
  const sports = body.elections.find((one: { _id: string }) => one._id === standsIn);
  expect(sports.nominations).toEqual([]);
  // The same number is no second vote.
  const email = 'again@campus.example';
  const again = await app.send('registerStudent', {
    body: {
      name: 'Somebody New',
      email,
      enrollmentNumber: person.enrollmentNumber ?? '',
      password: 'a boat on the lake',
    },
  });
  expect(again.status).toBe(409);
  await closeElectionNow(app.ctx, election.id);
  await electionJobs(app.ctx)['close-election']({ electionId: election.id });
  const results = (await app.send('listResults')).body;
  const counted = results.find((one: { electionId: string }) => one.electionId === election.id);
  const votes = counted.results[0].candidates.map((one: { votes: number }) => one.votes);
  expect(votes.toSorted()).toEqual([0, 1]);
});
