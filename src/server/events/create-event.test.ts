import { beforeAll, expect, test } from 'vitest';
import { createActor, createUpload } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';

const server = testApp();
beforeAll(async () => {
  event.imageUrl = await createUpload(server.ctx);
});

const event = {
  title: 'Antaragni Night',
  description: 'Music until late.',
  date: '2026-03-28',
  type: 'Cultural',
  imageUrl: '',
};

test('a day is the campus’s own, the type is lower-cased, the list is soonest first', async () => {
  const faculty = await createActor(server, { role: 'faculty' });
  const created = await faculty.send('createEvent', { body: event });
  expect(created.status).toBe(201);
  expect(created.body.message).toBe('Event created successfully');
  // Midnight in Asia/Kolkata is half past six in the evening before in UTC.
  expect(created.body.event).toMatchObject({
    type: 'cultural',
    date: '2026-03-27T18:30:00.000Z',
  });
  await faculty.send('createEvent', {
    body: { ...event, title: 'Earlier', date: '2025-03-28T18:00' },
  });
  const { body } = await server.send('listEvents');
  expect(body.events.map((one: { title: string }) => one.title)).toEqual([
    'Earlier',
    'Antaragni Night',
  ]);
});

test.each([
  [{ title: ' ' }, 'title'],
  [{ date: '2026-02-30' }, 'date'],
  [{ date: 'soon' }, 'date'],
  [{ type: 'party' }, 'type'],
  [{ imageUrl: 'https://elsewhere.example/a.png' }, 'imageUrl'],
  [{ imageUrl: '' }, 'imageUrl'],
])('%o is a 400 that names the field', async (wrong, field) => {
  const council = await createActor(server, { role: 'council' });
  const answer = await council.send('createEvent', { body: { ...event, ...wrong } });
  expect(answer.status).toBe(400);
  expect(answer.body.fields[field]).toEqual(expect.any(String));
});

test('deletes once, however many ask', async () => {
  const council = await createActor(server, { role: 'council' });
  const { event: made } = (await council.send('createEvent', { body: event })).body;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => council.send('deleteEvent', { params: { id: made._id } })),
  );
  expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
  expect(answers.filter((one) => one.status === 404)).toHaveLength(9);
  expect(answers.find((one) => one.status === 200)?.body.message).toBe(
    'Event deleted successfully',
  );
});
