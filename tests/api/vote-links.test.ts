import { expect, test } from 'vitest';
import { castFor } from '#tests/support/cast-for.ts';
import { createActor } from '#tests/support/factories.ts';
import { createByList, emailTo, putOnList, voteTokenIn } from '#tests/support/list-email-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import {
  accountOf,
  openVoteLinkStage,
  password,
  query,
  read,
  register,
  stage,
  written,
} from '#tests/support/vote-link-stage.ts';

// The link that goes to an address of the voter list: it proves the number and leads to the ballot.

openVoteLinkStage();

test('opening changes nothing; one press makes the account, and it votes where numbers are proved', async () => {
  const { election, person, token } = await written({ voters: 'proved' });
  const answer = await read(token);
  expect(answer.body).toEqual({
    state: 'works',
    election: expect.objectContaining({ _id: election.id, name: election.name }),
    enrollmentNumber: person.number,
    email: person.email,
    name: person.name,
    holder: null,
    hasAccount: false,
  });
  await stage.app.fastify.inject({ method: 'GET', url: `/vote?token=${token}` });
  expect(await accountOf(person.number)).toBeUndefined();
  const made = await register(token);
  expect(made).toMatchObject({
    status: 201,
    body: {
      electionId: election.id,
      user: { email: person.email, enrollmentNumber: person.number },
    },
  });
  expect(await accountOf(person.number)).toMatchObject({
    name: person.name,
    is_verified: true,
    how: 'address',
    confirmed: true,
  });
  expect(await query('select * from emails'), 'no e-mail to confirm').toEqual([]);
  const voter = { ...stage.app.as(made.cookie), id: made.body.user._id };
  await castFor(voter as never, election);
  // Who finds the link learns nothing of the person, nor of the vote.
  expect((await read(token)).body).toEqual({ state: 'used' });
});

test('says what the election is called in the other languages of the campus', async () => {
  const { election, token } = await written();
  expect((await read(token)).body.election).not.toHaveProperty('translations');
  const words = { hi: { name: 'परिषद 2031', description: 'अपनी परिषद चुनें।' } };
  await query('update elections set translations = $2 where id = $1', [election.id, words]);
  expect((await read(token)).body.election).toMatchObject({
    name: election.name,
    translations: { hi: { name: 'परिषद 2031' } },
  });
  expect((await read(token)).body.election.translations.hi).not.toHaveProperty('description');
});

test('of many presses at once one makes the account; the second time one logs in', async () => {
  const { person, token } = await written();
  const presses = await Promise.all(Array.from({ length: 12 }, () => register(token)));
  expect(presses.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const press of presses.filter(({ status }) => status !== 201)) {
    expect(press.status, JSON.stringify(press.body)).toBe(409);
    expect(['vote-link-used', 'vote-link-account']).toContain(press.body.reason);
  }
  expect(await query('select from accounts where email = $1', [person.email])).toHaveLength(1);
  expect(await register(token)).toMatchObject(refusedWith('vote-link-used'));
  expect((await read(token)).body).toEqual({ state: 'used' });
  const body = { role: 'student', enrollmentNumber: person.number, password };
  const { cookie } = await stage.app.send('logInStudent', { body });
  const holder = { isYou: true, isProved: true };
  expect((await read(token, stage.app.as(cookie))).body.holder).toEqual(holder);
});

test('somebody who is logged in takes the number with one press, and keeps their account', async () => {
  const { election, person, token } = await written({ voters: 'proved' });
  const owner = await createActor(stage.app, { enrollmentNumber: null, role: 'faculty' });
  await query('update accounts set email = $2 where id = $1', [owner.id, person.email]);
  expect(await register(token)).toMatchObject(refusedWith('vote-link-account'));
  expect((await read(token)).body).toMatchObject({ holder: null, hasAccount: true });
  const take = () => owner.send('takeByVoteLink', { body: { token } });
  const presses = await Promise.all(Array.from({ length: 6 }, take));
  for (const press of presses) expect(press).toMatchObject({ status: 200 });
  expect(presses[0]?.body.electionId).toBe(election.id);
  expect(await accountOf(person.number)).toMatchObject({
    id: owner.id,
    how: 'address',
    confirmed: true,
  });
  await castFor(owner, election);
});

