import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ClockAlert } from 'lucide-react';
import { useState } from 'react';
import { call } from '#web/app/call.ts';
import type { Reply } from '#web/app/call.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { healthQuery } from '#web/campus/officer-queries.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { clockMessages as text } from '#web/messages/en/clocks.ts';
import { DashboardNotice } from './dashboard-notice.tsx';

interface ClockNoticeProps {
  clocks: Reply<'health'>['clocks'] | undefined;
  /** Admins alone let counting go on. */
  isAdmin: boolean;
}

/** That no election is counted because a clock jumped, or that two clocks do not agree. */
export function ClockNotice({ clocks, isAdmin }: ClockNoticeProps) {
  const timeZone = useTimeZone();
  if (clocks === undefined || (clocks.pause === null && !clocks.isApart)) return null;
  const { pause, apartMs } = clocks;
  return (
    <DashboardNotice
      tone={pause === null ? 'warning' : 'danger'}
      icon={ClockAlert}
      id="clock-notice"
      title={pause === null ? text.apartTitle : text.pausedTitle}
    >
      {pause === null ? (
        <p>{text.apart(apartMs ?? 0)}</p>
      ) : (
        <>
          <p>{text.paused(pause.cause, pause.jumpMs, shortMoment(pause.since, timeZone))}</p>
          <p className="mt-1">{text.pausedWayOut}</p>
          {isAdmin && <GoOn />}
        </>
      )}
    </DashboardNotice>
  );
}

function GoOn() {
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const resume = useMutation({
    mutationFn: () => call('resumeClosings'),
    onSettled: () => client.invalidateQueries({ queryKey: healthQuery.queryKey }),
  });
  const goOn = async () => {
    try {
      notify.success((await resume.mutateAsync()).message);
    } catch (refusal) {
      notify.error(sentenceOf(refusal, text.failed));
    }
    setAsked(false);
  };
  return (
    <>
      <Button kind="outline" size="small" className="mt-3" onClick={() => setAsked(true)}>
        {text.goOn}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={text.goOnTitle}
        text={text.goOnText}
        confirmLabel={text.goOn}
        keepLabel={text.keep}
        confirmKind="primary"
        isPending={resume.isPending}
        onKeep={() => setAsked(false)}
        onConfirm={goOn}
      />
    </>
  );
}
