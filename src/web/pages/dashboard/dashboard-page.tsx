import type { UseQueryResult } from '@tanstack/react-query';
import { useQueries, useQuery } from '@tanstack/react-query';
import { MonitorSmartphone, Settings } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isOfficer } from '#core/accounts/role.ts';
import type { Role } from '#core/accounts/role.ts';
import { sectionsOf } from '#core/accounts/dashboard-sections.ts';
import { burstsQuery, emailQueueQuery, healthQuery } from '#web/campus/officer-queries.ts';
import { officerElectionsQuery } from '#web/elections/officer-queries.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { Link } from '#web/app/link.tsx';
import { useTimeZone } from '#web/app/campus.ts';
import { useLocation } from '#web/app/location.ts';
import { useViewer } from '#web/app/session.ts';
import type { Arrival } from '#web/paths.ts';
import { paths } from '#web/paths.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { profileMessages } from '#web/messages/en/account.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { messages } from '#web/messages/en/site.ts';
import { waitingMessages } from '#web/messages/en/waiting.ts';
import { BurstNotice } from '#web/admin/burst-notice.tsx';
import { ClockNotice } from '#web/admin/clock-notice.tsx';
import { LateEmailsNotice } from '#web/admin/emails/late-emails-notice.tsx';
import { FirstSteps } from '#web/admin/first-steps.tsx';
import { FailedEmails } from '#web/admin/failed-emails.tsx';
import { WaitingProposals } from '#web/admin/proposals/waiting-proposals.tsx';
import { HeldClosesNotice } from '#web/admin/held-closes-notice.tsx';
import { KeyNotice } from '#web/admin/key-notice.tsx';
import { NumberNotice } from '#web/admin/numbers/number-notice.tsx';
import { numberOfficeQuery } from '#web/admin/numbers/queries.ts';
import type { SectionCount, SectionEntry } from '#web/admin/section-entry.ts';
import { UniversityName } from '#web/admin/university-name.tsx';
import { entryAt, sections } from '#web/admin/sections.tsx';
import { scrollToSection } from '#web/admin/open-section.ts';
import { useAddress } from '#web/app/use-address.ts';
import { useLiveOfficers } from '#web/admin/use-live-officers.ts';
import { inOrder, noticeRows } from '#web/admin/waiting/notice-rows.ts';
import { waitingQuery } from '#web/admin/waiting/queries.ts';
import { rowOf } from '#web/admin/waiting/row-of.ts';
import { WaitingThings } from '#web/admin/waiting/waiting-things.tsx';

/** /dashboard: the work of the officers, section by section. */
export function DashboardPage() {
  const { viewer, isConfirmed } = useViewer();
  const allowed = viewer === null ? [] : sectionsOf(viewer.role);
  const visible = sections.filter((entry) => allowed.includes(entry.id));
  return (
    <div className="below-bar page-end">
      <div className="wrap pt-10 max-md:pt-8">
        {viewer !== null && visible.length > 0 ? (
          // Another person's dashboard starts without this one's state.
          <DashboardServer key={viewer._id} visible={visible} viewer={viewer} />
        ) : (
          <>
            <Heading />
            {viewer === null && !isConfirmed ? (
              <SkeletonGroup className="grid gap-4">
                <Skeleton shape="card" />
              </SkeletonGroup>
            ) : (
              <Nothing isSignedIn={viewer !== null} />
            )}
          </>
        )}
      </div>
    </div>
  );
}

function Heading() {
  return (
    <PageHeading title={messages.title.of(dashboardMessages.title)} className="type-h1">
      {dashboardMessages.title}
    </PageHeading>
  );
}

interface DashboardServerProps {
  visible: readonly SectionEntry[];
  viewer: { _id: string; role: Role };
}

