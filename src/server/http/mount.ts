import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { secondStepWays } from '#core/accounts/second-step.ts';
import { mayCall } from '#core/accounts/role.ts';
import type { Actor } from '#core/actor.ts';
import type { Refusal } from '#core/refusal.ts';
import { refusals, Refused } from '#core/refusal.ts';
import type { CallName } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import { refusalsOf } from '#contract/endpoint.ts';
import type { NamedCall, EndpointSpec } from '#contract/endpoint.ts';
import { Id } from '#contract/fields.ts';
import { errorStatus } from '#contract/error-status.ts';
import { Proposed } from '#contract/proposal-shapes.ts';
import { serverTimeHeader } from '#contract/routes.ts';
import { requireFreshLogIn } from '../fresh-log-in/require-fresh-log-in.ts';
import { isNamedFor } from '../complaints/public.ts';
import { loadLanguage } from '../platform/languages.ts';
import type { CachedResponse } from '../platform/response-cache.ts';
import { noteRefusal } from '../record/note-refusal.ts';
import { actOf, proposable } from './proposable.ts';
import type { OfficerAct, ProposingCall } from '../officer-act.ts';
import { proposing, WaitsForOfficer } from '../proposals/propose.ts';
import type { Services } from '../services.ts';
import type { Audience, Caller, Download, Reading, SignedIn } from '../verb.ts';
import { EnteredProblem } from '#contract/entered.ts';
import { BarrierAction } from '#contract/electorate-shapes.ts';
import { languageOfCall, showLanguageOf } from './reader-language.ts';
import { said } from './said.ts';
import { formType } from './openapi.ts';
import { readFile, readForms } from './pictures.ts';
import { sendCached } from './send-cached.ts';
import { clearCookie, readCookie, readMarks, setCookie, setMarks } from './session-cookie.ts';
import { downloads, readings, signingIn, signingOut, verbs } from './verbs.ts';
import Bowser from 'bowser';
import { sandbox } from './headers.ts';

/** Every refusal on the wire (contract, Conventions). */
const RefusalReply = z
  .object({
    error: z.string().describe('A stable code, such as conflict'),
    message: z.string().describe('A sentence for a person; screens show it'),
    reason: z.string().optional().describe('Which refusal it was, such as already-voted'),
    action: BarrierAction.optional().describe('The one thing that helps, where there is one'),
    fields: z.record(z.string(), z.string()).optional().describe('A sentence per wrong field'),
    secondStep: z
      .object({ key: z.string(), ways: z.array(z.enum(secondStepWays)) })
      .optional()
      .describe('How a log-in goes on: the key and a code to POST /second-factor/login'),
    problems: z
      .array(EnteredProblem.extend({ position: z.string().describe('As it was sent') }))
      .optional()
      .describe('The lines in which nobody can be entered as a candidate'),
    conflicts: z
      .array(z.object({ field: z.string(), theirs: z.unknown(), yours: z.unknown() }))
      .optional()
      .describe(
        'What another officer changed meanwhile: each field as it is now, and as you say it',
      ),
  })
  .meta({ id: 'Refusal' });

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** Mounts every call of the contract: session, role, schemas, verb, in this order. */
export function mountCalls(app: FastifyInstance, services: Services): void {
  app.decorateRequest('actor', null);
  for (const name of Object.keys(api) as CallName[]) {
    const spec: EndpointSpec = api[name];
    if (spec.takesFile === true) {
      // A scope of its own: no other call reads a form.
      app.register(async (scope) => {
        await readForms(scope);
        mountCall(scope, services, name);
      });
    } else mountCall(app, services, name);
  }
}

function mountCall(app: FastifyInstance, services: Services, name: CallName): void {
  const spec: EndpointSpec = api[name];
  app.route({
    method: spec.method,
    url: spec.path,
    ...(spec.bodyLimit === undefined ? {} : { bodyLimit: spec.bodyLimit }),
    schema: {
      operationId: name,
      summary: spec.summary,
      tags: [spec.path.split('/')[1] ?? ''],
      ...(spec.params === undefined ? {} : { params: spec.params }),
      ...(spec.query === undefined ? {} : { querystring: spec.query }),
      ...(spec.body === undefined ? {} : { body: spec.body }),
      ...(spec.takesFile === true ? { consumes: [formType] } : {}),
      response: {
        [spec.status ?? 200]: spec.reply,
        ...(spec.proposes === true ? { 202: Proposed } : {}),
        ...refusalReplies(spec),
      },
      security: spec.access === 'any' ? [] : [{ session: [] }],
    },
    // Before validation: a caller without the right learns nothing about the fields.
    onRequest: async (request) => {
      const language = languageOfCall(request);
      if (language !== null) await loadLanguage(language);
      const token = readCookie(request, services.config.publicUrl);
      request.actor = token === null ? null : await services.sessions.find(token);
      const isLimited =
        request.actor?.needsSecondFactor === true && spec.beforeSecondFactor !== true;
      // What everybody may read, they read as everybody does.
      if (isLimited && spec.access === 'any') request.actor = null;
      if (spec.access === 'any') return;
      if (request.actor === null) throw new Refused(spec.signedOut ?? 'not-logged-in');
      if (spec.forNamed !== 'body') await letIn(services, request.actor, spec, request);
      if (isLimited) throw new Refused('second-factor-missing');
    },
    // What is named in the body is known once that was read, and still before it is judged.
    preValidation: async (request) => {
      if (spec.forNamed !== 'body' || request.actor === null) return;
      await letIn(services, request.actor, spec, request);
    },
    handler: handlerOf(services, name),
  });
}

