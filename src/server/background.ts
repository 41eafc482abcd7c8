import { accountJobs } from './accounts/jobs.ts';
import { electionJobs } from './elections/close.ts';
import { recoverClosings } from './elections/recover-closings.ts';
import { startStandings } from './elections/results/live-counts.ts';
import { emailJobs } from './email/deliver.ts';
import { recoverEmails } from './email/recover.ts';
import type { Services } from './services.ts';
import { uploadJobs } from './uploads/sweep-uploads.ts';

/** Begins the work beside the requests: jobs, what was lost of them, and counts for open pages. */
export async function startBackground(services: Services): Promise<{ close(): void }> {
  const { live, log, jobs } = services;
  live.onChange((change) => {
    if (change.kind !== 'restored') return;
    recover(services).catch((error: unknown) =>
      log.error({ err: error }, 'jobs were not recovered'),
    );
  });
  await recover(services);
  await jobs.work({
    ...electionJobs(services),
    ...emailJobs(services),
    ...accountJobs(services),
    ...uploadJobs(services),
  });
  return startStandings(services);
}

/** Finds the work whose jobs were lost with a process, or did not come along with the data. */
async function recover(services: Services): Promise<void> {
  await recoverEmails(services);
  await recoverClosings(services);
}
