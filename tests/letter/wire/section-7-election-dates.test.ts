import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Campus } from './campus.ts';
import { openCampus } from './campus.ts';
import { electionToCreate } from './election.ts';

// Section 7, POST /election/create: what an ordinary form sends for its dates and its description.
// The campus stands in Kolkata, five and a half hours before UTC.

let campus: Campus;
beforeAll(async () => {
  campus = await openCampus({ TIME_ZONE: 'Asia/Kolkata' });
});
afterAll(() => campus.close());

const create = (changes: Record<string, unknown>) =>
  campus.admin.post('/election/create', electionToCreate(changes));

test('§7 POST /election/create: days without a time are whole days of the campus', async () => {
  const answer = await create({
    startDate: '2099-03-05',
    endDate: '2099-03-06',
    nominationsCloseAt: '2099-03-04',
  });
  expect(answer).toMatchObject({
    status: 201,
    body: {
      election: {
        startDate: '2099-03-04T18:30:00.000Z',
        endDate: '2099-03-06T18:29:00.000Z',
        nominationsCloseAt: '2099-03-04T18:29:00.000Z',
      },
    },
  });
});

test('§7 POST /election/create: one day may be start and end', async () => {
  const answer = await create({ startDate: '2099-03-05', endDate: '2099-03-05' });
  expect(answer.body).toMatchObject({
    election: { startDate: '2099-03-04T18:30:00.000Z', endDate: '2099-03-05T18:29:00.000Z' },
  });
});

test('§7 POST /election/create: a time without a zone is the campus’s own', async () => {
  const answer = await create({ startDate: '2099-03-05T10:00', endDate: '2099-03-05T18:00:00' });
  expect(answer).toMatchObject({
    status: 201,
    body: {
      election: { startDate: '2099-03-05T04:30:00.000Z', endDate: '2099-03-05T12:30:00.000Z' },
    },
  });
});

test('§7 POST /election/create: a time with a zone is that moment, and is told in UTC', async () => {
  const answer = await create({
    startDate: '2099-03-05T10:00:00.000Z',
    endDate: '2099-03-05T18:00:00+02:00',
  });
  expect(answer.body).toMatchObject({
    election: { startDate: '2099-03-05T10:00:00.000Z', endDate: '2099-03-05T16:00:00.000Z' },
  });
});

test.each([undefined, '', ' '])(
  '§7 POST /election/create: the description may be %j',
  async (description) => {
    expect(await create({ description })).toMatchObject({
      status: 201,
      body: { election: { description: '' } },
    });
  },
);

test.each(['2099-02-30', '2099-02-30T10:00', '2099-3-5', '05/03/2099', 'soon', 4076611200])(
  '§7 POST /election/create: %j is no date',
  async (startDate) => {
    const answer = await create({ startDate, endDate: '2099-12-31' });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { startDate: expect.any(String) } },
    });
  },
);

test('§7 POST /election/create: an end before its start is refused, in days too', async () => {
  const answer = await create({ startDate: '2099-03-05', endDate: '2099-03-04' });
  expect(answer).toMatchObject({ status: 400, body: { fields: { endDate: expect.any(String) } } });
});
