import { useQuery } from '@tanstack/react-query';
import { MailWarning } from 'lucide-react';
import { call } from '#web/app/call.ts';
import type { Reply } from '#web/app/call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useViewer } from '#web/app/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { correctionMessages as text } from '#texts/en/corrections.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { Notice } from '#web/kit/notice.tsx';

/** The address that an officer gave the own account, with a yes and a no; nothing where none waits. */
export function CorrectionNotice() {
  const { viewer } = useViewer();
  const { data } = useQuery({
    queryKey: ['own', 'correction', viewer?._id],
    queryFn: () => call('readOwnCorrection'),
    enabled: viewer !== null,
    refetchOnMount: 'always',
    meta: { ownsSignedOut: true },
  });
  const correction = data?.correction ?? null;
  // What was answered leaves with its button.
  const box = useKeptFocus();
  return (
    <div ref={box} className="outline-none" tabIndex={-1} data-keeps-focus>
      {correction !== null && <Answer correction={correction} />}
    </div>
  );
}

type Waiting = NonNullable<Reply<'readOwnCorrection'>['correction']>;

function Answer({ correction: { email, dueAt, isAgreed } }: { correction: Waiting }) {
  const timeZone = useTimeZone();
  const answer = useCall('answerCorrection');
  const say = (accept: boolean) => () => answer.mutateAsync({ body: { accept } });
  return (
    <Notice className="mt-5" tone="warning" icon={MailWarning} title={text.ownTitle}>
      <p className="wrap-anywhere">
        {isAgreed ? text.agreed(email) : text.own(email, shortMoment(dueAt, timeZone))}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {!isAgreed && (
          <ActButton kind="outline" size="small" act={say(true)} failed={text.failed}>
            {text.accept}
          </ActButton>
        )}
        <ActButton kind="outline" size="small" act={say(false)} failed={text.failed}>
          {text.refuse}
        </ActButton>
      </div>
    </Notice>
  );
}
