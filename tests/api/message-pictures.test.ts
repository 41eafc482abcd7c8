import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertPicture } from '#server/contact/files-store.ts';
import { retentionJobs } from '#server/retention/forget-old.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { createNamed } from '#tests/support/named-account.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { phonePhoto, smallPicture } from '#tests/support/pictures.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { askAsOwner } from '#tests/support/test-app.ts';
import type { Part } from '#tests/support/upload.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';
import { uploadTo } from '#tests/support/upload.ts';

// Pictures of a message about an election: private, three a day of one account, from a room of its own.

const app = testApp();
let council: Actor;
let admin: Actor;
let voter: Actor;
let election: TestElection;
let picture: Buffer;
beforeAll(async () => {
  council = await createActor(app, { role: 'council' });
  admin = await createActor(app, { role: 'admin' });
  picture = await smallPicture('png');
});
beforeEach(async () => {
  await askAsOwner(app, 'delete from contact_files');
  voter = await createActor(app);
  election = await createElection(app.ctx);
});

const send = (who: Actor | null, ...parts: Part[]) =>
  uploadTo(app, who, '/api/contact/upload', ...parts);
async function uploaded(who = voter): Promise<string> {
  const { status, body } = await send(who, { bytes: picture });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.file._id;
}
const write = (files: readonly string[], who: Pick<Actor, 'send'> = voter, given: object = {}) =>
  who.send('createContact', {
    body: {
      ...{ name: 'Zoya', email: `${randomUUID()}@campus.example`, category: 'grievances' },
      ...{ message: 'The room was locked.', electionId: election.id, files, ...given },
    },
  });
const read = async (who: Pick<Actor, 'cookie'> | null, id: string) =>
  app.fastify.inject({
    method: 'GET',
    url: `/api/contact/file/${id}`,
    headers: who === null ? {} : { cookie: who.cookie },
  });
const statusOf = async (who: Actor | null, id: string) => (await read(who, id)).statusCode;
const countFiles = async () => {
  const { rows } = await app.ctx.pool.query('select count(*)::int as n from contact_files');
  return rows[0].n as number;
};
/** Files of an account that are there already. */
const fill = (account: string, bytes: number, count: number) =>
  askAsOwner(
    app,
    `insert into contact_files (id, account_id, kind, bytes, content, uploaded_at)
     select gen_random_uuid(), $1, 'picture', $2, 'x', now() - interval '2 days'
     from generate_series(1, $3)`,
    [account, bytes, count],
  );

test('is read by who sent it and by who reads the message, and by nobody else', async () => {
  const id = await uploaded();
  expect([await statusOf(voter, id), await statusOf(council, id)]).toEqual([200, 404]);
  const { status, body } = await write([id], voter, { about: [council.id] });
  expect(status, JSON.stringify(body)).toBe(201);
  const answer = await read(voter, id);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringContaining('private'),
  });
  expect(await statusOf(admin, id)).toBe(200);
  const others = [council, await createActor(app), await createActor(app, { role: 'observer' })];
  for (const who of others) {
    const refused = await read(who, id);
    expect([refused.statusCode, refused.json().reason]).toEqual([404, 'unknown-complaint-file']);
  }
  expect(await statusOf(null, id)).toBe(401);
  const files = [{ _id: id, kind: 'picture' }];
  const [row] = (await admin.send('listContacts', { query: { election: election.id } })).body;
  expect(row).toMatchObject({ files });
  expect((await voter.send('listMyMessages')).body).toMatchObject([{ files }]);
  expect((await voter.send('readOwnData')).body.messages).toMatchObject([{ files }]);
});

test('is read by the named account, of its own election alone', async () => {
  const other = await createElection(app.ctx);
  const [named, elsewhere] = [
    await createNamed(app, election.id),
    await createNamed(app, other.id),
  ];
  const id = await uploaded();
  await write([id]);
  for (const [who, status] of [
    [named, 200],
    [elsewhere, 404],
    [admin, 404],
  ] as const) {
    expect(await statusOf(who, id)).toBe(status);
  }
});

