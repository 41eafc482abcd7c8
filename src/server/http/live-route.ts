import type { FastifyInstance } from 'fastify';
import { Refused } from '#core/refusal.ts';
import { livePath } from '#contract/routes.ts';
import type { Live } from '../platform/live.ts';
import { networkOf } from './network-of.ts';

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
