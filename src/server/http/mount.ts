import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayCall } from '#core/accounts/role.ts';
import type { Refusal } from '#contract/refusals.ts';
import { errorStatus, refusals } from '#contract/refusals.ts';
import type { Context } from '../context.ts';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { serverTimeHeader } from '#contract/routes.ts';
import type { Actor, Audience, Bound } from './bind.ts';
import { networkOf } from './network-of.ts';
import { readFile, readForms } from './pictures.ts';
import { formType } from './openapi.ts';
import { RefusalReply } from './refusal-reply.ts';
import { Refused } from './refused.ts';
import type { Prepared } from '../platform/prepared/prepared.ts';
import { sendPrepared } from './send-prepared.ts';
import { clearCookie, readCookie, setCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** Mounts every bound call: session, role, schemas, use case, in this order. */
export function mountCalls(app: FastifyInstance, ctx: Context, calls: readonly Bound[]): void {
  app.decorateRequest('actor', null);
  for (const bound of calls) {
    if (bound.spec.takesFile === true) {
      // A scope of its own: no other call reads a form.
      app.register(async (scope) => {
        await readForms(scope);
        mountCall(scope, ctx, bound);
      });
    } else mountCall(app, ctx, bound);
  }
}

function mountCall(app: FastifyInstance, ctx: Context, bound: Bound): void {
  const { spec } = bound;
  app.route({
    method: spec.method,
    url: spec.path,
    ...(spec.bodyLimit === undefined ? {} : { bodyLimit: spec.bodyLimit }),
    schema: {
      summary: spec.summary,
      tags: [spec.path.split('/')[1] ?? ''],
      ...(spec.params === undefined ? {} : { params: spec.params }),
      ...(spec.body === undefined ? {} : { body: spec.body }),
      ...(spec.takesFile === true ? { consumes: [formType] } : {}),
      response: { [spec.status ?? 200]: spec.reply, ...refusalReplies(spec) },
      ...(spec.access === 'any' ? {} : { security: [{ session: [] }] }),
    },
    // Before validation: who may not call learns nothing about the fields.
    onRequest: async (request) => {
      const token = readCookie(request, ctx.config.publicUrl);
      request.actor = token === null ? null : await ctx.sessions.find(token);
      if (spec.access === 'any') return;
      if (request.actor === null) throw new Refused(spec.signedOut ?? 'not-logged-in');
      if (!mayCall(request.actor.role, spec.access)) throw new Refused('role-too-small');
    },
    handler: 'run' in bound ? runner(ctx, bound) : reader(ctx, bound),
  });
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function runner(ctx: Context, { spec, run }: Extract<Bound, { run: unknown }>): Handler {
  const declared = new Set<Refusal>([...(spec.refuses ?? []), 'invalid-input']);
  if (spec.access !== 'any') declared.add('not-logged-in');
  return async (request, reply) => {
    try {
      const answer = await run(callOf(request, reply, ctx, spec));
      return reply.code(spec.status ?? 200).send(answer);
    } catch (error) {
      if (error instanceof Refused && !declared.has(error.reason)) {
        ctx.log.error({ reason: error.reason, path: spec.path }, 'a refusal is not declared');
      }
      throw error;
    }
  };
}

/** Serves an answer that is kept ready, with the database's clock of this very moment beside it. */
function reader(ctx: Context, { spec, preparation }: Extract<Bound, { preparation: unknown }>) {
  const encode = serializerCompiler({
    schema: spec.reply,
    method: spec.method,
    url: spec.path,
  } as Parameters<typeof serializerCompiler>[0]);
  const { after, audience: audienceOf = () => 'everybody' as const, make } = preparation;
  const prepareFor = (audience: Audience) =>
    ctx.preparations.prepare({
      after,
      async make(now) {
        const { reply, until = null } = await make({ ctx, now, audience });
        return { body: encode(reply), until: until === null ? null : new Date(until) };
      },
    });
  const answers: Partial<Record<Audience, Prepared>> = {};
  const handler: Handler = async (request, reply) => {
    const audience = audienceOf(request.actor);
    const answer = (answers[audience] ??= prepareFor(audience));
    const packet = await answer.read(request.actor?.id);
    reply.header(serverTimeHeader, String(Math.round(ctx.live.databaseNow())));
    return sendPrepared(request, reply, packet, {
      'content-type': 'application/json; charset=utf-8',
      // What the desk alone may see stays in no cache of a shared computer.
      'cache-control': audience === 'everybody' ? 'no-cache' : 'no-store',
    });
  };
  return handler;
}

function refusalReplies(spec: Bound['spec']): Record<number, typeof RefusalReply> {
  const common: Refusal[] = [
    ...(spec.body === undefined ? [] : (['invalid-input'] as const)),
    ...(spec.access === 'any' ? [] : (['not-logged-in'] as const)),
    ...(spec.access === 'any' || spec.access === 'user' ? [] : (['role-too-small'] as const)),
  ];
  const statuses = [...common, ...(spec.refuses ?? [])].map((one) => errorStatus[refusals[one][0]]);
  return Object.fromEntries(statuses.toSorted((a, b) => a - b).map((code) => [code, RefusalReply]));
}

function callOf(
  request: FastifyRequest,
  reply: FastifyReply,
  ctx: Context,
  { takesFile }: Bound['spec'],
) {
  const key = request.headers['idempotency-key'];
  return {
    actor: request.actor as Actor,
    params: request.params as undefined,
    body: request.body as undefined,
    ctx,
    address: networkOf(request.ip),
    gone: () => goneOf(reply),
    idempotencyKey: typeof key === 'string' && key !== '' ? key.slice(0, 200) : null,
    readFile: async () => (takesFile === true ? readFile(request) : null),
    cookie: {
      set: (token: string) => setCookie(reply, token, ctx.config.publicUrl),
      clear: () => clearCookie(reply, ctx.config.publicUrl),
    },
  };
}

function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  if (raw.destroyed) gone.abort();
  return gone.signal;
}
