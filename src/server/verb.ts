import type { Readable } from 'node:stream';
import type { Access } from '#core/accounts/role.ts';
import type { Actor } from '#core/actor.ts';
import type { Answer, Api, CallName, Input, Reply } from '#contract/api.ts';
import type { LanguageTag } from '#texts/languages.ts';
import type { ChangeKind } from './platform/live.ts';
import type { Services } from './services.ts';

/** What a verb may know of where a call comes from. */
export interface Caller {
  /** The network address, or of IPv6 its network; for limits only. */
  address: string;
  /** Browser and system by name, for a person to tell their sessions apart. */
  device: string;
  /** By what the accounts are known that were signed in from this browser; empty without any. */
  marks: string;
  /** In which language they read our pages; null for who calls without them. */
  language: LanguageTag | null;
  /** Says when the caller has hung up. */
  gone(): AbortSignal;
  /** With which a caller repeats a call that must not count twice, if one was sent. */
  idempotencyKey: string | null;
  /** The bytes of the file that came along; null without one. */
  readFile(): Promise<Buffer | null>;
}

type ActorOf<A extends Access> = A extends 'any' ? Actor | null : Actor;

/** A use case: answers a value or throws a Refused. It knows nothing of HTTP. */
export type Verb<N extends CallName, Answered = Answer<N>> = (
  services: Services,
  actor: ActorOf<Api[N]['access']>,
  input: Input<N>,
  caller: Caller,
) => Promise<Answered>;

/** What a verb answers that gives a file. */
export interface Download {
  fileName: string;
  type: string;
  bytes: number;
  /** Somebody's own: no cache keeps it, and no browser runs it. */
  isPrivate?: true;
  /** Another one as soon as the file is another. */
  tag: string;
  /** Begins to read it; nothing is read for somebody who has it already. */
  open(): Readable;
}

/** What a verb answers that opens a session; null where none was opened. */
export interface SignedIn<Reply> {
  reply: Reply;
  token: string | null;
  /** By what this browser knows its accounts from now on. */
  marks?: string;
}

/** A reading whose answer is made once for all its readers, until something changes. */
export interface Reading<N extends CallName> {
  /** Changes after which it is another. */
  after: readonly ChangeKind[];
  /** Whom it is for, where not everybody gets the same. */
  audience?: (actor: Actor | null) => Audience;
  /** Makes it; `now` is the database's clock, and `until` when it shows another answer. */
  make(
    services: Services,
    at: { now: Date; audience: Audience },
  ): Promise<{ reply: Reply<N>; until?: number | null }>;
}
export type Audience = 'everybody' | 'officers';
