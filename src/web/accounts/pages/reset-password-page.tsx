import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { passwordProblem } from '#core/accounts/password.ts';
import { accountFields } from '../account-frame.tsx';
import { LinkPage } from '../link-page.tsx';
import { NewPasswordField } from '../password-fields.tsx';
import { CallError } from '#web/kit/call-error.ts';
import { call } from '#web/app/call.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { checkedBy, typedText } from '#web/app/form-schema.ts';
import { useNavigate } from 'react-router';
import { Link } from '#web/app/link.tsx';
import { useLinkToken } from '#web/kit/location.ts';
import { forgetViewer } from '#web/app/session.ts';
import { forgottenPath, paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { PasswordInput } from '#web/kit/password-input.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { profileMessages, resetPasswordMessages } from '#texts/en/account.ts';
import { messages } from '#texts/en/site.ts';

const text = resetPasswordMessages;

const Reset = z
  .object({
    newPassword: typedText(accountLimits.password, messages.fixed.emptyPassword),
    again: z.string(),
  } satisfies FormFields<'resetPassword', 'token'> & { again: z.ZodMiniString })
  .check(checkedBy(check));

/** /reset-password: sets a new password, by the link of an e-mail. */
export function ResetPasswordPage() {
  const token = useLinkToken();
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
  const problem = passwordProblem(newPassword, {});
  if (problem !== null) return { newPassword: problem };
  return newPassword === again ? {} : { again: text.differs };
}

function Form({ token, onSpent }: { token: string; onSpent: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useCallForm(Reset, { newPassword: '', again: '' });
  return (
    <CallForm
      form={form}
      send={({ newPassword }) => call('resetPassword', { body: { token, newPassword } })}
      failed={text.failed}
      done={profileMessages.passwordChanged}
      isPublic
      onDone={() => {
        // All sessions of the account have ended, this browser's too.
        forgetViewer(client);
        void navigate(paths.login, { replace: true, viewTransition: true });
      }}
      onRefused={(refusal) => {
        if (refusal instanceof CallError && refusal.reason === 'link-invalid') onSpent();
        return false;
      }}
      submit={text.submit}
      className={accountFields}
    >
      <NewPasswordField name="newPassword" label={text.password} />
      <TextField as={PasswordInput} name="again" label={text.again} autoComplete="new-password" />
    </CallForm>
  );
}
