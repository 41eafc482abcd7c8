import { useQueryClient } from '@tanstack/react-query';
import { defaultTimeZone } from '#core/campus/time-zone.ts';
import { TimeZone, useCampus } from './lib/campus.ts';
import { PageBoundary } from './lib/page-boundary.tsx';
import { useLocation, useNavigate } from './lib/router.tsx';
import { RouteChange } from './lib/route-change.tsx';
import { forgetViewer, useOtherTabs } from './lib/session.ts';
import { useSessionEnd } from './lib/session-end.ts';
import type { Arrival } from './paths.ts';
import { paths } from './paths.ts';
import { drawPage } from './routes.tsx';
import { OfflineNotice } from './shell/offline-notice.tsx';
import { PageFoot } from './shell/page-foot.tsx';
import { TopBar } from './shell/top-bar.tsx';
import { notify } from './ui/notify.ts';
import { Toaster } from './ui/toaster.tsx';
import { buttonClass } from './ui/button.tsx';
import { messages } from './messages/en/site.ts';

/** The shell around every page; needs a router and a query client above it. */
export function App() {
  const { pathname } = useLocation();
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
      <RouteChange />
      <TopBar />
      <main id="main" tabIndex={-1}>
        <PageBoundary key={pathname}>{drawPage(pathname)}</PageBoundary>
      </main>
      <PageFoot />
      <OfflineNotice />
      <Toaster />
    </TimeZone.Provider>
  );
}

/** A 401 in the middle of work leads to log-in, and from there back to the same place. */
function useLogInAgain(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useSessionEnd(() => {
    if (pathname === paths.login) return;
    forgetViewer(client);
    notify.error(messages.shell.sessionEnded, { id: 'session-ended' });
    const state: Arrival = { from: pathname + search };
    navigate(paths.login, { state });
  });
}
