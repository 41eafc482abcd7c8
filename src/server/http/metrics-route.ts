import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refused } from '#core/refusal.ts';
import { listFailedCloses, listHolds, listInDoubt } from '../results/results-in-doubt.ts';
import { findLastBackup } from '../upkeep/public.ts';
import { countUnsentEmails } from '../email/trouble.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Services } from '../services.ts';

const sha256 = (text: string) => hash('sha256', text, 'buffer');

/** Counts every request, and shows the counts at /metrics to clients with the token. */
export function mountMetrics(app: FastifyInstance, services: Services, metrics: Metrics): void {
  const { metricsToken } = services.config;
  if (metricsToken === null) return;
  const expected = sha256(`Bearer ${metricsToken}`);
  watchParts(services, metrics);
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern, never the address: that may hold an id or a token.
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    metrics.requestEnded({
      method,
      route,
      status: reply.raw.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
    done();
  });
  app.get(
    '/metrics',
    { schema: { hide: true }, exposeHeadRoute: false },
    async (request, reply) => {
      const isTheirs = timingSafeEqual(sha256(request.headers.authorization ?? ''), expected);
      // As if there were nothing here.
      if (!isTheirs) throw new Refused('unknown-route');
      const { type, text } = await metrics.read();
      return reply.header('content-type', type).header('cache-control', 'no-store').send(text);
    },
  );
}

function watchParts(services: Services, metrics: Metrics): void {
  metrics.watch(
    {
      votes_waiting: 'Votes that wait for a commit in this process',
      passwords_waiting: 'Log-ins and registrations that wait for their password to be hashed',
      live_watchers: 'Open pages that hear changes from this process',
      pool_connections: 'Database connections of the general pool',
      pool_idle: 'Of these, connections that do nothing',
      queries_waiting: 'Queries that wait for a connection',
      pressure_level: 'From -1 (at ease) to 3 (nobody is let in)',
    },
    async () => ({
      votes_waiting: services.voteQueue.waiting(),
      passwords_waiting: services.passwords.waiting(),
      live_watchers: services.live.watchers(),
      pool_connections: services.pool.totalCount,
      pool_idle: services.pool.idleCount,
      queries_waiting: services.pool.waitingCount,
      pressure_level: services.pressure.level(),
    }),
  );
  metrics.watch(
    { clock_apart_ms: 'How far the database’s clock is ahead of this server’s' },
    async () => ({
      clock_apart_ms: services.clockWatch.latest().apartMs ?? 0,
    }),
  );
  metrics.watch(
    { backup_age_seconds: 'How long ago the last backup was taken; -1 where there was none' },
    async () => {
      const last = await findLastBackup(services.db);
      const now = services.live.databaseNow();
      return { backup_age_seconds: last === null ? -1 : (now - last.getTime()) / 1_000 };
    },
  );
  metrics.watch(
    {
      failed_closes: 'Elections that are over and that no server could count for two minutes',
      held_closes: 'Elections that wait for a decision about a result of before a restore',
      results_in_doubt: 'Closed elections whose count and record do not agree',
    },
    async () => ({
      failed_closes: (await listFailedCloses(services.db)).length,
      held_closes: (await listHolds(services.db)).length,
      results_in_doubt: (await listInDoubt(services.db)).length,
    }),
  );
  metrics.watch({ database_up: '1 while the database takes commits' }, async () => ({
    database_up: (await services.healthCheck.isBeating()) ? 1 : 0,
  }));
  metrics.watch(
    {
      jobs_due: 'Jobs of all processes that are due and not done',
      oldest_job_seconds: 'How long the oldest of them has been due',
      emails_waiting: 'E-mails that are not sent yet',
      emails_stuck: 'E-mails that failed and wait for a decision',
      oldest_email_seconds: 'How long the oldest e-mail has waited to be sent',
    },
    async () => {
      const [jobs, emails] = await Promise.all([
        services.jobs.backlog(),
        countUnsentEmails(services),
      ]);
      return {
        jobs_due: jobs.due,
        oldest_job_seconds: jobs.oldest,
        emails_waiting: emails.waiting,
        emails_stuck: emails.failed,
        oldest_email_seconds: emails.oldestSeconds,
      };
    },
  );
}
