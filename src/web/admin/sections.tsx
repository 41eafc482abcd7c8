import {
  BadgeCheck,
  BookUser,
  ContactRound,
  Inbox,
  List,
  Mail,
  MessageSquare,
  ScrollText,
  ServerCog,
  UserCheck,
  Users,
  Vote,
} from 'lucide-react';
import { phaseOf } from '#core/elections/phase.ts';
import type { DashboardSection } from '#core/accounts/dashboard-sections.ts';
import { contactStatus } from '#core/contact/contact-request.ts';
import { contactsQuery } from '#web/contact/officer-queries.ts';
import { officerElectionsQuery } from '#web/elections/officer-queries.ts';
import type { Reply } from '#web/app/call.ts';
import { lazyPart } from '#web/app/lazy-part.tsx';
import { serverNow } from '#web/app/server-clock.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import {
  nominationCountQuery,
  unverifiedMembersQuery,
  unverifiedUsersQuery,
} from './approvals/queries.ts';
import { listState, RowsSkeleton } from '#web/ui/list/loaded-list.tsx';
import { emailTroubleQuery } from './emails/queries.ts';
import { numberOfficeQuery } from './numbers/queries.ts';
import type { SectionCount, SectionEntry } from './section-entry.ts';
import { counted } from './section-entry.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const text = dashboardMessages;
const looks = { className: listState, skeleton: <RowsSkeleton />, failed: text.sectionFailed };

/** Pending things: the number in the badge and in the headline. */
function pending(count: number): SectionCount {
  return {
    decisions: count,
    badge: { text: text.pending(count), tone: count > 0 ? 'brand' : 'neutral' },
  };
}

/** The sections there are, in the order of the screen; who sees which is core's (sectionsOf). */
export const sections: readonly SectionEntry[] = [
  {
    id: 'nomination-requests',
    ...text.sections['nomination-requests'],
    icon: <Inbox {...icon} />,
    count: counted<number>(nominationCountQuery, pending),
    Body: lazyPart(
      async () => (await import('./approvals/nomination-requests.tsx')).NominationRequests,
      looks,
    ),
  },
  {
    id: 'user-approval',
    ...text.sections['user-approval'],
    icon: <UserCheck {...icon} />,
    count: counted<Reply<'listUnverifiedUsers'>>(unverifiedUsersQuery, (waiting) =>
      pending(waiting.length),
    ),
    Body: lazyPart(async () => (await import('./approvals/user-approval.tsx')).UserApproval, looks),
  },
  {
    id: 'member-approval',
    ...text.sections['member-approval'],
    icon: <Users {...icon} />,
    count: counted<Reply<'listUnverifiedMembers'>>(unverifiedMembersQuery, (waiting) =>
      pending(waiting.length),
    ),
    Body: lazyPart(
      async () => (await import('./approvals/member-approval.tsx')).MemberApproval,
      looks,
    ),
  },
  {
    id: 'organize-election',
    ...text.sections['organize-election'],
    icon: <Vote {...icon} />,
    Body: lazyPart(
      async () => (await import('./organize/organize-election.tsx')).OrganizeElection,
      looks,
    ),
  },
  {
    id: 'contact-requests',
    ...text.sections['contact-requests'],
    icon: <MessageSquare {...icon} />,
    count: counted<Reply<'listContacts'>>(contactsQuery, (contacts) => {
      const waiting = contacts.filter(
        ({ resolved }) => contactStatus(resolved) === 'in-progress',
      ).length;
      return {
        decisions: waiting,
        badge: {
          text: text.contacts.inProgress(waiting),
          tone: waiting > 0 ? 'warning' : 'neutral',
        },
      };
    }),
    Body: lazyPart(
      async () => (await import('./contacts/contact-requests.tsx')).ContactRequests,
      looks,
    ),
  },
  {
    id: 'election-list',
    ...text.sections['election-list'],
    icon: <List {...icon} />,
    count: counted<Reply<'listAllElections'>>(officerElectionsQuery, ({ elections }) => {
      const now = serverNow();
      const open = elections.filter((election) => phaseOf(election, now) === 'open').length;
      return {
        decisions: 0,
        badge:
          open > 0
            ? { text: text.electionsOpen(open), tone: 'success' }
            : { text: String(elections.length), tone: 'neutral' },
      };
    }),
    Body: lazyPart(
      async () => (await import('./election-list/election-list.tsx')).ElectionList,
      looks,
    ),
  },
  {
    id: 'voter-list',
    ...text.sections['voter-list'],
    icon: <BookUser {...icon} />,
    Body: lazyPart(async () => (await import('./voter-list/voter-list.tsx')).VoterList, looks),
  },
  {
    id: 'check-in',
    ...text.sections['check-in'],
    icon: <BadgeCheck {...icon} />,
    count: counted<Reply<'readNumberOffice'>>(numberOfficeQuery, ({ lost, disputes }) =>
      pending(lost.length + disputes.filter((one) => one.blocksCertification).length),
    ),
    Body: lazyPart(async () => (await import('./numbers/check-in.tsx')).CheckIn, looks),
  },
  {
    id: 'accounts',
    ...text.sections.accounts,
    icon: <ContactRound {...icon} />,
    Body: lazyPart(async () => (await import('./accounts/accounts.tsx')).Accounts, looks),
  },
  {
    id: 'record',
    ...text.sections.record,
    icon: <ScrollText {...icon} />,
    Body: lazyPart(async () => (await import('./record/record.tsx')).Record, looks),
  },
  {
    id: 'emails',
    ...text.sections.emails,
    icon: <Mail {...icon} />,
    count: counted<Reply<'readEmailTrouble'>>(
      emailTroubleQuery,
      ({ failures, waiting, failed }) => ({
        decisions: failures.length,
        badge:
          failed > 0
            ? { text: text.letters.failedCount(failed), tone: 'warning' }
            : { text: text.letters.waitingCount(waiting), tone: 'neutral' },
      }),
    ),
    Body: lazyPart(async () => (await import('./emails/emails.tsx')).Emails, looks),
  },
  {
    id: 'system',
    ...text.sections.system,
    icon: <ServerCog {...icon} />,
    Body: lazyPart(async () => (await import('./system/system.tsx')).System, looks),
  },
];

/** The entry behind ?section=, if these may see it. */
export function entryAt(id: string, visible: readonly SectionEntry[]): DashboardSection | null {
  return visible.find((entry) => entry.id === id)?.id ?? null;
}
