import { MonitorSmartphone } from 'lucide-react';
import { OfficerPage } from '#web/dashboard/officer-pages/officer-page.tsx';
import { Link } from '#web/app/link.tsx';
import { messages } from '#texts/en/site.ts';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';

/** /dashboard/voters: the voter lists, whose a number is, and the polling table. */
export const VotersPage = () => (
  <OfficerPage
    page="voters"
    links={() => (
      <Link to={paths.pollingTable} className={buttonClass({ kind: 'outline' })}>
        <MonitorSmartphone size={20} strokeWidth={1.75} aria-hidden />
        {messages.pages.pollingTable}
      </Link>
    )}
  />
);
