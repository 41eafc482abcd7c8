import { expect, test } from 'vitest';
import { createActor } from '#tests/support/factories.ts';
import { createByList, putOnList } from '#tests/support/list-email-stage.ts';
import { council, openListMailingStage, query, stage } from '#tests/support/list-mailing-stage.ts';

// An officer who gives a listed voter an own address gets that voter's link to vote. It is counted and told.

openListMailingStage();

const counted = async (id: string) =>
  (await stage.app.send('listElections')).body.elections.find(
    (one: { _id: string }) => one._id === id,
  )?.correctedAddresses;
const toldAt = async (email: string) =>
  (
    await query<{ subject: string }>(
      "select subject from emails where lower(to_address) = lower($1) and key like 'safety:%'",
      [email],
    )
  ).map(({ subject }) => subject);
const told = ['The voter list has another e-mail address for you'];
const entryOf = async (number: string) =>
  (
    await query<{ id: string; name: string }>(
      'select id, name from voter_list_entries where enrollment_number = $1 and removed_at is null',
      [number],
    )
  )[0] ?? { id: '', name: '' };

test('a new address on the list of a published election counts on its page, and where it is open the former one is told', async () => {
  const [one, two, none] = [
    await putOnList(stage),
    await putOnList(stage),
    await putOnList(stage, { email: '' }),
  ];
  const { id } = await createByList(stage);
  const later = await createByList(stage, { startsInMinutes: 60, endsInMinutes: 120 });
  const correct = (number: string, email: string) =>
    council.send('correctListAddress', {
      params: { id },
      body: { enrollmentNumber: number, email },
    });
  expect((await correct(one.number, 'mine@campus.example')).status).toBe(200);
  expect(await counted(id)).toBe(1);
  expect(await toldAt(one.email)).toEqual(told);
  // Nor by the voter list, once more, or where no address was.
  const { id: entry, name } = await entryOf(two.number);
  const body = { enrollmentNumber: two.number, name, email: 'mine.too@campus.example', groups: [] };
  expect((await council.send('correctVoter', { params: { id: entry }, body })).status).toBe(200);
  expect(await toldAt(two.email)).toEqual(told);
  expect((await correct(two.number, 'mine.again@campus.example')).status).toBe(200);
  expect((await correct(none.number, 'mine.as.well@campus.example')).status).toBe(200);
  expect(await counted(id)).toBe(4);
  expect(await counted(later.id)).toBe(4);
  // Nor by a file; a name alone is no address.
  const text = [
    'Number,Name,E-mail,Branch',
    `${one.number},Ann Rao,mine@campus.example,CSE`,
    `${two.number},Ben Rao,ben@campus.example,CSE`,
  ].join('\n');
  const { stamp } = (await council.send('previewVoterList', { body: { text } })).body;
  const imported = await council.send('importVoterList', {
    body: { text, fileName: 'list.csv', stamp },
  });
  expect(imported).toMatchObject({ status: 201, body: { import: { changed: 2 } } });
  expect(await counted(id)).toBe(5);
});

test('before the opening addresses that one officer gives count from the publication on, and nobody new does', async () => {
  const [one, two, three] = [
    await putOnList(stage),
    await putOnList(stage),
    await putOnList(stage, { email: '' }),
  ];
  const given = { startsInMinutes: 60, endsInMinutes: 120 };
  const { id } = await createByList(stage, given);
  const [draft, rehearsal] = [await createByList(stage, given), await createByList(stage, given)];
  await query("update elections set state = 'draft', published_at = null where id = $1", [
    draft.id,
  ]);
  await query('update elections set is_rehearsal = true where id = $1', [rehearsal.id]);
  const body = { enrollmentNumber: one.number, email: 'mine@campus.example' };
  expect((await council.send('correctListAddress', { params: { id }, body })).status).toBe(200);
  expect(await counted(id)).toBe(1);
  // Taken off and put back with another address: no way round the count.
  const { id: entry } = await entryOf(two.number);
  expect((await council.send('removeVoter', { params: { id: entry }, body: {} })).status).toBe(200);
  const back = { enrollmentNumber: two.number, name: '', email: 'too@campus.example', groups: [] };
  expect((await council.send('addVoter', { body: back })).status).toBe(201);
  expect(await counted(id)).toBe(2);
  const fresh = { ...back, enrollmentNumber: '0177LE249999', email: 'new@campus.example' };
  expect((await council.send('addVoter', { body: fresh })).status).toBe(201);
  expect(await counted(id)).toBe(2);
  // A file that changes addresses counts them; the people whom it adds it does not.
  const text = [
    'Number,Name,E-mail,Branch',
    `${three.number},Cy Rao,mine.as.well@campus.example,CSE`,
    '0177LE249998,Di Rao,di@campus.example,CSE',
  ].join('\n');
  const { stamp } = (await council.send('previewVoterList', { body: { text } })).body;
  const file = { text, fileName: 'list.csv', stamp };
  expect((await council.send('importVoterList', { body: file })).status).toBe(201);
  expect(await counted(id)).toBe(3);
  // Only where voting is open the former address is told.
  expect([await toldAt(one.email), await toldAt(two.email)]).toEqual([[], []]);
  const rows = await query<{ n: number }>(
    'select corrected_addresses as n from elections where id in ($1, $2)',
    [draft.id, rehearsal.id],
  );
  expect(rows.map(({ n }) => n)).toEqual([0, 0]);
});

test('with the rule of two one council member gets no vote by giving three people addresses of their own', async () => {
  const people = [await putOnList(stage), await putOnList(stage), await putOnList(stage)];
  const { id } = await createByList(stage, { voters: 'proved' });
  await query(
    "insert into campus (university_name, time_zone, needs_two_officers) values ('A', 'UTC', true)",
  );
  stage.app.ctx.campus.forget();
  const second = await createActor(stage.app, { role: 'council' });
  await query('update accounts set email_confirmed_at = now() where id = $1', [second.id]);
  for (const [at, { number }] of people.entries()) {
    const email = `mine+${at}@evil.example`;
    const body = { enrollmentNumber: number, email };
    const plain = await council.send('correctListAddress', { params: { id }, body });
    expect(plain.status).toBe(400);
    const proposed = await council.send('correctListAddress', {
      params: { id },
      body: { ...body, reason: 'They asked me to.' },
    });
    expect(proposed.status).toBe(202);
    const own = await council.send('confirmProposal', {
      params: { id: proposed.body.proposal._id },
    });
    expect(own).toMatchObject({ status: 403, body: { reason: 'own-proposal' } });
  }
  // No e-mail goes to the mailbox of the officer, the list is as it was, and the other officer hears of it.
  expect(await query("select id from emails where to_address like '%@evil.example'")).toEqual([]);
  expect(
    await query("select id from voter_list_entries where email like '%@evil.example'"),
  ).toEqual([]);
  expect(await counted(id)).toBeUndefined();
  const asked = await query<{ key: string }>('select key from emails where to_address = $1', [
    second.email,
  ]);
  expect(asked).toHaveLength(1);
});
