import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Election } from '#contract/election-shapes.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { outcomeMessages } from '#web/messages/en/outcomes.ts';
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
  return (
    <ModalFrame
      isOpen={isOpen}
      title={text.certifyTitle(election.name)}
      lede={text.certifyText}
      hasCross={false}
      onAskToClose={onClose}
    >
      <CertifyForm id={election._id} onClose={onClose} />
    </ModalFrame>
  );
}

function CertifyForm({ id, onClose }: { id: string; onClose: () => void }) {
  const certify = useSettle('certifyElection');
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({ defaultValues: { reason: '' } });
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
        <Field label={text.reason} hint={text.reasonHint}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('reason')}
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
        <Button type="submit" isPending={form.formState.isSubmitting}>
          {text.certify}
        </Button>
      </DialogActs>
    </form>
  );
}
