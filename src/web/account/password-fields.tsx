import type { ComponentProps } from 'react';
import { passwordLength } from '#core/accounts/password.ts';
import type { StoredUser } from '#web/app/stored-user.ts';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { profileMessages } from '#web/messages/en/account.ts';
import { messages } from '#web/messages/en/site.ts';

type PasswordFieldProps = ComponentProps<typeof PasswordInput> & { error?: string | undefined };

/** The password that the account has, asked for again before something that needs it. */
export function CurrentPasswordField({ error, ...input }: PasswordFieldProps) {
  return (
    <Field label={profileMessages.currentPassword} error={error}>
      {(control) => <PasswordInput {...control} {...input} autoComplete="current-password" />}
    </Field>
  );
}

/** A password that is chosen, with how long it has to be. */
export function NewPasswordField({
  label = messages.fields.password,
  error,
  ...input
}: PasswordFieldProps & { label?: string }) {
  return (
    <Field label={label} hint={messages.fields.passwordHint(passwordLength.min)} error={error}>
      {(control) => <PasswordInput {...control} {...input} autoComplete="new-password" />}
    </Field>
  );
}

/** For password managers: whose password is asked for. */
export function WhosePassword({ viewer }: { viewer: StoredUser }) {
  return (
    <input
      type="text"
      autoComplete="username"
      value={viewer.role === 'student' ? (viewer.enrollmentNumber ?? '') : viewer.email}
      readOnly
      hidden
    />
  );
}
