import { Link, NavLink } from '#web/lib/router.tsx';
import type { StoredUser } from '#web/lib/stored-user.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { messages } from '#web/messages/en/site.ts';
import { barPages } from './bar-pages.ts';
import { letterOf } from './profile-button.tsx';

interface MenuSheetProps {
  isOpen: boolean;
  viewer: StoredUser | null;
  onClose: () => void;
  onOpenProfile: () => void;
}

/** The bar's links on narrow screens, in the same order; profile or log-in last. */
export function MenuSheet({ isOpen, viewer, onClose, onOpenProfile }: MenuSheetProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.shell.menu} variant="menu">
      <nav aria-label={messages.shell.menu}>
        <ul className="menu-links">
          {barPages.map(({ path, name }) => (
            <li key={path}>
              <NavLink to={path} className="menu-link" onClick={onClose}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="menu-end">
        {viewer === null ? (
          <Link to={paths.login} className={buttonClass({ size: 'large' })} onClick={onClose}>
            {messages.shell.logIn}
          </Link>
        ) : (
          <button
            type="button"
            className="menu-link"
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
