import path from 'node:path';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Refused } from '#core/refusal.ts';
import { admitInTurn } from './http/admission.ts';
import { serveCalendars, mountLive, takeOneClicks } from './http/plain-routes.ts';
import { boundConnections } from './http/connections.ts';
import { answerBadAddress, answerErrors } from './http/error-handler.ts';
import { headersFor, setHeaders } from './http/headers.ts';
import { readJsonBodies } from './http/json-body.ts';
import { serveManifest } from './http/manifest-route.ts';
import { mountMetrics } from './http/metrics-route.ts';
import { mountCalls } from './http/mount.ts';
import { describeCalls, showDocument } from './http/openapi.ts';
import { servePages } from './http/pages.ts';
import { servePictures } from './http/pictures.ts';
import { refuseChanges } from './http/refuse-changes.ts';
import { refuseOtherSites } from './http/same-site.ts';
import { widerNetworkOf, widerShare } from './platform/networks.ts';
import type { Services } from './services.ts';

// A campus of thousands sits behind one address, all there in the opening minutes: the bounds only
// keep one machine from taking the whole server. Accounts are guarded by log-in attempts, votes by
// the ballot box, e-mails and messages by quotas, the process by admission.
const perAddress = {
  timeWindow: '1 minute',
  keyGenerator: ({ network, isInside }: FastifyRequest) =>
    isInside ? `${network} inside` : network,
  max: ({ isInside }: FastifyRequest) => (isInside ? 600_000 : 60_000),
  allowList: ({ url }: FastifyRequest) => !url.startsWith('/api/'),
};
// The same for the larger network of an IPv6 one (platform/per-network.ts).
const perWiderNetwork = {
  ...perAddress,
  keyGenerator: ({ network, isInside }: FastifyRequest) =>
    `${widerNetworkOf(network) ?? 'none'}${isInside ? ' inside' : ''}`,
  max: (request: FastifyRequest) => perAddress.max(request) * widerShare,
  allowList: (request: FastifyRequest) =>
    perAddress.allowList(request) || widerNetworkOf(request.network) === null,
};

const builtPages = path.resolve(import.meta.dirname, '../../dist/web');

/** Builds the server over a context: headers, limits, calls, stream, pages. Does not listen. */
export async function buildApp(
  services: Services,
  log: FastifyBaseLogger,
  options: { pagesFolder?: string; mostConnections?: number } = {},
): Promise<FastifyInstance> {
  const pages = options.pagesFolder ?? builtPages;
  const headersOf = headersFor(services.config.publicUrl, pages);
  const app = fastify({
    loggerInstance: log,
    // Requests are counted elsewhere; a line for each would hold addresses and times of voters.
    logController: new LogController({ disableRequestLogging: true }),
    // By count: what a client writes into the header stands before what our proxies add.
    trustProxy: (_address: string, hop: number) => hop < services.config.proxies,
    bodyLimit: 64 * 1024,
    // Long enough for a picture of 5 MB over a slow phone.
    requestTimeout: 120_000,
    connectionTimeout: 60_000,
    // Who sends nothing, or a header letter by letter, holds a socket for so long and not longer.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // Who still came is served; Fastify would refuse in a form of its own.
    return503OnClosing: false,
    // Before any hook.
    frameworkErrors: (error, request, reply) =>
      answerBadAddress(error, reply.headers(headersOf(request.url))),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const { mostConnections } = options;
  app.addHook('onRequest', (request, _reply, done) => {
    services.forwarded.note(request.headers['x-forwarded-for']);
    done();
  });
  boundConnections(
    app,
    services.log,
    mostConnections === undefined ? {} : { most: mostConnections },
  );
  admitInTurn(app, services);
  answerErrors(app, () => services.diskWatch.latest().isFull);
  if (services.metrics !== null) mountMetrics(app, services, services.metrics);
  readJsonBodies(app);
  refuseOtherSites(app, services.config);
  if (services.config.copyOf !== null) refuseChanges(app);
  setHeaders(app, headersOf);
  await app.register(cookie);
  await app.register(rateLimit, perAddress);
  const countWider = app.createRateLimit(perWiderNetwork);
  app.addHook('onRequest', async (request) => {
    const counted = await countWider(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw new Refused('too-many-requests', { retryAfter: counted.ttlInSeconds });
  });
  await app.register(
    async (api) => {
      await describeCalls(api);
      mountCalls(api, services);
      mountLive(api, services.live);
      showDocument(api);
    },
    { prefix: '/api' },
  );
  await takeOneClicks(app, services);
  servePictures(app, services.files);
  serveManifest(app, services);
  serveCalendars(app, services);
  await servePages(app, services, pages);
  return app;
}
