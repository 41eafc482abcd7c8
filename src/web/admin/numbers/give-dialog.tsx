import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { reasonLength } from '#core/accounts/account-state.ts';
import type { ListedNumber } from '#contract/number-office.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import {
  checkedBy,
  emailAddress,
  lineOfText,
  notifyFirst,
  resolverOf,
} from '#web/app/form-schema.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { dialogBody } from '#web/ui/dialog-parts.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { numberOfficeMessages } from '#web/messages/en/number-office.ts';
import { messages } from '#web/messages/en/site.ts';
import { useNumberOffice } from './queries.ts';

const text = numberOfficeMessages;

interface GiveDialogProps {
  listed: ListedNumber;
  isOpen: boolean;
  onClose: () => void;
}

/** Gives a number to another account by its address; a proved one is proposed to a second officer. */
export function GiveDialog({ listed, isOpen, onClose }: GiveDialogProps) {
  const isProved = (listed.holder?.provedHow ?? null) !== null;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.giveTitle}
      lede={isProved ? text.provedText : text.giveText}
      startsAt="field"
    >
      <GiveForm number={listed.enrollmentNumber} isProved={isProved} onDone={onClose} />
    </Dialog>
  );
}

const Given = z.object({ email: emailAddress(), reason: lineOfText(reasonLength) });

function GiveForm({
  number,
  isProved,
  onDone,
}: {
  number: string;
  isProved: boolean;
  onDone: () => void;
}) {
  const { checkIn, propose } = useNumberOffice();
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm({
    defaultValues: { email: '', reason: '' },
    resolver: resolverOf(
      Given.check(
        checkedBy(({ email, reason }) => ({
          ...(email === '' && { email: messages.fields.empty }),
          ...(isProved && reason === '' && { reason: messages.fields.empty }),
        })),
      ),
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const send = async ({ email, reason }: z.output<typeof Given>) => {
    setProblem(null);
    const enrollmentNumber = number;
    try {
      const { message } = isProved
        ? await propose.mutateAsync({ enrollmentNumber, email, reason })
        : await checkIn.mutateAsync({ enrollmentNumber, email });
      notify.success(message);
      onDone();
    } catch (refusal) {
      const sentence = sentenceOf(refusal, text.failed);
      notify.refused(sentence);
      setProblem({ text: sentence });
    }
  };
  return (
    <form className={dialogBody} noValidate onSubmit={form.handleSubmit(send, notifyFirst)}>
      <FormProblem problem={problem} />
      <p className="type-mono">{number}</p>
      <Field label={text.email} error={errors.email?.message}>
        {(control) => (
          <TextInput {...control} {...form.register('email')} type="email" autoComplete="off" />
        )}
      </Field>
      {isProved && (
        <Field label={text.reason} error={errors.reason?.message}>
          {(control) => <TextInput {...control} {...form.register('reason')} />}
        </Field>
      )}
      <Button type="submit" size="large" isPending={isSubmitting}>
        {isProved ? text.propose : text.givePress}
      </Button>
    </form>
  );
}
