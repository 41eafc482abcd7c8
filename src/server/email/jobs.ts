import type { Context } from '../context.ts';
import type { JobData } from '../platform/jobs/jobs.ts';
import { deliverLetter } from './deliver.ts';

/** The work of this feature that outlives a request. */
export function letterJobs(ctx: Pick<Context, 'pool' | 'transact' | 'mail'>) {
  return {
    'send-letter': ({ letterId }: JobData['send-letter']) => deliverLetter(ctx, letterId),
  };
}
