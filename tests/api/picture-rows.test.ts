import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sweepUploads } from '#server/uploads/sweep-uploads.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { backUp, restoreInto, startServerProcess } from '#tests/support/backups.ts';
import { createActor } from '#tests/support/factories.ts';
import { goBackTo } from '#tests/support/former-database.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startBeside, upgrade } from '#tests/support/test-app.ts';

// The last release kept the address of a picture wherever one is shown. Its campuses come along.

const idOf = (digit: string) => digit.repeat(64);
const addressOf = (digit: string) => `/uploads/${idOf(digit)}.webp`;
const names = (digit: string) => ['', '-640', '-192'].map((size) => `${idOf(digit)}${size}.webp`);

const shown = { face: '1', event: '2', election: '3', logo: '4', initiative: '5' };
const unused = '6';
/** An address whose upload is not there any more. */
const dangling = '7';

/** A database as release 24b5ea6 left it, with a picture in each place that can show one. */
async function startFormerCampus(): Promise<TestApp> {
  const app = await startServerProcess();
  await goBackTo(app, '0007-ballot-keys');
  const ask = (text: string, values: unknown[] = []) => app.ctx.pool.query(text, values);
  for (const digit of [...Object.values(shown), unused]) {
    await ask(
      `insert into uploads (name, bytes, is_stored, uploaded_at)
       values ($1, 3, true, now() - interval '2 days')`,
      [`${idOf(digit)}.webp`],
    );
    for (const name of names(digit)) await app.ctx.files.put(name, Buffer.from(digit));
  }
  const account = `insert into accounts
    (id, role, name, email, password_hash, is_verified, profile_img)
    values ($1, 'student', $2, $3, 'x', true, $4)`;
  const [asha, bela, chitra] = [randomUUID(), randomUUID(), randomUUID()];
  await ask(account, [asha, 'Asha', 'asha@campus.example', addressOf(shown.face)]);
  await ask(account, [bela, 'Bela', 'bela@campus.example', addressOf(dangling)]);
  await ask(account, [chitra, 'Chitra', 'chitra@campus.example', '']);
  await ask('update uploads set uploaded_by = $1', [asha]);
  for (const id of [asha, bela, chitra]) {
    await ask(
      `insert into members (id, account_id, position, is_verified) values ($1, $2, 'P', true)`,
      [randomUUID(), id],
    );
  }
  for (const address of [addressOf(shown.event), addressOf(dangling), '']) {
    await ask(
      `insert into events (id, title, description, held_at, type, image_url)
       values ($1, 'An event', 'Come.', '2027-01-01', 'social', $2)`,
      [randomUUID(), address],
    );
  }
  for (const address of [addressOf(shown.election), addressOf(dangling), '']) {
    await ask(
      `insert into elections (id, name, description, image_url, starts_at, ends_at,
         nominations_close_at, standings, electorate)
       values ($1, 'An election', 'Yearly.', $2, '2027-01-01', '2027-01-02', '2027-01-01',
         'live', 'everyone')`,
      [randomUUID(), address],
    );
  }
  const initiatives = [
    { imageUrl: '', caption: 'First' },
    { imageUrl: addressOf(shown.initiative), caption: 'Second' },
    { imageUrl: addressOf(dangling), caption: 'Third' },
  ];
  await ask(
    `insert into campus (university_name, time_zone, logo_url, initiatives)
     values ('The Former University', 'Asia/Kolkata', $1, $2)`,
    [addressOf(shown.logo), JSON.stringify(initiatives)],
  );
  return app;
}

/** Everything that the wire shows is as before, and the sweep takes what nobody shows. */
async function expectEveryPicture(campus: TestApp): Promise<void> {
  const app = await startBeside(campus);
  afterThis(() => app.close());
  const members = (await app.send('listMembers')).body;
  expect(
    members.map(({ student }: { student: { name: string; profileImg: string } }) => [
      student.name,
      student.profileImg,
    ]),
  ).toEqual([
    ['Asha', addressOf(shown.face)],
    ['Bela', ''],
    ['Chitra', ''],
  ]);
  const imagesOf = (list: { imageUrl: string }[]) => list.map((one) => one.imageUrl).toSorted();
  expect(imagesOf((await app.send('listEvents')).body.events)).toEqual([
    '',
    '',
    addressOf(shown.event),
  ]);
  expect(imagesOf((await app.send('listElections')).body.elections)).toEqual([
    '',
    '',
    addressOf(shown.election),
  ]);
  expect((await app.send('readCampusSettings')).body).toMatchObject({
    universityName: 'The Former University',
    logoUrl: addressOf(shown.logo),
    initiatives: [
      { imageUrl: '', caption: 'First' },
      { imageUrl: addressOf(shown.initiative), caption: 'Second' },
      { imageUrl: '', caption: 'Third' },
    ],
  });
  expect(await sweepUploads(app.ctx)).toBe(1);
  expect(await sweepUploads(app.ctx)).toBe(0);
  const statusOf = async (name: string) =>
    (await app.fastify.inject(`/uploads/${name}`)).statusCode;
  for (const name of Object.values(shown).flatMap(names)) expect(await statusOf(name)).toBe(200);
  for (const name of names(unused)) expect(await statusOf(name)).toBe(404);

  // What was kept as text is changed as a row: what one admin saves leaves the rest as it was.
  const admin = await createActor(app, { role: 'admin' });
  const saved = await admin.send('saveCampusSettings', { body: { about: 'We moved.' } });
  expect(saved.body.settings).toMatchObject({
    about: 'We moved.',
    initiatives: [{}, { imageUrl: addressOf(shown.initiative), caption: 'Second' }, {}],
  });
}

test('a campus of the last release shows every picture that it had', async () => {
  const app = await startFormerCampus();
  expect(await upgrade(app)).toContain('0008-picture-rows');
  await expectEveryPicture(app);
});

test('a campus of this release comes back from its backup with every picture', async () => {
  const app = await startFormerCampus();
  await upgrade(app);
  const { file, manifest } = await backUp(app);
  expect(manifest.pictures.files).toHaveLength(18);
  const copy = await startServerProcess();
  await restoreInto(copy, file);
  await expectEveryPicture(copy);
});

test('a backup of the last release comes back with every picture', async () => {
  const app = await startFormerCampus();
  const { file, manifest } = await backUp(app);
  expect(manifest.migrations.at(-1)).toBe('0007-ballot-keys');
  expect(manifest.pictures.files).toHaveLength(18);
  const copy = await startServerProcess();
  await restoreInto(copy, file);
  await expectEveryPicture(copy);
});
