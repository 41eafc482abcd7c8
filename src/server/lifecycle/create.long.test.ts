import { expect, test } from 'vitest';
import { createActor } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';

const app = testApp();

test('writes an uploaded roll of 100,000 numbers', async () => {
  const council = await createActor(app, { role: 'council' });
  const numbers = Array.from(
    { length: 100_000 },
    (_, index) =>
      `0177${'ABCDEFGHIJ'.charAt(Math.floor(index / 10_000))}X23${String(index % 10_000).padStart(4, '0')}`,
  );
  const inHours = (hours: number) => new Date(app.clock.now() + hours * 3_600_000).toISOString();
  const { status, body } = await council.send('createElection', {
    body: {
      name: 'Student Council 2027',
      description: '',
      startDate: inHours(1),
      endDate: inHours(2),
      positions: [{ title: 'President' }],
      electorate: { kind: 'roll', numbers },
    },
  });
  expect(status).toBe(201);
  expect(body.election.electorate).toEqual({ kind: 'roll', rollSize: 100_000 });
});
