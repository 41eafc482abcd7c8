import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { ReasonDialog } from '#web/proposals/reason-dialog.tsx';
import { noteOf, proposed, useOfficersNeeded } from '#web/proposals/queries.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { proposalMessages } from '#web/messages/en/proposals.ts';
import { settleMessages } from '#web/messages/en/settle.ts';
import { notify } from '#web/ui/notify.ts';
import { useSettle } from './queries.ts';

const text = settleMessages;

interface CertifyDialogProps {
  election: Election;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks once more before nothing of an election changes any more. */
export function CertifyDialog({ election, isOpen, onClose }: CertifyDialogProps) {
  const certify = useSettle('certifyElection');
  const needed = useOfficersNeeded();
  const note = noteOf(needed);
  const [error, setError] = useState<string>();
  const close = () => {
    setError(undefined);
    onClose();
  };
  const confirm = async (reason: string) => {
    setError(undefined);
    try {
      const { message } = await certify.mutateAsync({ id: election._id, reason });
      notify.success(message);
      close();
    } catch (refusal) {
      setError(sentenceOf(refusal, text.sendFailed));
    }
  };
  return (
    <ReasonDialog
      isOpen={isOpen}
      title={text.certifyTitle(election.name)}
      text={note === null ? text.certifyText : `${text.certifyText} ${note}`}
      hint={text.reasonHint}
      missing={proposalMessages.reasonMissing}
      confirm={proposed(needed, text.certify)}
      confirmKind="primary"
      isOptional={needed === null}
      error={error}
      isPending={certify.isPending}
      onKeep={close}
      onConfirm={confirm}
    />
  );
}
