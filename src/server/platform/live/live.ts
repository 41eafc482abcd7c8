import type { ServerResponse } from 'node:http';
import type { LiveEvent, LiveEvents } from '#contract/live.ts';
import type { Tx } from '../../db/client.ts';

/** What changed, as processes tell each other through the database. */
export type Change =
  | { kind: 'standings'; electionId: string }
  | { kind: 'elections' }
  | { kind: 'campus' }
  | { kind: 'restored' }
  | { kind: 'session'; accountId: string };

/** The stream of changes to open pages, across all server processes. */
export interface Live {
  /** Tells every process when, and only if, the transaction commits. */
  announce(tx: Tx, change: Change): Promise<void>;
  /**
   * Calls back for every committed change, of whichever process. After the database was out of
   * reach it says `campus` and `elections`, because anything may have changed meanwhile; so it does
   * after `restored`, when everything in it is what a backup held.
   */
  onChange(listener: (change: Change) => void): void;
  /** Sends an event to every open page of this process, encoded once. */
  push<E extends LiveEvent>(event: E, data: LiveEvents[E]): void;
  /** Makes the answer a stream; false, and nothing written, when there is no room for another. */
  join(response: ServerResponse): boolean;
  /** Ends all streams, so that a server that stops need not wait for them. */
  close(): Promise<void>;
}
