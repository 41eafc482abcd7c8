import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import { smallPicture } from '#tests/support/pictures.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { upload } from '#tests/support/upload.ts';

let actor: Actor;
const server = testApp();
beforeEach(async () => {
  actor = await createActor(server);
});

test('pictures have a share of the disk, and each account a share of that', async () => {
  const { config, pool } = server.ctx;
  const usual = config.pictureRoom;
  const made = await Promise.all([15, 65, 115, 165].map((shade) => smallPicture('png', shade)));
  const send = (by: Actor, index: number) => upload(server, by, { bytes: made[index] as Buffer });
  const { rows } = await pool.query('select coalesce(sum(bytes), 0)::int as bytes from uploads');
  expect((await send(actor, 0)).status).toBe(201);
  const own = await pool.query('select bytes from uploads where uploaded_by = $1', [actor.id]);
  const [{ bytes }] = own.rows as [{ bytes: number }];
  const inMegabytes = (count: number) => count / 1024 / 1024;
  // Room for one more and a half, of which two at once want each their own.
  config.pictureRoom = { ...usual, ofAccount: inMegabytes(bytes * 2.5) };
  const both = await Promise.all([send(actor, 1), send(actor, 2)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 413]);
  expect(both.find(({ status }) => status === 413)).toMatchObject(refusedWith('own-pictures-full'));
  // The same picture again takes no more room, and others have theirs.
  expect((await send(actor, 0)).status).toBe(201);
  const other = await createActor(server);
  config.pictureRoom = { ...usual, ofAll: inMegabytes(rows[0].bytes + bytes * 2.5) };
  expect(await send(other, 3)).toMatchObject(refusedWith('pictures-full'));
  config.pictureRoom = usual;
  expect((await send(other, 3)).status).toBe(201);
});
