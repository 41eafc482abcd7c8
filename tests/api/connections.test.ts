import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { testApp } from '#tests/support/app-of-file.ts';

let port = 0;
const server = testApp();
beforeAll(async () => {
  await server.fastify.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => {
  port = (server.fastify.server.address() as AddressInfo).port;
});

async function connect(): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}
const health = (connection: string) =>
  `GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`;
async function ask(request: string): Promise<string> {
  const socket = await connect();
  socket.write(request);
  return text(socket);
}

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
  ],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['20 kB of headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is refused, and the next is served', async (_name, request, status) => {
  expect(await ask(request)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(await ask(health('close'))).toMatch(/^HTTP\/1.1 200 /);
});

test('who begins a request and does not end it has a limit, as has who says nothing', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = server.fastify.server;
  expect(headersTimeout).toBeLessThanOrEqual(15_000);
  expect(requestTimeout).toBeLessThanOrEqual(120_000);
  expect(keepAliveTimeout).toBeLessThanOrEqual(72_000);
});

/** Another listener of the same server with so many connections. */
async function listenWith(mostConnections: number) {
  const { ctx } = server;
  const app = await buildApp(ctx, ctx.log as never, { pagesFolder: '/nowhere', mostConnections });
  await app.listen({ host: '127.0.0.1', port: 0 });
  afterThis(() => app.close());
  port = (app.server.address() as AddressInfo).port;
  return app.server;
}

test('idle connections make room for those who come', async () => {
  await listenWith(5);
  const idle = await Promise.all(Array.from({ length: 4 }, connect));
  for (const socket of idle) {
    socket.write(health('keep-alive'));
    await once(socket, 'data');
  }
  const gone = Promise.all(idle.map((socket) => once(socket, 'close')));
  expect(await ask(health('close'))).toMatch(/^HTTP\/1.1 200 /);
  await gone;
});

test('560 sockets of one address that send a byte now and then keep nobody out', async () => {
  const listening = await listenWith(500);
  const begin =
    'POST /api/contact/create HTTP/1.1\r\nHost: localhost\r\n' +
    'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{';
  const open: net.Socket[] = [];
  afterThis(() => open.forEach((socket) => socket.destroy()));
  for (let index = 0; index < 560; index += 1) {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.on('connect', () => socket.write(begin));
    open.push(socket);
  }
  const trickling = setInterval(() => {
    for (const socket of open) if (!socket.destroyed) socket.write(' ');
  }, 3_000);
  afterThis(() => clearInterval(trickling));
  const count = () =>
    new Promise<number>((resolve, reject) =>
      listening.getConnections((error, held) => (error === null ? resolve(held) : reject(error))),
    );
  await expect.poll(count).toBeGreaterThanOrEqual(400);
  const answers: string[] = [];
  for (let index = 0; index < 10; index += 1) answers.push(await ask(health('close')));
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 200 /);
});
