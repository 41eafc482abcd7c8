import net from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import { smallPicture } from '#tests/support/pictures.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { encodeForm, upload } from '#tests/support/upload.ts';

let actor: Actor;
let origin = '';
let picture: Buffer;
const server = testApp();
beforeAll(async () => {
  origin = await server.fastify.listen({ host: '127.0.0.1', port: 0 });
  picture = await smallPicture('png');
});
beforeEach(async () => {
  await server.ctx.pool.query('delete from quotas');
  actor = await createActor(server);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('GET /uploads/:name', () => {
  let address = '';
  beforeAll(async () => {
    const someone = await createActor(server);
    address = (await upload(server, someone, { bytes: picture })).body.imageUrl;
  });

  test('serves a picture for good, as a picture and nothing else', async () => {
    const { statusCode, headers, rawPayload } = await server.fastify.inject(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('tells its size without its bytes', async () => {
    const request = { method: 'HEAD', url: address } as const;
    const { statusCode, headers, body } = await server.fastify.inject(request);
    expect(statusCode).toBe(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
    expect(body).toBe('');
  });

  test.each([
    `/uploads/${'0'.repeat(64)}.webp`,
    '/uploads/',
    '/uploads/photo.webp',
    '/uploads/..%2f..%2f..%2fetc%2fpasswd',
    '/uploads/%2e%2e%2f%2e%2e%2fpackage.json',
    '/uploads/..%5c..%5cpackage.json',
    '/uploads/....//....//etc/passwd',
    '/uploads/../../etc/passwd',
    '/uploads/%00.webp',
    `/uploads/${'0'.repeat(64)}.webp%00`,
    `/uploads/${'0'.repeat(64)}.svg`,
    `/uploads/${'G'.repeat(64)}.webp`,
    `/uploads/${'0'.repeat(64)}-99999.webp`,
  ])('knows no %s', async (name) => {
    const answer = await askRaw(name);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('"error":"not_found"');
    expect(answer).not.toContain('immutable');
  });

  test('is not counted with the calls: a page shows dozens of them', async () => {
    const { headers } = await server.fastify.inject(address);
    expect(headers['x-ratelimit-limit']).toBeUndefined();
    const call = await server.fastify.inject('/api/health');
    expect(call.headers['x-ratelimit-limit']).toBeDefined();
  });
});

describe('a form', () => {
  test.each([
    ['without a file', [], 'no-file'],
    ['with an empty file', [{ bytes: '' }], 'no-file'],
    ['with the file in another field', [{ field: 'image', bytes: 'x' }], 'no-file'],
    ['with two files', [{ bytes: 'x' }, { bytes: 'y' }], 'several-files'],
    ['with three files', [{ bytes: 'x' }, { bytes: 'y' }, { bytes: 'z' }], 'several-files'],
    [
      'with a stranger before the file',
      [{ field: 'a', bytes: 'x' }, { bytes: 'y' }],
      'several-files',
    ],
  ] as const)('%s is a 400 with a sentence', async (_, parts, reason) => {
    const answer = await upload(server, actor, ...parts);
    expect(answer).toMatchObject(refusedWith(reason));
    expect(answer.status).toBe(400);
  });

  test('with two large files is read to its end and refused', async () => {
    const large = Buffer.alloc(2 * 1024 * 1024, 7);
    const answer = await upload(server, actor, { bytes: large }, { bytes: large });
    expect(answer).toMatchObject(refusedWith('several-files'));
  });

  test('with fields beside the file is taken', async () => {
    const { payload, headers } = await encodeForm([{ bytes: picture }]);
    const boundary = headers['content-type'].split('boundary=')[1] ?? '';
    const field = `--${boundary}\r\ncontent-disposition: form-data; name="note"\r\n\r\nhello\r\n`;
    const answer = await post(Buffer.concat([Buffer.from(field), payload]), headers);
    expect(answer.statusCode).toBe(201);
  });

  test.each([
    ['that breaks off', (form: Buffer) => form.subarray(0, form.length - 60)],
    ['of nothing', () => Buffer.alloc(0)],
    ['of rubbish', () => Buffer.from('rubbish')],
  ])('%s is a 400', async (_, spoil) => {
    const { payload, headers } = await encodeForm([{ bytes: picture }]);
    const answer = await post(spoil(payload), headers);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/^[A-Z]/);
  });

  test('that names no boundary is a 400', async () => {
    const { payload } = await encodeForm([{ bytes: picture }]);
    const answer = await post(payload, { 'content-type': 'multipart/form-data' });
    expect(answer.statusCode).toBe(400);
  });

  test('is what this call takes: JSON and other bodies are refused', async () => {
    const json = await actor.send('uploadImage', { body: { file: 'x' } });
    expect(json).toMatchObject(refusedWith('no-file'));
    expect((await post(picture, { 'content-type': 'image/png' })).statusCode).toBe(415);
  });

  test('is taken by no other call', async () => {
    const { payload, headers } = await encodeForm([{ bytes: picture }]);
    for (const url of ['/api/user/login', '/api/contact/create', '/api/user/logout']) {
      const answer = await server.fastify.inject({ method: 'POST', url, headers, payload });
      expect(answer.statusCode, url).toBe(415);
    }
  });

  test('leaves other calls their 64 kB', async () => {
    const message = 'x'.repeat(70_000);
    const answer = await server.send('createContact', { body: { message } });
    expect(answer).toMatchObject(refusedWith('body-too-large'));
  });

  async function post(payload: Buffer, headers: { 'content-type': string }) {
    return server.fastify.inject({
      method: 'POST',
      url: '/api/upload',
      headers: { ...headers, cookie: actor.cookie },
      payload,
    });
  }
});

describe('over the network', () => {
  const request = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${origin}/api/upload`, {
      method: 'POST',
      headers: { cookie: actor.cookie, ...headers },
      body,
      ...({ duplex: 'half' } as object),
    });

  test('a browser’s form is taken', async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
    const answer = await request(form);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ imageUrl: expect.stringMatching(/^\/uploads\//) });
  });

  test('a form of unknown length is refused where 5 MB end, not where it ends', async () => {
    const { payload, headers } = await encodeForm([{ bytes: Buffer.alloc(64) }]);
    const head = payload.subarray(0, payload.indexOf('\r\n\r\n') + 4);
    let sent = 0;
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue(head),
      pull(controller) {
        sent += 1;
        if (sent > 12) controller.close();
        else controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const answer = await request(stream, headers);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ reason: 'upload-too-large' });
  });

  test('a form that says it is too long is refused before it is sent', async () => {
    const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(
      `POST /api/upload HTTP/1.1\r\nhost: x\r\ncookie: ${actor.cookie}\r\n` +
        'content-type: multipart/form-data; boundary=b\r\ncontent-length: 9000000\r\n\r\n--b\r\n',
    );
    const said = await new Promise<string>((resolve) => {
      socket.once('data', (bytes) => resolve(bytes.toString()));
    });
    socket.destroy();
    expect(said).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('those who hang up in the middle hold no place', async () => {
    const { payload, headers } = await encodeForm([{ bytes: Buffer.alloc(200_000, 1) }]);
    const refused = Promise.withResolvers<string>();
    const sockets = Array.from({ length: 4 }, () => {
      const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
      socket.on('error', () => {});
      socket.on('data', (bytes) => refused.resolve(bytes.toString()));
      socket.write(
        `POST /api/upload HTTP/1.1\r\nhost: x\r\ncookie: ${actor.cookie}\r\n` +
          `content-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`,
      );
      socket.write(payload.subarray(0, 100_000));
      return socket;
    });
    // Three wait for the rest of their forms; the fourth is one too many.
    expect(await refused.promise).toMatch(/^HTTP\/1\.1 429 /);
    for (const socket of sockets) socket.destroy();
    await expect
      .poll(async () => (await upload(server, actor, { bytes: picture })).status)
      .toBe(201);
  });
});

test('one person has three pictures in hand, and others are not held up by them', async () => {
  const mayStore = Promise.withResolvers<void>();
  const store = server.ctx.files.put;
  vi.spyOn(server.ctx.files, 'put').mockImplementation(async (name, bytes) => {
    await mayStore.promise;
    await store(name, bytes);
  });
  const shades = await Promise.all([40, 90, 140, 190].map((shade) => smallPicture('png', shade)));
  const [, , , last = picture] = shades;
  const first = shades.slice(0, 3).map((bytes) => upload(server, actor, { bytes }));
  // Counted before they are taken in hand, so all three are by now.
  const used = 'select points as used from quotas order by points desc limit 1';
  await expect.poll(async () => (await server.ctx.pool.query(used)).rows).toEqual([{ used: 3 }]);
  const fourth = await upload(server, actor, { bytes: last });
  expect(fourth).toMatchObject(refusedWith('too-many-requests'));
  expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0);
  const other = upload(server, await createActor(server), { bytes: last });
  mayStore.resolve();
  expect((await other).status).toBe(201);
  expect((await Promise.all(first)).map((one) => one.status)).toEqual([201, 201, 201]);
  expect((await upload(server, actor, { bytes: last })).status).toBe(201);
});

test('a crowd is taken as far as memory goes, and the rest is asked to come back', async () => {
  const mayStore = Promise.withResolvers<void>();
  const store = server.ctx.files.put;
  vi.spyOn(server.ctx.files, 'put').mockImplementation(async (name, bytes) => {
    await mayStore.promise;
    await store(name, bytes);
  });
  const people = await Promise.all(Array.from({ length: 30 }, () => createActor(server)));
  const answers = people.map(async (one) => {
    const answer = await upload(server, one, { bytes: picture });
    return answer.status;
  });
  await expect.poll(async () => (await settledOf(answers)).length).toBe(6);
  expect(await settledOf(answers)).toEqual(Array.from({ length: 6 }, () => 503));
  mayStore.resolve();
  const statuses = await Promise.all(answers);
  expect(statuses.filter((status) => status === 201)).toHaveLength(24);
});

/** What has come of these so far. */
async function settledOf(answers: readonly Promise<number>[]): Promise<number[]> {
  const open = Symbol('open');
  const states = await Promise.all(
    answers.map((one) => Promise.race([one, Promise.resolve(open)])),
  );
  return states.filter((state) => typeof state === 'number');
}

/** Asks without a library that would tidy the address first. */
async function askRaw(address: string): Promise<string> {
  const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(`GET ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  let said = '';
  for await (const bytes of socket) said += String(bytes);
  return said;
}
