import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Event } from '#contract/events.ts';
import { eventPagePath } from '#core/page-paths.ts';
import { formatEventDate } from '#core/campus/dates.ts';
import { escapeHtml } from '../escape-html.ts';
import { findEvent } from '../events/find-event.ts';
import type { Services } from '../services.ts';

const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
/** What `npm run build` leaves for the title, which the server replaces. */
const marked = /<!--head-->[\s\S]*<!--\/head-->/;

/** The page of one event: the browser renders it, and link previews read its head. */
export function serveEventPages(app: FastifyInstance, services: Services, folder: string): void {
  let shell: string | undefined;
  app.get<{ Params: { eventId: string } }>(
    eventPagePath,
    { schema: { hide: true } },
    async ({ params }, reply) => {
      // Read once, by the first who asks: without a build the server starts all the same.
      shell ??= readFileSync(path.join(folder, 'index.html'), 'utf8');
      const event = await findEvent(services, params.eventId);
      reply.code(event === null ? 404 : 200).headers(headers);
      if (event === null) return reply.send(shell);
      const { timeZone } = await services.campus.settings();
      const head = headOf(event, timeZone, services.config.publicUrl);
      return reply.send(shell.replace(marked, () => head));
    },
  );
}

function headOf(event: Event, timeZone: string, publicUrl: string): string {
  const when = formatEventDate(event.date, timeZone);
  const where = event.place === '' ? when : `${when}, ${event.place}`;
  const description = `${where}. ${event.description.replaceAll(/\s+/g, ' ')}`.slice(0, 200);
  const tags = {
    'og:type': 'article',
    'og:title': event.title,
    'og:description': description,
    'og:url': `${publicUrl}/events/${event._id}`,
    'og:image':
      event.imageUrl === '' ? `${publicUrl}/icons/icon-512.png` : publicUrl + event.imageUrl,
  };
  return [
    `<title>${escapeHtml(`${event.title} · Student Council`)}</title>`,
    ...Object.entries(tags).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}" />`,
    ),
  ].join('');
}
