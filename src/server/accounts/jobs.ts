import type { JobData } from '../platform/jobs.ts';
import type { Services } from '../services.ts';
import { forgetExpired } from './forget-expired.ts';
import { sendResetLink } from './send-reset-link.ts';

/** The work of this feature that outlives a request. */
export function accountJobs(services: Services) {
  return {
    'send-reset-link': (asked: JobData['send-reset-link']) => sendResetLink(services, asked),
    'forget-expired': () => forgetExpired(services),
  };
}
