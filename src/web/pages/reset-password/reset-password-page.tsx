import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { passwordProblem } from '#core/accounts/password.ts';
import { accountFields } from '#web/account/account-frame.tsx';
import { LinkPage } from '#web/account/link-page.tsx';
import { NewPasswordField } from '#web/account/password-fields.tsx';
import { CallError, sentenceOf } from '#web/app/call-error.ts';
import { call } from '#web/app/call.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import {
  checkedBy,
  notifyFirst,
  resolverOf,
  showFieldErrors,
  typedText,
} from '#web/app/form-schema.ts';
import { useNavigate } from 'react-router';
import { Link } from '#web/app/link.tsx';
import { useSearchParams } from '#web/app/location.ts';
import { forgetViewer } from '#web/app/session.ts';
import { forgottenPath, paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { notify } from '#web/ui/notify.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { profileMessages, resetPasswordMessages } from '#web/messages/en/account.ts';
import { messages } from '#web/messages/en/site.ts';

const text = resetPasswordMessages;

const Reset = z
  .object({
    newPassword: typedText(accountLimits.password),
    again: z.string(),
  } satisfies FormFields<'resetPassword', 'token'> & { again: z.ZodMiniString })
  .check(checkedBy(check));
type Reset = z.output<typeof Reset>;

/** /reset-password: sets a new password, by the link of an e-mail. */
export function ResetPasswordPage() {
  const search = useSearchParams();
  const token = search.get('token') ?? '';
  const [isSpent, setSpent] = useState(false);
  return (
    <LinkPage
      title={text.title}
      lede={text.lede}
      token={token}
      noToken={text.noToken}
      after={
        (token === '' || isSpent) && (
          <Link to={forgottenPath} className={buttonClass({ kind: 'outline', size: 'large' })}>
            {text.askAgain}
          </Link>
        )
      }
    >
      <Form token={token} onSpent={() => setSpent(true)} />
    </LinkPage>
  );
}

function check({ newPassword, again }: Record<'newPassword' | 'again', string>) {
  const problem =
    newPassword === '' ? messages.fixed.emptyPassword : passwordProblem(newPassword, {});
  if (problem !== null) return { newPassword: problem };
  return newPassword === again ? {} : { again: text.differs };
}

function Form({ token, onSpent }: { token: string; onSpent: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm({
    defaultValues: { newPassword: '', again: '' },
    resolver: resolverOf(Reset),
  });
  const { errors, isSubmitting } = form.formState;

  const change = async ({ newPassword }: Reset) => {
    setProblem(null);
    try {
      await call('resetPassword', { body: { token, newPassword } });
      // All sessions of the account have ended, this browser's too.
      forgetViewer(client);
      notify.success(profileMessages.passwordChanged);
      void navigate(paths.login, { replace: true, viewTransition: true });
    } catch (refusal) {
      const sentence = sentenceOf(refusal, text.failed);
      notify.refused(sentence);
      showFieldErrors(refusal, ['newPassword'], form.setError);
      setProblem({ text: sentence });
      if (refusal instanceof CallError && refusal.reason === 'link-invalid') onSpent();
    }
  };
  return (
    <form className={accountFields} noValidate onSubmit={form.handleSubmit(change, notifyFirst)}>
      <FormProblem problem={problem} />
      <NewPasswordField
        label={text.password}
        {...form.register('newPassword')}
        error={errors.newPassword?.message}
      />
      <Field label={text.again} error={errors.again?.message}>
        {(control) => (
          <PasswordInput {...control} {...form.register('again')} autoComplete="new-password" />
        )}
      </Field>
      <Button type="submit" size="large" isPending={isSubmitting}>
        {text.submit}
      </Button>
    </form>
  );
}
