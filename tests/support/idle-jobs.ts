import type { JobHandlers } from '#server/platform/jobs.ts';

const notHere = () => Promise.reject(new Error('not here'));

/** Handlers of a process that does no work: spread them below those that a test is about. */
export const idleJobs: JobHandlers = {
  'send-email': notHere,
  'close-election': notHere,
  'resume-election': notHere,
  'release-results': notHere,
  'keep-recount-kit': notHere,
  'tell-officers': notHere,
  'tell-proposals': notHere,
  'send-reset-link': notHere,
  'sweep-uploads': async () => {},
  'forget-expired': async () => {},
  'witness-record': async () => {},
  'check-results': async () => {},
  'expire-proposals': async () => {},
};
