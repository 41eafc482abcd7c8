import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { CallError, adviceOf } from '#web/app/call-error.ts';
import { useCall } from '#web/app/use-call.ts';
import { useViewer } from '#web/app/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { proposalMessages } from '#web/messages/en/proposals.ts';
import { noteOf, proposed, useOfficersNeeded } from '#web/proposals/queries.ts';
import { AskedAct } from '#web/ui/confirmed-act.tsx';
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
  const remove = useCall('deleteElection');
  // Counts may be hidden: whether there are votes is known for certain once the server refused.
  const [hasVotes, setHasVotes] = useState(() =>
    election.nominations.some(({ votes }) => votes !== null && votes > 0),
  );
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const needed = useOfficersNeeded('admin');
  const note = noteOf(needed);
  const text = dashboardMessages.elections;

  const hasReason = reason.trim() !== '';
  const send = async (typed: string): Promise<{ message?: string }> => {
    onDelete();
    return remove.mutateAsync({
      params: { id: election._id },
      body: hasVotes ? { confirm: typed.trim(), reason: reason.trim() } : undefined,
    });
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
    <AskedAct
      // The second question is another one: focus starts on Keep again.
      key={String(hasVotes)}
      isOpen={isOpen}
      onClose={onClose}
      title={hasVotes ? text.votesTitle(election.name) : text.deleteTitle(election.name)}
      text={hasVotes ? [text.votesText, note].join(' ').trim() : text.deleteText}
      {...(hasVotes && { nameToType: election.name })}
      confirmLabel={hasVotes ? proposed(needed, text.delete) : text.delete}
      keepLabel={messages.dialog.keep}
      isReady={() => {
        setMissing(hasVotes && !hasReason);
        return !hasVotes || hasReason;
      }}
      act={send}
      failed={(refusal) => ({
        toast: messages.fixed.electionDeleteFailed,
        box: text.deleteFailed(
          messages.fixed.electionDeleteFailed,
          adviceOf(refusal, messages.errors.server),
        ),
      })}
      isToasted
      // Where a second officer has to confirm it the answer says so; the specification names none.
      done={null}
      onDone={({ message }) => notify.success(message ?? messages.fixed.electionDeleted)}
      onRefused={(refusal) => {
        if (!isRefusedForVotes(refusal) || hasVotes) return false;
        setHasVotes(true);
        return true;
      }}
    >
      {hasVotes && (
        <div className="mt-4">
          <Field
            label={proposalMessages.reasonLabel}
            hint={proposalMessages.reasonHint}
            error={isMissing && !hasReason ? text.reasonMissing : undefined}
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
    </AskedAct>
  );
}

function isRefusedForVotes(problem: unknown): boolean {
  return problem instanceof CallError && problem.reason === 'election-has-votes';
}
