import type { FastifyInstance } from 'fastify';
import { writeCalendar, writeCalendarOf } from '../events/write-calendar.ts';
import type { Services } from '../services.ts';
import { sendCached } from './send-cached.ts';

const headers = { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-cache' };
const hidden = { schema: { hide: true } };

/** The feed that calendars subscribe to, and a file for each event. */
export function serveCalendars(app: FastifyInstance, services: Services): void {
  const feed = services.responseCache.cache({
    after: ['events', 'campus'],
    make: async () => ({ body: await writeCalendar(services), until: null }),
  });
  app.get('/events.ics', hidden, async (request, reply) =>
    sendCached(request, reply, await feed.read(), headers),
  );
  app.get<{ Params: { id: string } }>(
    '/events/:id/calendar.ics',
    hidden,
    async ({ params }, reply) =>
      reply
        .headers({ ...headers, 'content-disposition': 'attachment; filename="event.ics"' })
        .send(await writeCalendarOf(services, params.id)),
  );
}
