import type { Config } from './config.ts';
import type { Database } from './platform/db/client.ts';
import type { Pulse } from './platform/db/pulse.ts';
import type { Sessions } from './http/sessions.ts';
import type { Live } from './platform/live/live.ts';
import type { Files } from './platform/files/files.ts';
import type { Clock } from './platform/clock.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Mail } from './platform/mail/mail.ts';
import type { Passwords } from './platform/passwords.ts';
import type { Preparations } from './platform/prepared/prepared.ts';
import type { Pressure } from './platform/pressure.ts';
import type { CampusMemory } from './campus/open-campus.ts';
import type { Casting } from './elections/voting/casting.ts';

/** What use cases work with; built once at start, or by a test with parts of its own. */
export interface Context extends Database {
  config: Config;
  clock: Clock;
  log: Log;
  passwords: Passwords;
  sessions: Sessions;
  jobs: Jobs;
  mail: Mail;
  files: Files;
  live: Live;
  campus: CampusMemory;
  casting: Casting;
  pulse: Pulse;
  pressure: Pressure;
  /** Null where nobody reads them. */
  metrics: Metrics | null;
  /** Leaving: asked to stop, and still answering those who come. */
  readiness: { isLeaving: boolean };
  preparations: Preparations;
}
