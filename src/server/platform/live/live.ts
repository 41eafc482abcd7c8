import type { ServerResponse } from 'node:http';
import type { LiveEvent, LiveEvents } from '#contract/live.ts';
import type { Tx } from '../db/client.ts';

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
  isHearing(): boolean;
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
