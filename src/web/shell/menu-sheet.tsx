import { Link, NavLink } from '#web/app/link.tsx';
import type { StoredUser } from '#web/app/stored-user.ts';
import { paths } from '#web/app/paths.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { buttonClass } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { messages } from '#texts/en/site.ts';
import { barPages } from './bar-pages.ts';
import { letterOf } from './profile-button.tsx';

interface MenuSheetProps {
  isOpen: boolean;
  viewer: StoredUser | null;
  onClose: () => void;
  onOpenProfile: () => void;
}

const link = [
  'type-h3 flex min-h-14 items-center gap-3 rounded-control px-4 text-start no-underline hover:bg-ink/5',
  'aria-[current]:after:ms-auto aria-[current]:after:size-2.25 aria-[current]:after:rounded-full',
  'aria-[current]:after:bg-brand',
].join(' ');

/** The bar's links on narrow screens, in the same order; profile or log-in last. */
export function MenuSheet({ isOpen, viewer, onClose, onOpenProfile }: MenuSheetProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.shell.menu} variant="menu">
      <nav aria-label={messages.shell.menu}>
        <ul className="-mx-2 mt-4 grid">
          {barPages.map(({ path, name }) => (
            <li key={path}>
              <NavLink to={path} className={link} onClick={onClose}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-5 grid border-t border-line pt-5">
        {viewer === null ? (
          <Link to={paths.login} className={buttonClass({ size: 'large' })} onClick={onClose}>
            {messages.shell.logIn}
          </Link>
        ) : (
          <button
            type="button"
            className={link}
            aria-label={messages.shell.openProfile(viewer.name)}
            onClick={onOpenProfile}
          >
            <Avatar
              id={viewer._id}
              name={viewer.name}
              src={viewer.profileImg}
              letter={letterOf(viewer)}
            />
            <bdi>{viewer.name}</bdi>
          </button>
        )}
      </div>
    </Dialog>
  );
}
