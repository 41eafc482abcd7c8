import type { Access, Role } from '#core/accounts/role.ts';
import type { BodyOf, EndpointSpec, ParamsOf, ReplyOf } from '#contract/endpoint.ts';
import type { Context } from '../context.ts';
import type { ChangeKind } from '../platform/live/live.ts';

/** Who is calling, as the session says; read from the database, never from the payload. */
export interface Actor {
  id: string;
  role: Role;
  name: string;
  email: string;
  enrollmentNumber: string | null;
  profileImg: string;
  isEmailConfirmed: boolean;
  sessionHash: Buffer;
}

type ActorOf<A extends Access> = A extends 'any' ? Actor | null : Actor;

/** What a use case is given. */
export interface Call<E extends EndpointSpec> {
  actor: ActorOf<E['access']>;
  params: ParamsOf<E>;
  body: BodyOf<E>;
  ctx: Context;
  /** The caller's network address, or of IPv6 its network; for limits only. */
  address: string;
  /** Says when the caller has hung up. */
  gone(): AbortSignal;
  /** The Idempotency-Key header, if one was sent. */
  idempotencyKey: string | null;
  /** The bytes of the multipart field `file`; null without one. */
  readFile(): Promise<Buffer | null>;
  /** The session cookie of the answer. */
  cookie: { set(token: string): void; clear(): void };
}

/** How an answer is prepared for all its readers at once. */
export interface Preparation<E extends EndpointSpec> {
  /** Changes after which it is another. */
  after: readonly ChangeKind[];
  /** Whom it is for, where not everybody gets the same. */
  audience?: (actor: Actor | null) => Audience;
  /** Makes it; `now` is the database's clock, and `until` when it shows another answer. */
  make(given: {
    ctx: Context;
    now: Date;
    audience: Audience;
  }): Promise<{ reply: ReplyOf<E>; until?: number | null }>;
}
export type Audience = 'everybody' | 'desk';

/** A call with its use case, or the way its answer is prepared; app.ts mounts the list of them. */
export type Bound =
  | { spec: EndpointSpec; run(call: Call<EndpointSpec>): Promise<unknown> }
  | { spec: EndpointSpec; preparation: Preparation<EndpointSpec> };

/** Ties a use case to its declaration, with the types of both. */
export function handle<E extends EndpointSpec>(
  spec: E,
  run: (call: Call<E>) => Promise<ReplyOf<E>>,
): Bound {
  // The walls of validation stand between: mount() gives a call only what its schemas let through.
  return { spec, run: run as unknown as (call: Call<EndpointSpec>) => Promise<unknown> };
}

/** Ties a reading to its declaration whose answer is kept ready until something changes. */
export function prepare<E extends EndpointSpec>(spec: E, preparation: Preparation<E>): Bound {
  return { spec, preparation };
}
