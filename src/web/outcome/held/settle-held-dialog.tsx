import { wrong } from '#core/kernel/wrong.ts';
import type { Reply } from '#web/app/call.ts';
import { chosen } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { electionActs } from '#texts/en/election-acts.ts';
import { heldCloseMessages as text } from '#texts/en/held-close.ts';
import { unprovedText } from '#texts/kept-problems.ts';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { RadioCardsField } from '#web/kit/radio-cards-field.tsx';
import { WithCode } from './held-notice.tsx';

/** An election that was closed and published before a restore. */
export type HeldElection = Reply<'health'>['heldCloses'][number];

interface SettleHeldDialogProps {
  held: HeldElection;
  isOpen: boolean;
  onClose: () => void;
}

const schemas = { choice: chosen(['stands', 'count'], text.nothingChosen) };

/** Asks an admin which result of an election counts, and why. */
export function SettleHeldDialog({ held, isOpen, onClose }: SettleHeldDialogProps) {
  const { electionId: id, code, canStand, problem, problemKey } = held;
  const settle = useCall('settleHeldClose');
  const standsText = canStand ? (
    <WithCode text={text.standsText(code)} code={code} />
  ) : (
    text.standsNot(unprovedText(problemKey === undefined ? problem : wrong(problemKey)))
  );
  return (
    <ReasonedAct
      isOpen={isOpen}
      onClose={onClose}
      title={text.dialogTitle(held.election)}
      text={text.dialogText}
      confirm={text.confirm}
      confirmKind="primary"
      keepLabel={electionActs.keep}
      proposes="admin"
      reader="voters"
      hint={electionActs.reasonHint}
      act={(reason, { choice }) => settle.mutateAsync({ params: { id }, body: { choice, reason } })}
      failed={electionActs.failed}
      also={{
        schemas,
        // Nothing is chosen for anybody.
        values: { choice: '' },
        fields: (
          <RadioCardsField
            legend={text.legend}
            name="choice"
            cards={[
              { value: 'stands', label: text.stands, text: standsText, isDisabled: !canStand },
              { value: 'count', label: text.count, text: text.countText },
            ]}
          />
        ),
      }}
    />
  );
}
