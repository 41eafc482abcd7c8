import type { FastifyInstance } from 'fastify';
import { mostConnections } from '../platform/connection-limits.ts';
import type { Log } from '../platform/log.ts';

/**
 * Keeps connections below what the system allows, so that one is left for the database. Node closes
 * a connection beyond the limit at once; idle connections are closed to make room.
 */
export function boundConnections(app: FastifyInstance, log: Log, limit = mostConnections): void {
  const { server } = app;
  server.maxConnections = limit;
  let isRecent = false;
  server.on('drop', () => {
    if (isRecent) return;
    isRecent = true;
    setTimeout(() => {
      isRecent = false;
    }, 1_000).unref();
    log.warn({ limit }, 'all connections are in use; idle ones are closed');
    server.closeIdleConnections();
  });
}
