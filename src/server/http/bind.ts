import type { Access, Role } from '#core/accounts/role.ts';
import type { BodyOf, EndpointSpec, ParamsOf, ReplyOf } from '#contract/endpoint.ts';
import type { Context } from '../context.ts';

/** Who is calling, as the session says; read from the database, never from the payload. */
export interface Actor {
  id: string;
  role: Role;
  name: string;
  email: string;
  enrollmentNumber: string | null;
  profileImg: string;
  sessionHash: Buffer;
}

type ActorOf<A extends Access> = A extends 'any' ? Actor | null : Actor;

/** What a use case is given. */
export interface Call<E extends EndpointSpec> {
  actor: ActorOf<E['access']>;
  params: ParamsOf<E>;
  body: BodyOf<E>;
  ctx: Context;
  /** The caller's network address, for limits only. */
  address: string;
  /** The Idempotency-Key header, if one was sent. */
  idempotencyKey: string | null;
  /** The bytes of the multipart field `file`; null without one. */
  readFile(): Promise<Buffer | null>;
  /** The session cookie of the answer. */
  cookie: { set(token: string): void; clear(): void };
}

/** A call with its use case; app.ts mounts the list of them. */
export interface Bound {
  spec: EndpointSpec;
  run(call: Call<EndpointSpec>): Promise<unknown>;
}

/** Ties a use case to its declaration, with the types of both. */
export function handle<E extends EndpointSpec>(
  spec: E,
  run: (call: Call<E>) => Promise<ReplyOf<E>>,
): Bound {
  // The walls of validation stand between: mount() gives a call only what its schemas let through.
  return { spec, run: run as unknown as Bound['run'] };
}
