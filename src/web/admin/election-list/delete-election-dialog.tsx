import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { useDeleteElection } from '#web/elections/officer-queries.ts';
import { CallError, adviceOf } from '#web/app/call-error.ts';
import { useViewer } from '#web/app/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { proposalMessages } from '#web/messages/en/proposals.ts';
import { noteOf, proposed, useOfficersNeeded } from '#web/proposals/queries.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DialogActs } from '#web/ui/dialog-parts.tsx';
import { ModalFrame } from '#web/ui/modal-frame.tsx';
import { notify } from '#web/ui/notify.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { messages } from '#web/messages/en/site.ts';

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
  const remove = useDeleteElection();
  const [error, setError] = useState<string>();
  // Counts may be hidden: whether there are votes is known for certain once the server refused.
  const [hasVotes, setHasVotes] = useState(() =>
    election.nominations.some(({ votes }) => votes !== null && votes > 0),
  );
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const needed = useOfficersNeeded('admin');
  const note = noteOf(needed);
  const text = dashboardMessages.elections;

  const confirm = async (typed: string) => {
    setError(undefined);
    setMissing(hasVotes && reason.trim() === '');
    if (hasVotes && reason.trim() === '') return;
    onDelete();
    try {
      const confirmation = hasVotes ? { confirm: typed.trim(), reason: reason.trim() } : {};
      const { message } = await remove.mutateAsync({ id: election._id, ...confirmation });
      notify.success(message);
      onClose();
    } catch (problem) {
      if (isRefusedForVotes(problem) && !hasVotes) {
        setHasVotes(true);
        return;
      }
      notify.refused(messages.fixed.electionDeleteFailed);
      setError(
        text.deleteFailed(
          messages.fixed.electionDeleteFailed,
          adviceOf(problem, messages.errors.server),
        ),
      );
    }
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
  return (
    <ConfirmDialog
      // The second question is another one: focus starts on Keep again.
      key={String(hasVotes)}
      isOpen={isOpen}
      title={hasVotes ? text.votesTitle(election.name) : text.deleteTitle(election.name)}
      text={hasVotes ? [text.votesText, note].join(' ').trim() : text.deleteText}
      {...(hasVotes && { nameToType: election.name })}
      confirmLabel={hasVotes ? proposed(needed, text.delete) : text.delete}
      error={error}
      isPending={remove.isPending}
      onKeep={onClose}
      onConfirm={confirm}
    >
      {hasVotes && (
        <div className="mt-4">
          <Field
            label={proposalMessages.reasonLabel}
            hint={proposalMessages.reasonHint}
            error={isMissing && reason.trim() === '' ? text.reasonMissing : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                value={reason}
                maxLength={300}
                autoComplete="off"
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </div>
      )}
    </ConfirmDialog>
  );
}

function isRefusedForVotes(problem: unknown): boolean {
  return problem instanceof CallError && problem.reason === 'election-has-votes';
}
