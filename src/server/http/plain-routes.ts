import type { FastifyInstance } from 'fastify';
import { writeCalendar, writeCalendarOf } from '../events/calendar.ts';
import type { Services } from '../services.ts';
import { speaking } from '../platform/languages.ts';
import { inEachLanguage } from './reader-language.ts';
import { sendCached } from './send-cached.ts';
import { Refused } from '#core/refusal.ts';
import { livePath } from '#contract/routes.ts';
import type { Live } from '../platform/live.ts';
import { networkOf } from './network-of.ts';
import { pagePaths } from '#core/page-paths.ts';
import { unsubscribeByOneClick } from '../email/unsubscribe.ts';

const headers = { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-cache' };

const hidden = { schema: { hide: true } };

/** The feed that calendars subscribe to, and a file for each event. */
export function serveCalendars(app: FastifyInstance, services: Services): void {
  const feeds = inEachLanguage(services, {
    after: ['events', 'campus'],
    make: async () => ({ body: await writeCalendar(services), until: null }),
  });
  app.get('/events.ics', hidden, async (request, reply) => {
    const { body, vary } = await feeds.readFor(request);
    return sendCached(request, reply, body, { ...headers, vary });
  });
  app.get<{ Params: { id: string } }>(
    '/events/:id/calendar.ics',
    hidden,
    async (request, reply) => {
      const { language } = await feeds.languageFor(request);
      return reply
        .headers({ ...headers, 'content-disposition': 'attachment; filename="event.ics"' })
        .send(await speaking(language, () => writeCalendarOf(services, request.params.id)));
    },
  );
}

/** The stream of changes: open to everybody, since it names no person and no choice. */
export function mountLive(app: FastifyInstance, live: Live): void {
  const schema = {
    summary: 'Changes as server-sent events: standings and elections',
    tags: ['live'],
  };
  app.get(livePath, { exposeHeadRoute: false, schema }, (request, reply) => {
    // What earlier hooks set, such as the security headers, belongs to this answer as well.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    if (!live.join(reply.raw, networkOf(request.ip))) {
      throw new Refused('overloaded', { retryAfter: 10 });
    }
    reply.hijack();
  });
}

/**
 * The address of the List-Unsubscribe header. A mail program sends a POST to it, as a form of
 * whichever type; a browser opens it, and sees a page that changes nothing by itself.
 */
export async function takeOneClicks(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    // What the form says is always the same. It is read, so that the sender can end its request.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4_096 }, async () => null);
    scope.post<{ Querystring: { token?: string | string[] } }>(
      pagePaths.unsubscribe,
      { schema: { hide: true } },
      async ({ query }, reply) => {
        const token = String(query.token ?? '').slice(0, 200);
        const stopped = await unsubscribeByOneClick(services, token);
        return reply.type('text/plain; charset=utf-8').send(`${stopped}\n`);
      },
    );
  });
}
