import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { CurrentPasswordField, WhosePassword } from '#web/account/password-fields.tsx';
import { useChangeEmail, useChangeName } from '#web/account/profile-queries.ts';
import { SessionList } from '#web/account/session-list.tsx';
import { WaysIn } from '#web/account/ways-in.tsx';
import { sentenceOf } from '#web/app/call-error.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import {
  checkedBy,
  emailAddress,
  lineOfText,
  notifyFirst,
  resolverOf,
  showFieldErrors,
  typedText,
} from '#web/app/form-schema.ts';
import { lazyPart } from '#web/app/lazy-part.tsx';
import { useLine } from '#web/app/use-line.ts';
import { deleteOwnAccount } from '#web/app/session.ts';
import type { StoredUser } from '#web/app/stored-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { dialogBody, DialogActs } from '#web/ui/dialog-parts.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { LineNotice } from '#web/ui/line-notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { profileMessages } from '#web/messages/en/account.ts';
import { waysInMessages } from '#web/messages/en/ways-in.ts';
import { secondStepMessages } from '#web/messages/en/second-step.ts';
import { sessionsMessages } from '#web/messages/en/people.ts';
import { messages } from '#web/messages/en/site.ts';
import type { Over } from './over.ts';

const text = profileMessages;

// For officers alone, with what draws QR codes.
const SecondStep = lazyPart(async () => (await import('#web/account/second-step.tsx')).SecondStep, {
  className: 'mt-4.5',
  skeleton: <Skeleton />,
  failed: secondStepMessages.loadFailed,
});

interface OwnAccountDialogsProps {
  viewer: StoredUser;
  over: Over;
  onClose: () => void;
}

/** What people change about their own account, each in a dialog over the profile. */
export function OwnAccountDialogs({ viewer, over, onClose }: OwnAccountDialogsProps) {
  const [isPending, setPending] = useState(false);
  const dialog = { onClose, isPending, startsAt: 'field' as const };
  const form = { viewer, onPending: setPending, onDone: onClose };
  return (
    <>
      <Dialog {...dialog} isOpen={over === 'name'} title={text.changeName} lede={text.nameText}>
        <NameForm {...form} />
      </Dialog>
      <Dialog {...dialog} isOpen={over === 'email'} title={text.changeEmail} lede={text.emailText}>
        <EmailForm {...form} />
      </Dialog>
      <Dialog
        {...dialog}
        isOpen={over === 'ways'}
        title={waysInMessages.title}
        lede={waysInMessages.lede}
      >
        <WaysIn />
      </Dialog>
      <Dialog
        {...dialog}
        isOpen={over === 'second-step'}
        title={secondStepMessages.title}
        lede={secondStepMessages.lede}
      >
        <SecondStep />
      </Dialog>
      <Dialog
        {...dialog}
        isOpen={over === 'sessions'}
        title={text.sessions}
        lede={text.sessionsText}
      >
        <div className="mt-4">
          <SessionList
            accountId={viewer._id}
            label={sessionsMessages.own}
            endAll={sessionsMessages.endOthers}
          />
        </div>
      </Dialog>
      <Dialog
        {...dialog}
        isOpen={over === 'delete'}
        title={text.deleteTitle}
        lede={text.deleteText}
      >
        <DeleteForm {...form} />
      </Dialog>
    </>
  );
}

interface FormProps {
  viewer: StoredUser;
  onPending: (isPending: boolean) => void;
  onDone: () => void;
}

/** Sends the form of a dialog; the dialog does not close meanwhile. */
function useSubmission(onPending: (isPending: boolean) => void, failed: string) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const submit = async (send: () => Promise<void>, onRefused?: (refusal: unknown) => void) => {
    setProblem(null);
    onPending(true);
    try {
      await send();
    } catch (refusal) {
      const sentence = sentenceOf(refusal, failed);
      notify.refused(sentence);
      onRefused?.(refusal);
      setProblem({ text: sentence });
    } finally {
      onPending(false);
    }
  };
  return { problem, submit };
}

const Name = z
  .object({ name: lineOfText(accountLimits.name) } satisfies FormFields<'changeName'>)
  .check(checkedBy(({ name }) => (name === '' ? { name: messages.fixed.fillAllTheFields } : {})));

