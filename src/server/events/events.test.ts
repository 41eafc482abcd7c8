import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { createActor, createEvent, createUpload } from '#tests/support/factories.ts';
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

const changed = {
  title: 'Antaragni Night, moved',
  description: 'Music until late.',
  date: '2031-03-28T18:00',
  endDate: '2031-03-28T23:30',
  place: 'Open air stage',
  link: 'https://campus.example/antaragni',
  type: 'cultural',
};

test('staff change all of an event, and without a picture it keeps its own', async () => {
  const faculty = await createActor(server, { role: 'faculty' });
  const { body } = await faculty.send('createEvent', {
    body: {
      title: 'Antaragni',
      description: 'Music.',
      date: '2031-03-27',
      type: 'social',
      imageUrl: event.imageUrl,
    },
  });
  expect(body.event).toMatchObject({ endDate: '', place: '', link: '' });
  const params = { id: body.event._id };
  const answer = await faculty.send('editEvent', { params, body: changed });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    message: 'Event updated successfully',
    event: {
      ...changed,
      _id: body.event._id,
      date: '2031-03-28T12:30:00.000Z',
      endDate: '2031-03-28T18:00:00.000Z',
      imageUrl: event.imageUrl,
    },
  });
  const { body: listed } = await server.send('listEvents');
  expect(listed.events).toContainEqual(answer.body.event);
});

test.each([
  [{ endDate: '2031-03-28T18:00' }, 'endDate', 'The end must be later than the beginning'],
  [{ endDate: '2031-02-30' }, 'endDate', 'Enter a valid date'],
  [{ date: '2031-02-30' }, 'date', 'Enter a valid date'],
  [{ link: 'javascript:alert(1)' }, 'link', 'Enter an address that begins with https://'],
  [{ title: ' ' }, 'title', 'Title is required'],
])('%o is a 400 with a sentence for its field', async (wrong, field, sentence) => {
  const council = await createActor(server, { role: 'council' });
  const id = await createEvent(server.ctx);
  const answer = await council.send('editEvent', {
    params: { id },
    body: { ...changed, ...wrong },
  });
  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: sentence } } });
});

test('an event that is deleted meanwhile is not changed, and none that never was', async () => {
  const council = await createActor(server, { role: 'council' });
  const id = await createEvent(server.ctx);
  await council.send('deleteEvent', { params: { id } });
  for (const gone of [id, randomUUID()]) {
    const answer = await council.send('editEvent', { params: { id: gone }, body: changed });
    expect(answer).toMatchObject({ status: 404, body: { message: 'This event does not exist.' } });
  }
});
