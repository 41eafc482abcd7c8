import { BadgeCheck } from 'lucide-react';
import type { DashboardSection } from '#core/accounts/dashboard-sections.ts';
import type { Reply } from '#web/app/call.ts';
import { numberOfficeMessages } from '#web/messages/en/number-office.ts';
import { DashboardNotice } from '../dashboard-notice.tsx';

const text = numberOfficeMessages.notice;

interface NumberNoticeProps {
  office: Pick<Reply<'readNumberOffice'>, 'lost' | 'disputes'> | undefined;
  onOpen: (id: DashboardSection) => void;
}

/**
 * Says below the sections of the dashboard that people lost a place with their number, and that votes are
 * disputed: those of open elections, and those that could change who is first.
 */
export function NumberNotice({ office, onOpen }: NumberNoticeProps) {
  const { lost = [], disputes = [] } = office ?? {};
  const decisive = disputes.filter((one) => one.blocksCertification);
  const disputed = disputes.filter((one) => one.blocksCertification || one.margin === null);
  if (lost.length === 0 && disputed.length === 0) return null;
  return (
    <DashboardNotice
      icon={BadgeCheck}
      id="number-notice"
      title={text.title}
      link={{ section: 'check-in', label: text.open, onOpen }}
    >
      {lost.length > 0 && <p>{text.lost(lost.length)}</p>}
      {disputed.length > 0 && (
        <p>
          {text.disputes(disputed.length)} {decisive.length > 0 && text.decisive(decisive.length)}
        </p>
      )}
    </DashboardNotice>
  );
}
