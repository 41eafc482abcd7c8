import type { Context } from '../context.ts';
import type { JobData } from '../platform/jobs/jobs.ts';
import { forgetExpired } from './forget-expired.ts';
import { sendResetLink } from './send-reset-link.ts';

/** The work of this feature that outlives a request. */
export function accountJobs(ctx: Context) {
  return {
    'send-reset-link': (asked: JobData['send-reset-link']) => sendResetLink(ctx, asked),
    'forget-expired': () => forgetExpired(ctx),
  };
}
