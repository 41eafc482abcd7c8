import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundConnections } from '#server/http/connections.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';

let server: TestApp;
let port = 0;
beforeAll(async () => {
  server = await startTestApp();
  await server.fastify.listen({ host: '127.0.0.1', port: 0 });
  port = (server.fastify.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

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

test('idle connections make room for those who come', async () => {
  boundConnections(server.fastify, server.ctx.log, 5);
  const idle = await Promise.all(Array.from({ length: 5 }, connect));
  for (const socket of idle) {
    socket.write(health('keep-alive'));
    await once(socket, 'data');
  }
  const gone = Promise.all(idle.map((socket) => once(socket, 'close')));
  // One too many: it is hung up on, and the idle ones with it.
  expect(await ask(health('close'))).toBe('');
  await gone;
  expect(await ask(health('close'))).toMatch(/^HTTP\/1.1 200 /);
});
