import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Role } from '#core/accounts/role.ts';
import { isOfficer } from '#core/accounts/role.ts';
import { Link } from '#web/app/link.tsx';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useViewer } from '#web/app/session.ts';
import { profileMessages } from '#texts/en/account.ts';
import { messages } from '#texts/en/site.ts';
import { paths } from '#web/app/paths.ts';
import { NotTheirs } from '../not-theirs.tsx';

interface BelowDashboardProps {
  title: string;
  /** One line under it. */
  text: string;
  /** Links beside the title. */
  links?: ((isAdmin: boolean) => ReactNode) | undefined;
  children: (role: Role) => ReactNode;
}

/** The frame of a page below the dashboard, which officers alone see. */
export function BelowDashboard({ title, text, links, children }: BelowDashboardProps) {
  const { viewer } = useViewer();
  const isTheirs = viewer !== null && isOfficer(viewer.role);
  return (
    <div className="below-bar page-end">
      <div className="wrap pt-10 max-md:pt-8">
        {isTheirs && (
          <Link to={paths.dashboard} className="type-link mb-3 inline-flex min-h-11 items-center">
            <ArrowLeft size={16} strokeWidth={2} aria-hidden />
            {profileMessages.dashboard}
          </Link>
        )}
        <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div>
            <PageHeading title={messages.title.of(title)} className="type-h1">
              {title}
            </PageHeading>
            <p className="mt-2.5 text-ink-2">{text}</p>
          </div>
          {isTheirs && links?.(viewer.role === 'admin')}
        </div>
        {isTheirs ? (
          // Another person's page starts without this one's state.
          <div key={viewer._id}>{children(viewer.role)}</div>
        ) : (
          <NotTheirs />
        )}
      </div>
    </div>
  );
}
