import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { passwordLength, passwordProblem } from '#core/accounts/password.ts';
import { WhosePassword } from '#web/accounts/password-fields.tsx';
import type { FormFields } from '#web/app/form-schema.ts';
import { checkedBy, typedText } from '#web/app/form-schema.ts';
import type { StoredUser } from '#web/app/stored-user.ts';
import { useCall } from '#web/app/use-call.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { PasswordInput } from '#web/kit/password-input.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { profileMessages } from '#texts/en/account.ts';
import { messages } from '#texts/en/site.ts';

const Fields = z.object({
  currentPassword: typedText(accountLimits.password, messages.fixed.emptyPassword),
  newPassword: typedText(accountLimits.password, messages.fixed.emptyPassword),
} satisfies FormFields<'changePassword'>);
const text = profileMessages;

interface ChangePasswordDialogProps {
  viewer: StoredUser;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes the password; all other sessions of the account end. */
export function ChangePasswordDialog({ viewer, isOpen, onClose }: ChangePasswordDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.changePassword}
      lede={text.passwordText}
      startsAt="field"
    >
      <PasswordForm viewer={viewer} onDone={onClose} />
    </Dialog>
  );
}

function PasswordForm({ viewer, onDone }: { viewer: StoredUser; onDone: () => void }) {
  const change = useCall('changePassword');
  const form = useCallForm(Fields.check(checkedBy((values) => check(values, viewer))), {
    currentPassword: '',
    newPassword: '',
  });
  return (
    <CallForm
      form={form}
      send={(body) => change.mutateAsync({ body })}
      failed={text.passwordFailed}
      done={text.passwordChanged}
      submit={text.changePassword}
      onDone={onDone}
    >
      <WhosePassword viewer={viewer} />
      <TextField
        as={PasswordInput}
        name="currentPassword"
        label={text.currentPassword}
        autoComplete="current-password"
        data-first-focus
      />
      <TextField
        as={PasswordInput}
        name="newPassword"
        label={text.newPassword}
        hint={messages.fields.passwordHint(passwordLength.min)}
        autoComplete="new-password"
      />
    </CallForm>
  );
}

function check({ newPassword }: z.output<typeof Fields>, { email, enrollmentNumber }: StoredUser) {
  const own = enrollmentNumber === null ? { email } : { email, enrollmentNumber };
  const problem = passwordProblem(newPassword, own);
  return problem === null ? {} : { newPassword: problem };
}
