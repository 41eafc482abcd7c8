import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ManagedUser } from '#contract/people.ts';
import type { Reply } from '#web/app/call.ts';
import { copyText } from '#web/app/copy-text.ts';
import { useCall } from '#web/app/use-call.ts';
import { voterSourcesQuery } from '#web/elections/officer-queries.ts';
import { accountsMessages as text } from '#texts/en/people.ts';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { needsReason } from '#web/proposals/touching-act.tsx';
import { shareMessages } from '#texts/en/share.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { Button } from '#web/kit/button.tsx';
import { notify } from '#web/kit/notify.ts';

/** Where no e-mail leaves: the link that an admin hands over to another officer, shown once. */
export function ShownLink({ user }: { user: ManagedUser }) {
  const hasMailServer = useQuery(voterSourcesQuery).data?.hasMailServer;
  const show = useCall('showLink');
  const [shown, setShown] = useState<{ link: string; minutes: number } | null>(null);
  const [isAsked, setAsked] = useState(false);
  if (hasMailServer !== false) return null;
  const params = { id: user._id };
  const take = (reply: Reply<'showLink'>) => {
    if ('link' in reply) setShown(reply);
    else notify.success(reply.message);
  };
  // Where the account votes or stands while voting is open another officer confirms it first.
  const act = () =>
    show.mutateAsync({ params, body: {} }).then(take, (problem: unknown) => {
      if (!needsReason(problem)) throw problem;
      setAsked(true);
    });
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <p className="type-meta">{text.linkText}</p>
      {shown === null ? (
        <>
          <ActButton kind="outline" act={act} failed={text.linkFailed}>
            {text.showLink}
          </ActButton>
          <ReasonedAct
            isOpen={isAsked}
            onClose={() => setAsked(false)}
            title={text.showLink}
            text={text.linkText}
            confirm={text.showLink}
            confirmKind="primary"
            reader="secondOfficer"
            act={(reason) => show.mutateAsync({ params, body: { reason } })}
            failed={text.linkFailed}
            onDone={take}
          />
        </>
      ) : (
        <>
          <p className="type-mono max-w-full select-all wrap-anywhere" role="status">
            {shown.link}
          </p>
          <p className="type-meta">{text.linkWorks(shown.minutes)}</p>
          <Button kind="outline" size="small" onClick={() => copyLink(shown.link)}>
            {shareMessages.copy}
          </Button>
        </>
      )}
    </div>
  );
}

async function copyLink(link: string): Promise<void> {
  if (await copyText(link)) notify.success(shareMessages.copied);
  else notify.error(shareMessages.notCopied);
}
