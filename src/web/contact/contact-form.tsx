import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { checkContact, contactCategories, contactLimits } from '#core/contact/contact-request.ts';
import type { Contact } from '#contract/contact.ts';
import { adviceOf } from '#web/app/call-error.ts';
import { call } from '#web/app/call.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import {
  checkedBy,
  chosen,
  emailAddress,
  lineOfText,
  longText,
  notifyFirst,
  resolverOf,
  showFieldErrors,
} from '#web/app/form-schema.ts';
import { useSearchParams } from '#web/app/location.ts';
import { useSavedDraft, useSaveTyped } from '#web/app/saved-draft.ts';
import { useViewer } from '#web/app/session.ts';
import { useLine } from '#web/app/use-line.ts';
import { useHydrated } from '#web/app/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { LineNotice } from '#web/ui/line-notice.tsx';
import { NeedsScript } from '#web/ui/needs-script.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { contactMessages } from '#web/messages/en/contact.ts';
import { messages } from '#web/messages/en/site.ts';
import { categoryIn, ContactDraft, messageIn } from './contact-draft.ts';

const fields = ['name', 'email', 'category', 'message'] as const;
const text = contactMessages;

const Message = z
  .object({
    name: lineOfText(contactLimits.name),
    email: emailAddress(),
    category: chosen(contactCategories, messages.fixed.fillAllFields),
    message: longText(contactLimits.message),
  } satisfies FormFields<'createContact'>)
  .check(checkedBy(checkContact));
type Message = z.output<typeof Message>;

/** The contact form. For a signed-in person, name and e-mail are filled in; a draft survives. */
export function ContactForm({ onSent }: { onSent: (contact: Contact) => void }) {
  const { viewer } = useViewer();
  const search = useSearchParams();
  const isHydrated = useHydrated();
  const { draft: current, change, forget } = useSavedDraft(draftKeys.contact, ContactDraft);
  const [draft] = useState(current);
  const { place, inLine, leave } = useLine();
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm<z.input<typeof Message>, unknown, Message>({
    defaultValues: { name: '', email: '', category: '', message: '' },
    // The server renders it empty: only the browser knows the person and their draft.
    ...(isHydrated && {
      values: {
        name: viewer?.name ?? '',
        email: viewer?.email ?? '',
        category: '',
        message: messageIn(search),
        ...draft,
        ...(categoryIn(search) !== '' && { category: categoryIn(search) }),
      },
    }),
    resetOptions: { keepDirtyValues: true },
    resolver: resolverOf(Message),
  });
  const { errors, isSubmitting } = form.formState;
  useSaveTyped(form, change);

  const send = async (message: Message) => {
    setProblem(null);
    try {
      const reply = await inLine(() => call('createContact', { body: message }));
      forget();
      notify.success(messages.fixed.messageSent);
      onSent(reply.contact);
    } catch (refusal) {
      const reason = adviceOf(refusal, messages.errors.server);
      const sentence = text.failed(messages.fixed.contactSendFailed, reason);
      notify.refused(sentence);
      showFieldErrors(refusal, fields, form.setError);
      setProblem({ text: `${sentence} ${text.kept}` });
    }
  };

  return (
    <form
      className="grid grid-cols-1 gap-5"
      noValidate
      onSubmit={form.handleSubmit(send, notifyFirst)}
    >
      <NeedsScript />
      <FormProblem problem={problem} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[1fr_1fr]">
        <Field label={text.name} error={errors.name?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('name')}
              maxLength={contactLimits.name}
              autoComplete="name"
            />
          )}
        </Field>
        <Field label={text.email} error={errors.email?.message}>
          {(control) => (
            <TextInput {...control} {...form.register('email')} type="email" autoComplete="email" />
          )}
        </Field>
      </div>
      <Field label={text.category} error={errors.category?.message}>
        {(control) => (
          <Select {...control} {...form.register('category')}>
            <option value="">{text.selectCategory}</option>
            {contactCategories.map((category) => (
              <option key={category} value={category}>
                {text.categories[category]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text.message} error={errors.message?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...form.register('message')}
            rows={7}
            length={form.watch('message').length}
            maxLength={contactLimits.message}
          />
        )}
      </Field>
      <Button type="submit" size="large" className="justify-self-start" isPending={isSubmitting}>
        {text.send}
      </Button>
      <LineNotice place={place} onLeave={leave} />
    </form>
  );
}
