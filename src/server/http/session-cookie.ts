import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionDays } from '../accounts/sessions.ts';
import { languageCookie } from '#core/campus/languages.ts';
import { isLoopback } from './same-site.ts';

const plain = 'hustings';
// Only over https: browsers refuse the __Host- prefix and Secure on plain http.
const secure = '__Host-hustings';

/** Seconds, 400 days: browsers keep nothing longer. */
const longestCookie = 400 * 24 * 60 * 60;

const deviceName = (publicUrl: string) => `${isHttps(publicUrl) ? secure : plain}-device`;
const isHttps = (publicUrl: string) => publicUrl.startsWith('https:');

/**
 * The session token a request carries, if it looks like one of ours. Over https only the name that
 * no other site can set: a neighbour below the same domain could sign people in as somebody else.
 */
export function readCookie(request: FastifyRequest, publicUrl: string): string | null {
  const token = request.cookies[isHttps(publicUrl) ? secure : plain];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
}

const inHeader = {
  plain: new RegExp(`(?:^|;) *${plain}=([\\w-]{43}) *(?:;|$)`),
  secure: new RegExp(`(?:^|;) *${secure}=([\\w-]{43}) *(?:;|$)`),
};

/** The same from a Cookie header that is not parsed yet. */
export function readHeader(header: string | undefined, publicUrl: string): string | null {
  if (header === undefined) return null;
  return inHeader[isHttps(publicUrl) ? 'secure' : 'plain'].exec(header)?.[1] ?? null;
}

/** By what the accounts are known that were signed in from this browser; empty without any. */
export function readMarks(request: FastifyRequest, publicUrl: string): string {
  const marks = request.cookies[deviceName(publicUrl)] ?? '';
  return /^[\w.-]{1,400}$/.test(marks) ? marks : '';
}

/** Kept at log-out: with it an owner gets in while strangers guess at the password. */
export function setMarks(reply: FastifyReply, marks: string, publicUrl: string): void {
  reply.setCookie(deviceName(publicUrl), marks, { ...options(publicUrl), maxAge: longestCookie });
}

/** Whether a Cookie header names our cookie; said before anything is parsed or looked up. */
export function hasCookie(header: string | undefined): boolean {
  return header?.includes(`${plain}=`) === true;
}

function options(publicUrl: string) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(publicUrl),
  } as const;
}

export function setCookie(reply: FastifyReply, token: string, publicUrl: string): void {
  reply.setCookie(isHttps(publicUrl) ? secure : plain, token, {
    ...options(publicUrl),
    maxAge: sessionDays * 24 * 60 * 60,
  });
}

/** The tag of the language that somebody chose in this browser, as the cookie says it; null without one. */
export function readLanguage(request: FastifyRequest): string | null {
  // Who is sent away is so before the cookies are read.
  const { cookies }: { cookies?: Record<string, string | undefined> | null } = request;
  const known = cookies ?? request.server.parseCookie(request.headers.cookie ?? '');
  return known[languageCookie] ?? null;
}

/** Pages come in this language from now on. It is no secret: the switch on the page changes it itself. */
export function setLanguage(reply: FastifyReply, language: string, publicUrl: string): void {
  reply.setCookie(languageCookie, language, {
    ...options(publicUrl),
    httpOnly: false,
    maxAge: longestCookie,
  });
}

/**
 * Ends the session in the browser, and what the next person could find there by going back. Cookies
 * and storage stay: they are of the device, and of other sites of the campus. Over plain http browsers
 * ignore the header with a warning, except on their own machine.
 */
export function clearCookie(reply: FastifyReply, publicUrl: string): void {
  if (isHttps(publicUrl) || isLoopback(new URL(publicUrl).hostname)) {
    reply.header('clear-site-data', '"cache"');
  }
  reply.clearCookie(isHttps(publicUrl) ? secure : plain, options(publicUrl));
}