function DashboardServer({ visible, viewer }: DashboardServerProps) {
  const { role } = viewer;
  const isAdmin = role === 'admin';
  // An observer is not asked what only officers may know.
  const enabled = isOfficer(role);
  const address = useAddress();
  const openId = entryAt(address.get('section'), visible);
  const counted = visible.filter((entry) => entry.count !== undefined);
  const counts = useQueries({ queries: counted.flatMap(({ count }) => count ?? []) });
  const letters = useQuery({ ...emailQueueQuery, enabled }).data;
  const health = useQuery(healthQuery).data;
  const bursts = useQuery({ ...burstsQuery, enabled }).data?.bursts ?? [];
  const office = useQuery({ ...numberOfficeQuery, enabled }).data;
  const things = useQuery({ ...waitingQuery, enabled }).data?.things;
  const timeZone = useTimeZone();
  const elections = useQuery(officerElectionsQuery).data?.elections;
  const top = useRef<HTMLDivElement>(null);
  const countOf = (entry: SectionEntry) => counts[counted.indexOf(entry)];

  useEffect(() => {
    if (openId !== null) scrollToSection(openId);
  }, [openId]);

  const open = (id: string | null) => {
    // Search and filters belong to the section that closes.
    address.replace(id === null ? {} : { section: id });
  };
  const areCounted = counts.every((count) => count.data !== undefined);
  const requests = counts.reduce((sum, { data }) => sum + (data?.decisions ?? 0), 0);
  // An admin counts them in the section.
  const stuck = isAdmin ? [] : (letters?.stuck ?? []);
  const rows = inOrder(
    things?.map((one) => rowOf(one, timeZone)) ?? [],
    enabled ? noticeRows({ health, bursts, stuck }) : [],
  );
  const needed = rows.filter(({ act }) => act !== null).length;
  useLiveOfficers(enabled);

  return (
    <>
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div ref={top}>
          <Heading />
          <p className="mt-2.5 min-h-[1.6em] text-ink-2" data-lede>
            {!enabled && dashboardMessages.observing}
            {enabled &&
              areCounted &&
              things !== undefined &&
              waitingMessages.lede(needed, requests)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          {enabled && (
            <Link to={paths.pollingTable} className={buttonClass({ kind: 'outline' })}>
              <MonitorSmartphone size={20} strokeWidth={1.75} aria-hidden />
              {messages.pages.pollingTable}
            </Link>
          )}
          {isAdmin && (
            <Link to={paths.settings} className={buttonClass({ kind: 'outline' })}>
              <Settings size={20} strokeWidth={1.75} aria-hidden />
              {profileMessages.settings}
            </Link>
          )}
        </div>
      </div>
      <WaitingThings rows={rows} />
      <Accordion
        sections={visible.map((entry) => ({
          ...entry,
          badge: <Badge count={countOf(entry)} />,
          body: () => <entry.Body />,
        }))}
        openId={openId}
        onChange={open}
      />
      <div className="mt-7">
        {isAdmin && <UniversityName onNamed={() => top.current?.querySelector('h1')?.focus()} />}
        <WaitingProposals />
        <ClockNotice clocks={health?.clocks} />
        <HeldClosesNotice held={health?.heldCloses ?? []} isAdmin={isAdmin} />
        <KeyNotice health={health} />
        <BurstNotice bursts={bursts} />
        <NumberNotice office={office} onOpen={open} />
        <LateEmailsNotice queue={letters} isAdmin={isAdmin} onOpen={open} />
        <FailedEmails stuck={stuck} />
        {enabled && elections?.length === 0 && (
          <FirstSteps
            isAdmin={isAdmin}
            canSendEmail={letters?.delivery !== 'files'}
            onOpen={open}
          />
        )}
      </div>
    </>
  );
}

/** The count of a section; a dash where it could not be read. */
function Badge({ count }: { count: UseQueryResult<SectionCount> | undefined }) {
  if (count === undefined) return null;
  return (
    <Loaded
      query={count}
      failed={() => (
        <Chip>
          <span aria-hidden>–</span>
          <span className="sr-only">{dashboardMessages.uncounted}</span>
        </Chip>
      )}
      waiting={<Skeleton className="my-0! w-16!" />}
    >
      {({ badge }) => badge && <Chip tone={badge.tone}>{badge.text}</Chip>}
    </Loaded>
  );
}

function Nothing({ isSignedIn }: { isSignedIn: boolean }) {
  const { pathname, search } = useLocation();
  const state: Arrival = { from: pathname + search };
  return (
    <EmptyState
      className="sheet mt-7"
      title={isSignedIn ? dashboardMessages.noSections : messages.fixed.userNotLoggedIn}
    >
      {isSignedIn ? (
        <Link to={paths.home} className={buttonClass({ kind: 'outline' })}>
          {dashboardMessages.goHome}
        </Link>
      ) : (
        <Link to={paths.login} state={state} className={buttonClass({})}>
          {profileMessages.goToLogin}
        </Link>
      )}
    </EmptyState>
  );
}
