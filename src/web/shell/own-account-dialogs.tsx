import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { CurrentPasswordField, WhosePassword } from '#web/accounts/password-fields.tsx';
import { SessionList } from '#web/accounts/session-list.tsx';
import { WaysIn } from '#web/accounts/ways-in.tsx';
import type { FormFields } from '#web/app/form-schema.ts';
import { emailAddress, lineOfText, typedText } from '#web/app/form-schema.ts';
import { lazyPart } from '#web/app/lazy-part.tsx';
import { becomeViewer, useDeleteOwnAccount } from '#web/app/session.ts';
import type { StoredUser } from '#web/app/stored-user.ts';
import { useCall } from '#web/app/use-call.ts';
import { useLine } from '#web/kit/use-line.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { LineNotice } from '#web/kit/line-notice.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { profileMessages } from '#texts/en/account.ts';
import { waysInMessages } from '#texts/en/ways-in.ts';
import { secondStepMessages } from '#texts/en/second-step.ts';
import { messages } from '#texts/en/site.ts';

const text = profileMessages;

// For officers alone, with what draws QR codes.
const SecondStep = lazyPart(
  async () => (await import('#web/accounts/second-step.tsx')).SecondStep,
  {
    className: 'mt-4.5',
    skeleton: <Skeleton />,
    failed: secondStepMessages.loadFailed,
  },
);

interface OwnAccountDialogsProps {
  viewer: StoredUser;
  over: Over;
  onClose: () => void;
}

/** What people change about their own account, each in a dialog over the profile. */
export function OwnAccountDialogs({ viewer, over, onClose }: OwnAccountDialogsProps) {
  const dialog = { onClose, startsAt: 'field' as const };
  const form = { viewer, onDone: onClose };
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
          <SessionList />
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
  onDone: () => void;
}

const Name = z.object({
  name: lineOfText(accountLimits.name, messages.fixed.fillAllTheFields),
} satisfies FormFields<'changeName'>);

function NameForm({ viewer, onDone }: FormProps) {
  const client = useQueryClient();
  const change = useCall('changeName', { onSuccess: ({ user }) => becomeViewer(client, user) });
  const form = useCallForm(Name, { name: viewer.name });
  return (
    <CallForm
      form={form}
      send={(body) => change.mutateAsync({ body })}
      failed={text.nameFailed}
      submit={text.changeName}
      onDone={onDone}
    >
      <TextField name="name" label={text.name} maxLength={accountLimits.name} autoComplete="name" />
    </CallForm>
  );
}

const NewEmail = z.object({
  email: emailAddress(messages.fixed.emailRequired),
  currentPassword: typedText(accountLimits.password, messages.fixed.emptyPassword),
} satisfies FormFields<'changeEmail'>);

function EmailForm({ viewer }: FormProps) {
  const { wait, inLine, leave } = useLine();
  const change = useCall('changeEmail', { via: inLine });
  const form = useCallForm(NewEmail, { email: '', currentPassword: '' });
  if (change.data !== undefined) {
    return (
      <div className="mt-4.5" role="status">
        <p className="font-semibold">{text.emailSentTitle}</p>
        <p className="mt-1">{change.data.message}</p>
      </div>
    );
  }
  return (
    <CallForm
      form={form}
      send={(body) => change.mutateAsync({ body })}
      failed={text.emailFailed}
      done={null}
      submit={text.sendLink}
    >
      <WhosePassword viewer={viewer} />
      <TextField name="email" label={text.newEmail} type="email" autoComplete="email" />
      <CurrentPasswordField />
      <LineNotice wait={wait} onLeave={leave} />
    </CallForm>
  );
}

const Deletion = z.object({
  currentPassword: typedText(accountLimits.password, messages.fixed.emptyPassword),
} satisfies FormFields<'deleteOwnAccount'>);

function DeleteForm({ viewer, onDone }: FormProps) {
  const remove = useDeleteOwnAccount();
  const form = useCallForm(Deletion, { currentPassword: '' });
  return (
    <CallForm
      form={form}
      send={(body) => remove.mutateAsync({ body })}
      failed={text.deleteFailed}
      submit={text.deleteAccount}
      kind="delete"
      keep={{ label: messages.dialog.keep, onKeep: onDone }}
    >
      <WhosePassword viewer={viewer} />
      <CurrentPasswordField />
    </CallForm>
  );
}

/** The dialogs over the profile panel. */
export type Over =
  | 'name'
  | 'email'
  | 'ways'
  | 'second-step'
  | 'sessions'
  | 'password'
  | 'emails'
  | 'leave'
  | 'delete'
  | null;
