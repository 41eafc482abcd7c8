import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { isOfficer } from '#core/accounts/role.ts';
import type { Role } from '#core/accounts/role.ts';
import { officerPageOf, sectionsOf } from '#core/accounts/dashboard-sections.ts';
import { useCampusSettings } from '#web/campus/queries.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { lazyPart } from '#web/app/lazy-part.tsx';
import { useTimeZone } from '#web/app/campus.ts';
import { useAddress, useLocation } from '#web/kit/location.ts';
import { useViewer } from '#web/app/session.ts';
import { paths } from '#web/app/paths.ts';
import { Accordion } from '#web/kit/accordion.tsx';
import { isNoSuchCall } from '#web/kit/call-error.ts';
import { listState, RowsSkeleton } from '#web/kit/list/loaded-list.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { messages } from '#texts/en/site.ts';
import { waitingMessages } from '#texts/en/waiting.ts';
import { CountBadge } from '../count-badge.tsx';
import { MoreLinks } from '../officer-pages/more-links.tsx';
import { NotTheirs } from '../not-theirs.tsx';
import type { SectionEntry } from '../section-entry.ts';
import { entryAt, sections } from '../sections.tsx';
import { useLiveOfficers } from '../use-live-officers.ts';
import { HeldInPlace } from '../waiting/held-in-place.tsx';
import { waitingQuery } from '../waiting/queries.ts';
import { rowOf } from '../waiting/row-of.ts';
import { useRoom, WaitingRoom } from '../waiting/waiting-room.tsx';
import { WaitingThings } from '../waiting/waiting-things.tsx';
import type { DashboardSection } from '#core/accounts/dashboard-sections.ts';

const failed = dashboardMessages.sectionFailed;
const ObserverDesk = lazyPart(async () => (await import('../observer-desk.tsx')).ObserverDesk, {
  className: listState,
  skeleton: <RowsSkeleton />,
  failed,
});

const NewOfficers = lazyPart(
  async () => (await import('#web/proposals/dashboard/new-officers.tsx')).NewOfficers,
  { className: listState, skeleton: null, failed },
);

/** /dashboard: the work of the officers, section by section; an observer reads it here. */
export function DashboardPage() {
  const { viewer } = useViewer();
  const { search, hash } = useLocation();
  const asked = new URLSearchParams(search).get('section') ?? '';
  const moved = officerPageOf(asked);
  const isOfficers = viewer !== null && isOfficer(viewer.role);
  // What stood here once has a page of its own.
  if (isOfficers && moved !== null) {
    return <Navigate to={{ pathname: paths[moved], search, hash }} replace />;
  }
  return (
    <div className="below-bar page-end min-h-svh">
      <div className="wrap pt-10 max-md:pt-8">
        {isOfficers ? (
          // Another person's dashboard starts without this one's state.
          <DashboardServer key={viewer._id} viewer={viewer} />
        ) : viewer?.role === 'observer' ? (
          <div key={viewer._id} className="grid gap-6">
            <div>
              <Heading title={dashboardMessages.observer} />
              <p className="mt-2.5 text-ink-2">{dashboardMessages.observing}</p>
            </div>
            <ObserverDesk />
          </div>
        ) : (
          <>
            <Heading title={dashboardMessages.title} />
            <NotTheirs />
          </>
        )}
      </div>
    </div>
  );
}

function Heading({ title }: { title: string }) {
  return (
    <PageHeading title={messages.title.of(title)} className="type-h1">
      {title}
    </PageHeading>
  );
}

function DashboardServer({ viewer: { role } }: { viewer: { role: Role } }) {
  const isAdmin = role === 'admin';
  const settings = useCampusSettings().data;
  const councilDecides = settings?.councilDecidesNominations === true;
  const allowed = sectionsOf(role, { councilDecides });
  const visible = sections.filter((entry) => allowed.includes(entry.id));
  const address = useAddress();
  const openId = entryAt(address.get('section'), visible);
  const counted = visible.filter((entry) => entry.count !== undefined);
  const counts = useQueries({ queries: counted.flatMap(({ count }) => count ?? []) });
  const waiting = useQuery(waitingQuery);
  const things = waiting.data?.things;
  const isTold = !waiting.isPending || waiting.failureCount > 0;
  const room = useRoom(isTold);
  // What is done later leaves no room behind.
  const [firstTold, setFirstTold] = useState(things);
  if (firstTold === undefined && things !== undefined) setFirstTold(things);
  const isRoomKept = things === undefined || things === firstTold;
  const timeZone = useTimeZone();
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
  const rows = things?.map((one) => rowOf(one, timeZone)) ?? [];
  const needed = rows.filter(({ act }) => act !== null).length;
  useLiveOfficers(true);

  return (
    <>
      <div className="mb-7">
        <Heading title={dashboardMessages.title} />
        <p className="mt-2.5 min-h-[1.6em] text-ink-2" data-lede>
          {areCounted && things !== undefined && waitingMessages.lede(needed, requests)}
        </p>
      </div>
      {/* What waits is above the sections and comes after them: these stay where they are. */}
      <HeldInPlace
        isHeld={openId !== null || room.isHeld}
        above={
          <WaitingRoom
            height={isRoomKept ? (room.height ?? 0) : 0}
            count={isTold ? rows.length : null}
          >
            <WaitingThings rows={rows} />
          </WaitingRoom>
        }
      >
        <Accordion
          className={room.isSettled ? '' : 'invisible'}
          sections={visible.map((entry) => ({
            ...entry,
            badge: <CountBadge count={countOf(entry)} />,
            body: () => <entry.Body />,
          }))}
          openId={openId}
          onChange={open}
        />
      </HeldInPlace>
      {!isNoSuchCall(waiting.error) && <MoreLinks isAdmin={isAdmin} />}
      <NewOfficers />
    </>
  );
}

/** Brings a section under the bar, when the one that was open before it has closed. */
function scrollToSection(id: DashboardSection): void {
  // A frame later than it stands there: what it pushes is out of sight, and has not been scrolled to.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => headerOf(id)?.scrollIntoView({ block: 'start' })),
  );
}

function headerOf(id: DashboardSection): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-header][id$="-${id}"]`);
}
