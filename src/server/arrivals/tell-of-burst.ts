import { pagePaths } from '#core/page-paths.ts';
import { readLetterhead } from '../campus/letterhead.ts';
import { frameEmail } from '../email/frame.ts';
import { queueEmail } from '../email/send.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import type { ArrivalKind } from './store.ts';
import { listConfirmedOfficers } from '../accounts/officers.ts';

const what: Record<ArrivalKind, string> = {
  registration: 'registrations',
  nomination: 'nominations',
  message: 'messages to the council',
};

/** Tells every officer with a confirmed address that a burst has begun, once per burst. */
export async function tellOfBurst(
  tx: Tx,
  services: Pick<Services, 'config' | 'jobs' | 'mail'>,
  burst: { id: string; kind: ArrivalKind },
): Promise<void> {
  if (services.mail.delivery !== 'smtp') return;
  const { publicUrl } = services.config;
  const letterhead = await readLetterhead(tx, services.config);
  for (const officer of await listConfirmedOfficers(tx)) {
    await queueEmail(tx, services, {
      key: `burst:${burst.id}:${officer.id}`,
      to: officer.email,
      ...frameEmail(
        {
          subject: `Many ${what[burst.kind]} from one network`,
          preview: 'They are let through one after another.',
          greeting: `Dear ${officer.name},`,
          before: [
            [
              `Unusually many ${what[burst.kind]} come from one network address at the moment. It may be a class that registers together, or one person who makes up many accounts.`,
            ],
            [
              'They are let through one after another, and none is refused. Please check them before you approve them.',
            ],
          ],
          action: {
            label: 'Open the dashboard',
            url: `${publicUrl}${pagePaths.dashboard}`,
            inText: 'Open the dashboard at',
          },
          closing: ['Hustings'],
        },
        {
          ...letterhead,
          reason: 'You get this e-mail because you are an officer of the campus.',
        },
      ),
    });
  }
}
