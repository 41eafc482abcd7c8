import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import {
  AccountFrame,
  accountFields,
  accountLede,
  accountTitle,
} from '#web/account/account-frame.tsx';
import { sentenceOf } from '#web/app/call-error.ts';
import { call } from '#web/app/call.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import {
  checkedBy,
  emailAddress,
  notifyFirst,
  resolverOf,
  showFieldErrors,
} from '#web/app/form-schema.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { Link } from '#web/app/link.tsx';
import { useLocation } from '#web/app/location.ts';
import { paths, readArrival } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { forgottenMessages } from '#web/messages/en/account.ts';
import { messages } from '#web/messages/en/site.ts';

const text = forgottenMessages;

const Forgotten = z
  .object({ email: emailAddress() } satisfies FormFields<'forgotPassword'>)
  .check(checkedBy(({ email }) => (email === '' ? { email: messages.fixed.emailRequired } : {})));
type Forgotten = z.output<typeof Forgotten>;

/** /login?forgot: requests a link to set a new password. */
export function ForgottenForm() {
  const { state } = useLocation();
  const { from } = readArrival(state);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AccountFrame>
      <div>
        <PageHeading title={messages.title.of(text.title)} className={accountTitle}>
          {text.title}
        </PageHeading>
        {sentTo === null && <p className={accountLede}>{text.lede}</p>}
      </div>
      {sentTo === null ? <Form onSent={setSentTo} /> : <Sent email={sentTo} />}
      <Link to={paths.login} state={from === undefined ? null : { from }} className="type-link">
        {text.back}
      </Link>
    </AccountFrame>
  );
}

function Sent({ email }: { email: string }) {
  return (
    <Notice tone="success" icon={MailCheck} title={text.sentTitle} role="status">
      <p className="wrap-anywhere">{text.sentText(email)}</p>
    </Notice>
  );
}

function Form({ onSent }: { onSent: (email: string) => void }) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm({
    defaultValues: { email: '' },
    resolver: resolverOf(Forgotten),
  });
  const { errors, isSubmitting } = form.formState;
  // The link that opened this form is no longer rendered, so the field takes the focus.
  useEffect(() => form.setFocus('email'), [form]);

  const send = async ({ email }: Forgotten) => {
    setProblem(null);
    try {
      const { message } = await call('forgotPassword', { body: { email } });
      notify.success(message);
      onSent(email);
    } catch (refusal) {
      const sentence = sentenceOf(refusal, text.failed);
      notify.refused(sentence);
      showFieldErrors(refusal, ['email'], form.setError);
      setProblem({ text: sentence });
    }
  };
  return (
    <form className={accountFields} noValidate onSubmit={form.handleSubmit(send, notifyFirst)}>
      <FormProblem problem={problem} />
      <Field label={text.email} error={errors.email?.message}>
        {(control) => (
          <TextInput {...control} {...form.register('email')} type="email" autoComplete="email" />
        )}
      </Field>
      <Button type="submit" size="large" isPending={isSubmitting}>
        {text.submit}
      </Button>
    </form>
  );
}
