import { BadgeCheck } from 'lucide-react';
import type { DashboardSection } from '#core/accounts/dashboard-sections.ts';
import { Link } from '#web/app/link.tsx';
import type { Reply } from '#web/app/call.ts';
import { sectionPath } from '#web/paths.ts';
import { Notice } from '#web/ui/notice.tsx';
import { numberOfficeMessages } from '#web/messages/en/number-office.ts';
import { openSection } from '../open-section.ts';

const text = numberOfficeMessages.notice;

interface NumberNoticeProps {
  office: Pick<Reply<'readNumberOffice'>, 'lost' | 'disputes'> | undefined;
  onOpen: (id: DashboardSection) => void;
}

/**
 * Says at the top of the dashboard that people lost a place with their number, and that votes are
 * disputed: those of open elections, and those that could change who is first.
 */
export function NumberNotice({ office, onOpen }: NumberNoticeProps) {
  const { lost = [], disputes = [] } = office ?? {};
  const decisive = disputes.filter((one) => one.blocksCertification);
  const disputed = disputes.filter((one) => one.blocksCertification || one.margin === null);
  if (lost.length === 0 && disputed.length === 0) return null;
  return (
    <Notice
      tone="warning"
      icon={BadgeCheck}
      className="mb-6"
      role="region"
      aria-labelledby="number-notice"
    >
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold" id="number-notice">
          {text.title}
        </h2>
        {lost.length > 0 && <p>{text.lost(lost.length)}</p>}
        {disputed.length > 0 && (
          <p>
            {text.disputes(disputed.length)} {decisive.length > 0 && text.decisive(decisive.length)}
          </p>
        )}
        <Link
          className="type-link inline-flex min-h-11 items-center"
          to={sectionPath('check-in')}
          onClick={(event) => openSection(event, 'check-in', onOpen)}
        >
          {text.open}
        </Link>
      </div>
    </Notice>
  );
}
