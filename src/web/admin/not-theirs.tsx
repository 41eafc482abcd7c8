import { Link } from '#web/app/link.tsx';
import { useLocation } from '#web/app/location.ts';
import { useViewer } from '#web/app/session.ts';
import { profileMessages } from '#web/messages/en/account.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { messages } from '#web/messages/en/site.ts';
import type { Arrival } from '#web/paths.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

/** What stands on a page of the officers for somebody who is none, and while nobody knows who it is. */
export function NotTheirs() {
  const { viewer, isConfirmed } = useViewer();
  const { pathname, search } = useLocation();
  const state: Arrival = { from: pathname + search };
  if (viewer === null && !isConfirmed) {
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
