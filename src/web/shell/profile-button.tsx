import type { StoredUser } from '#web/app/stored-user.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { messages } from '#web/messages/en/site.ts';

interface ProfileButtonProps {
  viewer: StoredUser;
  onClick: () => void;
}

/** The image, else the first letter of the e-mail, else U. */
export function letterOf({ email }: StoredUser): string {
  return (Array.from(email.trim())[0] ?? 'U').toLocaleUpperCase();
}

export function ProfileButton({ viewer, onClick }: ProfileButtonProps) {
  return (
    <button
      type="button"
      className="grid rounded-full p-0.5"
      aria-haspopup="dialog"
      aria-label={messages.shell.openProfile(viewer.name)}
      onClick={onClick}
    >
      <Avatar
        id={viewer._id}
        name={viewer.name}
        src={viewer.profileImg}
        letter={letterOf(viewer)}
      />
    </button>
  );
}
