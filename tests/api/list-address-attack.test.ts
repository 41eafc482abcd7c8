import { expect, test } from 'vitest';
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

test('a new address on the list of an open election counts on its page, and the former one is told', async () => {
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
  expect(await counted(later.id)).toBeUndefined();
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
