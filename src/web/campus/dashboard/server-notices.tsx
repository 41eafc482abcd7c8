import { HardDrive, ClockAlert } from 'lucide-react';
import type { Reply } from '#web/app/call.ts';
import { diskMessages } from '#texts/en/disk.ts';
import { DashboardNotice } from '#web/dashboard/dashboard-notice.tsx';
import { clockMessages } from '#texts/en/clocks.ts';

/** That there is no room for votes any more, or soon none. */
export function DiskNotice({ disk }: { disk: Reply<'health'>['disk'] | undefined }) {
  if (disk === undefined || !disk.isLow) return null;
  return (
    <DashboardNotice
      tone={disk.isFull ? 'danger' : 'warning'}
      icon={HardDrive}
      id="disk-notice"
      title={disk.isFull ? diskMessages.fullTitle : diskMessages.lowTitle}
    >
      <p>
        {diskMessages.free(disk.freeMegabytes ?? 0)}{' '}
        {disk.isFull ? diskMessages.full : diskMessages.low}
      </p>
      <p className="mt-1">{diskMessages.wayOut}</p>
    </DashboardNotice>
  );
}

/** That no election is counted because a clock has just jumped, or that two clocks do not agree. */
export function ClockNotice({ clocks }: { clocks: Reply<'health'>['clocks'] | undefined }) {
  if (clocks === undefined || (clocks.jump === null && !clocks.isApart)) return null;
  const { jump, apartMs } = clocks;
  return (
    <DashboardNotice
      tone="danger"
      icon={ClockAlert}
      id="clock-notice"
      title={jump === null ? clockMessages.apartTitle : clockMessages.jumpedTitle}
    >
      {jump === null ? (
        <p>{clockMessages.apart(apartMs ?? 0)}</p>
      ) : (
        <p>{clockMessages.jumped(jump.cause, jump.ms)}</p>
      )}
      <p className="mt-1">{clockMessages.wayOut}</p>
    </DashboardNotice>
  );
}
