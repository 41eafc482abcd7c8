import { useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import type { Location } from 'react-router';
import { Outlet, ScrollRestoration, createPath, useNavigate, useNavigation } from 'react-router';
import { defaultTimeZone } from '#core/campus/time-zone.ts';
import { TimeZone, useCampus } from './campus.ts';
import { scrollPlaces } from './reload.ts';
import { useLocation } from '#web/kit/location.ts';
import { HasNavigated } from './page-heading.tsx';
import { PageWaiting, shownAfter } from './page-waiting.tsx';
import { usePollingTable } from './polling-table.ts';
import { forgetViewer, useOtherTabs } from './session.ts';
import { useSessionEnd } from '#web/kit/refusal.ts';
import type { HistoryState } from './paths.ts';
import { paths } from './paths.ts';
import { OfflineNotice } from '#web/shell/bars.tsx';
import { PageFoot } from '#web/shell/page-foot.tsx';
import { ProofAsker } from '#web/shell/proof-asker.tsx';
import { TopBar } from '#web/shell/top-bar.tsx';
import { notify } from '#web/kit/notify.ts';
import { Toaster } from '#web/kit/toaster.tsx';
import { buttonClass } from '#web/kit/button.tsx';
import { useIsSlow } from '#web/kit/use-is-slow.ts';
import { messages } from '#texts/en/site.ts';

/** The shell around every page; needs a router and a query client above it. */
export function App() {
  const campus = useCampus();
  useLogInAgain();
  useOtherTabs();
  return (
    <TimeZone.Provider value={campus?.timeZone ?? defaultTimeZone}>
      <a
        href="#main"
        className={`${buttonClass({ kind: 'outline' })} fixed start-3 top-3 z-80 shadow-e3 not-focus:opacity-0 not-focus:[clip-path:inset(50%)] print:hidden`}
      >
        {messages.shell.skip}
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className="empty:min-h-svh">
        <HasNavigated value={useHasNavigated()}>
          <CurrentPage />
        </HasNavigated>
      </main>
      <PageFoot />
      <OfflineNotice />
      <WhilePolling />
      {typeof campus?.copyOf === 'string' && (
        <Suspense>
          <CopyBar takenAt={campus.copyOf} />
        </Suspense>
      )}
      <ProofAsker />
      <Toaster />
      <ScrollRestoration getKey={placeKey} storageKey={scrollPlaces} />
    </TimeZone.Provider>
  );
}

/** The first page of each load has the same key, whatever its address. */
const placeKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

const PollingBar = lazy(async () => ({
  default: (await import('#web/shell/polling-bar.tsx')).PollingBar,
}));

const CopyBar = lazy(async () => ({
  default: (await import('#web/shell/bars.tsx')).CopyBar,
}));

/** Only a polling table loads what logs voters out. */
function WhilePolling() {
  if (!usePollingTable()) return null;
  return (
    <Suspense>
      <PollingBar />
    </Suspense>
  );
}

/** The former page stays until the next one is loaded, but not for long. */
function CurrentPage() {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLate = useIsSlow(next !== undefined && next.pathname !== pathname, shownAfter);
  if (isLate && next !== undefined) return <PageWaiting href={createPath(next)} />;
  return <Outlet />;
}

/** A search or a section in the address is no other page: who types there keeps the focus. */
function useHasNavigated(): boolean {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [hasNavigated, setNavigated] = useState(false);
  if (pathname !== first && !hasNavigated) setNavigated(true);
  return hasNavigated;
}

/** A 401 leads to log-in, and from there back to the same place. */
function useLogInAgain(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useSessionEnd(() => {
    if (pathname === paths.login) return;
    forgetViewer(client);
    notify.error(messages.shell.sessionEnded, { id: 'session-ended' });
    const state: HistoryState = { from: pathname + search };
    void navigate(paths.login, { state, viewTransition: true });
  });
}
