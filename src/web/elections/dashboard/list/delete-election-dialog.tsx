import { useState } from 'react';
import { z } from 'zod/mini';
import type { Election } from '#contract/election-shapes.ts';
import type { BodyOfCall } from '#web/app/call.ts';
import { CallError, adviceOf } from '#web/kit/call-error.ts';
import { useCall } from '#web/app/use-call.ts';
import { useViewer } from '#web/app/session.ts';
import { Button } from '#web/kit/button.tsx';
import { proposalMessages } from '#texts/en/proposals.ts';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { AskedAct } from '#web/kit/confirmed-act.tsx';
import { DialogActs } from '#web/kit/dialog-parts.tsx';
import { ModalFrame } from '#web/kit/modal-frame.tsx';
import { notify } from '#web/kit/notify.ts';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { messages } from '#texts/en/site.ts';

interface DeleteElectionDialogProps {
  election: Election;
  isOpen: boolean;
  /** It is about to be deleted. */
  onDelete: () => void;
  onClose: () => void;
}

/**
 * Asks before an election is deleted. One that holds votes is deleted by an admin who types its
 * name; the council reads why it stays (contract, DELETE /election/delete).
 */
export function DeleteElectionDialog(props: DeleteElectionDialogProps) {
  const { election, isOpen, onDelete, onClose } = props;
  const { viewer } = useViewer();
  const remove = useCall('deleteElection');
  // Counts may be hidden: whether there are votes is known for certain once the server refused.
  const [hasVotes, setHasVotes] = useState(() =>
    election.nominations.some(({ votes }) => votes !== null && votes > 0),
  );
  const text = dashboardMessages.elections;
  const send = (body?: BodyOfCall<'deleteElection'>): Promise<{ message?: string }> => {
    onDelete();
    return remove.mutateAsync({ params: { id: election._id }, body });
  };
  const told = {
    failed: (refusal: unknown) => ({
      toast: messages.fixed.electionDeleteFailed,
      box: text.deleteFailed(
        messages.fixed.electionDeleteFailed,
        adviceOf(refusal, messages.errors.server),
      ),
    }),
    isToasted: true,
    // Where a second officer has to confirm it the answer says so; the specification names none.
    done: null,
    onDone: ({ message }: { message?: string }) =>
      notify.success(message ?? messages.fixed.electionDeleted),
  };

  if (hasVotes && viewer?.role !== 'admin') {
    return (
      <ModalFrame
        isOpen={isOpen}
        title={text.votesTitle(election.name)}
        lede={text.votesCouncil}
        hasCross={false}
        onAskToClose={onClose}
      >
        <DialogActs>
          <Button data-first-focus kind="outline" onClick={onClose}>
            {text.close}
          </Button>
        </DialogActs>
      </ModalFrame>
    );
  }
  if (hasVotes) {
    return (
      <ReasonedAct
        {...told}
        isOpen={isOpen}
        onClose={onClose}
        title={text.votesTitle(election.name)}
        text={text.votesText}
        confirm={text.delete}
        keepLabel={messages.dialog.keep}
        proposes="admin"
        reader="officers"
        hint={proposalMessages.reasonHint}
        act={(reason, { confirm }) => send({ confirm, reason })}
        also={{
          schemas: { confirm: nameOf(election) },
          values: { confirm: '' },
          fields: (
            <TextField
              name="confirm"
              label={messages.dialog.typeName(election.name)}
              autoComplete="off"
            />
          ),
        }}
      />
    );
  }
  return (
    <AskedAct
      {...told}
      isOpen={isOpen}
      onClose={onClose}
      title={text.deleteTitle(election.name)}
      text={text.deleteText}
      confirmLabel={text.delete}
      keepLabel={messages.dialog.keep}
      act={() => send()}
      onRefused={(refusal) => {
        if (!isRefusedForVotes(refusal)) return false;
        setHasVotes(true);
        return true;
      }}
    />
  );
}

const nameOf = ({ name }: Election) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => typed === name.trim(), messages.dialog.nameDiffers),
  );

function isRefusedForVotes(problem: unknown): boolean {
  return problem instanceof CallError && problem.reason === 'election-has-votes';
}
