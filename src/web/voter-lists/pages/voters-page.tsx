import { MonitorSmartphone } from 'lucide-react';
import { DeskPage } from '#web/dashboard/desk/desk-page.tsx';
import { Link } from '#web/app/link.tsx';
import { messages } from '#texts/en/site.ts';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';

/** /dashboard/voters: the voter lists, whose a number is, and the polling table. */
export const VotersPage = () => (
  <DeskPage
    page="voters"
    links={() => (
      <Link to={paths.pollingTable} className={buttonClass({ kind: 'outline' })}>
        <MonitorSmartphone size={20} strokeWidth={1.75} aria-hidden />
        {messages.pages.pollingTable}
      </Link>
    )}
  />
);
