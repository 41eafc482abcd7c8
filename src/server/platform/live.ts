// What changed, told to every server process by NOTIFY and to open pages by server-sent events.
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { LiveEvent, LiveEvents } from '#contract/live.ts';
import { afterCommit } from './db/client.ts';
import type { Connection, Tx } from './db/client.ts';
import { openListener } from './db/listen.ts';
import { openStreams } from './live-streams.ts';
import type { StreamLimits } from './live-streams.ts';
import type { Log } from './log.ts';

/** What changed, as processes tell each other through the database. */
export type Change =
  /** Counts of one election that everybody may see. */
  | { kind: 'standings'; electionId: string }
  /** Votes came in so late that an election's end may have been seen without them. */
  | { kind: 'last-votes' }
  | { kind: 'elections' }
  | { kind: 'events' }
  | { kind: 'members' }
  | { kind: 'campus' }
  /** Migrations were run, perhaps by a newer release. */
  | { kind: 'migrated' }
  /** The whole database is what a backup held. */
  | { kind: 'restored' }
  | { kind: 'session'; accountId: string }
  /** Nobody can say: the database was out of reach, or restored. Never announced. */
  | { kind: 'unknown' };
export type ChangeKind = Change['kind'];

/** What one process has to say of a transaction that runs outside of `transact`. */
export interface Announcement {
  /** Goes out by pg_notify on the channel, in that transaction. */
  words: string[];
  /** To be called once it committed; unsure where the commit's answer was lost. */
  committed(isSure: boolean): void;
}

/** The stream of changes to open pages, across all server processes. */
export interface Live {
  /**
   * Tells every process when, and only if, the transaction commits: this one before the caller of
   * `transact` goes on, the others within milliseconds.
   */
  announce(tx: Tx, change: Change): Promise<void>;
  /** The same for a transaction on a connection of one's own. */
  announcement(changes: readonly Change[]): Announcement;
  /**
   * Calls back once for every committed change, of whichever process. After the database was out
   * of reach it says `unknown`, because anything may have changed meanwhile; and so after `restored`.
   */
  onChange(listener: (change: Change) => void): void;
  /** False while changes of other processes may be missed. */
  isConnected(): boolean;
  /** The database's clock, by which elections open and close, in milliseconds since 1970. */
  databaseNow(): number;
  /** Sends an event to every open page of this process, encoded once. */
  push<E extends LiveEvent>(event: E, data: LiveEvents[E]): void;
  /**
   * Makes the answer a stream; false, and nothing written, when there is no room for another one
   * `from` this network.
   */
  join(response: ServerResponse, from: string): boolean;
  /** Open streams of this process. */
  watchers(): number;
  /** Ends all streams, so that a server that stops need not wait for them. */
  close(): Promise<void>;
}

/** The channel of the database on which server processes tell each other what changed. */
export const changeChannel = 'hustings_changes';

/** A change as it travels, with the name of the process that knows of it already. */
export function encodeChange(change: Change, from?: string): string {
  return JSON.stringify({ ...change, from });
}

/** Tells every server process, on commit, from a process that is none: a command on the machine. */
export async function announceTo(tx: Tx, change: Change): Promise<void> {
  const said = encodeChange(change);
  await tx
    .selectNoFrom((eb) => eb.fn('pg_notify', [eb.val(changeChannel), eb.val(said)]).as('said'))
    .execute();
}

/** The process that announced it, if it gave a name. */
function senderOf(payload: string): unknown {
  return parse(payload)['from'];
}

const plain: ReadonlySet<unknown> = new Set([
  'last-votes',
  'elections',
  'events',
  'members',
  'campus',
  'migrated',
  'restored',
]);

/** Reads a change; null for what is none, such as a kind that only a newer release knows. */
export function decodeChange(payload: string): Change | null {
  const { kind, electionId, accountId } = parse(payload);
  if (plain.has(kind)) return { kind } as Change;
  if (kind === 'standings' && typeof electionId === 'string') return { kind, electionId };
  if (kind === 'session' && typeof accountId === 'string') return { kind, accountId };
  return null;
}

function parse(payload: string): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(payload);
    return typeof said === 'object' && said !== null ? { ...said } : {};
  } catch {
    return {};
  }
}

// Longer than a commit whose answer was lost may still take.
const doubt = 60_000;

/** Changes by the database's own notices, and from there to the pages by server-sent events. */
export async function openLive(parts: {
  connection: Connection;
  log: Log;
  /** What this server says of itself to the others. */
  sign?: string;
  limits?: Partial<StreamLimits>;
}): Promise<Live> {
  const { connection, log } = parts;
  const listeners: ((change: Change) => void)[] = [];
  const streams = openStreams(parts.limits);
  const self = randomBytes(9).toString('base64url');
  let unsureUntil = -Infinity;

  function tell(change: Change): void {
    for (const listener of listeners) {
      try {
        listener(change);
      } catch (error) {
        log.error({ err: error, kind: change.kind }, 'a change could not be followed up');
      }
    }
  }

  function tellOwn(changes: readonly Change[], isSure: boolean): void {
    if (!isSure) unsureUntil = performance.now() + doubt;
    for (const change of changes) tell(change);
  }

  const listener = await openListener({
    connection,
    channel: changeChannel,
    log,
    ...(parts.sign !== undefined && { sign: parts.sign }),
    onMessage(payload) {
      // What this process did was told when it committed, as far as it knows when that was.
      if (senderOf(payload) === self && performance.now() > unsureUntil) return;
      const change = decodeChange(payload);
      if (change !== null) tell(change);
      if (change?.kind === 'restored') tell({ kind: 'unknown' });
    },
    onReturn: () => tell({ kind: 'unknown' }),
  });

  return {
    async announce(tx, change) {
      const said = encodeChange(change, self);
      await tx
        .selectNoFrom((eb) => eb.fn('pg_notify', [eb.val(changeChannel), eb.val(said)]).as('said'))
        .execute();
      afterCommit(tx, (isSure) => tellOwn([change], isSure));
    },
    announcement: (changes) => ({
      words: changes.map((change) => encodeChange(change, self)),
      committed: (isSure) => tellOwn(changes, isSure),
    }),
    isConnected: () => listener.isConnected(),
    databaseNow: () => listener.databaseNow(),
    onChange(hear) {
      listeners.push(hear);
    },
    push(event, data) {
      streams.send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    join: (response, from) => streams.join(response, from),
    watchers: () => streams.count(),
    async close() {
      await listener.close();
      await streams.close();
    },
  };
}
