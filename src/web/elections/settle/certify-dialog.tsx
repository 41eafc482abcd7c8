import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Election } from '#contract/election-shapes.ts';
import { noteOf, proposed, useOfficersNeeded } from '#web/proposals/queries.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { outcomeMessages } from '#web/messages/en/outcomes.ts';
import { proposalMessages } from '#web/messages/en/proposals.ts';
import { settleMessages } from '#web/messages/en/settle.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogBody, DialogActs } from '#web/ui/dialog-parts.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { ModalFrame } from '#web/ui/modal-frame.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { useSettle } from './queries.ts';

const text = settleMessages;

interface CertifyDialogProps {
  election: Election;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks once more before nothing of an election changes any more. */
export function CertifyDialog({ election, isOpen, onClose }: CertifyDialogProps) {
  const needed = useOfficersNeeded();
  const note = noteOf(needed);
  return (
    <ModalFrame
      isOpen={isOpen}
      title={text.certifyTitle(election.name)}
      lede={note === null ? text.certifyText : `${text.certifyText} ${note}`}
      startsAt="field"
      hasCross={false}
      onAskToClose={onClose}
    >
      <CertifyForm id={election._id} needed={needed} onClose={onClose} />
    </ModalFrame>
  );
}

interface CertifyFormProps {
  id: string;
  needed: ReturnType<typeof useOfficersNeeded>;
  onClose: () => void;
}

function CertifyForm({ id, needed, onClose }: CertifyFormProps) {
  const certify = useSettle('certifyElection');
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({ defaultValues: { reason: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ reason }) => {
    setProblem(null);
    try {
      const { message } = await certify.mutateAsync({ id, reason });
      notify.success(message);
      onClose();
    } catch (refusal) {
      setProblem(sentenceOf(refusal, text.sendFailed));
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        void submit(event);
      }}
    >
      <div className={dialogBody}>
        <FormProblem problem={problem === null ? null : { text: problem }} />
        <Field label={text.reason} hint={text.reasonHint} error={errors.reason?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('reason', {
                validate: (reason) =>
                  needed === null || reason.trim() !== '' || proposalMessages.reasonMissing,
              })}
              maxLength={300}
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <DialogActs>
        <Button kind="outline" onClick={onClose}>
          {outcomeMessages.appeal.keep}
        </Button>
        <Button type="submit" isPending={isSubmitting}>
          {proposed(needed, text.certify)}
        </Button>
      </DialogActs>
    </form>
  );
}
