import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSigningKey } from '#server/platform/db/signing-key.ts';
import { signId } from '#server/platform/tokens.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { createActor } from '#tests/support/factories.ts';
import { goBackTo } from '#tests/support/former-database.ts';
import { startTestApp, upgrade } from '#tests/support/test-app.ts';

// Release 0.3.0 asked whom officers entered. Who has not answered stands from the upgrade on where the list is not fixed.

test('who has not answered stands from the upgrade on, and where the list is fixed stays off, by name', async () => {
  const app = await startTestApp();
  afterThis(() => app.close());
  await goBackTo(app, '0182-removed-officers-stay');
  const query = async (text: string, values: readonly unknown[] = []) =>
    (await app.ctx.pool.query(text, [...values])).rows;
  async function election(name: string, set: string): Promise<{ id: string; position: string }> {
    const [id, position] = [randomUUID(), randomUUID()];
    await query(
      `insert into elections (id, name, description, starts_at, ends_at, nominations_close_at, standings, electorate,
         state, published_at)
       values ($1, $2, '', now() + interval '1 hour', now() + interval '2 hours', now() + interval '1 hour',
         'live', 'everyone', 'published', now())`,
      [id, name],
    );
    await query(
      `insert into positions (id, election_id, title, title_key, ordinal) values ($1, $2, 'President', 'president', 0)`,
      [position, id],
    );
    await query('insert into turnouts (position_id) values ($1)', [position]);
    await query(`update elections set ${set} where id = $1`, [id]);
    return { id, position };
  }
  const coming = await election('Coming', `name = 'Coming'`);
  const supported = await election(
    'Supported',
    `supporters = '{"proposers":1,"seconders":0,"from":{"branches":[],"years":[],"groups":[]},"own":[]}'`,
  );
  const draft = await election('Draft', `state = 'draft', published_at = null`);
  const held = await election(
    'Held',
    `starts_at = now() - interval '1 hour', standings = 'after-close'`,
  );
  const over = await election(
    'Over',
    `starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'`,
  );
  // It is fixed from the opening on, as somebody could vote.
  const rival = randomUUID();
  await query(
    `insert into nominations (id, election_id, position_id, name, status) values ($1, $2, $3, 'Rival Rao', 'accepted')`,
    [rival, held.id, held.position],
  );
  await query('insert into tallies (nomination_id) values ($1)', [rival]);
  const [known, gone] = [randomUUID(), randomUUID()];
  for (const [id, name, number] of [
    [known, 'Asha Verma', '0177UP250001'],
    [gone, 'Olga Watch', '0177UP250002'],
  ] as const) {
    await query(
      `insert into accounts (id, name, email, role, enrollment_number, is_verified)
       values ($1, $2, $3, 'student', $4, true)`,
      [id, name, `${name.replace(' ', '')}@campus.example`, number],
    );
  }
  await query(`update accounts set role = 'observer', enrollment_number = null where id = $1`, [
    gone,
  ]);
  // Each of them was asked by e-mail.
  const enter = async (
    { id, position }: { id: string; position: string },
    who: { name?: string; account?: string },
    saysYes: boolean | null = null,
  ) => {
    const [row] = await query(
      `insert into entered_candidates (id, election_id, position_id, account_id, name, email, says_yes, answered_at, emailed_at)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, case when $6::boolean is not null then now() end, now())
       returning id`,
      [
        ...[id, position, who.account ?? null, who.name ?? null],
        ...[who.name === undefined ? null : `${who.name.split(' ')[0]}@mail.example`, saysYes],
      ],
    );
    return row.id as string;
  };
  const mina = await enter(coming, { name: 'Mina Iyer' });
  await enter(coming, { account: known });
  await enter(coming, { account: gone });
  const no = await enter(coming, { name: 'Nora No' }, false);
  const waits = await enter(supported, { name: 'Mina Iyer' });
  await enter(draft, { name: 'Mina Iyer' });
  await enter(draft, { name: 'Nora No' }, false);
  const late = await enter(held, { name: 'Lata Late' });
  await enter(over, { name: 'Lata Late' });

  expect(await upgrade(app)).toContain('0187-entered-stand');
  const standing = await query(
    `select e.name as election, n.name, n.status, n.nominee_id, (t.nomination_id is not null) as has_tally
     from nominations n join elections e on e.id = n.election_id
     left join tallies t on t.nomination_id = n.id where n.name <> 'Rival Rao' order by e.name, n.name`,
  );
  expect(standing).toEqual([
    {
      ...{ election: 'Coming', name: 'Asha Verma', status: 'accepted' },
      ...{ nominee_id: known, has_tally: true },
    },
    {
      ...{ election: 'Coming', name: 'Mina Iyer', status: 'accepted' },
      ...{ nominee_id: null, has_tally: true },
    },
    {
      ...{ election: 'Supported', name: 'Mina Iyer', status: 'pending' },
      ...{ nominee_id: null, has_tally: false },
    },
  ]);
  const accepted = await query(`select object_id from records where act = 'nomination.accept'`);
  expect(accepted).toHaveLength(2);

  const untold = await query(
    `select e.name as election, coalesce(c.name, a.name) as name from entered_candidates c
     join elections e on e.id = c.election_id left join accounts a on a.id = c.account_id
     where c.emailed_at is null order by e.name, name`,
  );
  expect(untold.map((row) => `${row.election}: ${row.name}`)).toEqual([
    'Coming: Asha Verma',
    'Coming: Mina Iyer',
    'Supported: Mina Iyer',
  ]);

  const council = await createActor(app, { role: 'council' });
  const listed = async ({ id }: { id: string }) =>
    (await council.send('listEntered', { params: { id } })).body.map(
      ({ name, status, hasLeft }: Record<string, unknown>) => [name, status, hasLeft],
    );
  expect(await listed(coming)).toEqual([
    ['Asha Verma', 'stands', false],
    ['Mina Iyer', 'stands', false],
    ['Nora No', 'off', true],
    ['Olga Watch', 'off', false],
  ]);
  expect(await listed(draft)).toEqual([
    ['Mina Iyer', 'draft', false],
    ['Nora No', 'off', true],
  ]);
  expect(await listed(held)).toEqual([['Lata Late', 'off', false]]);
  expect(await listed(over)).toEqual([['Lata Late', 'off', false]]);

  // The links that 0.3.0 sent lead to what stands now.
  const key = await app.ctx.transact((tx) => readSigningKey(tx));
  const read = async (id: string) =>
    (await app.send('readEnteredLink', { body: { token: signId(key, id, 'entered') } })).body;
  expect(await read(mina)).toMatchObject({ status: 'stands', way: 'leave' });
  expect(await read(waits)).toMatchObject({ status: 'waits', way: 'leave' });
  for (const id of [no, late]) expect(await read(id)).toMatchObject({ status: 'off', way: null });
  const left = await app.send('leaveByLink', { body: { token: signId(key, mina, 'entered') } });
  expect(left.status).toBe(200);
  // Whoever takes the candidacy has its function, as the owner's.
  const asha = await createActor(app, { email: 'mina@mail.example' });
  await query('update accounts set email_confirmed_at = now() where id = $1', [asha.id]);
  expect((await asha.send('takeCandidacy', { params: { id: waits } })).status).toBe(200);
});
