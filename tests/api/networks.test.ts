import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app-of-file.ts';

// Whom limits count as one: what a client writes about itself, and what it can rent, is no other one.

const app = testApp({ proxies: 1 });

/** How many of these calls from one header each were let through: 60 an hour of one network are. */
async function passed(count: number, from: (index: number) => string): Promise<number> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { status } = await app.send('checkVoterList', {
      params: { id: randomUUID() },
      body: { enrollmentNumber: '0177CS240001' },
      headers: { 'x-forwarded-for': from(index) },
    });
    statuses.push(status);
  }
  expect(statuses.every((status) => status === 404 || status === 429)).toBe(true);
  return statuses.filter((status) => status === 404).length;
}

test('behind one proxy the last address counts, whatever a client wrote before it', async () => {
  expect(await passed(70, (index) => `198.51.100.${index}, 203.0.113.7`)).toBe(60);
  expect(await passed(1, () => '203.0.113.8')).toBe(1);
});

test('behind two the last but one counts; behind none the header is nothing', async () => {
  const { config } = app.ctx;
  config.proxies = 2;
  expect(await passed(70, (index) => `198.51.100.${index}, 203.0.113.9, 10.0.0.1`)).toBe(60);
  config.proxies = 0;
  expect(await passed(70, (index) => `198.51.100.${index}`)).toBe(60);
  config.proxies = 1;
});

test('each IPv6 network is counted, and its /48 eight times as much', async () => {
  expect(await passed(62, (index) => `2001:db8:7:1::${index + 1}`)).toBe(60);
  expect(await passed(12 * 40, (index) => `2001:db8:8:${(index % 12) + 1}::1`)).toBe(480);
  expect(await passed(20, (index) => `2001:db8:8:${index + 100}::1`)).toBe(0);
  expect(await passed(1, () => '2001:db8:9:1::1')).toBe(1);
});
