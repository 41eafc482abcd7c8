import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DashboardSection } from '#core/accounts/dashboard-sections.ts';
import { Link } from '#web/app/link.tsx';
import { sectionPath } from '#web/paths.ts';
import { Notice } from '#web/ui/notice.tsx';
import { openSection } from './open-section.ts';

interface DashboardNoticeProps {
  tone?: 'warning' | 'danger';
  icon: LucideIcon;
  /** The id of its heading. */
  id: string;
  title: string;
  /** The section where officers can do something about it. */
  link?: { section: DashboardSection; label: string; onOpen: (id: DashboardSection) => void };
  children: ReactNode;
}

/** What officers should know now, below the sections of the dashboard. */
export function DashboardNotice(props: DashboardNoticeProps) {
  const { tone = 'warning', icon, id, title, link, children } = props;
  return (
    <Notice tone={tone} icon={icon} className="mb-6" role="region" aria-labelledby={id}>
      <div className="min-w-0 flex-1 [&>p]:max-w-[80ch]">
        <h2 className="font-semibold" id={id} tabIndex={-1}>
          {title}
        </h2>
        {children}
        {link !== undefined && (
          <Link
            className="type-link inline-flex min-h-11 items-center"
            to={sectionPath(link.section)}
            onClick={(event) => openSection(event, link.section, link.onOpen)}
          >
            {link.label}
          </Link>
        )}
      </div>
    </Notice>
  );
}
