import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { uploadIdOf } from '#core/pictures/picture-address.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import { animatedGif, phonePhoto, pngClaiming, smallPicture } from '#tests/support/pictures.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { upload } from '#tests/support/upload.ts';
import { sweepUploads } from './sweep-uploads.ts';

let actor: Actor;
const server = testApp();
beforeAll(async () => {
  actor = await createActor(server);
});

const fetchPicture = (address: string) => server.fastify.inject(address);
const storedFiles = () => readdirSync(path.join(server.ctx.config.dataDir, 'uploads')).toSorted();
const storedRows = () =>
  server.ctx.db.selectFrom('uploads').select(['id', 'is_stored']).orderBy('id').execute();

/** The colour in the middle of a part of a picture. */
async function colourAt(bytes: Buffer, part: { left: number; top: number }) {
  const { width, height } = await sharp(bytes).metadata();
  const { data } = await sharp(bytes)
    .extract({
      left: Math.floor(width * part.left),
      top: Math.floor(height * part.top),
      width: 1,
      height: 1,
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue';
}

describe('a photo of 30 megapixels', () => {
  let photo: Buffer;
  let answer: Awaited<ReturnType<typeof upload>>;
  let address = '';

  beforeAll(async () => {
    photo = await phonePhoto();
    const { width, height, orientation, exif } = await sharp(photo).metadata();
    expect((width * height) / 1e6).toBeGreaterThan(30);
    expect(orientation).toBe(6);
    expect(exif?.includes('TellTale')).toBe(true);
    expect(photo.length).toBeLessThan(5 * 1024 * 1024);
    answer = await upload(server, actor, { bytes: photo });
    address = answer.body.imageUrl;
  });

  test('is taken, and the answer has its address twice', () => {
    expect(answer.status).toBe(201);
    expect(address).toMatch(/^\/uploads\/[0-9a-f]{64}\.webp$/);
    expect(answer.body).toEqual({
      imageUrl: address,
      data: { imageUrl: address },
      message: expect.any(String),
    });
  });

  test('stands upright and says nothing of the phone or the place', async () => {
    const { rawPayload } = await fetchPicture(address);
    const metadata = await sharp(rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 1200, height: 1600 });
    expect(metadata.orientation ?? 1).toBe(1);
    for (const part of ['exif', 'xmp', 'iptc', 'icc'] as const)
      expect(metadata[part]).toBeUndefined();
    for (const trace of ['Exif', 'TellTale', 'Secret Phone', 'GPS']) {
      expect(rawPayload.includes(trace)).toBe(false);
    }
    expect(await colourAt(rawPayload, { left: 0.5, top: 0.2 })).toBe('red');
    expect(await colourAt(rawPayload, { left: 0.5, top: 0.8 })).toBe('blue');
  });

  test.each([
    ['-640', 480, 640],
    ['-192', 144, 192],
  ])('is there as %s as well, for where it is shown small', async (size, width, height) => {
    const { statusCode, rawPayload } = await fetchPicture(address.replace('.webp', `${size}.webp`));
    expect(statusCode).toBe(200);
    const metadata = await sharp(rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width, height });
    expect(metadata.exif).toBeUndefined();
    expect(await colourAt(rawPayload, { left: 0.5, top: 0.2 })).toBe('red');
  });

  test('is stored once, however often it comes', async () => {
    const before = { files: storedFiles(), rows: await storedRows() };
    const answers = await Promise.all([
      upload(server, actor, { bytes: photo }),
      upload(server, await createActor(server), { bytes: photo }),
    ]);
    expect(answers.map((one) => one.body.imageUrl)).toEqual([address, address]);
    expect({ files: storedFiles(), rows: await storedRows() }).toEqual(before);
  });
});

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp', 'avif'] as const)('as %s is taken', async (format) => {
    const bytes = await smallPicture(format);
    const answer = await upload(server, actor, { bytes, name: 'x', type: 'text/plain' });
    expect(answer.status).toBe(201);
    const { rawPayload } = await fetchPicture(answer.body.imageUrl);
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 300,
      height: 200,
    });
  });

  test('as AVIF that names its container first is taken', async () => {
    const bytes = await smallPicture('avif', 140);
    bytes.write('mif1', 8, 'latin1');
    expect((await upload(server, actor, { bytes })).status).toBe(201);
  });

  test('of exactly 60 megapixels is taken', async () => {
    const bytes = pngClaiming(10_000, 6_000, 'real');
    expect((await upload(server, actor, { bytes })).status).toBe(201);
  });

  test('that moves is taken as its first frame', async () => {
    const answer = await upload(server, actor, { bytes: await animatedGif(), name: 'party.gif' });
    expect(answer.status).toBe(201);
    const { rawPayload } = await fetchPicture(answer.body.imageUrl);
    const metadata = await sharp(rawPayload).metadata();
    expect(metadata).toMatchObject({ width: 40, height: 30 });
    expect(metadata.pages ?? 1).toBe(1);
    expect(await colourAt(rawPayload, { left: 0.5, top: 0.5 })).toBe('green');
  });

  test('of exactly 5 MB is taken', async () => {
    const bytes = Buffer.alloc(5 * 1024 * 1024);
    (await smallPicture('jpeg', 77)).copy(bytes);
    expect((await upload(server, actor, { bytes })).status).toBe(201);
  });
});