test('an account that proved the number keeps it, and one with another proved number gets none', async () => {
  const { person, token } = await written();
  const proved = await createActor(stage.app, { enrollmentNumber: person.number });
  await query("update accounts set proved_at = now(), proved_how = 'code' where id = $1", [
    proved.id,
  ]);
  const other = await createActor(stage.app);
  expect(await other.send('takeByVoteLink', { body: { token } })).toMatchObject(
    refusedWith('vote-link-used'),
  );
  expect(await register(token)).toMatchObject(refusedWith('vote-link-used'));
  expect((await read(token)).body).toEqual({ state: 'used' });
  expect((await read(token, other)).body).toEqual({ state: 'used' });
  await query('update accounts set proved_at = null, proved_how = null where id = $1', [proved.id]);
  await query("update accounts set proved_at = now(), proved_how = 'code' where id = $1", [
    other.id,
  ]);
  expect(await other.send('takeByVoteLink', { body: { token } })).toMatchObject(
    refusedWith('other-number-proved'),
  );
});

test('a number that somebody else registered and voted with goes to its owner, who has no second vote', async () => {
  const person = await putOnList(stage);
  const election = await createByList(stage);
  const squatter = await createActor(stage.app, { enrollmentNumber: person.number });
  await castFor(squatter, election);
  await stage.run();
  const token = voteTokenIn(emailTo(stage, person.email).words);
  // Whoever finds the link learns neither who has the number nor whether they voted.
  const { body } = await read(token);
  expect(body.holder).toEqual({ isProved: false, isYou: false });
  expect(JSON.stringify(body)).not.toContain(squatter.name);
  expect(JSON.stringify(body)).not.toMatch(/voted/i);
  const made = await register(token);
  expect(made.status).toBe(201);
  expect(await accountOf(person.number)).toMatchObject({ email: person.email, how: 'address' });
  const voter = { ...stage.app.as(made.cookie), id: made.body.user._id };
  await expect(castFor(voter as never, election)).rejects.toThrow('number-has-voted');
});

test('somebody who voted and deleted the account gets no second one', async () => {
  const { election, person, token } = await written();
  const made = await register(token);
  const voter = { ...stage.app.as(made.cookie), id: made.body.user._id as string };
  await castFor(voter as never, election);
  const gone = await voter.send('deleteOwnAccount', { body: { currentPassword: password } });
  expect(gone.status, JSON.stringify(gone.body)).toBe(200);
  expect(await register(token)).toMatchObject(refusedWith('number-has-voted'));
  expect(await query('select from accounts where email = $1', [person.email])).toEqual([]);
});

test('a name is asked only where the list has none', async () => {
  const { person, token } = await written({}, { name: '' });
  expect(await register(token)).toMatchObject({
    status: 400,
    body: { fields: { name: expect.any(String) } },
  });
  expect(await register(token, { name: 'Asha Rao' })).toMatchObject({ status: 201 });
  expect(await accountOf(person.number)).toMatchObject({ name: 'Asha Rao' });
});

test('a weak password is refused in words, and the link goes on working', async () => {
  const { token } = await written();
  const weak = await register(token, { password: 'short' });
  expect(weak).toMatchObject({ status: 400, body: { fields: { password: expect.any(String) } } });
  expect(await register(token)).toMatchObject({ status: 201 });
});

test('no byte of a link can be changed', async () => {
  const { token } = await written();
  const bytes = Buffer.from(token, 'base64url');
  expect(bytes).toHaveLength(48);
  for (let at = 0; at < bytes.length; at += 1) {
    const forged = Buffer.from(bytes);
    forged[at] = (forged[at] ?? 0) ^ 1;
    expect(await read(forged.toString('base64url'))).toMatchObject(
      refusedWith('vote-link-invalid'),
    );
  }
  for (const nonsense of ['x', '%', 'a'.repeat(64), 'a'.repeat(200)]) {
    expect(await read(nonsense)).toMatchObject(refusedWith('vote-link-invalid'));
  }
});

test('without the key of the election nobody is told a link is wrong, but that it is busy', async () => {
  const { election, token } = await written();
  await stage.app.ctx.electionKeys.destroy(election.id);
  expect(await read(token)).toMatchObject(refusedWith('account-key-missing'));
});

test('nothing that is stored holds a link', async () => {
  const { election, token } = await written();
  const [{ tables } = { tables: [] }] = await query<{ tables: string[] }>(
    "select array_agg(table_name::text) as tables from information_schema.tables where table_schema = 'public'",
  );
  const signature = Buffer.from(token, 'base64url').subarray(32).toString('hex');
  for (const table of tables) {
    const found = await query(`select from "${table}" t where t::text like any(array[$1, $2])`, [
      `%${token}%`,
      `%${signature}%`,
    ]);
    expect(found, table).toEqual([]);
  }
  expect(election.id).not.toBe('');
});
