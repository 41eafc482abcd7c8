import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayCall } from '#core/accounts/role.ts';
import type { Refusal } from '#contract/refusals.ts';
import { errorStatus, refusals } from '#contract/refusals.ts';
import type { Context } from '../context.ts';
import type { Actor, Bound } from './bind.ts';
import { readFile } from './pictures.ts';
import { RefusalReply } from './refusal-reply.ts';
import { Refused } from './refused.ts';
import { clearCookie, readCookie, setCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** Mounts every bound call: session, role, schemas, use case, in this order. */
export function mountCalls(app: FastifyInstance, ctx: Context, calls: readonly Bound[]): void {
  app.decorateRequest('actor', null);
  for (const bound of calls) mountCall(app, ctx, bound);
}

function mountCall(app: FastifyInstance, ctx: Context, { spec, run }: Bound): void {
  const declared = new Set<Refusal>([...(spec.refuses ?? []), 'invalid-input']);
  app.route({
    method: spec.method,
    url: spec.path,
    ...(spec.bodyLimit === undefined ? {} : { bodyLimit: spec.bodyLimit }),
    schema: {
      summary: spec.summary,
      tags: [spec.path.split('/')[1] ?? ''],
      ...(spec.params === undefined ? {} : { params: spec.params }),
      ...(spec.body === undefined ? {} : { body: spec.body }),
      response: { [spec.status ?? 200]: spec.reply, ...refusalReplies(spec) },
      ...(spec.access === 'any' ? {} : { security: [{ session: [] }] }),
    },
    // Before validation: who may not call learns nothing about the fields.
    onRequest: async (request) => {
      const token = readCookie(request);
      request.actor = token === null ? null : await ctx.sessions.find(token);
      if (spec.access === 'any') return;
      if (request.actor === null) throw new Refused(spec.signedOut ?? 'not-logged-in');
      if (!mayCall(request.actor.role, spec.access)) throw new Refused('role-too-small');
    },
    handler: async (request, reply) => {
      try {
        const answer = await run(callOf(request, reply, ctx));
        return reply.code(spec.status ?? 200).send(answer);
      } catch (error) {
        if (error instanceof Refused && !declared.has(error.reason)) {
          ctx.log.error({ reason: error.reason, path: spec.path }, 'a refusal is not declared');
        }
        throw error;
      }
    },
  });
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

function callOf(request: FastifyRequest, reply: FastifyReply, ctx: Context) {
  const key = request.headers['idempotency-key'];
  return {
    actor: request.actor as Actor,
    params: request.params as undefined,
    body: request.body as undefined,
    ctx,
    address: request.ip,
    idempotencyKey: typeof key === 'string' && key !== '' ? key.slice(0, 200) : null,
    readFile: () => readFile(request),
    cookie: {
      set: (token: string) => setCookie(reply, token, ctx.config.publicUrl),
      clear: () => clearCookie(reply, ctx.config.publicUrl),
    },
  };
}
