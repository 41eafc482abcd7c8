import type { ReactNode } from 'react';
import { useState } from 'react';
import { z } from 'zod/mini';
import type { ManagedUser } from '#contract/people.ts';
import type { Role } from '#core/accounts/role.ts';
import { isOfficer, roles } from '#core/accounts/role.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { reasonFor } from '#web/app/form-schema.ts';
import { useViewer } from '#web/app/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { ReasonField } from '#web/kit/reason-field.tsx';
import { Select } from '#web/kit/select.tsx';
import { WhenShown } from '#web/app/when-shown.tsx';
import { TouchingButton, TouchingNote } from '#web/proposals/touching-act.tsx';
import { accountsMessages } from '#texts/en/people.ts';
import { messages } from '#texts/en/site.ts';
import { CorrectForm } from './correct-form.tsx';
import { ShownLink } from './shown-link.tsx';
import { accountPart, TakeOffFactor } from './take-off-factor.tsx';

const text = accountsMessages;
const Reason = z.object({ reason: reasonFor('person') } satisfies FormFields<'suspendUser'>);

interface AccountDialogProps {
  user: ManagedUser;
  isOpen: boolean;
  onClose: () => void;
}

/** One account, with everything that an admin can put right about it. */
export function AccountDialog({ user, isOpen, onClose }: AccountDialogProps) {
  const isOwn = useViewer().viewer?._id === user._id;
  const remove = useCall('deleteUser');
  const sendReset = useCall('sendResetLink');
  const params = { id: user._id };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={user.name}
      lede={<Lede user={user} />}
      variant="side"
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
          <CorrectForm user={user} isOwn={isOwn} />
        </Part>
        <Part title={text.roleTitle} lede={text.roleText}>
          <RoleForm key={user.role} user={user} />
        </Part>
        <Part title={text.passwordTitle} lede={text.passwordText}>
          <ActButton
            kind="outline"
            act={() => sendReset.mutateAsync({ params })}
            failed={text.resetFailed}
          >
            {text.sendReset}
          </ActButton>
          {isOfficer(user.role) && !isOwn && <ShownLink user={user} />}
        </Part>
        {isOfficer(user.role) && (
          <Part
            title={text.factorTitle}
            lede={user.hasSecondFactor ? text.factorOn : text.factorOff}
          >
            {user.hasSecondFactor && !isOwn && <TakeOffFactor user={user} />}
          </Part>
        )}
        {!isOwn && (
          <Part title={text.suspendTitle} lede={text.suspendText}>
            <Suspension user={user} />
          </Part>
        )}
        {!isOwn && (
          <Part title={text.deleteTitle} lede={text.deleteText}>
            <TouchingButton
              access="admin"
              button={{ kind: 'danger', className: '-ms-3.5' }}
              title={text.deleteAsk(user.name)}
              text={text.deleteText}
              confirm={text.delete}
              act={(reason) => remove.mutateAsync({ params, body: { reason } })}
              failed={text.deleteFailed}
              onDone={onClose}
            />
          </Part>
        )}
      </div>
    </Dialog>
  );
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

function RoleForm({ user }: { user: ManagedUser }) {
  const change = useCall('changeRole');
  const [role, setRole] = useState(user.role);
  return (
    <div className="flex flex-wrap items-center gap-2.5">
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
      <TouchingButton
        access="admin"
        button={{ kind: 'outline', disabled: role === user.role }}
        title={text.changeRoleTitle(user.name, text.roleNames[role])}
        text={text.roleText}
        confirm={text.changeRole}
        act={(reason) => change.mutateAsync({ params: { id: user._id }, body: { role, reason } })}
        failed={text.roleFailed}
      />
    </div>
  );
}

function Suspension({ user }: { user: ManagedUser }) {
  const suspend = useCall('suspendUser');
  const lift = useCall('liftSuspension');
  const form = useCallForm(Reason, { reason: '' });
  const params = { id: user._id };
  if (user.state === 'suspended') {
    return (
      <ActButton kind="outline" act={() => lift.mutateAsync({ params })} failed={text.liftFailed}>
        {text.lift}
      </ActButton>
    );
  }
  return (
    <CallForm
      form={form}
      send={(body) => suspend.mutateAsync({ params, body })}
      failed={text.suspendFailed}
      submit={text.suspend}
      kind="danger"
      className={accountPart}
      onDone={() => form.reset()}
    >
      <ReasonField label={text.suspendReason} />
      <TouchingNote access="admin" />
    </CallForm>
  );
}
