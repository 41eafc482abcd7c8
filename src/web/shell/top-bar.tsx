import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Link, NavLink } from '#web/app/link.tsx';
import { useLocation } from '#web/kit/location.ts';
import { preloadPage } from '#web/app/page-files.ts';
import { fetchWhenReached, lazyDialog } from '#web/app/lazy-part.tsx';
import { useViewer } from '#web/app/session.ts';
import { paths, profileHash } from '#web/app/paths.ts';
import { Button, buttonClass } from '#web/kit/button.tsx';
import { messages } from '#texts/en/site.ts';
import { barPages } from './bar-pages.ts';
import { Logo } from './logo.tsx';
import { ProfileButton } from './profile-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const MenuSheet = lazyDialog(async () => (await import('./menu-sheet.tsx')).MenuSheet);
const ProfilePanel = lazyDialog(
  async () => (await import('./profile-panel.tsx')).ProfilePanel,
  ({ isOpen, asked }) => isOpen || asked !== null,
);

/** On Home, before the first scroll, the bar lies over the hero: data-over. On a low screen it scrolls away. */
const bar = [
  'group/bar fixed inset-x-0 top-0 z-50 flex h-(--bar-height) items-center border-b border-line low:absolute print:hidden',
  'bg-paper/88 backdrop-filter-[saturate(1.4)_blur(14px)] transition-[background-color] duration-steady',
  'data-over:border-transparent data-over:bg-hero/78 data-over:text-on-hero',
  'data-over:backdrop-filter-none data-over:[--focus:var(--marigold)]',
].join(' ');
const barLink = [
  'relative flex min-h-11 items-center rounded-full px-3.5 text-ui font-medium text-ink-2 no-underline',
  'transition-[color,background-color] duration-quick hover:bg-ink/6 hover:text-ink aria-[current]:text-ink',
  'aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0.75',
  'aria-[current]:after:mx-auto aria-[current]:after:size-1.75 aria-[current]:after:rounded-full',
  'aria-[current]:after:bg-brand group-data-over/bar:aria-[current]:after:bg-marigold',
  'group-data-over/bar:text-on-hero/88 group-data-over/bar:hover:bg-veil',
  'group-data-over/bar:hover:text-on-hero group-data-over/bar:aria-[current]:text-on-hero',
].join(' ');
const ghostOver = 'group-data-over/bar:text-on-hero/88 group-data-over/bar:hover:bg-veil';
const primaryOver =
  'group-data-over/bar:bg-on-hero group-data-over/bar:text-art-night group-data-over/bar:hover:bg-on-hero';

/** The fixed bar: links, theme and profile; a menu below 900 px. */
export function TopBar() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { viewer, isKnown } = useViewer();
  const isOver = useIsAtTop() && pathname === paths.home;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isProfileOpen, setProfileOpen] = useState(false);
  const asksForEmail = viewer !== null && hash === profileHash.email;
  const isAskedFor = isKnown && Object.values<string>(profileHash).includes(hash);
  const closeProfile = () => {
    setProfileOpen(false);
    const options = { replace: true, preventScrollReset: true };
    if (isAskedFor) void navigate({ pathname, search }, options);
  };

  return (
    <>
      <header className={bar} data-top-bar data-over={isOver || undefined}>
        <div className="wrap flex items-center gap-[clamp(12px,2.2vw,28px)]">
          <Logo place="bar" />
          <nav className="ms-auto max-bar:hidden" aria-label={messages.shell.mainMenu}>
            <ul className="flex gap-1">
              {barPages.map(({ path, name }) => (
                <li key={path}>
                  <NavLink to={path} className={barLink} onPointerEnter={() => preloadPage(path)}>
                    {name}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex flex-none items-center gap-2 max-bar:ms-auto max-xs:gap-0">
            <ThemeSwitch className={ghostOver} />
            {!isKnown && <span className="size-11" aria-hidden />}
            {isKnown && viewer === null && (
              <Link to={paths.login} className={`${buttonClass({})} ${primaryOver} max-bar:hidden`}>
                {messages.shell.logIn}
              </Link>
            )}
            {viewer !== null && (
              <ProfileButton
                viewer={viewer}
                {...fetchWhenReached(ProfilePanel)}
                onClick={() => setProfileOpen(true)}
              />
            )}
            <Button
              kind="ghost"
              isIcon
              className={`${ghostOver} bar:hidden`}
              aria-label={messages.shell.openMenu}
              aria-haspopup="dialog"
              {...fetchWhenReached(MenuSheet)}
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
      <ProfilePanel
        isOpen={isProfileOpen || (isAskedFor && !asksForEmail)}
        asked={asksForEmail ? 'email' : null}
        onClose={closeProfile}
      />
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
