import type { JobData } from '../platform/job-queues.ts';
import type { Services } from '../services.ts';
import { sendContactLink } from './follow-contact.ts';

/** The work of this feature that outlives a request. */
export function contactJobs(services: Services) {
  return {
    'send-contact-link': (asked: JobData['send-contact-link']) => sendContactLink(services, asked),
  };
}
