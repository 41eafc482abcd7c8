import type { Context } from '../context.ts';
import type { JobData } from '../platform/jobs/jobs.ts';
import { closeElection } from './close.ts';

/** The work of this feature that outlives a request. */
export function electionJobs(ctx: Context) {
  return {
    'close-election': ({ electionId }: JobData['close-election']) => closeElection(ctx, electionId),
  };
}
