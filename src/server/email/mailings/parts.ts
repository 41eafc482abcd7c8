import type { Services } from '../../services.ts';

/** What writing to many people needs. */
export type MailingParts = Pick<
  Services,
  'db' | 'transact' | 'jobs' | 'mail' | 'config' | 'campus' | 'electionKeys'
>;
