// A server that lives in the page of a component test. It is keyed by the contract's calls, and holds a
// test to it: an answer that the contract does not know, or a call without an answer, is red.
import { expect, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/api.ts';
import type { Api, CallName } from '#contract/api.ts';
import { edgeRefusalsOf, refusalsOf } from '#contract/endpoint.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { errorStatus } from '#contract/error-status.ts';
import { Proposed } from '#contract/proposal-shapes.ts';
import { serverTimeHeader } from '#contract/routes.ts';
import type { Refusal } from '#core/refusal.ts';
import { refusals } from '#core/refusal.ts';
import type { BodyOfCall, Reply } from '#web/app/call.ts';

/** What the page sent with one call. */
export interface Sent<N extends CallName = CallName> {
  call: N;
  params: Record<string, string>;
  query: Record<string, string>;
  /** The JSON, or the form with a file. */
  body: BodyOfCall<N>;
  /** The Idempotency-Key. */
  key: string | null;
  keepalive: boolean;
}

/** A call that is refused, or a server that fails. */
export class Failure<R extends Refusal | null> {
  readonly reason: R;
  readonly status: number;
  readonly body: object | string;
  readonly headers: Record<string, string>;
  constructor(reason: R, status: number, body: object | string, headers = {}) {
    this.reason = reason;
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** What a refusal may say besides its reason. */
interface More {
  message?: string;
  fields?: Record<string, string>;
  line?: { place: number; seconds: number };
  secondStep?: { key: string; ways: string[] };
  problems?: readonly object[];
  retryAfter?: number;
}

/** Refuses a call as the server does. */
export function refuse<const R extends Refusal>(reason: R, more: More = {}): Failure<R> {
  const [error, message] = refusals[reason];
  const { retryAfter, ...said } = more;
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return new Failure(reason, errorStatus[error], { error, reason, message, ...said }, headers);
}

/** A server that fails, by itself or with a sentence. */
export const brokenServer = new Failure(null, 500, { error: 'internal', message: 'Ouch' });
/** The same without a sentence. */
export const silentServer = new Failure(null, 500, { error: 'internal' });
/** What a proxy says whose server is away. */
export const garbled = new Failure(null, 502, '<h1>502</h1>');
/** An answer that no server of this release gives, for a page that has to bear it. */
export const brokenAnswer = (body: object): Failure<null> => new Failure(null, 200, body);
/** A network that gives nothing. */
export const noNetwork = (): never => {
  throw new TypeError('Failed to fetch');
};

type Named<E> = E extends { refuses: readonly (infer R extends Refusal)[] } ? R : never;
type SignedOut<E> = E extends { signedOut: infer R extends Refusal } ? R : never;
type Implied =
  ReturnType<typeof refusalsOf | typeof edgeRefusalsOf> extends readonly (infer R)[] ? R : never;

/** What one call may be answered. */
export type Answer<N extends CallName> =
  | Reply<N>
  | Failure<Named<Api[N]> | SignedOut<Api[N]> | Implied | null>;
/** The same, now or later. */
export type Answered<N extends CallName> = Answer<N> | Promise<Answer<N>>;
/** What the server answers to each call that the page may make. */
export type Answers = {
  [N in CallName]?: Answer<N> | ((sent: Sent<N>) => Answered<N>);
};

export interface FakeServer {
  /** What the page sent, in the order in which it came. */
  made: Sent[];
  /** The same of one call. */
  sent<N extends CallName>(call: N): Sent<N>[];
  /** Answers these calls otherwise from now on. */
  answer(more: Answers): void;
}

/** Answers the calls of the page until the test has ended; `timeOf` says when it pretends to. */
export function fakeServer(
  given: Answers,
  timeOf: (call: CallName) => number | null = () => null,
): FakeServer {
  const known: Answers = { ...given };
  const faults: string[] = [];
  const server: FakeServer = {
    made: [],
    sent: <N extends CallName>(call: N) =>
      server.made.filter((one) => one.call === call) as Sent<N>[],
    answer: (more) => void Object.assign(known, more),
  };

  const respond = async (method: string, address: string, init: Received): Promise<Response> => {
    const sent = readCall(method, address, init);
    if (sent === null) {
      faults.push(`${method} ${address} is no call of the contract.`);
      return refusedBy(refuse('unknown-route'));
    }
    server.made.push(sent);
    const answer = known[sent.call] as Answers[CallName] | undefined;
    if (answer === undefined) {
      faults.push(`${sent.call} was called, and this test does not answer it.`);
      return refusedBy(refuse('unknown-route'));
    }
    // An answer never comes in the same breath.
    await Promise.resolve();
    const said = await (typeof answer === 'function' ? answer(sent as never) : answer);
    const time = timeOf(sent.call);
    const headers = time === null ? {} : { [serverTimeHeader]: String(time) };
    if (said instanceof Failure) {
      faults.push(...wrongRefusals(sent.call, said.reason));
      return refusedBy(said, headers);
    }
    const { status, body, problem } = encode(sent.call, said);
    if (problem !== null) faults.push(problem);
    return Response.json(body, { status, headers });
  };

  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    const { body, keepalive = false } = init;
    const key = headers.get('idempotency-key');
    const answered = respond(init.method ?? 'GET', address, { body, key, keepalive });
    return untilAborted(answered, init.signal);
  });
  vi.stubGlobal('XMLHttpRequest', requestOver(respond));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    expect(faults, 'The fake server and the contract').toEqual([]);
  });
  return server;
}