async function letIn(
  services: Services,
  actor: Actor,
  spec: EndpointSpec,
  request: FastifyRequest,
): Promise<void> {
  if (await isLetIn(services, actor, spec, request)) return;
  noteRefusal(services, actor, { ...spec, reason: 'role-too-small' });
  throw new Refused('role-too-small');
}

/**
 * Whether somebody may make a call: by their role; as the returning officer of the election that it is about; some
 * of admins are for council members where the campus says so.
 */
async function isLetIn(
  services: Services,
  { id, role }: Actor,
  spec: EndpointSpec,
  request: FastifyRequest,
): Promise<boolean> {
  if (mayCall(role, spec.access)) return true;
  if (spec.forNamed !== undefined) {
    const about = aboutOf(spec.forNamed, request);
    return about !== null && isNamedFor(services.db, id, { by: spec.forNamed, id: about });
  }
  if (role !== 'council' || spec.councilIf === undefined) return false;
  return (await services.campus.settings())[spec.councilIf];
}

/** The id by which a call says what it is about. */
function aboutOf(by: NamedCall, request: FastifyRequest): string | null {
  const { id } = request.params as { id?: unknown };
  const { election } = request.query as { election?: unknown };
  const { electionId } = (request.body ?? {}) as { electionId?: unknown };
  const found = Id.safeParse(by === 'filter' ? election : by === 'body' ? electionId : id);
  return found.success ? found.data : null;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A verb as it is called here: the hooks above and the schemas let through only what it takes. */
type Run = (
  services: Services,
  actor: Actor | null,
  input: unknown,
  caller: Caller,
) => Promise<unknown>;

const runIn = (table: object, name: CallName) => (table as Partial<Record<CallName, Run>>)[name];

function handlerOf(services: Services, name: CallName): Handler {
  const spec: EndpointSpec = api[name];
  if (name in readings) {
    return reader(services, spec, readings[name as keyof typeof readings] as Reading<never>);
  }
  const opening = runIn(signingIn, name);
  if (opening !== undefined) {
    return runner(services, spec, opening, async (answer, reply) => {
      const { reply: body, token, marks = '' } = answer as SignedIn<unknown>;
      if (token !== null) {
        setCookie(reply, token, services.config.publicUrl);
        await showLanguageOf(services, token, reply);
      }
      if (marks !== '') setMarks(reply, marks, services.config.publicUrl);
      return body;
    });
  }
  const sending = runIn(downloads, name);
  if (sending !== undefined) {
    return runner(services, spec, sending, (answer, reply) =>
      sendDownload(answer as Download, reply),
    );
  }
  const ending = runIn(signingOut, name);
  if (ending !== undefined) {
    return runner(services, spec, ending, (answer, reply) => {
      clearCookie(reply, services.config.publicUrl);
      return answer;
    });
  }
  if (name in proposable) {
    const call = name as ProposingCall;
    const run = proposing(call, actOf(call)) as Run;
    return runner(services, spec, run, (answer, reply) => {
      if (!(answer instanceof WaitsForOfficer)) return answer;
      reply.code(202);
      return answer.reply;
    });
  }
  const verb = (verbs as Partial<Record<CallName, Run | OfficerAct<never>>>)[name];
  if (verb === undefined) throw new Error(`the call ${name} has no verb`);
  const run = 'perform' in verb ? performing(verb) : verb;
  return runner(services, spec, run, (answer) => answer);
}

const performing = (act: OfficerAct<never>) =>
  ((services, actor, input) => act.perform(services, actor as Actor, input as never)) satisfies Run;

/** Runs a verb; `bodyOf` takes the reply out of what it answers, and sets the cookie. */
function runner(
  services: Services,
  spec: EndpointSpec,
  run: Run,
  bodyOf: (answer: unknown, reply: FastifyReply) => unknown,
): Handler {
  const declared = new Set<Refusal>(refusalsOf(spec));
  return async (request, reply) => {
    try {
      const input = {
        ...(request.params as object),
        ...(spec.query === undefined ? {} : (request.query as object)),
        ...(request.body as object | null),
      };
      if (spec.needsFreshLogIn === true && request.actor !== null) {
        await requireFreshLogIn(services.db, request.actor);
      }
      const answer = await run(
        announcing(services, spec),
        request.actor,
        input,
        callerOf(request, reply, spec, services.config),
      );
      reply.code(spec.status ?? 200);
      const body = withSentence(spec, await bodyOf(answer, reply));
      return reply.send(said(languageOfCall(request), body));
    } catch (error) {
      if (error instanceof Refused) {
        noteRefusal(services, request.actor, { ...spec, reason: error.reason });
      }
      if (error instanceof Refused && !declared.has(error.reason)) {
        services.log.error({ reason: error.reason, path: spec.path }, 'a refusal is not declared');
      }
      throw error;
    }
  };
}

/** What other servers and open pages are told of. */
const toldOf = ['elections', 'members', 'events', 'campus'] as const;

/** The services as a call gets them: each of its transactions tells what the call changes. */
function announcing(services: Services, { changes = [] }: EndpointSpec): Services {
  const kinds = toldOf.filter((kind) => changes.includes(kind));
  if (kinds.length === 0) return services;
  return {
    ...services,
    transact: (work) =>
      services.transact(async (tx) => {
        const result = await work(tx);
        for (const kind of kinds) await services.live.announce(tx, { kind });
        return result;
      }),
  };
}

/** The reply with the sentence of success, where the call declares it and nothing else was said. */
const withSentence = ({ done }: EndpointSpec, body: unknown) =>
  done === undefined ? body : { message: done, ...(body as object | undefined) };

/** Serves an answer that is kept ready, with the database's clock of this very moment beside it. */
function reader(services: Services, spec: EndpointSpec, reading: Reading<never>): Handler {
  const encode = serializerCompiler({
    schema: spec.reply,
    method: spec.method,
    url: spec.path,
  } as Parameters<typeof serializerCompiler>[0]);
  const { after, audience: audienceOf = () => 'everybody' as const, make } = reading;
  const cacheFor = (audience: Audience) =>
    services.responseCache.cache({
      after,
      async make(now) {
        const { reply, until = null } = await make(services, { now, audience });
        return { body: encode(reply), until: until === null ? null : new Date(until) };
      },
    });
  const answers: Partial<Record<Audience, CachedResponse>> = {};
  return async (request, reply) => {
    const audience = audienceOf(request.actor);
    const answer = (answers[audience] ??= cacheFor(audience));
    const encodedBody = await answer.read(request.actor?.id);
    reply.header(serverTimeHeader, String(Math.round(services.live.databaseNow())));
    return sendCached(request, reply, encodedBody, {
      'content-type': 'application/json; charset=utf-8',
      // What only officers may see stays in no cache of a shared computer.
      'cache-control': audience === 'everybody' ? 'no-cache' : 'no-store',
    });
  };
}

function refusalReplies(spec: EndpointSpec): Record<number, typeof RefusalReply> {
  const statuses = refusalsOf(spec).map((one) => errorStatus[refusals[one][0]]);
  return Object.fromEntries(statuses.toSorted((a, b) => a - b).map((code) => [code, RefusalReply]));
}

function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { takesFile }: EndpointSpec,
  { publicUrl }: Services['config'],
): Caller {
  const key = request.headers['idempotency-key'];
  // Few calls ask for device and marks, and each takes some work.
  return {
    address: request.network,
    get device() {
      return deviceOf(request.headers['user-agent']);
    },
    get marks() {
      return readMarks(request, publicUrl);
    },
    language: languageOfCall(request),
    gone: () => goneOf(reply),
    idempotencyKey: typeof key === 'string' && key !== '' ? key.slice(0, 200) : null,
    readFile: async () => (takesFile === true ? readFile(request) : null),
  };
}

function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  if (raw.destroyed) gone.abort();
  return gone.signal;
}

/** The names of browser and system in a User-Agent header, such as "Firefox on Android"; '' for none. */
function deviceOf(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '') return '';
  const parser = Bowser.getParser(userAgent.slice(0, 500));
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  return [browser, system]
    .filter((name) => name !== '')
    .join(' on ')
    .slice(0, 80);
}

/** Sends the head of a file and gives its content, or nothing to a client that has it. */
function sendDownload(download: Download, reply: FastifyReply): unknown {
  if (download.isPrivate === true) {
    reply.header('cache-control', 'private, no-store');
    reply.header('content-security-policy', sandbox);
  } else {
    const etag = `"${download.tag}"`;
    reply.header('etag', etag);
    reply.header('cache-control', 'no-cache');
    if (reply.request.headers['if-none-match'] === etag) {
      reply.code(304);
      return undefined;
    }
  }
  reply.header('content-type', download.type);
  reply.header('content-length', download.bytes);
  reply.header('content-disposition', `attachment; filename="${download.fileName}"`);
  return download.open();
}
