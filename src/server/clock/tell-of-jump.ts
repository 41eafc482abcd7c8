import { pagePaths } from '#core/page-paths.ts';
import { listConfirmedOfficers } from '../arrivals/store.ts';
import { readLetterhead } from '../campus/letterhead.ts';
import { frameEmail } from '../email/frame.ts';
import { queueEmail } from '../email/send.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import type { Jump } from './judge-clocks.ts';

const whose: Record<Jump['cause'], string> = {
  server: 'The clock of a server',
  database: 'The clock of the database',
};

/** Tells every officer with a confirmed address that closings wait, once per pause. */
export async function tellOfJump(
  tx: Tx,
  services: Pick<Services, 'config' | 'jobs' | 'mail'>,
  { id, cause, ms }: Jump & { id: string },
): Promise<void> {
  if (services.mail.delivery !== 'smtp') return;
  const letterhead = await readLetterhead(tx, services.config);
  const seconds = Math.round(Math.abs(ms) / 1_000);
  const way = ms > 0 ? 'forward' : 'back';
  for (const officer of await listConfirmedOfficers(tx)) {
    await queueEmail(tx, services, {
      key: `clock:${id}:${officer.id}`,
      to: officer.email,
      ...frameEmail(
        {
          subject: 'A clock jumped: elections are not counted now',
          preview: 'Closings wait until the clocks agree again.',
          greeting: `Dear ${officer.name},`,
          before: [
            [`${whose[cause]} jumped ${way} by ${seconds} seconds.`],
            [
              'No election is counted until the clocks agree for a minute, or until an admin lets closings go on. Please ask whoever runs the server to look at the clocks. Votes that were cast are safe.',
            ],
          ],
          action: {
            label: 'Open the dashboard',
            url: `${services.config.publicUrl}${pagePaths.dashboard}`,
            inText: 'Open the dashboard at',
          },
          closing: ['Hustings'],
        },
        { ...letterhead, reason: 'You get this e-mail because you are an officer of the campus.' },
      ),
    });
  }
}
