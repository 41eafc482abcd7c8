import { passwordLength } from '#core/accounts/password.ts';
import type { StoredUser } from '#web/app/stored-user.ts';
import { PasswordInput } from '#web/kit/password-input.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { profileMessages } from '#texts/en/account.ts';
import { messages } from '#texts/en/site.ts';

/** The password that the account has, asked for again before something that needs it. */
export const CurrentPasswordField = () => (
  <TextField
    as={PasswordInput}
    name="currentPassword"
    label={profileMessages.currentPassword}
    autoComplete="current-password"
  />
);

interface NewPasswordFieldProps {
  name?: string;
  label?: string;
  markOf?: (sentence: string) => string;
}

/** A password that is chosen, with how long it has to be. */
export const NewPasswordField = ({
  name = 'password',
  label = messages.fields.password,
  ...rest
}: NewPasswordFieldProps) => (
  <TextField
    as={PasswordInput}
    name={name}
    label={label}
    hint={messages.fields.passwordHint(passwordLength.min)}
    autoComplete="new-password"
    {...rest}
  />
);

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
