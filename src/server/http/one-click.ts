import type { FastifyInstance } from 'fastify';
import { pagePaths } from '#core/page-paths.ts';
import { unsubscribeByOneClick } from '../email/unsubscribe.ts';
import type { Services } from '../services.ts';

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
