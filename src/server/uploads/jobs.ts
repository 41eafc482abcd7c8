import type { Services } from '../services.ts';
import { sweepUploads } from './sweep-uploads.ts';

/** The work of this feature that outlives a request. */
export function uploadJobs(services: Pick<Services, 'transact' | 'files' | 'log'>) {
  return {
    'sweep-uploads': async () => {
      const removed = await sweepUploads(services);
      if (removed > 0) services.log.info({ removed }, 'pictures that nothing shows were removed');
    },
  };
}
