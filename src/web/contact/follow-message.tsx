import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { isReference } from '#core/contact/contact-request.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { call } from '#web/app/call.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import {
  checkedBy,
  emailAddress,
  lineOfText,
  notifyFirst,
  resolverOf,
  showFieldErrors,
} from '#web/app/form-schema.ts';
import { useLine } from '#web/app/use-line.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { LineNotice } from '#web/ui/line-notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { contactMessages } from '#web/messages/en/contact.ts';
import { messages } from '#web/messages/en/site.ts';

const text = contactMessages;

const Followed = z
  .object({
    reference: lineOfText(20),
    email: emailAddress(),
  } satisfies FormFields<'followContact'>)
  .check(
    checkedBy(({ reference, email }) => ({
      ...(reference === ''
        ? { reference: messages.fixed.fillAllFields }
        : !isReference(reference) && { reference: text.referenceShape }),
      ...(email === '' && { email: messages.fixed.fillAllFields }),
    })),
  );

/** Has a link mailed to whoever sent a message; this page shows nothing of it. */
export function FollowMessage() {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const { place, inLine, leave } = useLine();
  const form = useForm({
    defaultValues: { reference: '', email: '' },
    resolver: resolverOf(Followed),
  });
  const { errors, isSubmitting } = form.formState;
  const send = async (body: z.output<typeof Followed>) => {
    setProblem(null);
    setDone(null);
    try {
      setDone((await inLine(() => call('followContact', { body }))).message);
    } catch (refusal) {
      const sentence = sentenceOf(refusal, text.followFailed);
      notify.refused(sentence);
      showFieldErrors(refusal, ['reference', 'email'], form.setError);
      setProblem({ text: sentence });
    }
  };
  return (
    <div className="grid grid-cols-1 gap-4 border-t border-line pt-6 lg:col-start-2">
      <div>
        <h2 className="type-h3">{text.followTitle}</h2>
        <p className="type-meta mt-1">{text.followText}</p>
      </div>
      <form
        className="grid grid-cols-1 gap-4"
        noValidate
        onSubmit={(event) => void form.handleSubmit(send, notifyFirst)(event)}
      >
        <FormProblem problem={problem} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_1.6fr]">
          <Field label={text.referenceLabel} error={errors.reference?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...form.register('reference')}
                isCode
                // Room for a blank that came along when it was copied.
                maxLength={20}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            )}
          </Field>
          <Field label={text.followEmail} error={errors.email?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...form.register('email')}
                type="email"
                autoComplete="email"
              />
            )}
          </Field>
        </div>
        <Button
          type="submit"
          kind="outline"
          className="justify-self-start"
          isPending={isSubmitting}
        >
          {text.follow}
        </Button>
        <LineNotice place={place} onLeave={leave} />
        <p role="status" className="min-h-[1.6em]">
          {done}
        </p>
      </form>
    </div>
  );
}
