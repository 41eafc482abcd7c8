import type { z } from 'zod';
import type { Access } from '../core/accounts/role.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Subject } from './routes.ts';

/**
 * By what a call names its election: its id, the filter of a list, the id of a message or a ruling, or that of a
 * proposal which the caller has made. `body`: the election that the body names.
 */
export type NamedCall = 'election' | 'filter' | 'message' | 'ruling' | 'own-proposal' | 'body';

/** The declaration of one call. The server, the OpenAPI document and the client read it. */
export interface EndpointSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below /api, with parameters such as :id. */
  path: string;
  /** Who may make the call (contract, "The calls"). */
  access: Access;
  /** What is another after it succeeded; it stands in routes.ts, where browsers read it too. */
  changes?: readonly Subject[];
  /** A setting of the campus with which council members may make a call of admins too. */
  councilIf?: 'councilDecidesNominations';
  /**
   * Where somebody who is named the returning officer of an election may make a call of officers for it: how the
   * call says which election that is.
   */
  forNamed?: NamedCall;
  /** One line for the OpenAPI document. */
  summary: string;
  params?: z.ZodObject;
  /** What may stand in the address behind the question mark. */
  query?: z.ZodObject;
  body?: z.ZodType;
  reply: z.ZodType;
  /** 201 where something is created; 200 when absent. */
  status?: 200 | 201;
  /** The refusals of this call, apart from those that its flags and its shape imply (`refusalsOf`). */
  refuses?: readonly Refusal[];
  /** The refusal of a missing session, where the specification has a sentence of its own for it. */
  signedOut?: Refusal;
  /** True where an officer may call who still has to set up the second step of the log-in. */
  beforeSecondFactor?: true;
  /** True when the body is a multipart form with one file in the field `file`. */
  takesFile?: true;
  /** True where two officers may be needed: then it is answered 202, and waits for another one. */
  proposes?: true;
  /** True where an officer with a second step must have taken it within the last ten minutes. */
  needsFreshLogIn?: true;
  /** The sentence of success, the reply's `message`; the verb answers the rest. */
  done?: string;
  /** The largest body in bytes. Without it the limit is 64 kB. */
  bodyLimit?: number;
}

/** Declares a call and keeps its exact types. */
export function endpoint<const E extends EndpointSpec>(spec: E): E {
  return spec;
}

/** Every refusal of a call: what it names, and what its flags and its shape imply. */
export function refusalsOf(spec: EndpointSpec): readonly Refusal[] {
  const { access, body, query, takesFile } = spec;
  const isOpen = access === 'any';
  const takesInput = body !== undefined || query !== undefined || takesFile === true;
  const implied: Refusal[] = [
    ...(takesInput ? (['invalid-input'] as const) : []),
    ...(isOpen ? [] : (['not-logged-in'] as const)),
    ...(spec.signedOut === undefined ? [] : [spec.signedOut]),
    ...(isOpen || access === 'user' ? [] : (['role-too-small'] as const)),
    ...(isOpen || spec.beforeSecondFactor === true ? [] : (['second-factor-missing'] as const)),
    ...(spec.proposes === true ? (['proposal-waits', 'reauth-required'] as const) : []),
    ...(spec.needsFreshLogIn === true ? (['reauth-required'] as const) : []),
  ];
  return [...new Set([...(spec.refuses ?? []), ...implied])];
}

/** What the edge of the server may refuse of a call, whatever the call is. */
export function edgeRefusalsOf({ method, body, takesFile }: EndpointSpec): readonly Refusal[] {
  return [
    ...(method === 'GET' ? [] : (['other-site'] as const)),
    ...(body === undefined ? [] : (['body-too-large'] as const)),
    ...(body === undefined || takesFile === true ? [] : (['not-json'] as const)),
    'too-many-requests',
    'overloaded',
    'disk-full',
  ];
}

/** The path parameters of a call, or undefined. */
export type ParamsOf<E> = E extends { params: infer S extends z.ZodType } ? z.output<S> : undefined;
/** What the address may say behind the question mark, as the client sends it. */
export type QueryToSend<E> = E extends { query: infer S extends z.ZodType }
  ? z.input<S>
  : undefined;
/** The same as the use case gets it, after parsing. */
export type QueryOf<E> = E extends { query: infer S extends z.ZodType } ? z.output<S> : undefined;
/** The body as the use case gets it, after parsing. */
export type BodyOf<E> = E extends { body: infer S extends z.ZodType } ? z.output<S> : undefined;
/** The body as the client sends it, before parsing. */
export type BodyToSend<E> = E extends { body: infer S extends z.ZodType } ? z.input<S> : undefined;
/** The reply of a call. */
export type ReplyOf<E> = E extends { reply: infer S extends z.ZodType } ? z.output<S> : never;

/** What a verb answers: the reply, and the sentence only where it is another than the declared one. */
export type AnswerOf<E> = E extends { done: string } ? WithoutSentence<ReplyOf<E>> : ReplyOf<E>;
type WithoutSentence<Reply> = [Exclude<keyof Reply, 'message'>] extends [never]
  ? void
  : Omit<Reply, 'message'> & { message?: string };

/** What a verb is given: the parts of the path, of the query and of the body in one. */
export type InputOf<E> = OneOf<ParamsOf<E>> & OneOf<QueryOf<E>> & OneOf<BodyOf<E>>;
type OneOf<T> = [T] extends [undefined]
  ? unknown
  : undefined extends T
    ? Partial<NonNullable<T>>
    : T;
