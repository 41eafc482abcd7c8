import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from '#core/refusal.ts';
import { routes } from '#contract/routes.ts';
import { openFairPlaces } from '../platform/fair-places.ts';
import type { Rank } from '../platform/pressure.ts';
import type { Services } from '../services.ts';
import type { LanguageTag } from '#texts/languages.ts';
import { speaking } from '../platform/languages.ts';
import type { Offered } from '../platform/languages.ts';
import { busyPage, busyPolicy } from './busy-page.ts';
import { languageOfPage, rememberOffered } from './reader-language.ts';
import { readHeader } from './session-cookie.ts';

const votes = new Set([`/api${routes.castVote.path}`, `/api${routes.castBallot.path}`]);
const never = new Set([`/api${routes.health.path}`, `/api${routes.ready.path}`, '/metrics']);

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether its session is one that exists; said before anything is done for it. */
    isInside: boolean;
  }
}

/** How many sessions are looked up at once for those who would be sent away, of all and of a network. */
const mostLookUps = { ofAll: 2_000, ofNetwork: 500 };

/**
 * Sends people away while the server is behind, before anything was done for them: first those
 * without a session, then those with one, votes and the files of a page last; health checks never
 * (decision 0010). A cookie that somebody made up is no session: one that this process does not
 * remember is looked up, and only for who would be sent away.
 */
export function admitInTurn(
  app: FastifyInstance,
  services: Pick<Services, 'pressure' | 'metrics' | 'sessions' | 'config' | 'campus'>,
): void {
  const { pressure, metrics, sessions } = services;
  const lookUps = openFairPlaces<symbol>(mostLookUps.ofAll);
  const pages = openPages(services);
  let turn = 0;

  const turnAway = (request: FastifyRequest, reply: FastifyReply, rank: Rank) => {
    metrics?.sentAway(rank);
    // Three to eight seconds; up to twenty where even those inside have to wait.
    turn = (turn + 1) % (pressure.level() < 1 ? 6 : waits.length);
    sendAway(request, reply, () => pages.of(request), turn);
  };

  async function existsNow(token: string, from: string): Promise<boolean> {
    const place = Symbol(from);
    if (lookUps.heldBy(from) >= mostLookUps.ofNetwork || !lookUps.take(from, place)) return false;
    try {
      return (await sessions.find(token)) !== null;
    } catch {
      // The database cannot be asked: nothing that needs it would succeed.
      return false;
    } finally {
      lookUps.leave(from, place);
    }
  }

  async function lookAgain(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, done }: { token: string; done: () => void },
  ): Promise<void> {
    request.isInside = await existsNow(token, request.network);
    const rank = rankOf(request) ?? 'outside';
    if (request.isInside && pressure.admits(rank)) done();
    else turnAway(request, reply, rank);
  }

  app.decorateRequest('isInside', false);
  app.addHook('onRequest', (request, reply, done) => {
    const token = readHeader(request.headers.cookie, services.config.publicUrl);
    request.isInside = token !== null && sessions.isRemembered(token);
    const rank = rankOf(request);
    pages.lookSometimes();
    if (rank === null || pressure.admits(rank)) return done();
    if (token === null || request.isInside) return turnAway(request, reply, rank);
    void lookAgain(request, reply, { token, done });
  });
}

function rankOf({ url, headers, isInside }: FastifyRequest): Rank | null {
  const [path = ''] = url.split('?', 1);
  if (never.has(path)) return null;
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
const makePages = () =>
  waits.map((wait) => farewell(wait, 'text/html', busyPolicy, busyPage(wait)));
const english = makePages();

/** Milliseconds after which it is asked again what the campus offers. */
const looksEvery = 2_000;

/** The pages in each language that the campus offers, made before somebody is sent away with them. */
function openPages(services: Pick<Services, 'campus'>) {
  const readOffered = rememberOffered(services);
  const made = new Map<LanguageTag, Farewell[]>();
  let offered: Offered = ['en'];
  let lookedAt = -Infinity;
  const look = async () => {
    offered = await readOffered();
    for (const tag of offered) {
      if (tag !== 'en' && !made.has(tag))
        made.set(tag, await speaking(tag, async () => makePages()));
    }
  };
  const lookSometimes = () => {
    if (performance.now() - lookedAt < looksEvery) return;
    lookedAt = performance.now();
    // Without it the page is English, and no less true.
    look().catch(() => {});
  };
  return {
    lookSometimes,
    of: (request: FastifyRequest) => made.get(languageOfPage(offered, request).language) ?? english,
  };
}

function sendAway(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: () => Farewell[],
  turn: number,
): void {
  const isPage = wantsPage(request.headers) && !request.url.startsWith('/api/');
  const { headers, text } = (isPage ? pages() : calls)[turn] as Farewell;
  reply.hijack();
  reply.raw.writeHead(503, headers);
  reply.raw.end(text);
}
