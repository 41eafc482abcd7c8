import { Link } from '#web/app/link.tsx';
import { useLocation } from '#web/kit/location.ts';
import { useViewer } from '#web/app/session.ts';
import { profileMessages } from '#texts/en/account.ts';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { messages } from '#texts/en/site.ts';
import type { HistoryState } from '#web/app/paths.ts';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';

/** What stands on a page of the officers for somebody who is none, and while nobody knows who it is. */
export function NotTheirs() {
  const { viewer, isPending } = useViewer();
  const { pathname, search } = useLocation();
  const state: HistoryState = { from: pathname + search };
  if (viewer === null && isPending) {
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton shape="card" />
      </SkeletonGroup>
    );
  }
  const isSignedIn = viewer !== null;
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
