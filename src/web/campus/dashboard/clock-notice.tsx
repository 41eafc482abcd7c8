import { ClockAlert } from 'lucide-react';
import type { Reply } from '#web/app/call.ts';
import { clockMessages as text } from '#texts/en/clocks.ts';
import { DashboardNotice } from '#web/dashboard/dashboard-notice.tsx';

/** That no election is counted because a clock has just jumped, or that two clocks do not agree. */
export function ClockNotice({ clocks }: { clocks: Reply<'health'>['clocks'] | undefined }) {
  if (clocks === undefined || (clocks.jump === null && !clocks.isApart)) return null;
  const { jump, apartMs } = clocks;
  return (
    <DashboardNotice
      tone="danger"
      icon={ClockAlert}
      id="clock-notice"
      title={jump === null ? text.apartTitle : text.jumpedTitle}
    >
      {jump === null ? (
        <p>{text.apart(apartMs ?? 0)}</p>
      ) : (
        <p>{text.jumped(jump.cause, jump.ms)}</p>
      )}
      <p className="mt-1">{text.wayOut}</p>
    </DashboardNotice>
  );
}
