import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { sentenceOf } from '#web/app/call-error.ts';
import { call } from '#web/app/call.ts';
import { checkedBy, lineOfText, longText, resolverOf } from '#web/app/form-schema.ts';
import { useLine } from '#web/app/use-line.ts';
import { refreshElections } from '#web/elections/queries.ts';
import { outcomeMessages } from '#web/messages/en/outcomes.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogBody, DialogActs } from '#web/ui/dialog-parts.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { LineNotice } from '#web/ui/line-notice.tsx';
import { ModalFrame } from '#web/ui/modal-frame.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const text = outcomeMessages.appeal;

interface AppealDialogProps {
  electionId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for an appeal against the result of an election, and sends it to the officers. */
export function AppealDialog({ electionId, isOpen, onClose }: AppealDialogProps) {
  return (
    <ModalFrame
      isOpen={isOpen}
      title={text.title}
      lede={text.text}
      startsAt="field"
      hasCross={false}
      onAskToClose={onClose}
    >
      <AppealForm electionId={electionId} onClose={onClose} />
    </ModalFrame>
  );
}

const AppealFields = z.object({ subject: lineOfText(120), text: longText(3_000) }).check(
  checkedBy(({ subject, text: body }) => ({
    ...(subject.trim() === '' && { subject: text.missing }),
    ...(body.trim() === '' && { text: text.missing }),
  })),
);

function AppealForm({ electionId, onClose }: { electionId: string; onClose: () => void }) {
  const client = useQueryClient();
  const { place, inLine, leave } = useLine();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    defaultValues: { subject: '', text: '' },
    resolver: resolverOf(AppealFields),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (appeal) => {
    setProblem(null);
    try {
      const { message } = await inLine(() =>
        call('createAppeal', { body: { electionId, ...appeal } }),
      );
      notify.success(message);
      void refreshElections(client);
      onClose();
    } catch (refusal) {
      setProblem(sentenceOf(refusal, text.failed));
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
        <Field label={text.subject} error={errors.subject?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('subject')}
              maxLength={120}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={text.body} error={errors.text?.message}>
          {(control) => <TextArea {...control} {...form.register('text')} maxLength={3_000} />}
        </Field>
        <LineNotice place={place} onLeave={leave} />
      </div>
      <DialogActs>
        <Button kind="ghost" onClick={onClose}>
          {text.keep}
        </Button>
        <Button type="submit" isPending={isSubmitting}>
          {text.send}
        </Button>
      </DialogActs>
    </form>
  );
}
