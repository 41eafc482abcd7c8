import { beforeEach } from 'vitest';
import { openDatabase } from '#server/platform/db/client.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { JobHandlers, Jobs } from '#server/platform/jobs.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { openLog } from '#server/platform/log.ts';
import { afterThis } from './after-this.ts';
import { createTestDatabase } from './database.ts';
import type { TestDatabase } from './database.ts';

/** What each test is given: a database of its own, and one process that has its queue. */
export let given: { database: TestDatabase; db: Database; jobs: Jobs };

/** Gives each test of a file its own. */
export function giveJobQueues(): void {
  beforeEach(async () => {
    const database = await createTestDatabase();
    afterThis(() => database.drop());
    const db = openDatabase(database.connection, () => {});
    afterThis(() => db.close());
    given = { database, db, jobs: await startProcess(database) };
  });
}

/** Another server process over the same database, as far as jobs go. */
export const anotherProcess = (): Promise<Jobs> => startProcess(given.database);

async function startProcess({ connection }: TestDatabase): Promise<Jobs> {
  const jobs = await openJobs({ connection, log: openLog('silent') });
  afterThis(() => jobs.close());
  return jobs;
}

/** Handlers that write down what they were called with. */
export function recording(): { calls: string[]; handlers: JobHandlers } {
  const calls: string[] = [];
  return {
    calls,
    handlers: {
      'send-email': async ({ emailId }) => {
        calls.push(emailId);
      },
      'close-election': async ({ electionId }) => {
        calls.push(electionId);
      },
      'resume-election': async ({ electionId }) => {
        calls.push(electionId);
      },
      'release-results': async ({ electionId }) => {
        calls.push(electionId);
      },
      'keep-recount-kit': async ({ electionId }) => {
        calls.push(electionId);
      },
      'tell-proposals': async () => {},
      'tell-officers': async ({ electionId }) => {
        calls.push(electionId);
      },
      'send-reset-link': async ({ email }) => {
        calls.push(email);
      },
      'sweep-uploads': async () => {
        calls.push('sweep');
      },
      'forget-expired': async () => {
        calls.push('forget');
      },
      'witness-record': async () => {},
      'check-results': async () => {},
      'expire-proposals': async () => {},
    },
  };
}
