import type { ComponentProps } from 'react';
import type { StoredUser } from '#web/app/stored-user.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { messages } from '#texts/en/site.ts';

interface ProfileButtonProps extends Pick<
  ComponentProps<'button'>,
  'onClick' | 'onFocus' | 'onPointerEnter'
> {
  viewer: StoredUser;
}

/** The image, else the first letter of the e-mail, else U. */
export function letterOf({ email }: StoredUser): string {
  return (Array.from(email.trim())[0] ?? 'U').toLocaleUpperCase();
}

export function ProfileButton({ viewer, ...listeners }: ProfileButtonProps) {
  return (
    <button
      type="button"
      className="grid rounded-full p-0.5"
      aria-haspopup="dialog"
      aria-label={messages.shell.openProfile(viewer.name)}
      {...listeners}
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
