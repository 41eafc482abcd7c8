import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ManagedUser } from '#contract/people.ts';
import { reasonLength } from '#core/accounts/account-state.ts';
import type { Role } from '#core/accounts/role.ts';
import { isOfficer, roles } from '#core/accounts/role.ts';
import { SessionList } from '#web/account/session-list.tsx';
import { sentenceOf } from '#web/app/call-error.ts';
import { useViewer } from '#web/app/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { WhenShown } from '#web/app/when-shown.tsx';
import { accountsMessages, sessionsMessages } from '#web/messages/en/people.ts';
import { messages } from '#web/messages/en/site.ts';
import { CorrectForm } from './correct-form.tsx';
import { useAccountActs } from './queries.ts';
import { TakeOffFactor } from './take-off-factor.tsx';

const text = accountsMessages;

interface AccountDialogProps {
  user: ManagedUser;
  isOpen: boolean;
  onClose: () => void;
}

/** What is asked before it is done. */
type Asked = { act: 'delete' } | { act: 'role'; role: Role };

/** One account, with everything that an admin can put right about it. */
export function AccountDialog({ user, isOpen, onClose }: AccountDialogProps) {
  const isOwn = useViewer().viewer?._id === user._id;
  const acts = useAccountActs(user._id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [error, setError] = useState<string>();
  const [isDirty, setDirty] = useState(false);

  const confirm = async () => {
    setError(undefined);
    const [work, failed] =
      asked?.act === 'role'
        ? [acts.changeRole.mutateAsync({ role: asked.role }), text.roleFailed]
        : [acts.remove.mutateAsync(), text.deleteFailed];
    try {
      notify.success((await work).message);
      setAsked(null);
      if (asked?.act === 'delete') onClose();
    } catch (problem) {
      setError(sentenceOf(problem, failed));
    }
  };
  const ask = (next: Asked | null) => {
    setError(undefined);
    setAsked(next);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={user.name}
      lede={<Lede user={user} />}
      variant="side"
      isDirty={isDirty}
      over={
        <ConfirmDialog
          isOpen={isOpen && asked !== null}
          title={
            asked?.act === 'role'
              ? text.changeRoleTitle(user.name, text.roleNames[asked.role])
              : text.deleteAsk(user.name)
          }
          text={asked?.act === 'role' ? text.roleText : text.deleteText}
          confirmLabel={asked?.act === 'role' ? text.changeRole : text.delete}
          keepLabel={messages.dialog.cancel}
          error={error}
          isPending={acts.changeRole.isPending || acts.remove.isPending}
          onKeep={() => ask(null)}
          onConfirm={confirm}
        />
      }
    >
      <div className="mt-5 grid grid-cols-1 gap-6">
        {user.suspendedReason !== null && (
          <Notice tone="danger">
            <p className="wrap-anywhere">{text.suspendedFor(user.suspendedReason)}</p>
          </Notice>
        )}
        {user.pendingEmail !== null && (
          <Notice>
            <p className="wrap-anywhere">{text.pending(user.pendingEmail)}</p>
          </Notice>
        )}
        {isOwn && (
          <Notice>
            <p>{text.own}</p>
          </Notice>
        )}
        <Part title={text.correctTitle}>
          <CorrectForm user={user} isOwn={isOwn} onDirty={setDirty} />
        </Part>
        <Part title={text.roleTitle} lede={text.roleText}>
          <RoleForm key={user.role} user={user} onChange={(role) => ask({ act: 'role', role })} />
        </Part>
        <Part title={text.passwordTitle} lede={text.passwordText}>
          <Button
            kind="outline"
            onClick={() => tell(acts.sendReset.mutateAsync(), text.resetFailed)}
          >
            {text.sendReset}
          </Button>
        </Part>
        <Part title={sessionsMessages.title}>
          <SessionList
            accountId={user._id}
            label={sessionsMessages.title}
            endAll={isOwn ? sessionsMessages.endOthers : sessionsMessages.endAll}
          />
        </Part>
        {isOfficer(user.role) && (
          <Part
            title={text.factorTitle}
            lede={user.hasSecondFactor ? text.factorOn : text.factorOff}
          >
            {user.hasSecondFactor && !isOwn && <TakeOffFactor acts={acts} />}
          </Part>
        )}
        {!isOwn && (
          <Part title={text.suspendTitle} lede={text.suspendText}>
            <Suspension user={user} acts={acts} />
          </Part>
        )}
        {!isOwn && (
          <Part title={text.deleteTitle} lede={text.deleteText}>
            <Button kind="danger" className="-ms-3.5" onClick={() => ask({ act: 'delete' })}>
              {text.delete}
            </Button>
          </Part>
        )}
      </div>
    </Dialog>
  );
}

/** Says as a toast what became of it. */
async function tell(work: Promise<{ message: string }>, failed: string): Promise<void> {
  try {
    notify.success((await work).message);
  } catch (problem) {
    notify.error(sentenceOf(problem, failed));
  }
}

function Lede({ user }: { user: ManagedUser }) {
  return (
    <>
      <bdi className="wrap-anywhere">{user.email}</bdi> (
      {user.isEmailConfirmed ? text.confirmed : text.unconfirmed})<br />
      {text.registered} <WhenShown at={user.registeredAt} />
    </>
  );
}

function Part({ title, lede, children }: { title: string; lede?: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 justify-items-start gap-3 border-t border-line pt-4 *:max-w-full">
      <div>
        <h3 className="type-h3">{title}</h3>
        {lede !== undefined && <p className="type-meta mt-1">{lede}</p>}
      </div>
      <div className="w-full">{children}</div>
    </section>
  );
}

function RoleForm({ user, onChange }: { user: ManagedUser; onChange: (role: Role) => void }) {
  const [role, setRole] = useState(user.role);
  return (
    <form
      className="flex flex-wrap items-center gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(role);
      }}
    >
      <Select
        aria-label={text.role}
        className="flex-[1_1_160px]"
        value={role}
        onChange={(event) => setRole(event.target.value as Role)}
      >
        {roles.map((one) => (
          <option key={one} value={one}>
            {messages.roles[one]}
          </option>
        ))}
      </Select>
      <Button type="submit" kind="outline" disabled={role === user.role}>
        {text.changeRole}
      </Button>
    </form>
  );
}

interface SuspensionProps {
  user: ManagedUser;
  acts: ReturnType<typeof useAccountActs>;
}

function Suspension({ user, acts }: SuspensionProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  if (user.state === 'suspended') {
    return (
      <Button kind="outline" onClick={() => tell(acts.lift.mutateAsync(), text.liftFailed)}>
        {text.lift}
      </Button>
    );
  }
  const suspend = async () => {
    setError(undefined);
    try {
      notify.success((await acts.suspend.mutateAsync({ reason })).message);
      setReason('');
    } catch (problem) {
      setError(sentenceOf(problem, text.suspendFailed));
    }
  };
  return (
    <form
      className="grid grid-cols-1 justify-items-start gap-3 *:w-full"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void suspend();
      }}
    >
      <Field label={text.suspendReason} error={error}>
        {(control) => (
          <TextInput
            {...control}
            value={reason}
            maxLength={reasonLength}
            autoComplete="off"
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        kind="danger"
        className="-ms-3.5 w-auto!"
        isPending={acts.suspend.isPending}
      >
        {text.suspend}
      </Button>
    </form>
  );
}
