import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { readLetterhead } from '../campus/letterhead.ts';
import { momentText } from '../elections/life/act.ts';
import { frameEmail } from '../email/frame.ts';
import { officerReason } from '../email/officer-reason.ts';
import { queueEmail } from '../email/send.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import type { ProposalRow } from './store.ts';
import { listOthers } from './store.ts';

/** Tells every officer who could confirm it, at a confirmed address, that something waits. */
export async function tellOthers(
  tx: Tx,
  services: Pick<Services, 'campus' | 'config' | 'jobs' | 'mail'>,
  proposal: ProposalRow & { access: 'officers' | 'admin' },
): Promise<void> {
  if (services.mail.delivery !== 'smtp') return;
  const { id, subject, what, reason, officerName, proposedBy, notBy, access, expiresAt } = proposal;
  const { timeZone } = await services.campus.settings();
  const letterhead = await readLetterhead(tx, services.config);
  const but = [...notBy, ...(proposedBy === null ? [] : [proposedBy])];
  for (const officer of await listOthers(tx, access, but, 'officer-proposals')) {
    await queueEmail(tx, services, {
      key: `proposal:${id}:${officer.id}`,
      to: officer.email,
      ...frameEmail(
        {
          subject: `Please confirm or refuse: ${subject}`,
          preview: 'This waits for a second officer.',
          greeting: `Dear ${officer.name},`,
          before: [
            [`${officerName ?? ''} asks a second officer to confirm: `, { strong: subject }],
            [what],
            [`Reason: ${reason}`],
            [
              `Nothing happens until another officer confirms it. It waits until ${momentText(expiresAt, timeZone)}.`,
            ],
          ],
          action: {
            label: 'Look and decide',
            url: `${services.config.publicUrl}${sectionPath('decisions')}`,
            inText: 'Look and decide at',
          },
          closing: ['Hustings'],
        },
        { ...letterhead, reason: officerReason },
      ),
    });
  }
}
