import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { momentText } from '#core/campus/dates.ts';
import { isPersonalAct } from '#core/council/two-person.ts';
import { readLetterhead } from '../email/letterhead.ts';
import { frameEmail } from '../email/frame.ts';
import type { EmailWords } from '../email/frame.ts';
import { everyEmail } from '#texts/en/every-email.ts';
import { queueEmail } from '../email/send.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import type { DoneMeanwhile } from './second-officer.ts';
import type { ProposalRow } from './store.ts';
import { listOthers } from './store.ts';

/** Says on the page of an election what nobody has done yet. */
export type SayOnPage = (
  tx: Tx,
  said: { electionId: string; what: string; actorId: string },
) => Promise<void>;

type Told = Pick<Services, 'campus' | 'config' | 'jobs' | 'mail'>;

/** Tells every officer who could confirm it, at a confirmed address, that something waits. */
export async function tellOthers(
  tx: Tx,
  services: Told,
  proposal: ProposalRow & { access: 'officers' | 'admin' },
  done?: DoneMeanwhile,
): Promise<void> {
  const { subject, what, reason, officerName, expiresAt } = proposal;
  const { timeZone } = await services.campus.settings();
  if (done !== undefined) {
    await tell(tx, services, proposal, {
      key: 'proposal',
      isForAll: true,
      subject: done.subject,
      preview: done.message,
      before: [
        [`${officerName ?? ''} did this alone, at once: `, { strong: done.subject }],
        [done.message],
        [`Reason: ${reason}`],
        [done.line],
      ],
    });
    return;
  }
  await tell(tx, services, proposal, {
    key: 'proposal',
    subject: `Please confirm or refuse: ${subject}`,
    preview: 'This waits for a second officer.',
    before: [
      [`${officerName ?? ''} asks a second officer to confirm: `, { strong: subject }],
      [what],
      [`Reason: ${reason}`],
      [
        `Nothing happens until another officer confirms it. It waits until ${momentText(expiresAt, timeZone)}.`,
      ],
    ],
  });
}

/**
 * Tells all officers and witnesses, and on its page the readers of the election, that its proposer will act
 * alone. It is no choice of theirs, and whom it concerns is told as well.
 */
export async function tellAnnounced(
  tx: Tx,
  services: Told,
  proposal: ProposalRow & { aloneFrom: Date },
  sayOnPage: SayOnPage,
): Promise<void> {
  const { id, act, subject, reason, officerName, proposedBy, electionId, aloneFrom } = proposal;
  const { timeZone } = await services.campus.settings();
  const from = momentText(aloneFrom, timeZone);
  if (electionId !== null && proposedBy !== null) {
    const what = `No second officer has decided what one officer proposed. That officer can do it alone from ${from}`;
    await sayOnPage(tx, { electionId, what, actorId: proposedBy });
  }
  const nobodyDecided: EmailWords['before'][number] = [
    `No second officer has decided what ${officerName ?? ''} proposed: `,
    { strong: subject },
  ];
  const title = `One officer will act alone: ${subject}`;
  await tell(
    tx,
    services,
    { ...proposal, notBy: [], access: 'officers' },
    {
      key: 'proposal-alone',
      isForAll: true,
      subject: title,
      preview: 'You can still confirm or refuse it.',
      before: [
        nobodyDecided,
        [proposal.what],
        [`Reason: ${reason}`],
        [`From ${from} they can do it alone. Until then you can confirm or refuse it.`],
      ],
    },
  );
  const letterhead = await readLetterhead(tx, services.config);
  for (const to of services.config.recordWitnesses) {
    await queueEmail(tx, services, {
      key: `proposal-alone:${id}:${to}`,
      to,
      isEnglish: true,
      compose: () =>
        frameEmail(
          {
            subject: title,
            preview: `From ${from} they can do it alone.`,
            greeting: 'Dear witness,',
            before: [
              nobodyDecided,
              [proposal.what],
              // What is about people is for officers.
              ...(isPersonalAct(act) ? [] : [[`Reason: ${reason}`]]),
              [`From ${from} they can do it alone. Until then another officer can refuse it.`],
            ],
            closing: ['Hustings'],
          },
          {
            ...letterhead,
            reason: 'You get this e-mail because you keep the record of a council.',
          },
        ),
    });
  }
}

/** Sends the others who may know of a proposal an e-mail that leads to it. */
async function tell(
  tx: Tx,
  services: Told,
  { id, proposedBy, notBy, access }: ProposalRow & { access: 'officers' | 'admin' },
  {
    key,
    isForAll = false,
    ...words
  }: Pick<EmailWords, 'subject' | 'preview' | 'before'> & { key: string; isForAll?: boolean },
): Promise<void> {
  if (services.mail.delivery !== 'smtp') return;
  const letterhead = await readLetterhead(tx, services.config);
  const but = [...notBy, ...(proposedBy === null ? [] : [proposedBy])];
  // What one officer does alone is told to those as well who want no e-mails about proposals.
  const kind = isForAll ? null : 'officer-proposals';
  for (const officer of await listOthers(tx, access, but, kind)) {
    await queueEmail(tx, services, {
      key: `${key}:${id}:${officer.id}`,
      to: officer.email,
      isEnglish: true,
      compose: () =>
        frameEmail(
          {
            ...words,
            greeting: everyEmail.dear(officer.name),
            action: {
              label: 'Look and decide',
              url: `${services.config.publicUrl}${sectionPath('decisions')}`,
              inText: 'Look and decide at',
            },
            closing: ['Hustings'],
          },
          { ...letterhead, reason: everyEmail.officer },
        ),
    });
  }
}
