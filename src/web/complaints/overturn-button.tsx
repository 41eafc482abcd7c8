import { useState } from 'react';
import type { Sanction } from '#contract/sanctions.ts';
import { useCall } from '#web/app/use-call.ts';
import { sanctionMessages as text } from '#texts/en/sanctions.ts';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { Button } from '#web/kit/button.tsx';
import { sanctionSentence } from '#texts/ruling-words.ts';

/** Overturns a sanction that stands, with a reason that everybody reads. */
export function OverturnButton({ sanction }: { sanction: Sanction }) {
  const [isAsked, setAsked] = useState(false);
  const overturn = useCall('overturnRuling');
  const sentence = sanctionSentence(sanction);
  const isTakenOff = sanction.kind === 'taken-off';
  return (
    <>
      <Button
        kind="outline"
        size="small"
        aria-label={text.overturnOne(sentence)}
        onClick={() => setAsked(true)}
      >
        {text.overturn}
      </Button>
      <ReasonedAct
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={text.overturnTitle}
        text={[text.overturnText(sentence), isTakenOff ? text.backOnly : text.seat].join(' ')}
        confirm={text.overturnIt}
        keepLabel={text.keep}
        reader="voters"
        hint={text.overturnHint}
        failed={text.failed}
        proposes="officers"
        act={(reason) => overturn.mutateAsync({ params: { id: sanction._id }, body: { reason } })}
      />
    </>
  );
}
