import type { ComponentType } from 'react';
import { paths } from '#web/paths.ts';

/** Every page in a file of its own, by its path. */
export const pageFiles: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [paths.home]: async () => (await import('./home/home-page.tsx')).HomePage,
  [paths.login]: async () => (await import('./login/login-page.tsx')).LoginPage,
  [paths.register]: async () => (await import('./register/register-page.tsx')).RegisterPage,
  [paths.resetPassword]: async () =>
    (await import('./reset-password/reset-password-page.tsx')).ResetPasswordPage,
  [paths.confirmEmail]: async () =>
    (await import('./confirm-email/confirm-email-page.tsx')).ConfirmEmailPage,
  [paths.signIn]: async () => (await import('./sign-in/sign-in-page.tsx')).SignInPage,
  [paths.signOn]: async () => (await import('./sign-on/sign-on-page.tsx')).SignOnPage,
  [paths.number]: async () => (await import('./number/number-page.tsx')).NumberPage,
  [paths.unsubscribe]: async () =>
    (await import('./unsubscribe/unsubscribe-page.tsx')).UnsubscribePage,
  [paths.settings]: async () => (await import('./settings/settings-page.tsx')).SettingsPage,
  [paths.pollingTable]: async () =>
    (await import('./polling-table/polling-table-page.tsx')).PollingTablePage,
  [paths.setUp]: async () => (await import('./set-up/set-up-page.tsx')).SetUpPage,
  [paths.events]: async () => (await import('./events/events-page.tsx')).EventsPage,
  [paths.event]: async () => (await import('./event/event-page.tsx')).EventPage,
  [paths.council]: async () => (await import('./council/council-page.tsx')).CouncilPage,
  [paths.elections]: async () => (await import('./elections/elections-page.tsx')).ElectionsPage,
  [paths.candidate]: async () => (await import('./candidate/candidate-page.tsx')).CandidatePage,
  [paths.election]: async () => (await import('./election/election-page.tsx')).ElectionPage,
  [paths.howItWorks]: async () =>
    (await import('./how-it-works/how-it-works-page.tsx')).HowItWorksPage,
  [paths.secrecy]: async () => (await import('./secrecy/secrecy-page.tsx')).SecrecyPage,
  [paths.contact]: async () => (await import('./contact/contact-page.tsx')).ContactPage,
  [paths.message]: async () => (await import('./message/message-page.tsx')).MessagePage,
  [paths.dashboard]: async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
};

/** Fetches the page at a path ahead of a press on its link. */
export function preloadPage(path: string): void {
  void pageFiles[path]?.().catch(() => {});
}
