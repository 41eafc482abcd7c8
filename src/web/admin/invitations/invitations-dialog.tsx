import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { usePhase } from '#web/elections/use-phase.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { dialogBody } from '#web/ui/dialog-parts.tsx';
import { ErrorBlock } from '#web/ui/error-block.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { invitationMessages } from '#web/messages/en/invitations.ts';
import { useInvitations, useInviteVoters } from './queries.ts';
import type { Invitations } from './queries.ts';

const text = invitationMessages;

interface InvitationsDialogProps {
  election: Pick<Election, '_id' | 'name'> & Parameters<typeof usePhase>[0];
  isOpen: boolean;
  onClose: () => void;
}

/** Invites everybody who may vote, and shows how far that is. */
export function InvitationsDialog({ election, isOpen, onClose }: InvitationsDialogProps) {
  const [isPending, setPending] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.title(election.name)}
      isPending={isPending}
    >
      <div className={dialogBody}>
        <Loaded election={election} onPending={setPending} />
      </div>
    </Dialog>
  );
}

interface LoadedProps {
  election: InvitationsDialogProps['election'];
  onPending: (isPending: boolean) => void;
}

function Loaded({ election, onPending }: LoadedProps) {
  const { data, isError, refetch } = useInvitations(election._id);
  const isUpcoming = usePhase(election) === 'upcoming';
  if (data === undefined) {
    return isError ? (
      <ErrorBlock title={text.unreadable} onRetry={() => refetch()} level={3} />
    ) : (
      <SkeletonGroup>
        <Skeleton />
        <Skeleton shape="title" />
      </SkeletonGroup>
    );
  }
  if (data.status !== 'not-sent') return <Progress invitations={data} />;
  if (!data.hasMailServer) return <Say sentence={text.noMailServer} />;
  if (!isUpcoming) return <Say sentence={text.tooLate} />;
  return <Send id={election._id} invitations={data} onPending={onPending} />;
}

function Say({ sentence }: { sentence: string }) {
  return (
    <Notice>
      <p>{sentence}</p>
    </Notice>
  );
}

interface SendProps {
  id: string;
  invitations: Invitations;
  onPending: (isPending: boolean) => void;
}

function Send({ id, invitations: { eligible, reachable }, onPending }: SendProps) {
  const { mutateAsync: invite, isPending } = useInviteVoters(id);
  const [problem, setProblem] = useState<Problem | null>(null);
  const press = async () => {
    setProblem(null);
    onPending(true);
    try {
      notify.success((await invite()).message);
    } catch (refusal) {
      setProblem({ text: sentenceOf(refusal, text.notSent) });
    } finally {
      onPending(false);
    }
  };
  return (
    <>
      <FormProblem problem={problem} />
      <p>
        {text.eligible(eligible)} {reachable === 0 ? text.nobody : text.reachable(reachable)}
      </p>
      {reachable > 0 && (
        <>
          <p className="text-ink-2">{text.once}</p>
          <Button size="large" isPending={isPending} onClick={press}>
            {text.send(reachable)}
          </Button>
        </>
      )}
    </>
  );
}

function Progress({ invitations }: { invitations: Invitations }) {
  const { status, sent, failed, reachable, failures } = invitations;
  const done = sent + failed;
  const all = Math.max(done, reachable);
  return (
    <>
      {status === 'running' ? (
        <div>
          <p role="status">{text.running(done, all)}</p>
          <progress
            className="mt-2 h-2 w-full accent-brand"
            value={done}
            max={Math.max(1, all)}
            aria-label={text.progress}
          />
          <p className="mt-2 text-ink-2">{text.goesOn}</p>
        </div>
      ) : (
        <p role="status">{status === 'finished' ? text.finished(sent) : text.stopped(sent)}</p>
      )}
      {failed > 0 && (
        <div>
          <p className="font-semibold">{text.failed(failed)}</p>
          <ul className="mt-2 max-h-60 overflow-y-auto" aria-label={text.addresses}>
            {failures.map(({ address, problem }) => (
              <li key={address} className="border-t border-line py-2 wrap-anywhere">
                <bdi>{address}</bdi>
                <p className="type-meta">{problem}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
