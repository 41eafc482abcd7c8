import type { Sanction } from '#contract/sanctions.ts';
import { useCall } from '#web/app/use-call.ts';
import { sanctionMessages as text } from '#texts/en/sanctions.ts';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { sanctionSentence } from '#texts/ruling-words.ts';

interface OverturnDialogProps {
  sanction: Sanction;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks why a sanction is overturned, and does it. */
export function OverturnDialog({ sanction, isOpen, onClose }: OverturnDialogProps) {
  const overturn = useCall('overturnRuling');
  const isTakenOff = sanction.kind === 'taken-off';
  return (
    <ReasonedAct
      isOpen={isOpen}
      onClose={onClose}
      title={text.overturnTitle}
      text={[
        text.overturnText(sanctionSentence(sanction)),
        isTakenOff ? text.backOnly : text.seat,
      ].join(' ')}
      confirm={text.overturnIt}
      keepLabel={text.keep}
      reader="voters"
      hint={text.overturnHint}
      failed={text.failed}
      proposes="officers"
      act={(reason) => overturn.mutateAsync({ params: { id: sanction._id }, body: { reason } })}
    />
  );
}
