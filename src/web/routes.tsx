import type { ReactNode } from 'react';
import type { LazyPage } from './lib/lazy-page.tsx';
import { lazyPage } from './lib/lazy-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { paths } from './paths.ts';

/** Every page, each in a file of its own that loads when it is needed. */
const pages: Readonly<Record<string, LazyPage>> = {
  [paths.home]: lazyPage(
    () => import('./pages/home/home-page.tsx'),
    (module) => module.HomePage,
  ),
  [paths.login]: lazyPage(
    () => import('./pages/login/login-page.tsx'),
    (module) => module.LoginPage,
  ),
  [paths.register]: lazyPage(
    () => import('./pages/register/register-page.tsx'),
    (module) => module.RegisterPage,
  ),
  [paths.resetPassword]: lazyPage(
    () => import('./pages/reset-password/reset-password-page.tsx'),
    (module) => module.ResetPasswordPage,
  ),
  [paths.confirmEmail]: lazyPage(
    () => import('./pages/confirm-email/confirm-email-page.tsx'),
    (module) => module.ConfirmEmailPage,
  ),
  [paths.settings]: lazyPage(
    () => import('./pages/settings/settings-page.tsx'),
    (module) => module.SettingsPage,
  ),
  [paths.setUp]: lazyPage(
    () => import('./pages/set-up/set-up-page.tsx'),
    (module) => module.SetUpPage,
  ),
  [paths.events]: lazyPage(
    () => import('./pages/events/events-page.tsx'),
    (module) => module.EventsPage,
  ),
  [paths.council]: lazyPage(
    () => import('./pages/council/council-page.tsx'),
    (module) => module.CouncilPage,
  ),
  [paths.elections]: lazyPage(
    () => import('./pages/elections/elections-page.tsx'),
    (module) => module.ElectionsPage,
  ),
  [paths.contact]: lazyPage(
    () => import('./pages/contact/contact-page.tsx'),
    (module) => module.ContactPage,
  ),
  [paths.dashboard]: lazyPage(
    () => import('./pages/dashboard/dashboard-page.tsx'),
    (module) => module.DashboardPage,
  ),
};

/** What stands at an address. */
export function drawPage(path: string): ReactNode {
  const Page = pageAt(path) ?? NotFoundPage;
  return <Page />;
}

/** The page at an address, to fetch it ahead of time. */
export function pageAt(path: string): LazyPage | undefined {
  return pages[path];
}

/** The page before stays in place until the next one is here, but not for long. */
export async function fetchPage(path: string): Promise<void> {
  await pageAt(path)?.preloadSoon();
}
