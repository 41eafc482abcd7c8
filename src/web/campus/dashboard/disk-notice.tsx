import { HardDrive } from 'lucide-react';
import type { Reply } from '#web/app/call.ts';
import { diskMessages as text } from '#texts/en/disk.ts';
import { DashboardNotice } from '#web/dashboard/dashboard-notice.tsx';

/** That there is no room for votes any more, or soon none. */
export function DiskNotice({ disk }: { disk: Reply<'health'>['disk'] | undefined }) {
  if (disk === undefined || !disk.isLow) return null;
  return (
    <DashboardNotice
      tone={disk.isFull ? 'danger' : 'warning'}
      icon={HardDrive}
      id="disk-notice"
      title={disk.isFull ? text.fullTitle : text.lowTitle}
    >
      <p>
        {text.free(disk.freeMegabytes ?? 0)} {disk.isFull ? text.full : text.low}
      </p>
      <p className="mt-1">{text.wayOut}</p>
    </DashboardNotice>
  );
}
