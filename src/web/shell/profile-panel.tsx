import { LayoutDashboard, LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { isDesk } from '#core/accounts/role.ts';
import { logOut, useViewer } from '#web/lib/session.ts';
import type { StoredUser } from '#web/lib/stored-user.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { words } from '#web/words/words.ts';
import { letterOf } from './profile-button.tsx';

interface ProfilePanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Who is signed in, and the way out; a sheet from the inline end. */
export function ProfilePanel({ isOpen, onClose }: ProfilePanelProps) {
  const { viewer } = useViewer();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.profile.title}
      variant="side"
      className="dialog-profile"
    >
      {viewer === null ? (
        <SignedOut onClose={onClose} />
      ) : (
        <Card viewer={viewer} onClose={onClose} />
      )}
    </Dialog>
  );
}

function SignedOut({ onClose }: { onClose: () => void }) {
  return (
    <div className="profile">
      <p>{words.fixed.userNotLoggedIn}</p>
      <Link to={paths.login} className={`${buttonClass({})} mt-4`} onClick={onClose}>
        {words.profile.goToLogin}
      </Link>
    </div>
  );
}

function Card({ viewer, onClose }: { viewer: StoredUser; onClose: () => void }) {
  const leave = async () => {
    try {
      await logOut();
    } catch {
      notify.error(words.profile.logOutFailed);
    }
  };
  return (
    <>
      <div className="profile">
        <Avatar
          id={viewer._id}
          name={viewer.name}
          src={viewer.profileImg}
          letter={letterOf(viewer)}
          size="huge"
        />
        <p className="h3">
          <bdi>{viewer.name}</bdi>
        </p>
        <p className="text-ink-2">
          <bdi>{viewer.email}</bdi>
        </p>
        <Chip tone="brand">{words.roles[viewer.role]}</Chip>
      </div>
      <div className="profile-acts">
        {isDesk(viewer.role) && (
          <Link to={paths.dashboard} className={buttonClass({ size: 'large' })} onClick={onClose}>
            <LayoutDashboard size={20} strokeWidth={1.75} aria-hidden />
            {words.profile.dashboard}
          </Link>
        )}
        <Button
          kind="outline"
          size="large"
          icon={<LogOut size={20} strokeWidth={1.75} aria-hidden />}
          onClick={leave}
        >
          {words.profile.logOut}
        </Button>
      </div>
    </>
  );
}
