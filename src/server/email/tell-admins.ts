import { adminEmails } from '#texts/en/admin-emails.ts';
import { readLetterhead } from './letterhead.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import { frameEmail, leadingTo } from './frame.ts';
import { queueEmail } from './send.ts';
import { listAdminAddresses } from './recipients-store.ts';

/** What every admin has to know at once. */
interface AdminNews {
  /** Once for each admin and key. */
  key: string;
  /** Called for each admin, in their language. */
  words: () => {
    subject: string;
    lines: readonly string[];
    action: { label: string; inText: string };
  };
  url: string;
}

/** Queues an e-mail to each admin; also where they never confirmed the address: it cannot wait for that. */
export async function tellAdmins(
  tx: Tx,
  services: Pick<Services, 'config' | 'jobs'>,
  { key, words, url }: AdminNews,
): Promise<void> {
  const campus = await readLetterhead(tx, services.config);
  const compose = () => {
    const { lines, ...said } = words();
    return frameEmail(
      {
        ...leadingTo(said, url),
        preview: lines[0] ?? '',
        greeting: adminEmails.dear,
        before: lines.map((line) => [line]),
        closing: ['Hustings'],
      },
      { ...campus, reason: adminEmails.reason },
    );
  };
  for (const to of await listAdminAddresses(tx)) {
    await queueEmail(tx, services, { key: `${key}:${to}`, to, compose });
  }
}
