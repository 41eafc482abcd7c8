import { describe, expect, test } from 'vitest';
import { hashToken } from '#server/platform/tokens.ts';
import { createActor } from '#tests/support/factories.ts';
import { emailsTo, newestToken } from '#tests/support/links.ts';
import { listNumber } from '#tests/support/listed-numbers.ts';
import {
  app,
  codeIn,
  holderOf,
  listedNumber,
  password,
  registers,
  openNumberStage,
} from '#tests/support/number-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';

openNumberStage();

// Holding a number is not owning it: the link and the code of the e-mail to the address of the list.

/** The rows of every table, by their fingerprints. */
async function everyRow(): Promise<Map<string, string>> {
  const { rows } = await app.ctx.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const found = new Map<string, string>();
  for (const { name } of rows) {
    const { rows: sums } = await app.ctx.pool.query<{ sum: string }>(
      `select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from "${name}" t`,
    );
    found.set(name, sums[0]?.sum ?? '');
  }
  return found;
}

describe('the e-mail to the address of the list', () => {
  test('leaves when somebody registers the number, names nobody, and is one in five minutes', async () => {
    const { number, email } = await listedNumber();
    const squatter = await registers(number, 'Call 555 for a prize');
    const [mail] = await emailsTo(app, email);
    expect(mail?.text).toContain(number);
    expect(mail?.text).toContain(`http://localhost/vote#token=${mail?.token}`);
    expect(mail?.text).toContain('Never give the code or the link to anybody.');
    expect(`${mail?.text} ${mail?.html}`, 'a name can hold any text').not.toContain('555');
    const asked = { body: { enrollmentNumber: number } };
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        (n % 2 === 0 ? app : squatter).send('askNumberProof', asked),
      ),
    );
    expect(await emailsTo(app, email), 'at most one in five minutes').toHaveLength(1);
    await app.ctx.transact((tx) =>
      tx
        .updateTable('number_emails')
        .set({ sent_at: new Date(Date.now() - 6 * 60_000) })
        .where('enrollment_number', '=', number)
        .execute(),
    );
    await app.send('askNumberProof', asked);
    const mails = await emailsTo(app, email);
    expect(mails).toHaveLength(2);
    for (const { token } of mails) {
      const { body } = await app.send('readVoteLink', { body: { token } });
      expect(body.state, 'asking again makes no link void').toBe('works');
    }
    const rows = await app.ctx.db.selectFrom('number_claims').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(mail?.token);
    expect(rows.some(({ token_hash: hash }) => hash.equals(hashToken(mail?.token ?? '')))).toBe(
      true,
    );
  });

  test('leaves when an officer corrects a number to it, and not where no list has an address', async () => {
    const { number, email } = await listedNumber();
    const student = await createActor(app);
    const admin = await createActor(app, { role: 'admin' });
    const correct = (enrollmentNumber: string) =>
      admin.send('correctUser', { params: { id: student.id }, body: { enrollmentNumber } });
    expect((await correct(number)).status).toBe(200);
    expect(await emailsTo(app, email)).toHaveLength(1);
    const before = await app.ctx.db.selectFrom('number_claims').select('id').execute();
    await listNumber(app.ctx, '0177EC258888');
    const ask = (enrollmentNumber: string) =>
      app.send('askNumberProof', { body: { enrollmentNumber } });
    const [listed, unlisted] = [await ask('0177EC258888'), await ask('0177EC259999')];
    expect(listed.body, 'the answer does not say whether it is listed').toEqual(unlisted.body);
    expect(await app.ctx.db.selectFrom('number_claims').select('id').execute()).toEqual(before);
  });

  test('opening its link changes no row, however often, and names nobody', async () => {
    const { number, email } = await listedNumber();
    const squatter = await registers(number, 'Mala Prop');
    const token = await newestToken(app, email);
    await app.fastify.inject({ method: 'GET', url: '/api/health' });
    const before = await everyRow();
    for (let time = 0; time < 20; time += 1) {
      await app.fastify.inject({ method: 'GET', url: `/vote?token=${token}` });
      const read = await (time % 2 === 0 ? app : squatter).send('readVoteLink', {
        body: { token },
      });
      expect(read.body).toEqual({
        ...{ state: 'works', election: null, enrollmentNumber: number, email },
        ...{ name: expect.any(String), hasAccount: false },
        holder: { isYou: time % 2 === 1, isProved: false },
      });
    }
    expect(await everyRow()).toEqual(before);
  });

  test('a link that ran out, or that nobody made, says nothing', async () => {
    const { number, email } = await listedNumber();
    const squatter = await registers(number);
    const token = await newestToken(app, email);
    await app.ctx.transact((tx) =>
      tx
        .updateTable('number_claims')
        .set({ expires_at: new Date(Date.now() - 1_000) })
        .where('token_hash', '=', hashToken(token))
        .execute(),
    );
    const body = { token };
    expect((await app.send('readVoteLink', { body })).body).toEqual({ state: 'used' });
    expect(await squatter.send('takeByVoteLink', { body })).toMatchObject(
      refusedWith('vote-link-used'),
    );
    const invented = { body: { token: 'invented' } };
    expect(await app.send('readVoteLink', invented)).toMatchObject(
      refusedWith('vote-link-invalid'),
    );
    expect(await squatter.send('takeByVoteLink', invented)).toMatchObject(
      refusedWith('vote-link-invalid'),
    );
  });
});

