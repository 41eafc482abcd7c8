import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from '#server/http/error-handler.ts';
import { mountLive } from '#server/http/plain-routes.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { readStream } from '#tests/support/stream-reader.ts';
import type { StreamReader } from '#tests/support/stream-reader.ts';
import type { Live } from './live.ts';
import { openStreams } from './live-streams.ts';

test('streams of one network make room for those of another, as long as they are more', async () => {
  const streams = openStreams({ most: 3 });
  const app = fastify({ trustProxy: true });
  answerErrors(app);
  await app.register(async (api) => mountLive(api, streams as unknown as Live), { prefix: '/api' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  afterThis(async () => {
    await streams.close();
    await app.close();
  });
  const { port } = app.server.address() as AddressInfo;

  const crowd: StreamReader[] = [];
  for (const host of ['1', '2', '3']) {
    crowd.push(await readStream(port, { from: `2001:db8:0:1::${host}` }));
  }
  const other = await readStream(port, { from: '10.0.0.1' });
  await expect.poll(() => crowd.map((one) => one.isClosed())).toEqual([false, false, true]);
  expect(streams.count()).toBe(3);
  for (const from of ['10.0.0.1', '2001:db8:0:1::4']) {
    const headers = { 'x-forwarded-for': from };
    expect((await fetch(`http://127.0.0.1:${port}/api/live`, { headers })).status).toBe(503);
  }
  streams.send('data: to all\n\n');
  for (const reader of [crowd[0], crowd[1], other]) await reader?.until('data: to all');
  for (const reader of [...crowd, other]) reader.socket.destroy();
  await expect.poll(() => streams.count()).toBe(0);
});
