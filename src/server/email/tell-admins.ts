import { readLetterhead } from './letterhead.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import { frameEmail } from './frame.ts';
import { queueEmail } from './send.ts';
import { listAdminAddresses } from './admins-store.ts';

/** What every admin has to know at once. */
export interface AdminNews {
  /** Once for each admin and key. */
  key: string;
  subject: string;
  lines: readonly string[];
  action: { label: string; url: string; inText: string };
}

/** Queues an e-mail to each admin; also where they never confirmed the address: it cannot wait for that. */
export async function tellAdmins(
  tx: Tx,
  services: Pick<Services, 'config' | 'jobs'>,
  { key, subject, lines, action }: AdminNews,
): Promise<void> {
  const campus = await readLetterhead(tx, services.config);
  const compose = () =>
    frameEmail(
      {
        subject,
        preview: lines[0] ?? '',
        greeting: 'Dear admin,',
        before: lines.map((line) => [line]),
        action,
        closing: ['Hustings'],
      },
      {
        ...campus,
        reason: 'You get this e-mail because you are an admin of this campus.',
      },
    );
  for (const to of await listAdminAddresses(tx)) {
    await queueEmail(tx, services, { key: `${key}:${to}`, to, isEnglish: true, compose });
  }
}
