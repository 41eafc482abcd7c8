import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from '#core/refusal.ts';
import { routes } from '#contract/routes.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Pressure, Rank } from '../platform/pressure.ts';
import { busyPage, busyPolicy } from './busy-page.ts';
import { hasCookie } from './session-cookie.ts';

const votes = new Set([`/api${routes.castVote.path}`, `/api${routes.castBallot.path}`]);
const never = new Set([`/api${routes.health.path}`, `/api${routes.ready.path}`, '/metrics']);

/**
 * Sends people away while the server is behind, before anything was done for them: first those
 * without a session, then those with one, votes and the files of a page last; health checks never
 * (decision 0010).
 */
export function admitInTurn(
  app: FastifyInstance,
  { pressure, metrics }: { pressure: Pressure; metrics: Metrics | null },
): void {
  let turn = 0;
  app.addHook('onRequest', (request, reply, done) => {
    const rank = rankOf(request);
    if (rank === null || pressure.admits(rank)) return done();
    metrics?.sentAway(rank);
    // Three to eight seconds; up to twenty where even those inside have to wait.
    turn = (turn + 1) % (pressure.level() < 1 ? 6 : waits.length);
    sendAway(request, reply, turn);
  });
}

function rankOf({ url, headers }: FastifyRequest): Rank | null {
  const [path = ''] = url.split('?', 1);
  if (never.has(path)) return null;
  const isInside = hasCookie(headers.cookie);
  if (votes.has(path)) return isInside ? 'ballot' : 'outside';
  if (isInside) return 'inside';
  // A page that is loading is finished; a new one waits.
  const isFile = !path.startsWith('/api/') && !path.startsWith('/uploads/') && !wantsPage(headers);
  return isFile ? 'ballot' : 'outside';
}

const wantsPage = (headers: FastifyRequest['headers']) =>
  headers.accept?.includes('text/html') === true;

interface Farewell {
  headers: string[];
  /** A string leaves together with its headers, in one write. */
  text: string;
}

const [code, message] = refusals.overloaded;
const body = JSON.stringify({ error: code, message, reason: 'overloaded' });

function farewell(seconds: number, type: string, policy: string, text: string): Farewell {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'content-length': String(Buffer.byteLength(text)),
    'retry-after': String(seconds),
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  return { headers: Object.entries(headers).flat(), text };
}

// Made once, because sending away must cost next to nothing. The waits are spread, so that those
// who were refused together do not come back together.
const waits = Array.from({ length: 18 }, (_, index) => index + 3);
const nothing = "default-src 'none'; frame-ancestors 'none'";
const calls = waits.map((wait) => farewell(wait, 'application/json', nothing, body));
const pages = waits.map((wait) => farewell(wait, 'text/html', busyPolicy, busyPage(wait)));

function sendAway(request: FastifyRequest, reply: FastifyReply, turn: number): void {
  const isPage = wantsPage(request.headers) && !request.url.startsWith('/api/');
  const { headers, text } = (isPage ? pages : calls)[turn] as Farewell;
  reply.hijack();
  reply.raw.writeHead(503, headers);
  reply.raw.end(text);
}
