import { beforeAll, expect, test } from 'vitest';
import { createActor, createElection } from '#tests/support/factories.ts';
import { emailsTo, newestToken } from '#tests/support/links.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';

let passwordHash = '';
const currentPassword = 'a lamp by the sea';
const server = testApp();
beforeAll(async () => {
  passwordHash = await server.ctx.passwords.hash(currentPassword);
});

const nameOf = async (actor: { cookie: string }) =>
  (await server.as(actor.cookie).send('readMe')).body.user;

test('the own name changes at once', async () => {
  const actor = await createActor(server);
  const answer = await actor.send('changeName', { body: { name: 'Meher Chawla' } });
  expect(answer.body).toMatchObject({ user: { name: 'Meher Chawla' } });
  expect(await nameOf(actor)).toMatchObject({ name: 'Meher Chawla' });
});

test('the own e-mail changes with the password and once the link is opened; both addresses hear', async () => {
  const actor = await createActor(server, { passwordHash });
  await server.ctx.pool.query('update accounts set email_confirmed_at = now() where id = $1', [
    actor.id,
  ]);
  const email = 'my.next@campus.example';
  const wrong = await actor.send('changeEmail', { body: { email, currentPassword: 'wrong' } });
  expect(wrong).toMatchObject(refusedWith('wrong-password'));
  expect((await actor.send('changeEmail', { body: { email, currentPassword } })).status).toBe(200);
  expect(await nameOf(actor)).toMatchObject({ email: actor.email });
  const [mail] = await emailsTo(server, email);
  expect(mail?.subject).toBe('Confirm your new e-mail address');
  await server.send('confirmEmail', { body: { token: mail?.token ?? '' } });
  expect(await nameOf(actor)).toMatchObject({ email });
  const [notice] = await emailsTo(server, actor.email);
  expect(notice).toMatchObject({ subject: 'Your e-mail address was changed', token: '' });
});

test('the link that confirms a new address runs out', async () => {
  const actor = await createActor(server, { passwordHash });
  const email = 'too.late@campus.example';
  await actor.send('changeEmail', { body: { email, currentPassword } });
  const token = await newestToken(server, email);
  await server.ctx.pool.query('update account_links set expires_at = now()');
  const late = await server.send('confirmEmail', { body: { token } });
  expect(late).toMatchObject(refusedWith('link-invalid'));
  expect(await nameOf(actor)).toMatchObject({ email: actor.email });
});

test('whether an address has an account shows to its owner only', async () => {
  const [actor, other] = [await createActor(server, { passwordHash }), await createActor(server)];
  const ask = (email: string) => actor.send('changeEmail', { body: { email, currentPassword } });
  const [free, taken] = [await ask('free.one@campus.example'), await ask(other.email)];
  expect(taken.body).toEqual(free.body);
  const token = await newestToken(server, other.email);
  const opened = await server.send('confirmEmail', { body: { token } });
  expect(opened).toMatchObject(refusedWith('email-taken'));
  expect(await nameOf(actor)).toMatchObject({ email: actor.email });
});

test('the former address of a voter registers no second voter while the election goes on', async () => {
  const actor = await createActor(server, { passwordHash });
  const election = await createElection(server.ctx);
  const candidateId = election.positions[0]?.candidates[0]?.id ?? '';
  const vote = { userId: actor.id, electionId: election.id, position: 'President', candidateId };
  expect((await actor.send('castVote', { body: vote })).status).toBe(200);
  const email = 'moved.away@campus.example';
  await actor.send('changeEmail', { body: { email, currentPassword } });
  const token = await newestToken(server, email);
  expect((await server.send('confirmEmail', { body: { token } })).status).toBe(200);
  const again = await server.send('registerStudent', {
    body: {
      name: 'The Same',
      email: actor.email,
      enrollmentNumber: '0177CS268888',
      password: currentPassword,
      role: 'student',
    },
  });
  expect(again.status).toBe(409);
});

test('the own account is deleted with the password, once, and its vote stays counted', async () => {
  const actor = await createActor(server, { passwordHash });
  const election = await createElection(server.ctx);
  const candidateId = election.positions[0]?.candidates[0]?.id ?? '';
  const vote = { userId: actor.id, electionId: election.id, position: 'President', candidateId };
  await actor.send('castVote', { body: vote });
  const wrong = await actor.send('deleteOwnAccount', { body: { currentPassword: 'wrong' } });
  expect(wrong).toMatchObject(refusedWith('wrong-password'));
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => actor.send('deleteOwnAccount', { body: { currentPassword } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await actor.send('listMyBallots')).status).toBe(401);
  const row = await server.ctx.db
    .selectFrom('accounts')
    .select(['name', 'email'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ name: 'Former member', email: null });
  const { ballots } = await server.ctx.db
    .selectFrom('turnouts')
    .select('ballots')
    .where('position_id', '=', election.positions[0]?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(ballots).toBe(1);
});

test('the last admin stays', async () => {
  const admin = await createActor(server, { role: 'admin', passwordHash });
  const answer = await admin.send('deleteOwnAccount', { body: { currentPassword } });
  expect(answer).toMatchObject(refusedWith('last-admin'));
});
