import { useState } from 'react';
import { Link } from '#web/app/link.tsx';
import { useLogOutEverywhere, useViewer } from '#web/app/session.ts';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { AskedAct } from '#web/kit/confirmed-act.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { profileMessages } from '#texts/en/account.ts';
import { messages } from '#texts/en/site.ts';
import { ChangePasswordDialog } from './dialogs/change-password-dialog.tsx';
import { EmailChoicesDialog } from './dialogs/email-choices-dialog.tsx';
import { OwnAccountDialogs } from './own-account-dialogs.tsx';
import type { Over } from './own-account-dialogs.tsx';
import { ProfileCard, profileColumn } from './profile-card.tsx';

interface ProfilePanelProps {
  isOpen: boolean;
  /** The dialog that the address of the page asks for, without the panel; null for none. */
  asked?: Over;
  onClose: () => void;
}

/** Who is signed in, their account, and log-out; a sheet from the inline end. */
export function ProfilePanel({ isOpen, asked = null, onClose }: ProfilePanelProps) {
  const { viewer } = useViewer();
  const [over, setOver] = useState<Over>(null);
  const [isPending, setPending] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const panel = (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={profileMessages.title}
      variant="side"
      size="narrow"
      isPending={isPending}
      isDirty={isDirty}
      over={
        viewer !== null && (
          <>
            <ChangePasswordDialog
              viewer={viewer}
              isOpen={isOpen && over === 'password'}
              onClose={() => setOver(null)}
            />
            <EmailChoicesDialog
              isOpen={isOpen && over === 'emails'}
              onClose={() => setOver(null)}
            />
            <LeaveEverywhere isOpen={isOpen && over === 'leave'} onKeep={() => setOver(null)} />
            <OwnAccountDialogs
              viewer={viewer}
              over={isOpen ? over : null}
              onClose={() => setOver(null)}
            />
          </>
        )
      }
    >
      {viewer === null ? (
        <SignedOut onClose={onClose} />
      ) : (
        <ProfileCard
          viewer={viewer}
          onClose={onClose}
          onPending={setPending}
          onDirty={setDirty}
          onOpen={setOver}
        />
      )}
    </Dialog>
  );
  return (
    <>
      {panel}
      {viewer !== null && <OwnAccountDialogs viewer={viewer} over={asked} onClose={onClose} />}
    </>
  );
}

function SignedOut({ onClose }: { onClose: () => void }) {
  return (
    <div className={profileColumn}>
      <p>{messages.fixed.userNotLoggedIn}</p>
      <Link to={paths.login} className={`${buttonClass({})} mt-4`} onClick={onClose}>
        {profileMessages.goToLogin}
      </Link>
    </div>
  );
}

function LeaveEverywhere({ isOpen, onKeep }: { isOpen: boolean; onKeep: () => void }) {
  const leave = useLogOutEverywhere();
  return (
    <AskedAct
      isOpen={isOpen}
      onClose={onKeep}
      title={profileMessages.leaveEverywhereTitle}
      text={profileMessages.leaveEverywhereText}
      confirmLabel={profileMessages.leaveEverywhere}
      act={() => leave.mutateAsync()}
      failed={() => profileMessages.leaveEverywhereFailed}
      done={null}
    />
  );
}
