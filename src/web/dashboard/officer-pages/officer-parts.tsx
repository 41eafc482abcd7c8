import type { OfficerPart } from '#core/accounts/dashboard-sections.ts';
import type { Reply } from '#web/app/call.ts';
import { lazyPart } from '#web/app/lazy-part.tsx';
import { dashboardMessages as text } from '#texts/en/dashboard.ts';
import { proposalsQuery } from '#web/proposals/queries.ts';
import { listState, RowsSkeleton } from '#web/kit/list/loaded-list.tsx';
import { unsentEmailsQuery } from '#web/campus/officer-queries.ts';
import type { PartEntry } from '../section-entry.ts';
import { counted, pending } from '../section-entry.ts';

const looks = { className: listState, skeleton: <RowsSkeleton />, failed: text.sectionFailed };

/** The parts of the pages below the dashboard; who sees which is core's (partsOf). */
export const officerParts: Readonly<Record<OfficerPart, PartEntry>> = {
  accounts: {
    ...text.sections.accounts,
    Body: lazyPart(
      async () => (await import('#web/accounts/dashboard/accounts.tsx')).Accounts,
      looks,
    ),
  },
  decisions: {
    ...text.sections.decisions,
    count: counted<Reply<'listProposals'>>(proposalsQuery, ({ proposals }) =>
      pending(proposals.length),
    ),
    Body: lazyPart(
      async () => (await import('#web/proposals/dashboard/decisions.tsx')).Decisions,
      looks,
    ),
  },
  record: {
    ...text.sections.record,
    Body: lazyPart(async () => (await import('#web/record/dashboard/record.tsx')).Record, looks),
  },
  'voter-list': {
    ...text.sections['voter-list'],
    Body: lazyPart(
      async () => (await import('#web/voter-lists/dashboard/voter-list.tsx')).VoterList,
      looks,
    ),
  },
  'check-in': {
    ...text.sections['check-in'],
    Body: lazyPart(
      async () => (await import('#web/numbers/dashboard/check-in.tsx')).CheckIn,
      looks,
    ),
  },
  emails: {
    ...text.sections.emails,
    count: counted<Reply<'readUnsentEmails'>>(unsentEmailsQuery, ({ emails, failed }) => ({
      decisions: emails.filter(({ hasFailed }) => hasFailed).length,
      badge: failed === 0 ? null : { text: text.emails.failedCount(failed), tone: 'warning' },
    })),
    Body: lazyPart(async () => (await import('#web/emails/dashboard/emails.tsx')).Emails, looks),
  },
  system: {
    ...text.sections.system,
    Body: lazyPart(async () => (await import('#web/campus/dashboard/system.tsx')).System, looks),
  },
};