function NameForm({ viewer, onPending, onDone }: FormProps) {
  const { mutateAsync: change } = useChangeName();
  const { problem, submit } = useSubmission(onPending, text.nameFailed);
  const form = useForm({ defaultValues: { name: viewer.name }, resolver: resolverOf(Name) });
  const { errors, isSubmitting } = form.formState;
  const save = (values: z.output<typeof Name>) =>
    submit(async () => {
      notify.success((await change(values)).message);
      onDone();
    });
  return (
    <form
      className={dialogBody}
      noValidate
      onSubmit={(event) => void form.handleSubmit(save, notifyFirst)(event)}
    >
      <FormProblem problem={problem} />
      <Field label={text.name} error={errors.name?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('name')}
            maxLength={accountLimits.name}
            autoComplete="name"
          />
        )}
      </Field>
      <Button type="submit" size="large" isPending={isSubmitting}>
        {text.changeName}
      </Button>
    </form>
  );
}

const NewEmail = z
  .object({
    email: emailAddress(),
    currentPassword: typedText(accountLimits.password),
  } satisfies FormFields<'changeEmail'>)
  .check(
    checkedBy(({ email, currentPassword }) => ({
      ...(email === '' && { email: messages.fixed.emailRequired }),
      ...(currentPassword === '' && { currentPassword: messages.fixed.emptyPassword }),
    })),
  );

function EmailForm({ viewer, onPending }: FormProps) {
  const { mutateAsync: change, data } = useChangeEmail();
  const { place, inLine, leave } = useLine();
  const { problem, submit } = useSubmission(onPending, text.emailFailed);
  const form = useForm({
    defaultValues: { email: '', currentPassword: '' },
    resolver: resolverOf(NewEmail),
  });
  const { errors, isSubmitting } = form.formState;
  const send = (values: z.output<typeof NewEmail>) =>
    submit(
      async () => void (await inLine(() => change(values))),
      (refusal) => showFieldErrors(refusal, ['email', 'currentPassword'], form.setError),
    );
  if (data !== undefined) {
    return (
      <div className="mt-4.5" role="status">
        <p className="font-semibold">{text.emailSentTitle}</p>
        <p className="mt-1">{data.message}</p>
      </div>
    );
  }
  return (
    <form
      className={dialogBody}
      noValidate
      onSubmit={(event) => void form.handleSubmit(send, notifyFirst)(event)}
    >
      <FormProblem problem={problem} />
      <WhosePassword viewer={viewer} />
      <Field label={text.newEmail} error={errors.email?.message}>
        {(control) => (
          <TextInput {...control} {...form.register('email')} type="email" autoComplete="email" />
        )}
      </Field>
      <CurrentPasswordField
        {...form.register('currentPassword')}
        error={errors.currentPassword?.message}
      />
      <Button type="submit" size="large" isPending={isSubmitting}>
        {text.sendLink}
      </Button>
      <LineNotice place={place} onLeave={leave} />
    </form>
  );
}

const Deletion = z
  .object({
    currentPassword: typedText(accountLimits.password),
  } satisfies FormFields<'deleteOwnAccount'>)
  .check(
    checkedBy(({ currentPassword }) =>
      currentPassword === '' ? { currentPassword: messages.fixed.emptyPassword } : {},
    ),
  );

function DeleteForm({ viewer, onPending, onDone }: FormProps) {
  const { problem, submit } = useSubmission(onPending, text.deleteFailed);
  const form = useForm({
    defaultValues: { currentPassword: '' },
    resolver: resolverOf(Deletion),
  });
  const { errors, isSubmitting } = form.formState;
  const remove = ({ currentPassword }: z.output<typeof Deletion>) =>
    submit(() => deleteOwnAccount(currentPassword));
  return (
    <form
      className={dialogBody}
      noValidate
      onSubmit={(event) => void form.handleSubmit(remove, notifyFirst)(event)}
    >
      <FormProblem problem={problem} />
      <WhosePassword viewer={viewer} />
      <CurrentPasswordField
        {...form.register('currentPassword')}
        error={errors.currentPassword?.message}
      />
      <DialogActs>
        <Button kind="outline" onClick={onDone}>
          {messages.dialog.keep}
        </Button>
        <Button type="submit" kind="delete" isPending={isSubmitting}>
          {text.deleteAccount}
        </Button>
      </DialogActs>
    </form>
  );
}