test('goes with one message about an election, of the account that uploaded it', async () => {
  const id = await uploaded();
  const unknown = refusedWith('unknown-complaint-file');
  for (const who of [await createActor(app), app]) {
    expect(await write([id], who)).toMatchObject(unknown);
  }
  expect(await write([id, id])).toMatchObject(unknown);
  expect(await write([id], voter, { electionId: undefined })).toMatchObject({
    status: 400,
    body: { fields: { electionId: 'Choose the election that it is about' } },
  });
  const four = [1, 2, 3, 4].map(() => randomUUID());
  expect(await write(four)).toMatchObject({ status: 400 });
  const many = await Promise.all([write([id]), write([id]), write([id])]);
  expect(many.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404, 404]);
  expect((await voter.send('listMyMessages')).body).toHaveLength(1);
});

describe('no more', () => {
  test('than three of one account within a day, however many come at once', async () => {
    const store = () =>
      app.ctx.transact((tx) =>
        insertPicture(tx, { id: randomUUID(), accountId: voter.id, content: picture }),
      );
    // Behind the queue of pictures, which lets one of an account in at a time. Nothing is stored while the account is held.
    const all = await app.ctx.transact(async (tx) => {
      await sql`select from accounts where id = ${voter.id}::uuid for update`.execute(tx);
      const stored = Promise.allSettled([1, 2, 3, 4].map(store));
      await untilWaiting(app.ctx, 4);
      return { stored };
    });
    const fulfilled = (await all.stored).filter(({ status }) => status === 'fulfilled');
    expect(fulfilled).toHaveLength(3);
    expect(await send(voter, { bytes: picture })).toMatchObject(refusedWith('pictures-of-today'));
    await uploaded(await createActor(app));
    await askAsOwner(app, `update contact_files set uploaded_at = now() - interval '25 hours'`);
    await uploaded();
  });

  test('than the room of one account, and that of all', async () => {
    await fill(voter.id, 5 * 1024 * 1024, 3);
    expect(await send(voter, { bytes: picture })).toMatchObject(refusedWith('own-pictures-full'));
    await uploaded(await createActor(app));
    await fill(council.id, 5 * 1024 * 1024, 97);
    expect(await send(await createActor(app), { bytes: picture })).toMatchObject(
      refusedWith('complaint-files-full'),
    );
  });
});

test('is a picture, without its metadata, of who is logged in', async () => {
  const refused = [
    [{ bytes: Buffer.from('%PDF-1.7') }, 'not-a-picture'],
    [{ bytes: Buffer.alloc(5 * 1024 * 1024 + 1) }, 'upload-too-large'],
  ] as const;
  for (const [part, reason] of refused) {
    expect(await send(voter, part)).toMatchObject(refusedWith(reason));
  }
  expect(await send(voter)).toMatchObject({ status: 400 });
  expect(await send(voter, { bytes: picture }, { bytes: picture })).toMatchObject(
    refusedWith('several-files'),
  );
  expect(await send(null, { bytes: picture })).toMatchObject({ status: 401 });
  const { body } = await send(voter, { bytes: await phonePhoto() });
  const { exif, format } = await sharp((await read(voter, body.file._id)).rawPayload).metadata();
  expect([exif, format]).toEqual([undefined, 'webp']);
});

test('goes when it went with no message for a day, with its message, its account, and who voted', async () => {
  const runNight = () => retentionJobs(app.ctx)['forget-expired']();
  await uploaded();
  await askAsOwner(app, `update contact_files set uploaded_at = now() - interval '25 hours'`);
  await runNight();
  expect(await countFiles()).toBe(0);
  await write([await uploaded()]);
  await askAsOwner(app, `update contact_files set uploaded_at = now() - interval '25 hours'`);
  await runNight();
  expect(await countFiles()).toBe(1);
  await askAsOwner(app, 'update elections set voters_forgotten_at = now() where id = $1', [
    election.id,
  ]);
  await runNight();
  expect(await countFiles()).toBe(0);
  await write([await uploaded()]);
  await askAsOwner(app, 'delete from contacts');
  expect(await countFiles()).toBe(0);
  await uploaded(await createActor(app));
  await uploaded();
  const { id } = voter;
  expect((await admin.send('deleteUser', { params: { id } })).status).toBe(200);
  expect(await countFiles()).toBe(1);
});
