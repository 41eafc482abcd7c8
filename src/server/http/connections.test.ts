import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import { openLog } from '../platform/log.ts';
import { boundConnections, keepPace } from './connections.ts';
import type { Pace } from './connections.ts';
import { readFile, readForms } from './pictures.ts';

/** A server that reads a form at this pace, and what became of it. */
async function startReading(pace: Pace) {
  const read = Promise.withResolvers<number>();
  const app = fastify();
  await readForms(app);
  app.post('/', async (request) => {
    const reading = readFile(request, pace).then((bytes) => bytes?.length ?? 0);
    reading.then(read.resolve, read.reject);
    return { length: await reading };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  afterThis(() => app.close());
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  afterThis(() => socket.destroy());
  await once(socket, 'connect');
  return { socket, read: read.promise };
}

const begin = (size: number) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${size}\r\n` +
  'Content-Type: multipart/form-data; boundary=edge\r\n\r\n' +
  '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

test('who sends a byte now and then is hung up on, and the reading ends', async () => {
  const { socket, read } = await startReading({ grace: 200, bytesPerSecond: 1_000_000 });
  socket.write(begin(5_000));
  const trickling = setInterval(() => socket.write('a'), 20);
  afterThis(() => clearInterval(trickling));
  await expect(read).rejects.toMatchObject({ reason: 'invalid-input' });
  expect(await text(socket).catch(() => '')).toBe('');
});

/** A body of which the test says how much has come, on a clock of its own. */
function receive() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  afterThis(() => vi.useRealTimers());
  const socket = { bytesRead: 500 };
  const destroy = vi.fn<() => void>();
  const request = { socket, destroy } as unknown as IncomingMessage;
  const letGo = keepPace(request, { grace: 1_000, bytesPerSecond: 100 });
  return { socket, destroy, letGo };
}

test('what comes earns time', () => {
  const { socket, destroy } = receive();
  vi.advanceTimersByTime(900);
  socket.bytesRead += 100;
  vi.advanceTimersByTime(1_099);
  expect(destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(destroy).toHaveBeenCalledOnce();
});

test('who is done is left alone', () => {
  const { destroy, letGo } = receive();
  letGo();
  vi.advanceTimersByTime(10_000);
  expect(destroy).not.toHaveBeenCalled();
});

test('a body of any call has to keep a pace', async () => {
  const app = fastify();
  boundConnections(app, openLog('silent'), { pace: { grace: 200, bytesPerSecond: 1_000_000 } });
  app.post('/', async () => 'read');
  app.post('/refused', { onRequest: async () => Promise.reject(new Error('no')) }, async () => '');
  await app.listen({ port: 0, host: '127.0.0.1' });
  afterThis(() => app.close());
  for (const path of ['/', '/refused']) {
    const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n` +
        'Content-Type: application/json\r\n\r\n',
    );
    const trickling = setInterval(() => socket.write(' '), 20);
    afterThis(() => clearInterval(trickling));
    socket.resume();
    // Who is hung up on while they write may read of a reset first.
    await new Promise((resolve) => socket.once('close', resolve));
    expect(socket.bytesWritten, path).toBeLessThan(5_000);
  }
});
