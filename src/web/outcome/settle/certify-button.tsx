import { Stamp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { useCall } from '#web/app/use-call.ts';
import { ReasonedButton } from '#web/proposals/reasoned-act.tsx';
import { settleMessages } from '#texts/en/settle.ts';

const text = settleMessages;

interface CertifyButtonProps {
  election: Election;
  /** Something is to be done before. */
  isHeld: boolean;
  /** Stands in its place once it was proposed. */
  instead: ReactNode;
}

/** Asks once more before nothing of an election changes any more. */
export function CertifyButton({ election, isHeld, instead }: CertifyButtonProps) {
  const certify = useCall('certifyElection');
  return (
    <ReasonedButton
      button={{ icon: <Stamp size={20} strokeWidth={1.75} aria-hidden />, disabled: isHeld }}
      instead={instead}
      title={text.certifyTitle(election.name)}
      text={text.certifyText}
      hint={text.reasonHint}
      confirm={text.certify}
      confirmKind="primary"
      act={(reason) => certify.mutateAsync({ params: { id: election._id }, body: { reason } })}
      failed={text.sendFailed}
    />
  );
}
