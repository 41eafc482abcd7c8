import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { passwordProblem } from '#core/accounts/password.ts';
import {
  CurrentPasswordField,
  NewPasswordField,
  WhosePassword,
} from '#web/account/password-fields.tsx';
import { useChangePassword } from '#web/account/profile-queries.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import {
  checkedBy,
  notifyFirst,
  resolverOf,
  showFieldErrors,
  typedText,
} from '#web/app/form-schema.ts';
import type { StoredUser } from '#web/app/stored-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { dialogBody } from '#web/ui/dialog-parts.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { notify } from '#web/ui/notify.ts';
import { profileMessages } from '#web/messages/en/account.ts';
import { messages } from '#web/messages/en/site.ts';

const Fields = z.object({
  currentPassword: typedText(accountLimits.password),
  newPassword: typedText(accountLimits.password),
} satisfies FormFields<'changePassword'>);
type PasswordForm = z.output<typeof Fields>;
const fields = ['currentPassword', 'newPassword'] as const;
const text = profileMessages;

interface ChangePasswordDialogProps {
  viewer: StoredUser;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes the password; all other sessions of the account end. */
export function ChangePasswordDialog({ viewer, isOpen, onClose }: ChangePasswordDialogProps) {
  const [isPending, setPending] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.changePassword}
      lede={text.passwordText}
      startsAt="field"
      isPending={isPending}
    >
      <PasswordFields viewer={viewer} onPending={setPending} onDone={onClose} />
    </Dialog>
  );
}

interface PasswordFieldsProps {
  viewer: StoredUser;
  onPending: (isPending: boolean) => void;
  onDone: () => void;
}

function PasswordFields({ viewer, onPending, onDone }: PasswordFieldsProps) {
  const { mutateAsync: change } = useChangePassword();
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm({
    defaultValues: { currentPassword: '', newPassword: '' },
    resolver: resolverOf(Fields.check(checkedBy((values) => check(values, viewer)))),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = async (values: PasswordForm) => {
    setProblem(null);
    onPending(true);
    try {
      await change(values);
      notify.success(text.passwordChanged);
      onDone();
    } catch (refusal) {
      const sentence = sentenceOf(refusal, text.passwordFailed);
      notify.refused(sentence);
      showFieldErrors(refusal, fields, form.setError);
      setProblem({ text: sentence });
    } finally {
      onPending(false);
    }
  };
  return (
    <form
      className={dialogBody}
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit, notifyFirst)(event)}
    >
      <FormProblem problem={problem} />
      <WhosePassword viewer={viewer} />
      <CurrentPasswordField
        {...form.register('currentPassword')}
        error={errors.currentPassword?.message}
        data-first-focus
      />
      <NewPasswordField
        label={text.newPassword}
        {...form.register('newPassword')}
        error={errors.newPassword?.message}
      />
      <Button type="submit" size="large" isPending={isSubmitting}>
        {text.changePassword}
      </Button>
    </form>
  );
}

function check(
  { currentPassword, newPassword }: PasswordForm,
  { email, enrollmentNumber }: StoredUser,
): Partial<Record<keyof PasswordForm, string>> {
  const wrong: Partial<Record<keyof PasswordForm, string>> = {};
  if (currentPassword === '') wrong.currentPassword = messages.fixed.emptyPassword;
  const own = enrollmentNumber === null ? { email } : { email, enrollmentNumber };
  const problem =
    newPassword === '' ? messages.fixed.emptyPassword : passwordProblem(newPassword, own);
  if (problem !== null) wrong.newPassword = problem;
  return wrong;
}
