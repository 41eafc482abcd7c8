import { useQuery } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { ClockNotice, DiskNotice } from '../dashboard/server-notices.tsx';
import { OfficerPage } from '#web/dashboard/officer-pages/officer-page.tsx';
import { HeldClosesNotice } from '#web/outcome/dashboard/held-closes-notice.tsx';
import { KeyNotice } from '#web/recount/dashboard/key-notice.tsx';
import { Link } from '#web/app/link.tsx';
import { healthQuery } from '../officer-queries.ts';
import { profileMessages } from '#texts/en/account.ts';
import { officerPageMessages } from '#texts/en/officer-pages.ts';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';

/** /dashboard/server: its troubles, what it stands on and the settings, for admins. */
export const ServerPage = () => (
  <OfficerPage
    page="server"
    links={(isAdmin) =>
      isAdmin && (
        <Link to={paths.settings} className={buttonClass({ kind: 'outline' })}>
          <Settings size={20} strokeWidth={1.75} aria-hidden />
          {profileMessages.settings}
        </Link>
      )
    }
    notices={(isAdmin) =>
      isAdmin ? <Troubles /> : <p className="text-ink-2">{officerPageMessages.serverForAdmins}</p>
    }
  />
);

function Troubles() {
  const health = useQuery(healthQuery).data;
  return (
    <>
      <DiskNotice disk={health?.disk} />
      <ClockNotice clocks={health?.clocks} />
      <HeldClosesNotice held={health?.heldCloses ?? []} />
      <KeyNotice health={health} />
    </>
  );
}
