import type { z } from 'zod';
import type { Access } from '../core/accounts/role.ts';
import type { Refusal } from './refusals.ts';

/** One call of the wire: everything the server, the document and the client know about it. */
export interface EndpointSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api; parameters as :id. */
  path: string;
  access: Access;
  /** One line for the OpenAPI document. */
  summary: string;
  params?: z.ZodObject;
  body?: z.ZodType;
  reply: z.ZodType;
  /** 201 where something is created; 200 when absent. */
  status?: 200 | 201;
  /** What it refuses beyond bad input, a missing session and a role that is too small. */
  refuses?: readonly Refusal[];
  /** The refusal of a missing session, where the spec gives it a sentence of its own. */
  signedOut?: Refusal;
  /** The body is a multipart form with one file in its field `file`. */
  takesFile?: true;
  /** Largest body in bytes, where 64 kB are not enough. */
  bodyLimit?: number;
}

/** Declares a call; keeps its exact types. */
export function endpoint<const E extends EndpointSpec>(spec: E): E {
  return spec;
}

/** What the handler gets and what the client sends, inferred from the declaration. */
export type ParamsOf<E> = E extends { params: infer S extends z.ZodType } ? z.output<S> : undefined;
export type BodyOf<E> = E extends { body: infer S extends z.ZodType } ? z.output<S> : undefined;
export type BodyToSend<E> = E extends { body: infer S extends z.ZodType } ? z.input<S> : undefined;
export type ReplyOf<E> = E extends { reply: infer S extends z.ZodType } ? z.output<S> : never;
