import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHashPlace } from '#web/app/use-hash-place.ts';
import { Notice } from '#web/kit/notice.tsx';

interface DashboardNoticeProps {
  tone?: 'warning' | 'danger';
  icon: LucideIcon;
  /** The id of its heading. */
  id: string;
  title: string;
  children: ReactNode;
}

/** What officers should know now; a row of the dashboard leads to it. */
export function DashboardNotice(props: DashboardNoticeProps) {
  const { tone = 'warning', icon, id, title, children } = props;
  const place = useHashPlace<HTMLHeadingElement>(id);
  return (
    <Notice tone={tone} icon={icon} className="mb-6" role="region" aria-labelledby={id}>
      <div className="min-w-0 flex-1 [&>p]:max-w-[80ch]">
        <h2 ref={place} className="font-semibold" id={id} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </Notice>
  );
}
