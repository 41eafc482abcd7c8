import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadIdOf } from '#core/pictures/picture-address.ts';
import { readS3Address } from '#server/platform/files/s3-address.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import { smallPicture } from '#tests/support/pictures.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import type { S3Server } from '#tests/support/s3-server.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { upload } from '#tests/support/upload.ts';

let store: S3Server;
let server: TestApp;
let actor: Actor;
beforeAll(async () => {
  store = await startS3Server();
  server = await startTestApp({ s3: readS3Address(store.url) });
  actor = await createActor(server);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

test('a picture lies in the store in all its sizes and is served from there', async () => {
  const before = new Set(store.objects.keys());
  const answer = await upload(server, actor, { bytes: await smallPicture('jpeg') });
  expect(answer.status).toBe(201);
  const { imageUrl } = answer.body;
  const id = uploadIdOf(imageUrl);
  const names = ['', '-640', '-192'].map((size) => `${id}${size}.webp`);
  const stored = [...store.objects.keys()].filter((name) => !before.has(name));
  expect(stored.toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    const { statusCode, rawPayload } = await server.fastify.inject(`/uploads/${name}`);
    expect(statusCode).toBe(200);
    expect(store.objects.get(name)?.bytes.equals(rawPayload)).toBe(true);
  }
});

test.each(['is-full', 'is-away', 'refuses', 'lost-its-bucket'] as const)(
  'a store that %s is a 503 and leaves nothing to show, and the next try succeeds',
  async (manner) => {
    const bytes = await smallPicture('png', 30 + 10 * manner.length);
    const rows = () =>
      server.ctx.db.selectFrom('uploads').select('id').where('is_stored', '=', true).execute();
    const before = await rows();
    store.manner = manner;
    const answer = await upload(server, actor, { bytes });
    expect(answer.status).toBe(503);
    expect(JSON.stringify(answer.body)).not.toMatch(/127\.0\.0\.1|Insufficient|socket/);
    expect(await rows()).toEqual(before);
    store.manner = 'works';
    expect((await upload(server, actor, { bytes })).status).toBe(201);
  },
);

test.each(['refuses', 'lost-its-bucket'] as const)(
  'a store that %s shows no picture as absent',
  async (manner) => {
    const id = 'c'.repeat(64);
    const look = async () => (await server.fastify.inject(`/uploads/${id}.webp`)).statusCode;
    expect(await look()).toBe(404);
    store.manner = manner;
    expect(await look()).toBe(503);
    store.manner = 'works';
  },
);