describe('refuses', () => {
  const html = '<!doctype html><script>alert(1)</script>';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  test.each([
    ['a page that calls itself a photo', async () => html],
    ['a program that calls itself a photo', async () => '<?php system($_GET["x"]); ?>'],
    ['a photo’s first bytes before a program', async () => '\u00FF\u00D8\u00FF<?php evil(); ?>'],
    ['an SVG', async () => svg],
    ['an SVG with a declaration', async () => `<?xml version="1.0"?>\n${svg}`],
    ['a PDF', async () => '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
    ['a film', async () => '\0\0\0\u0018ftypisom\0\0\0\0isommp42'],
    ['a TIFF', () => smallPicture('tiff')],
    ['four bytes', async () => 'GIF8'],
  ])('%s, and stores nothing', async (_, make) => {
    const made = await make();
    const bytes = typeof made === 'string' ? Buffer.from(made, 'latin1') : made;
    const before = storedFiles();
    const answer = await upload(server, actor, { bytes });
    expect(answer).toMatchObject(refusedWith('not-a-picture'));
    expect(answer.status).toBe(415);
    expect(storedFiles()).toEqual(before);
  });

  test.each([
    ['half a JPEG', async () => half(await smallPicture('jpeg'))],
    ['half a PNG', async () => half(await smallPicture('png'))],
    ['half a WebP', async () => half(await smallPicture('webp'))],
    ['half an AVIF', async () => half(await smallPicture('avif'))],
    ['half a GIF', async () => half(await animatedGif())],
    ['the first bytes of a GIF', async () => (await animatedGif()).subarray(0, 6)],
    ['the first bytes of a JPEG', async () => (await smallPicture('jpeg')).subarray(0, 20)],
    ['a JPEG without its last byte', async () => (await smallPicture('jpeg')).subarray(0, -1)],
    ['the size of a PNG', async () => (await smallPicture('png')).subarray(0, 33)],
    ['the first bytes of a PNG', async () => (await smallPicture('png')).subarray(0, 8)],
    ['the first bytes of a WebP', async () => (await smallPicture('webp')).subarray(0, 14)],
    ['the first bytes of an AVIF', async () => (await smallPicture('avif')).subarray(0, 40)],
    ['a WebP without its last byte', async () => (await smallPicture('webp')).subarray(0, -1)],
    ['most of a photo', async () => (await phonePhoto()).subarray(0, 400_000)],
    ['a PNG with rubbish for pixels', async () => pngClaiming(40, 30, 'rubbish')],
  ])('%s, and says that it is cut', async (_, make) => {
    const before = storedFiles();
    const answer = await upload(server, actor, { bytes: await make() });
    expect(answer).toMatchObject(refusedWith('picture-cut'));
    expect(answer.status).toBe(415);
    expect(storedFiles()).toEqual(before);
  });

  test('a HEIC photo, and says what to do on the phone', async () => {
    const bytes = Buffer.concat([
      Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
      Buffer.alloc(500),
    ]);
    const answer = await upload(server, actor, { bytes });
    expect(answer).toMatchObject(refusedWith('picture-heic'));
    expect(answer.status).toBe(415);
    expect(answer.body.message).toContain('Most Compatible');
  });

  test.each(['real', 'rubbish'] as const)(
    'a bomb of 400 megapixels by its header alone: its pixels are %s',
    async (pixels) => {
      const bytes = pngClaiming(20_000, 20_000, pixels);
      expect(bytes.length).toBeLessThan(100_000);
      const answer = await upload(server, actor, { bytes });
      expect(answer).toMatchObject(refusedWith('picture-too-large'));
      expect(answer.status).toBe(413);
    },
  );

  test('one byte more than 5 MB', async () => {
    const bytes = Buffer.alloc(5 * 1024 * 1024 + 1);
    (await smallPicture('jpeg', 78)).copy(bytes);
    const answer = await upload(server, actor, { bytes });
    expect(answer).toMatchObject(refusedWith('upload-too-large'));
    expect(answer.status).toBe(413);
  });

  test('a hundred pictures and one more in a day', async () => {
    const busy = await createActor(server);
    const bytes = await smallPicture('png', 10);
    expect((await upload(server, busy, { bytes })).status).toBe(201);
    await server.ctx.pool.query('update quotas set points = 99 where points = 1');
    expect((await upload(server, busy, { bytes })).status).toBe(201);
    const answer = await upload(server, busy, { bytes });
    expect(answer).toMatchObject(refusedWith('too-many-requests'));
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(23 * 3_600);
  });
});

test('a picture that could not be stored is not shown, and the sweep leaves nothing of it', async () => {
  const { files } = server.ctx;
  const store = files.put;
  const before = { files: storedFiles(), rows: await storedRows() };
  const bytes = await smallPicture('png', 31);
  let calls = 0;
  const broken = vi.spyOn(files, 'put').mockImplementation(async (name, content) => {
    calls += 1;
    if (calls === 2) throw new Error('the disk is full at /secret/place');
    await store(name, content);
  });
  const answer = await upload(server, actor, { bytes });
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer.body)).not.toContain('secret');
  expect((await storedRows()).filter((row) => row.is_stored)).toEqual(before.rows);
  broken.mockRestore();
  await server.ctx.pool.query(
    `update uploads set uploaded_at = now() - interval '2 days' where not is_stored`,
  );
  expect(await sweepUploads(server.ctx)).toBe(1);
  expect({ files: storedFiles(), rows: await storedRows() }).toEqual(before);
  expect((await upload(server, actor, { bytes })).status).toBe(201);
});

test('a picture that is there already survives a store that fails', async () => {
  const bytes = await smallPicture('png', 32);
  const { imageUrl } = (await upload(server, actor, { bytes })).body;
  const broken = vi.spyOn(server.ctx.files, 'put').mockRejectedValue(new Error('away'));
  expect((await upload(server, actor, { bytes })).status).toBe(500);
  broken.mockRestore();
  expect((await fetchPicture(imageUrl)).statusCode).toBe(200);
  expect(await storedRows()).toContainEqual({ id: uploadIdOf(imageUrl), is_stored: true });
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}
