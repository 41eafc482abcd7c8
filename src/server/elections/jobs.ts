import type { JobData } from '../platform/jobs.ts';
import type { Services } from '../services.ts';
import { closeElection } from './close.ts';

/** The work of this feature that outlives a request. */
export function electionJobs(services: Services) {
  return {
    'close-election': ({ electionId }: JobData['close-election']) =>
      closeElection(services, electionId),
  };
}
