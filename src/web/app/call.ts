import type { Api } from '#contract/api.ts';
import type { BodyToSend, ParamsOf, QueryToSend, ReplyOf } from '#contract/endpoint.ts';
import type { Proposed } from '#contract/proposal-shapes.ts';
import { languageHeader, routes, serverTimeHeader } from '#contract/routes.ts';
import { messages } from '#texts/en/site.ts';
import { asStored } from '#texts/as-stored.ts';
import type { CallErrorDetails } from '#web/kit/call-error.ts';
import { CallError, isNoSuchCall, noSuchCall } from '#web/kit/call-error.ts';
import { pageLanguage } from './language.ts';
import { isProvedFor } from './proof.ts';
import { learnServerTime } from './server-clock.ts';
import { standIns } from './stand-ins.ts';

export type CallName = keyof Api;
/** What a call answers; one that two officers may be needed for can wait for the second one. */
export type Reply<N extends CallName> =
  | ReplyOf<Api[N]>
  | (Api[N] extends { proposes: true } ? Proposed : never);

export interface Extras {
  signal?: AbortSignal;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  /** Sent again with it, a call counts once. */
  idempotencyKey?: string;
}
type Part<Key extends string, T> = [T] extends [undefined] ? unknown : Record<Key, T>;
/** What a call's body holds. */
export type BodyOfCall<N extends CallName> = NonNullable<BodyToSend<Api[N]>>;
export type CallOptions<N extends CallName> = Extras &
  Part<'params', ParamsOf<Api[N]>> &
  Part<'query', QueryToSend<Api[N]>> &
  Part<'body', BodyToSend<Api[N]>>;
type OptionsArgument<N extends CallName> =
  Extras extends CallOptions<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>];

/**
 * Makes one call of the contract and gives its reply; throws a CallError for everything else, an
 * answer with an error field among it whatever its status.
 * There is no time limit; pass a signal to give up. Where the server first asks for a proof of who it is,
 * a dialog takes it and the same call is made again: nothing that was typed is lost.
 */
export async function call<N extends CallName>(
  name: N,
  ...[options]: OptionsArgument<N>
): Promise<Reply<N>> {
  try {
    return await callOnce(name, options);
  } catch (refusal) {
    const standIn = isNoSuchCall(refusal) ? (standIns[name]?.() ?? null) : null;
    if (standIn !== null) return standIn;
    if (!(await isProvedFor(refusal))) throw refusal;
    return callOnce(name, options);
  }
}

async function callOnce<N extends CallName>(
  name: N,
  options: (Extras & Sent) | undefined,
): Promise<Reply<N>> {
  const { params, query, body, idempotencyKey, ...extras } = options ?? {};
  const response = await send(addressOf(routes[name].path, params, query), {
    ...extras,
    method: routes[name].method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const time = response.headers.get(serverTimeHeader);
  if (time !== null) learnServerTime(Number(time));
  // Most servers say in a page of their own that they have no such call. A vote would rather be sent again.
  const isUnknown = response.status === 404 && (routes[name].method === 'GET' || name in standIns);
  const answer = isUnknown ? await response.json().catch(() => ({})) : await readJson(response);
  if (!response.ok || 'error' in Object(answer)) throw refusalIn(answer, response);
  return answer as Reply<N>;
}

interface Sent {
  params?: object;
  query?: object;
  body?: unknown;
}

function addressOf(path: string, params: object = {}, query: object = {}): string {
  const values = new Map(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(values.get(key))),
  );
  const asked = Object.entries(query).map(([key, value]) => [key, String(value)]);
  return `/api${filled}${asked.length === 0 ? '' : `?${String(new URLSearchParams(asked))}`}`;
}

// Only development renders pages without their data at hand (vite.config.ts).
const origin = import.meta.env.SSR ? String(import.meta.env['VITE_API_ORIGIN'] ?? '') : '';

/** Fetches, and turns a network that gave nothing into a CallError of status 0. */
export async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    const headers = new Headers(init.headers);
    if (!import.meta.env.SSR) headers.set(languageHeader, pageLanguage());
    return await fetch(origin + address, { credentials: 'same-origin', ...init, headers });
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'AbortError') throw problem;
    throw new CallError(messages.errors.network, { status: 0, error: 'network' });
  }
}

/** The answer's JSON; anything else comes from a proxy between us and the server. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new CallError(messages.errors.garbled, { status: 0, error: 'garbled' });
  }
}

/** Reads `{error, message, reason?, fields?}` without trusting its shape. */
export function refusalIn(answer: unknown, response: Response): CallError {
  const held = new Map<string, unknown>(
    typeof answer === 'object' && answer !== null ? Object.entries(answer) : [],
  );
  const text = (key: string) => {
    const value = held.get(key);
    return typeof value === 'string' ? value : undefined;
  };
  const details: CallErrorDetails = {
    status: response.status,
    // A refusal of ours always has its code.
    error: text('error') ?? (response.status === 404 ? noSuchCall : 'internal'),
  };
  const reason = text('reason');
  if (reason !== undefined) details.reason = reason;
  const fields = held.get('fields');
  if (typeof fields === 'object' && fields !== null) {
    details.fields = Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string] => {
        return typeof entry[1] === 'string';
      }),
    );
  }
  const step = Object(held.get('secondStep')) as Record<string, unknown>;
  if (typeof step['key'] === 'string' && Array.isArray(step['ways'])) {
    details.secondStep = { key: step['key'], ways: step['ways'].map(String) };
  }
  const problems = held.get('problems');
  if (Array.isArray(problems)) details.problems = problems;
  const conflicts = held.get('conflicts');
  if (Array.isArray(conflicts)) details.conflicts = conflicts;
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  if (Number.isFinite(wait)) details.retryAfter = wait;
  const sentence = text('message')?.trim() ?? '';
  if (sentence === '') details.isSilent = true;
  return new CallError(sentence === '' ? messages.errors.server : asStored(sentence), details);
}
