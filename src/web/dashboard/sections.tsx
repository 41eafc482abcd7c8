import { Inbox, List, MessageSquare, UserCheck, Users, Vote } from 'lucide-react';
import { phaseOf } from '#core/elections/phase.ts';
import type { DashboardSection } from '#core/accounts/dashboard-sections.ts';
import { contactStatus } from '#core/contact/contact-request.ts';
import { contactsQuery } from '#web/contact/officer-queries.ts';
import { officerElectionsQuery } from '#web/elections/officer-queries.ts';
import type { Reply } from '#web/app/call.ts';
import { lazyPart } from '#web/app/lazy-part.tsx';
import { serverNow } from '#web/app/server-clock.ts';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import {
  nominationCountQuery,
  unverifiedMembersQuery,
  unverifiedUsersQuery,
} from '#web/approvals/dashboard/queries.ts';
import { listState, RowsSkeleton } from '#web/kit/list/loaded-list.tsx';
import type { SectionEntry } from './section-entry.ts';
import { counted, pending } from './section-entry.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const text = dashboardMessages;
const looks = { className: listState, skeleton: <RowsSkeleton />, failed: text.sectionFailed };

/** The sections there are, in the order of the screen; who sees which is core's (sectionsOf). */
export const sections: readonly SectionEntry[] = [
  {
    id: 'nomination-requests',
    ...text.sections['nomination-requests'],
    icon: <Inbox {...icon} />,
    count: counted<number>(nominationCountQuery, pending),
    Body: lazyPart(
      async () =>
        (await import('#web/approvals/dashboard/nomination-requests.tsx')).NominationRequests,
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
    Body: lazyPart(
      async () => (await import('#web/approvals/dashboard/user-approval.tsx')).UserApproval,
      looks,
    ),
  },
  {
    id: 'member-approval',
    ...text.sections['member-approval'],
    icon: <Users {...icon} />,
    count: counted<Reply<'listUnverifiedMembers'>>(unverifiedMembersQuery, (waiting) =>
      pending(waiting.length),
    ),
    Body: lazyPart(
      async () => (await import('#web/approvals/dashboard/member-approval.tsx')).MemberApproval,
      looks,
    ),
  },
  {
    id: 'organize-election',
    ...text.sections['organize-election'],
    icon: <Vote {...icon} />,
    Body: lazyPart(
      async () =>
        (await import('#web/elections/dashboard/organize/organize-election.tsx')).OrganizeElection,
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
        badge: waiting === 0 ? null : { text: text.contacts.inProgress(waiting), tone: 'warning' },
      };
    }),
    Body: lazyPart(
      async () => (await import('#web/contact/dashboard/contact-requests.tsx')).ContactRequests,
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
        badge: open === 0 ? null : { text: text.electionsOpen(open), tone: 'success' },
      };
    }),
    Body: lazyPart(
      async () => (await import('#web/elections/dashboard/list/election-list.tsx')).ElectionList,
      looks,
    ),
  },
];

/** The entry behind ?section=, if these may see it. */
export function entryAt(id: string, visible: readonly SectionEntry[]): DashboardSection | null {
  return visible.find((entry) => entry.id === id)?.id ?? null;
}
