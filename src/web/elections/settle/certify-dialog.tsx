import type { Election } from '#contract/election-shapes.ts';
import { useCall } from '#web/app/use-call.ts';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { settleMessages } from '#web/messages/en/settle.ts';

const text = settleMessages;

interface CertifyDialogProps {
  election: Election;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks once more before nothing of an election changes any more. */
export function CertifyDialog({ election, isOpen, onClose }: CertifyDialogProps) {
  const certify = useCall('certifyElection');
  return (
    <ReasonedAct
      isOpen={isOpen}
      onClose={onClose}
      title={text.certifyTitle(election.name)}
      text={text.certifyText}
      hint={text.reasonHint}
      confirm={text.certify}
      confirmKind="primary"
      proposes="officers"
      act={(reason) => certify.mutateAsync({ params: { id: election._id }, body: { reason } })}
      failed={text.sendFailed}
    />
  );
}
