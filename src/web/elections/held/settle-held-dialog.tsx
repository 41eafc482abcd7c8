import { z } from 'zod/mini';
import type { Reply } from '#web/app/call.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { chosen, lineOfText } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { electionActs } from '#web/messages/en/election-acts.ts';
import { heldCloseMessages as text } from '#web/messages/en/held-close.ts';
import { noteOf, proposed, useOfficersNeeded } from '#web/proposals/queries.ts';
import { CallForm, useCallForm } from '#web/ui/call-form.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { WithCode } from './with-code.tsx';

const reasonLength = 300;

/** An election that was closed and published before a restore. */
export type HeldElection = Reply<'health'>['heldCloses'][number];

interface SettleHeldDialogProps {
  held: HeldElection;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks an admin which result of an election counts, and why. */
export function SettleHeldDialog(props: SettleHeldDialogProps) {
  const { held, isOpen, onClose } = props;
  const note = noteOf(useOfficersNeeded('admin'));
  return (
    <Dialog
      startsAt="field"
      hasCross={false}
      isOpen={isOpen}
      title={text.dialogTitle(held.election)}
      lede={note === null ? text.dialogText : `${text.dialogText} ${note}`}
      onClose={onClose}
    >
      <SettleForm {...props} />
    </Dialog>
  );
}

const choices = ['stands', 'count'] as const;
const Decision = z.object({
  choice: chosen(choices, text.nothingChosen),
  reason: lineOfText(reasonLength).check(z.minLength(1, electionActs.reasonMissing)),
} satisfies FormFields<'settleHeldClose'>);

function SettleForm({ held, onClose }: SettleHeldDialogProps) {
  const { electionId: id, code, canStand, problem: why } = held;
  const settle = useCall('settleHeldClose');
  const needed = useOfficersNeeded('admin');
  // Nothing is chosen for anybody.
  const form = useCallForm(Decision, { choice: '', reason: '' });
  const choice = form.watch('choice');
  const { errors, isSubmitted } = form.formState;
  return (
    <CallForm
      form={form}
      send={(body) => settle.mutateAsync({ params: { id }, body })}
      failed={electionActs.failed}
      onDone={onClose}
      submit={proposed(needed, text.confirm)}
      keep={{ label: electionActs.keep, onKeep: onClose }}
    >
      <RadioCards<(typeof choices)[number]>
        legend={text.legend}
        name="held-choice"
        value={choice === '' ? null : choice}
        onChange={(next) =>
          form.setValue('choice', next, { shouldDirty: true, shouldValidate: isSubmitted })
        }
        error={errors.choice?.message}
        cards={[
          {
            value: 'stands',
            label: text.stands,
            text: canStand ? (
              <WithCode text={text.standsText(code)} code={code} />
            ) : (
              text.standsNot(why)
            ),
            isDisabled: !canStand,
          },
          { value: 'count', label: text.count, text: text.countText },
        ]}
      />
      <TextField
        name="reason"
        label={electionActs.reason}
        hint={electionActs.reasonHint}
        maxLength={reasonLength}
        autoComplete="off"
      />
    </CallForm>
  );
}
