import type { JobData } from '../platform/job-queues.ts';
import type { Services } from '../services.ts';
import { sendResetLink } from './forgot-password.ts';

/** The work of this feature that outlives a request. */
export function accountJobs(services: Services) {
  return {
    'send-reset-link': (asked: JobData['send-reset-link']) => sendResetLink(services, asked),
  };
}
