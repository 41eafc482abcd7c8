import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addressOf, uploadIdOf } from '#core/pictures/picture-address.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import { smallPicture } from '#tests/support/pictures.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { upload } from '#tests/support/upload.ts';
import { findUploads } from './find-uploads.ts';
import { sweepUploads, uploadJobs } from './sweep-uploads.ts';
import { noteUpload } from './store.ts';

let server: TestApp;
let admin: Actor;
beforeEach(async () => {
  server = await startTestApp();
  admin = await createActor(server, { role: 'admin' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const make = async (shade: number): Promise<string> =>
  (await upload(server, admin, { bytes: await smallPicture('png', shade) })).body.imageUrl;
/** One after the other: nobody has more than three in hand. */
async function makeFive(): Promise<string[]> {
  const addresses = [];
  for (const shade of [20, 70, 120, 170, 220]) addresses.push(await make(shade));
  return addresses;
}

const oneDayPasses = () =>
  server.ctx.pool.query(`update uploads set uploaded_at = uploaded_at - interval '25 hours'`);
const statusOf = async (address: string) => (await server.fastify.inject(address)).statusCode;
const variants = (address: string) => [
  address,
  address.replace('.webp', '-640.webp'),
  address.replace('.webp', '-192.webp'),
];
const statusesOf = (address: string) => Promise.all(variants(address).map(statusOf));
const rowOf = (address: string) =>
  server.ctx.db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', uploadIdOf(address) ?? '')
    .executeTakeFirst();
const addEvent = (imageUrl: string) =>
  admin.send('createEvent', {
    body: { title: 'A', description: 'B', date: '2027-01-01', type: 'social', imageUrl },
  });

/** Until somebody waits for a row that another holds. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const count = async () => (await server.ctx.pool.query(waiting)).rowCount;
  await expect.poll(count).toBe(1);
}

/** Lets go of the first file of a sweep only when it is told to. */
function lockRemoval() {
  const begun = Promise.withResolvers<void>();
  const mayRemove = Promise.withResolvers<void>();
  const { files } = server.ctx;
  const { remove } = files;
  vi.spyOn(files, 'remove').mockImplementation(async (name) => {
    begun.resolve();
    await mayRemove.promise;
    await remove(name);
  });
  return { begun: begun.promise, release: () => mayRemove.resolve() };
}

test('removes what nothing shows, in all its sizes, a day after it came', async () => {
  const address = await make(20);
  expect(await sweepUploads(server.ctx)).toBe(0);
  expect(await statusesOf(address)).toEqual([200, 200, 200]);
  await oneDayPasses();
  expect(await sweepUploads(server.ctx)).toBe(1);
  expect(await statusesOf(address)).toEqual([404, 404, 404]);
  expect(await rowOf(address)).toBeUndefined();
  expect(await sweepUploads(server.ctx)).toBe(0);
});

test('leaves what is shown: faces, events, elections, the logo and the initiatives', async () => {
  const shown = await makeFive();
  const [face = '', event = '', election = '', logo = '', initiative = ''] = shown;
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const answers = [
    await admin.send('editUser', { params: { id: admin.id }, body: { profileImg: face } }),
    await addEvent(event),
    await admin.send('createElection', {
      body: {
        name: 'Council',
        description: 'Yearly.',
        startDate: inHours(1),
        endDate: inHours(2),
        positions: ['President'],
        imageUrl: election,
      },
    }),
    await admin.send('saveCampusSettings', {
      body: {
        logoUrl: logo,
        initiatives: [
          { imageUrl: '', caption: '' },
          { imageUrl: initiative, caption: 'A clean campus' },
          { imageUrl: '', caption: '' },
        ],
      },
    }),
  ];
  expect(answers.map((one) => one.status)).toEqual([200, 201, 201, 200]);
  await oneDayPasses();
  expect(await sweepUploads(server.ctx)).toBe(0);
  for (const address of shown) expect(await statusesOf(address)).toEqual([200, 200, 200]);

  // What is not shown any more goes: one after the other.
  const { _id } = (await server.send('listEvents')).body.events[0];
  await admin.send('deleteEvent', { params: { id: _id } });
  expect(await sweepUploads(server.ctx)).toBe(1);
  await admin.send('editUser', { params: { id: admin.id }, body: { profileImg: '' } });
  expect(await sweepUploads(server.ctx)).toBe(1);
  await admin.send('saveCampusSettings', { body: { logoUrl: '' } });
  expect(await sweepUploads(server.ctx)).toBe(1);
  expect(await Promise.all(shown.map(statusOf))).toEqual([404, 404, 200, 404, 200]);
});

test('clears up what a crash left behind in the middle of an upload', async () => {
  const id = 'c'.repeat(64);
  const halfDone = { id, bytes: 9, accountId: admin.id };
  await server.ctx.transact((tx) => noteUpload(tx, halfDone, false));
  await server.ctx.files.put(`${id}.webp`, Buffer.from('half'));
  expect((await addEvent(addressOf(id))).body.fields).toHaveProperty('imageUrl');
  await oneDayPasses();
  expect(await sweepUploads(server.ctx)).toBe(1);
  expect(await server.ctx.files.get(`${id}.webp`)).toBeNull();
});

describe('at the same moment', () => {
  test('a picture that is uploaded again is there afterwards', async () => {
    const address = await make(20);
    await oneDayPasses();
    const removal = lockRemoval();
    const sweeping = sweepUploads(server.ctx);
    await removal.begun;
    const again = make(20);
    await untilSomebodyWaits();
    removal.release();
    expect(await sweeping).toBe(1);
    expect(await again).toBe(address);
    expect(await statusesOf(address)).toEqual([200, 200, 200]);
    expect(await rowOf(address)).toMatchObject({ is_stored: true });
    expect(await sweepUploads(server.ctx)).toBe(0);
  });

  test('a picture that is about to go is refused, not shown broken', async () => {
    const address = await make(20);
    await oneDayPasses();
    const removal = lockRemoval();
    const sweeping = sweepUploads(server.ctx);
    await removal.begun;
    const used = addEvent(address);
    await untilSomebodyWaits();
    removal.release();
    await sweeping;
    const answer = await used;
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({
      imageUrl: 'Please choose an image that was uploaded here',
    });
  });

  test('a picture that is being taken into use stays', async () => {
    const address = await make(20);
    await oneDayPasses();
    const claimed = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const claiming = server.ctx.transact(async (tx) => {
      const { imageUrl } = await findUploads(tx, { imageUrl: address });
      await tx.updateTable('accounts').set({ upload_id: imageUrl }).execute();
      claimed.resolve();
      await mayCommit.promise;
    });
    await claimed.promise;
    expect(await sweepUploads(server.ctx)).toBe(0);
    mayCommit.resolve();
    await claiming;
    expect(await sweepUploads(server.ctx)).toBe(0);
    expect(await statusOf(address)).toBe(200);
  });

  test('a picture that was taken into use after the sweep made its list stays', async () => {
    const address = await make(20);
    await oneDayPasses();
    const sweeping = sweepUploads({
      files: server.ctx.files,
      // The list is made, and the event is there before the first picture of it is taken.
      transact: async (work) => {
        const done = await server.ctx.transact(work);
        if (Array.isArray(done)) expect((await addEvent(address)).status).toBe(201);
        return done;
      },
    });
    expect(await sweeping).toBe(0);
    expect(await statusesOf(address)).toEqual([200, 200, 200]);
  });

  test('many who use many pictures and many sweeps: whatever is shown is there', async () => {
    const addresses = await makeFive();
    for (let round = 0; round < 4; round += 1) {
      await oneDayPasses();
      const used = addresses.flatMap((address) => Array.from({ length: 6 }, () => address));
      const answers = await Promise.all([
        ...used.map(addEvent),
        ...Array.from({ length: 8 }, () => sweepUploads(server.ctx)),
      ]);
      const statuses = answers.flatMap((one) => (typeof one === 'number' ? [] : one.status));
      expect(statuses).toHaveLength(30);
      expect(statuses.filter((status) => status !== 201 && status !== 400)).toEqual([]);
      const { events } = (await server.send('listEvents')).body;
      expect(events).toHaveLength(statuses.filter((status) => status === 201).length);
      for (const { imageUrl } of events)
        expect(await statusesOf(imageUrl)).toEqual([200, 200, 200]);
      await server.ctx.transact((tx) => tx.deleteFrom('events').execute());
      // Half of them come again, and are as whole as before.
      for (const shade of [20, 120])
        expect(await statusesOf(await make(shade))).toEqual([200, 200, 200]);
    }
  });

  test('two processes sweep each picture once', async () => {
    await makeFive();
    await oneDayPasses();
    const removed = await Promise.all([sweepUploads(server.ctx), sweepUploads(server.ctx)]);
    expect(removed[0] + removed[1]).toBe(5);
    expect(await server.ctx.db.selectFrom('uploads').select('id').execute()).toEqual([]);
  });
});

test('a store that is away is asked again', async () => {
  const address = await make(20);
  await oneDayPasses();
  vi.spyOn(server.ctx.files, 'remove').mockRejectedValueOnce(new Error('away'));
  const { 'sweep-uploads': job } = uploadJobs(server.ctx);
  await expect(job()).rejects.toThrow('away');
  expect(await rowOf(address)).toBeDefined();
  await job();
  expect(await statusesOf(address)).toEqual([404, 404, 404]);
});
