import { forgetExpired } from '../own-account/forget-expired.ts';
import { deleteLeftPictures } from '../contact/public.ts';
import { sweepFailedEmails } from '../email/discard.ts';
import type { Services } from '../services.ts';
import { forgetOld } from './forget-old.ts';

/** The work of this feature that outlives a request. */
export function retentionJobs(services: Services) {
  return {
    'forget-expired': async () => {
      await forgetExpired(services);
      await sweepFailedEmails(services);
      await services.transact(deleteLeftPictures);
      await forgetOld(services);
    },
  };
}
