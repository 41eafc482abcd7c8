import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { loadCommonPasswords } from './accounts/new-password.ts';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import { withFreePort } from './before-start.ts';
import { startNightlyBackups } from './backup/nightly.ts';
import { offerSetUp, takeUniversityName } from './campus/offer-set-up.ts';
import { nameOfHost } from './config.ts';
import type { Config } from './config.ts';
import { openConnections } from './platform/db/open-connections.ts';
import { watchReleases } from './platform/db/watch-releases.ts';
import { isRecordGuarded } from './platform/db/roles/guards.ts';
import { checkMail } from './platform/mail/open-mail.ts';
import type { FullLog } from './platform/log.ts';
import { openServices } from './services.ts';
import type { Services } from './services.ts';

/** A server that answers, until it is closed. */
export interface Serving {
  services: Services;
  /** Where it listens. */
  url: string;
  /** The one-time link of the first admin; null once there is one. */
  setUpLink: string | null;
  /** Says why, once a newer release has changed the database so that this server must end. */
  outdated: Promise<string>;
  /** Lets requests in flight finish, then closes the database cleanly. */
  close(): Promise<void>;
}

// Below the 30 seconds after which containers and service managers kill.
const longestFarewell = 20_000;

/** Starts the database where it is ours, migrates, opens all parts and listens. */
export async function serve(given: Config, log: FullLog): Promise<Serving> {
  const config = await withFreePort(given);
  // It closes in the order opposite to that of opening.
  const opened = new AsyncDisposableStack();
  try {
    const { connection, owner, stop } = await openConnections(config, log);
    opened.defer(stop);
    const running = await openServices({ config, connection, owner, log });
    opened.defer(() => running.close());
    const { services } = running;
    const isCopy = config.copyOf !== null;
    if (!isCopy) await startWork(services, opened);
    const app = await buildApp(services, log);
    opened.defer(() => closeInTime(app));
    if (!isCopy) await takeUniversityName(services);
    // Away, it is a warning in the log: people can log in another way meanwhile.
    void services.signOn?.reach().catch(() => {});
    if (!isCopy) void warnOfMail(services);
    const setUpLink = isCopy ? null : await offerSetUp(services);
    await app.listen({ host: config.host, port: config.port });
    if (!(await isRecordGuarded(services.db))) log.warn({}, unguarded);
    if (!services.areResultsGuarded) log.warn({}, unguardedResults);
    // So that nobody who registers waits for it, nor do those who ask meanwhile.
    void loadCommonPasswords();
    // Streams never end by themselves, so they go first; then requests in flight finish.
    opened.defer(() => services.live.close());
    // First of all the balancer learns that it should send people elsewhere.
    const { promise: outdated, resolve: tellOutdated } = Promise.withResolvers<string>();
    let isOutdated = false;
    opened.defer(async () => {
      services.readiness.isLeaving = true;
      if (!isOutdated) await wait(config.drainSeconds * 1_000);
    });
    const watch = watchReleases(services, (sentence) => {
      isOutdated = true;
      tellOutdated(sentence);
    });
    opened.defer(() => watch.close());
    const url = `http://${nameOfHost(config.host)}:${config.port}`;
    return { services, url, setUpLink, outdated, close: () => opened.disposeAsync() };
  } catch (error) {
    await opened.disposeAsync().catch(() => {});
    throw error;
  }
}

/** What a server does by itself: jobs, e-mails, closes, backups. A copy to look at does none of it. */
async function startWork(services: Services, opened: AsyncDisposableStack): Promise<void> {
  const background = await startBackground(services);
  opened.defer(() => background.close());
  const nightly = startNightlyBackups(services, services.owner);
  opened.defer(() => nightly.close());
}

/** Tells the operator at once what people would notice late. It keeps nothing from starting. */
async function warnOfMail({ mail, log }: Pick<Services, 'mail' | 'log'>): Promise<void> {
  const trouble = await checkMail(mail);
  if (trouble === null) return;
  log.warn({ reason: trouble.said }, 'no e-mail can leave: look at SMTP_URL and the mail server');
}

const unguarded =
  'the database role that serves could change or delete the record of what officers do: set MIGRATE_DATABASE_URL to a role that owns the tables, and DATABASE_URL to one that does not (docs/operations.md)';

const unguardedResults =
  'the database role that serves could change counted elections: set MIGRATE_DATABASE_URL to a role that owns the tables, and DATABASE_URL to one that does not (docs/operations.md)';

/** Requests in flight finish, unless one takes longer than a stop may. */
async function closeInTime(app: FastifyInstance): Promise<void> {
  const isLate = setTimeout(() => app.server.closeAllConnections(), longestFarewell);
  await app.close();
  clearTimeout(isLate);
}