describe('the press behind the link', () => {
  test('gives the number to the account of this browser, and the other one loses nothing else', async () => {
    const { number, email } = await listedNumber();
    const squatter = await registers(number);
    const owner = await createActor(app, { enrollmentNumber: null, name: 'The owner' });
    const token = await newestToken(app, email);
    const taken = await owner.send('takeByVoteLink', { body: { token } });
    expect(taken.body.user).toMatchObject({ _id: owner.id, enrollmentNumber: number });
    expect(await holderOf(number)).toEqual({ id: owner.id, proved_how: 'address' });
    const me = await squatter.send('readMe');
    expect(me.body.user, 'its session goes on').toMatchObject({
      _id: squatter.id,
      enrollmentNumber: null,
    });
    const { notices } = (await squatter.send('readOwnData')).body;
    const lost = expect.objectContaining({ kind: 'number', detail: '' });
    expect(notices, 'their own data say it').toContainEqual(lost);
    const [, notice] = await emailsTo(app, squatter.email);
    expect(notice?.text).toContain(
      `The enrollment number ${number} now belongs to another account`,
    );
    expect(notice?.text).not.toContain(owner.name);
    const again = await owner.send('takeByVoteLink', { body: { token } });
    expect(again, 'a link works once').toMatchObject(refusedWith('vote-link-used'));
  });

  test('makes a new account for who has none, with a confirmed address', async () => {
    const { number, email } = await listedNumber();
    await registers(number);
    const token = await newestToken(app, email);
    const answer = await app.send('registerByVoteLink', { body: { token, password } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(answer.body).toMatchObject({ electionId: null });
    expect(answer.body.user).toMatchObject({ email, enrollmentNumber: number, role: 'student' });
    const me = await app.as(answer.cookie).send('readMe');
    expect(me.body).toMatchObject({ isEmailConfirmed: true, user: { enrollmentNumber: number } });
    expect(await holderOf(number)).toMatchObject({ proved_how: 'address' });
    const login = await app.send('logInStudent', {
      body: { role: 'student', enrollmentNumber: number, password },
    });
    expect(login.status).toBe(200);
  });

  test('of many at once with all links of a number exactly one gets it', async () => {
    const { number, email } = await listedNumber();
    await registers(number);
    for (let time = 0; time < 3; time += 1) {
      await app.ctx.transact((tx) => tx.deleteFrom('number_emails').execute());
      await app.send('askNumberProof', { body: { enrollmentNumber: number } });
    }
    const tokens = (await emailsTo(app, email)).map(({ token }) => token);
    expect(new Set(tokens).size).toBe(4);
    const takers = await Promise.all(
      Array.from({ length: 24 }, () => createActor(app, { enrollmentNumber: null })),
    );
    const answers = await Promise.all(
      takers.map((taker, n) =>
        taker.send('takeByVoteLink', { body: { token: tokens[n % 4] ?? '' } }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(await holderOf(number)).toMatchObject({ id: won[0]?.body.user._id });
    for (const { status, body } of answers) {
      if (status !== 200) expect(body.reason).toBe('vote-link-used');
    }
  });
});

describe('the code of the e-mail', () => {
  test('works in the session that asked, and in no other one of the same person', async () => {
    const { number, email } = await listedNumber();
    const squatter = await registers(number);
    const [mail] = await emailsTo(app, email);
    const body = { enrollmentNumber: number, code: codeIn(mail?.text ?? '') };
    expect(body.code).toHaveLength(8);
    const other = await app.ctx.transact((tx) => app.ctx.sessions.start(tx, squatter.id));
    const stranger = await createActor(app);
    for (const caller of [stranger, app.as(`hustings=${other}`)]) {
      const refused = await caller.send('useNumberCode', { body });
      expect(refused).toMatchObject(refusedWith('code-wrong'));
    }
    const proved = await squatter.send('useNumberCode', { body });
    expect(proved.status, JSON.stringify(proved.body)).toBe(200);
    expect(await holderOf(number)).toEqual({ id: squatter.id, proved_how: 'address' });
    expect((await squatter.send('readOwnNumber')).body).toMatchObject({
      enrollmentNumber: number,
      isListed: true,
      hasAddress: true,
      provedHow: 'address',
    });
  });

  test('runs out with its link', async () => {
    const { number, email } = await listedNumber();
    const person = await registers(number);
    const [mail] = await emailsTo(app, email);
    await app.ctx.transact((tx) =>
      tx
        .updateTable('number_claims')
        .set({ expires_at: new Date(Date.now() - 1_000) })
        .where('enrollment_number', '=', number)
        .execute(),
    );
    const body = { enrollmentNumber: number, code: codeIn(mail?.text ?? '') };
    expect(await person.send('useNumberCode', { body })).toMatchObject(refusedWith('code-wrong'));
    expect(await holderOf(number)).toMatchObject({ proved_how: null });
  });

  test('has five tries', async () => {
    const { number, email } = await listedNumber();
    const person = await registers(number);
    const [mail] = await emailsTo(app, email);
    const attempt = (code: string) =>
      person.send('useNumberCode', { body: { enrollmentNumber: number, code } });
    const tries = await Promise.all(Array.from({ length: 5 }, () => attempt('AAAA-AAAA')));
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(await attempt(codeIn(mail?.text ?? ''))).toMatchObject(refusedWith('code-wrong'));
    expect(await holderOf(number)).toMatchObject({ proved_how: null });
  });
});
