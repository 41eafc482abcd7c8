import type { Election } from '#contract/election-shapes.ts';
import { usePhase } from '#web/elections/use-phase.ts';
import { CallForm, Press, useCallForm } from '#web/kit/call-form.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { dialogBody } from '#web/kit/dialog-parts.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { invitationMessages } from '#texts/en/invitations.ts';
import { ListEmailsPart } from './list-emails-part.tsx';
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
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.title(election.name)}>
      <div className={dialogBody}>
        <OwnInvitations election={election} />
        <ListEmailsPart electionId={election._id} />
      </div>
    </Dialog>
  );
}

function OwnInvitations({ election }: Pick<InvitationsDialogProps, 'election'>) {
  const isUpcoming = usePhase(election) === 'upcoming';
  return (
    <Loaded
      query={useInvitations(election._id)}
      failed={text.unreadable}
      level={3}
      waiting={
        <SkeletonGroup>
          <Skeleton />
          <Skeleton shape="title" />
        </SkeletonGroup>
      }
    >
      {(invitations) => {
        if (invitations.status !== 'not-sent') return <Progress invitations={invitations} />;
        if (!invitations.hasMailServer) return <Say sentence={text.noMailServer} />;
        if (!isUpcoming) return <Say sentence={text.tooLate} />;
        return <Send id={election._id} invitations={invitations} />;
      }}
    </Loaded>
  );
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
}

function Send({ id, invitations: { eligible, reachable } }: SendProps) {
  const invite = useInviteVoters(id);
  const form = useCallForm(Press, {});
  return (
    <CallForm
      form={form}
      send={() => invite.mutateAsync({ params: { id } })}
      failed={text.notSent}
      submit={text.send(reachable)}
      className="grid grid-cols-1 gap-4.5"
      row={(button) => reachable > 0 && button}
    >
      <p>
        {text.eligible(eligible)} {reachable === 0 ? text.nobody : text.reachable(reachable)}
      </p>
      {reachable > 0 && <p className="text-ink-2">{text.once}</p>}
    </CallForm>
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
