import type { Context } from '../context.ts';
import { sweepUploads } from './sweep-uploads.ts';

/** The work of this feature that outlives a request. */
export function uploadJobs(ctx: Pick<Context, 'transact' | 'files' | 'log'>) {
  return {
    'sweep-uploads': async () => {
      const removed = await sweepUploads(ctx);
      if (removed > 0) ctx.log.info({ removed }, 'pictures that nothing shows were removed');
    },
  };
}
