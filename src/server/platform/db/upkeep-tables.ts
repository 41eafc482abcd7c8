// The row types of what keeps a campus safe to run; the rest are in schema.ts.
import type { Generated } from 'kysely';
import type { MaybeTime, StampedTime } from './election-tables.ts';

/** When operators last saved what would be lost with the machine, and proved that it comes back. */
export interface Upkeep {
  what: 'backup' | 'keys' | 'drill';
  done_at: StampedTime;
}

/** A clock jumped: no election is counted until the pause has ended. */
export interface ClosingPauses {
  id: string;
  began_at: StampedTime;
  /** Whose clock jumped, and by how much. */
  cause: 'server' | 'database';
  jump_ms: string;
  /** When a server last found that the clocks do not agree. */
  disagreed_at: StampedTime;
  ended_at: MaybeTime;
  /** The admin who said so; null where the clocks agreed again. */
  ended_by: string | null;
}

/** Which release ran which migrations here, with its number of compatibility (docs/releases.md). */
export interface Releases {
  id: string;
  version: string;
  compatibility: number;
  migrations: string[];
  noted_at: StampedTime;
}

/** What became of each backup that a server took by itself. */
export interface BackupRuns {
  id: Generated<string>;
  ended_at: StampedTime;
  file: string;
  bytes: string | null;
  /** Why there is no file, or what is missing in it. */
  problem: string | null;
}
