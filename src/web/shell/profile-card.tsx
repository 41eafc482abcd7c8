import {
  BadgeCheck,
  BellRing,
  Fingerprint,
  KeyRound,
  LayoutDashboard,
  LogOut,
  Mail,
  MonitorSmartphone,
  Settings,
  ShieldCheck,
  ShieldX,
  Trash2,
  UserPen,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { hasDashboard, isOfficer } from '#core/accounts/role.ts';
import { Link } from '#web/app/link.tsx';
import { logOut } from '#web/app/session.ts';
import type { StoredUser } from '#web/app/stored-user.ts';
import { paths } from '#web/app/paths.ts';
import { Button, buttonClass } from '#web/kit/button.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { fieldError } from '#web/kit/field.tsx';
import { perform } from '#web/kit/act-button.tsx';
import { profileMessages } from '#texts/en/account.ts';
import { emailChoiceMessages } from '#texts/en/email-choices.ts';
import { numberMessages } from '#texts/en/numbers.ts';
import { secondStepMessages } from '#texts/en/second-step.ts';
import { messages } from '#texts/en/site.ts';
import { ForYou } from '#web/home/for-you/for-you.tsx';
import { waysInMessages } from '#texts/en/ways-in.ts';
import { EmailNotice } from './email-notice.tsx';
import { ProfilePhoto } from './profile-photo.tsx';
import type { Over } from './own-account-dialogs.tsx';
import { OwnDataButton } from './own-data-button.tsx';
import { usePhotoChange } from './use-photo-change.ts';

const large = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const small = { ...large, size: 16 } as const;
const text = profileMessages;

export const profileColumn = 'grid justify-items-center gap-1 pt-6 pb-2 text-center';
/** The actions that are seldom used. */
const quiet = 'justify-start! text-ink-2! hover:text-ink!';

const acts = [
  { over: 'name', label: text.changeName, Icon: UserPen },
  { over: 'email', label: text.changeEmail, Icon: Mail },
  { over: 'password', label: text.changePassword, Icon: KeyRound },
  { over: 'ways', label: waysInMessages.title, Icon: Fingerprint },
  { over: 'second-step', label: secondStepMessages.title, Icon: ShieldCheck },
  { over: 'emails', label: emailChoiceMessages.title, Icon: BellRing },
  { over: 'sessions', label: text.sessions, Icon: MonitorSmartphone },
  { over: 'leave', label: text.leaveEverywhere, Icon: ShieldX },
] as const;

interface ProfileCardProps {
  viewer: StoredUser;
  onClose: () => void;
  onPending: (isPending: boolean) => void;
  onDirty: (isDirty: boolean) => void;
  /** Opens a dialog over the panel. */
  onOpen: (dialog: Over) => void;
}

/** The signed-in person. While a picture is being changed, only saving and cancelling remain. */
export function ProfileCard(props: ProfileCardProps) {
  const { viewer, onClose, onPending, onDirty, onOpen } = props;
  const input = useRef<HTMLInputElement>(null);
  const photo = usePhotoChange(viewer, onClose);
  const { isEditing, isSaving, chosen } = photo;
  const isForOfficer = isOfficer(viewer.role);
  const ownActs = acts.filter(({ over }) => over !== 'second-step' || isForOfficer);
  const isDirty = chosen !== null;
  useEffect(() => {
    onPending(isSaving);
    return () => onPending(false);
  }, [isSaving, onPending]);
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const leave = () => perform({ act: () => logOut(), failed: () => text.logOutFailed });
  return (
    <>
      <div className={profileColumn}>
        <ProfilePhoto
          viewer={viewer}
          chosen={chosen}
          progress={photo.progress}
          problem={photo.problem}
          isBusy={isSaving}
          input={input}
          onChoose={photo.choose}
        />
        {photo.problem !== null && (
          <p className={`${fieldError} mt-2`} role="alert" id="profile-problem">
            {photo.problem}
          </p>
        )}
        {viewer.profileImg !== '' && !isEditing && (
          <Button
            kind="danger"
            size="small"
            icon={<Trash2 {...small} />}
            onClick={() => {
              photo.remove();
              // The pressed button is replaced by Save Changes.
              input.current?.focus();
            }}
          >
            {text.removePhoto}
          </Button>
        )}
        <p className="type-h3 mt-3 max-w-full wrap-anywhere">
          <bdi>{viewer.name}</bdi>
        </p>
        <p className="max-w-full wrap-anywhere text-ink-2">
          <bdi>{viewer.email}</bdi>
        </p>
        <Chip tone="brand" className="mt-2.5">
          {messages.roles[viewer.role]}
        </Chip>
      </div>
      {isEditing ? (
        <div className="mt-7 grid gap-2.5">
          <Button size="large" isPending={isSaving} onClick={photo.save}>
            {text.save}
          </Button>
          <Button
            kind="outline"
            size="large"
            aria-disabled={isSaving || undefined}
            onClick={() => {
              photo.cancel();
              input.current?.focus();
            }}
          >
            {text.cancel}
          </Button>
        </div>
      ) : (
        <>
          <div className="mt-7 grid gap-2.5">
            {hasDashboard(viewer.role) && (
              <Link
                to={paths.dashboard}
                className={buttonClass({ size: 'large' })}
                onClick={onClose}
              >
                <LayoutDashboard {...large} />
                {text.dashboard}
              </Link>
            )}
            <Button kind="outline" size="large" icon={<LogOut {...large} />} onClick={leave}>
              {text.logOut}
            </Button>
          </div>
          <EmailNotice />
          <ForYou className="mt-6" isBesideDashboard onLeave={onClose} />
          <section
            className="mt-5 grid gap-0.5 border-t border-line pt-3.5"
            aria-label={text.security}
          >
            {viewer.role === 'admin' && (
              <Link
                to={paths.settings}
                className={`${buttonClass({ kind: 'ghost' })} ${quiet}`}
                onClick={onClose}
              >
                <Settings {...large} />
                {text.settings}
              </Link>
            )}
            {(viewer.role === 'student' || viewer.enrollmentNumber !== null) && (
              <Link
                to={paths.number}
                className={`${buttonClass({ kind: 'ghost' })} ${quiet}`}
                onClick={onClose}
              >
                <BadgeCheck {...large} />
                {numberMessages.title}
              </Link>
            )}
            {ownActs.map(({ over, label, Icon }) => (
              <Button
                key={over}
                kind="ghost"
                className={quiet}
                icon={<Icon {...large} />}
                onClick={() => onOpen(over)}
              >
                {label}
              </Button>
            ))}
            <OwnDataButton className={quiet} />
            <Button
              kind="danger"
              className="justify-start!"
              icon={<Trash2 {...large} />}
              onClick={() => onOpen('delete')}
            >
              {text.deleteAccount}
            </Button>
          </section>
        </>
      )}
    </>
  );
}
