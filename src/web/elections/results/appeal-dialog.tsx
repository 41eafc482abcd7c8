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
import { Field } from '#web/ui/field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { LineNotice } from '#web/ui/line-notice.tsx';
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
    <Dialog
      startsAt="field"
      hasCross={false}
      isOpen={isOpen}
      title={text.title}
      lede={text.text}
      onClose={onClose}
    >
      <AppealForm electionId={electionId} onClose={onClose} />
    </Dialog>
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
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm({
    defaultValues: { subject: '', text: '' },
    resolver: resolverOf(AppealFields),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
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
      setProblem({ text: sentenceOf(refusal, text.failed) });
    }
  });
  return (
    <DialogForm
      isDirty={isDirty}
      isPending={isSubmitting}
      problem={problem}
      keepLabel={text.keep}
      confirmLabel={text.send}
      onKeep={onClose}
      onSubmit={() => submit()}
    >
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
    </DialogForm>
  );
}
