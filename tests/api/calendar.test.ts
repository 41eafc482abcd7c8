import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import { createActor, createEvent } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// Calendars as another program reads them: ical.js parses what we wrote.

let concert = '';
const description = 'Bring a friend; bring two, or \\ three.\n' + 'आइए '.repeat(40).trim();
const server = testApp();
beforeAll(async () => {
  concert = await createEvent(server.ctx, {
    title: 'Concert, with rain; maybe',
    description,
    held_at: '2031-03-28T12:30:00Z',
    ends_at: '2031-03-28T15:00:00Z',
    place: 'Stage 2, north lawn',
    link: 'https://campus.example/concert?a=1&b=2',
    changed_at: '2026-01-01T00:00:00Z',
  });
  // Midnight in Asia/Kolkata: a day without a time.
  await createEvent(server.ctx, { title: 'Founders’ Day', held_at: '2031-04-01T18:30:00Z' });
});

async function read(address: string) {
  const answer = await server.fastify.inject(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const text = answer.body;
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}

test('the feed has every event, as another program reads it', async () => {
  const [first, second, ...others] = await read('/events.ics');
  expect(others).toEqual([]);
  expect(first?.summary).toBe('Concert, with rain; maybe');
  expect(first?.location).toBe('Stage 2, north lawn');
  expect(first?.description).toContain(description);
  expect(first?.description).toContain('https://campus.example/concert?a=1&b=2');
  expect(first?.uid).toContain(concert);
  expect(first?.startDate.toJSDate().toISOString()).toBe('2031-03-28T12:30:00.000Z');
  expect(first?.endDate.toJSDate().toISOString()).toBe('2031-03-28T15:00:00.000Z');
  expect(second?.startDate).toMatchObject({ isDate: true, year: 2031, month: 4, day: 2 });
  expect(second?.endDate).toMatchObject({ isDate: true, year: 2031, month: 4, day: 3 });
});

test('an event that was changed is the same entry, and newer', async () => {
  const before = (await read('/events.ics'))[0];
  const council = await createActor(server, { role: 'council' });
  await council.send('editEvent', {
    params: { id: concert },
    body: { title: 'Concert, indoors', description: 'x', date: '2031-03-28T19:00', type: 'social' },
  });
  const after = (await read('/events.ics'))[0];
  expect(after?.summary).toBe('Concert, indoors');
  expect(after?.uid).toBe(before?.uid);
  const stampOf = (event: ICAL.Event | undefined) =>
    String(event?.component.getFirstPropertyValue('last-modified'));
  expect(stampOf(after) > stampOf(before)).toBe(true);
});

test('one event is a file of its own; where there is none, there is a 404', async () => {
  const events = await read(`/events/${concert}/calendar.ics`);
  expect(events.map(({ uid }) => uid)).toEqual([expect.stringContaining(concert)]);
  for (const id of ['zzz', '0190aaaa-0000-7000-8000-000000000001']) {
    expect((await server.fastify.inject(`/events/${id}/calendar.ics`)).statusCode).toBe(404);
  }
});
