import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageFor } from '#core/campus/languages.ts';
import { languageHeader } from '#contract/routes.ts';
import { isLanguageTag, languages } from '#texts/languages.ts';
import type { LanguageTag } from '#texts/languages.ts';
import { languageOfSession } from '../own-account/edit-profile.ts';
import { offeredBy, speaking } from '../platform/languages.ts';
import type { Offered } from '../platform/languages.ts';
import type { CachedResponse, ResponseSource } from '../platform/response-cache.ts';
import type { Services } from '../services.ts';
import { readLanguage, setLanguage } from './session-cookie.ts';

/** In which language a page comes, and of what in the request that depends. */
export interface PageLanguage {
  language: LanguageTag;
  /** Beyond the encoding; empty where the campus offers one language. */
  vary: readonly string[];
}

/**
 * In which language a page comes: the one chosen in this browser, else the one that it asks for, of those that
 * the campus offers. It has nothing to do with calls, whose sentences are English to everybody but our pages.
 */
export function languageOfPage(offered: Offered, request: FastifyRequest): PageLanguage {
  if (offered.length === 1) return { language: offered[0], vary: [] };
  const accepted = request.headers['accept-language'];
  const language = languageFor({ chosen: readLanguage(request), accepted }, offered);
  return {
    language: isLanguageTag(language) ? language : offered[0],
    vary: ['accept-language', 'cookie'],
  };
}

/** What the campus offers; while the database does not answer, what it offered before. */
export function rememberOffered({ campus }: Pick<Services, 'campus'>): () => Promise<Offered> {
  let offered: Offered = ['en'];
  return async () => {
    try {
      offered = offeredBy(await campus.settings());
    } catch {
      // Pages stay readable, and say themselves what they cannot read.
    }
    return offered;
  };
}

/** A response that is kept ready in each language, for what is fetched as pages are. */
export function inEachLanguage(services: Services, { after, make }: ResponseSource) {
  const offered = rememberOffered(services);
  const ready = new Map(
    languages.map(({ tag }) => [
      tag,
      services.responseCache.cache({ after, make: (now) => speaking(tag, () => make(now)) }),
    ]),
  );
  const languageFor = async (request: FastifyRequest) => languageOfPage(await offered(), request);
  return {
    languageFor,
    async readFor(request: FastifyRequest) {
      const { language, vary } = await languageFor(request);
      const body = await (ready.get(language) as CachedResponse).read();
      return { body, vary: ['accept-encoding', ...vary].join(', ') };
    },
  };
}

/** In which language our own page wants what a call says; null for everybody else, who get English. */
export function languageOfCall(request: FastifyRequest): LanguageTag | null {
  const asked = request.headers[languageHeader];
  return typeof asked === 'string' && isLanguageTag(asked) ? asked : null;
}

/** After a log-in: this browser shows pages as the account reads them. */
export async function showLanguageOf(
  services: Services,
  token: string,
  reply: FastifyReply,
): Promise<void> {
  const offered = offeredBy(await services.campus.settings());
  if (offered.length === 1) return;
  const language = await languageOfSession(services, token);
  if (language === null || language === readLanguage(reply.request)) return;
  if (offered.some((tag) => tag === language)) {
    setLanguage(reply, language, services.config.publicUrl);
  }
}
