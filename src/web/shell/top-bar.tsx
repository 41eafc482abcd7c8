import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from '#web/lib/router.tsx';
import { pageAt } from '#web/routes.tsx';
import { onDemand, usePreload } from '#web/lib/on-demand.tsx';
import { useViewer } from '#web/lib/session.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { messages } from '#web/messages/en/site.ts';
import { barPages } from './bar-pages.ts';
import { Logo } from './logo.tsx';
import { ProfileButton } from './profile-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const MenuSheet = onDemand(
  () => import('./menu-sheet.tsx'),
  (module) => module.MenuSheet,
);
const ProfilePanel = onDemand(
  () => import('./profile-panel.tsx'),
  (module) => module.ProfilePanel,
);

/** The fixed bar: links, theme, and who is here; a menu below 900 px. */
export function TopBar() {
  const { pathname } = useLocation();
  const { viewer } = useViewer();
  const isOver = useIsAtTop() && pathname === paths.home;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isProfileOpen, setProfileOpen] = useState(false);
  usePreload(ProfilePanel, viewer !== null);
  usePreload(MenuSheet, true);

  return (
    <>
      <header className={isOver ? 'top-bar is-over' : 'top-bar'}>
        <div className="wrap">
          <Logo />
          <nav className="bar-links" aria-label={messages.shell.mainMenu}>
            <ul>
              {barPages.map(({ path, name }) => (
                <li key={path}>
                  <NavLink
                    to={path}
                    className="bar-link"
                    onPointerEnter={() => void pageAt(path)?.preload()}
                  >
                    {name}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="bar-end">
            <ThemeSwitch />
            {viewer === null ? (
              <Link to={paths.login} className={`${buttonClass({})} bar-log-in`}>
                {messages.shell.logIn}
              </Link>
            ) : (
              <ProfileButton viewer={viewer} onClick={() => setProfileOpen(true)} />
            )}
            <Button
              kind="ghost"
              isIcon
              className="bar-menu"
              aria-label={messages.shell.openMenu}
              aria-haspopup="dialog"
              onClick={() => setMenuOpen(true)}
            >
              <Menu size={24} strokeWidth={1.75} aria-hidden />
            </Button>
          </div>
        </div>
      </header>
      <MenuSheet
        isOpen={isMenuOpen}
        viewer={viewer}
        onClose={() => setMenuOpen(false)}
        onOpenProfile={() => {
          setMenuOpen(false);
          setProfileOpen(true);
        }}
      />
      <ProfilePanel isOpen={isProfileOpen} onClose={() => setProfileOpen(false)} />
    </>
  );
}

/** True until the page has been scrolled by more than 8 px. */
function useIsAtTop(): boolean {
  const [isAtTop, setAtTop] = useState(true);
  useEffect(() => {
    const look = () => setAtTop(window.scrollY <= 8);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isAtTop;
}
