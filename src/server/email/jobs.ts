import type { JobData } from '../platform/jobs.ts';
import type { Services } from '../services.ts';
import { deliverLetter } from './deliver.ts';

/** The work of this feature that outlives a request. */
export function letterJobs(services: Pick<Services, 'pool' | 'transact' | 'mail'>) {
  return {
    'send-letter': ({ letterId }: JobData['send-letter']) => deliverLetter(services, letterId),
  };
}