interface Received {
  body: unknown;
  key: string | null;
  keepalive: boolean;
}
type Respond = (method: string, address: string, received: Received) => Promise<Response>;

/** The calls with the pattern of their path, the fixed paths before those with a parameter. */
const patterns = Object.entries(api as Record<string, EndpointSpec>)
  .map(([name, spec]) => ({
    name: name as CallName,
    method: spec.method,
    names: [...spec.path.matchAll(/:(\w+)/g)].map(([, one = '']) => one),
    pattern: new RegExp(`^/api${spec.path.replaceAll(/:\w+/g, '([^/]+)')}$`),
  }))
  .toSorted((one, other) => one.names.length - other.names.length);

function readCall(method: string, address: string, { body, ...rest }: Received): Sent | null {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  for (const { name, method: its, names, pattern } of patterns) {
    const found = its === method ? pattern.exec(pathname) : null;
    if (found === null) continue;
    const values = found.slice(1).map((value) => decodeURIComponent(value));
    return {
      call: name,
      params: Object.fromEntries(names.map((one, at) => [one, values[at] ?? ''])),
      query: Object.fromEntries(searchParams),
      body: (typeof body === 'string' ? JSON.parse(body) : body) as BodyOfCall<CallName>,
      ...rest,
    };
  }
  return null;
}

function refusedBy({ status, body, headers }: Failure<Refusal | null>, more = {}): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { ...headers, ...more } });
}

function wrongRefusals(call: CallName, reason: Refusal | null): string[] {
  const spec: EndpointSpec = api[call];
  if (reason === null || [...refusalsOf(spec), ...edgeRefusalsOf(spec)].includes(reason)) return [];
  return [`${call} is never refused for "${reason}".`];
}

/** The answer as the server would send it: what the contract does not name is left out. */
function encode(call: CallName, reply: unknown) {
  const spec: EndpointSpec = api[call];
  const isProposed = spec.proposes === true && 'proposal' in Object(reply);
  const schema: z.ZodType = isProposed ? Proposed : spec.reply;
  const { data, error } = z.safeEncode(schema, reply);
  const status = isProposed ? 202 : (spec.status ?? 200);
  if (error === undefined) return { status, body: data, problem: null };
  // In a test a word may name a thing, in place of its number.
  const issues = error.issues.filter((one) => !('format' in one && one.format === 'uuid'));
  const told = issues
    .map(({ path, code, message }) => `${path.join('.')} (${code}) ${message}`)
    .join('; ');
  const problem = issues.length === 0 ? null : `${call} never answers this: ${told}`;
  return { status, body: reply, problem };
}

/** As a browser does, it answers nobody who has gone. */
function untilAborted(answered: Promise<Response>, signal: AbortSignal | null = null) {
  if (signal === null) return answered;
  return new Promise<Response>((resolve, reject) => {
    const leave = () => reject(new DOMException('Gone', 'AbortError'));
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
    answered.then(resolve, reject);
  });
}

/** The same server for what is sent with its progress. */
function requestOver(respond: Respond) {
  return class extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    #method = '';
    #address = '';
    #headers = new Headers();
    #isGone = false;
    open(method: string, address: string) {
      this.#method = method;
      this.#address = address;
    }
    setRequestHeader() {}
    getResponseHeader = (name: string) => this.#headers.get(name);
    abort() {
      this.#isGone = true;
      this.dispatchEvent(new Event('abort'));
    }
    async send(body: unknown) {
      const received = { body, key: null, keepalive: false };
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
      const response = await respond(this.#method, this.#address, received).catch(() => null);
      if (this.#isGone) return;
      if (response === null) {
        this.dispatchEvent(new Event('error'));
        return;
      }
      this.status = response.status;
      this.#headers = response.headers;
      this.responseText = await response.text();
      this.dispatchEvent(new Event('load'));
    }
  };
}
