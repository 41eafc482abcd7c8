import type { ComponentType } from 'react';
import { paths } from './paths.ts';

/** Every page in a file of its own, by its path. */
export const pageFiles: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [paths.home]: async () => (await import('./pages/home/home-page.tsx')).HomePage,
  [paths.login]: async () => (await import('./pages/login/login-page.tsx')).LoginPage,
  [paths.register]: async () => (await import('./pages/register/register-page.tsx')).RegisterPage,
  [paths.resetPassword]: async () =>
    (await import('./pages/reset-password/reset-password-page.tsx')).ResetPasswordPage,
  [paths.confirmEmail]: async () =>
    (await import('./pages/confirm-email/confirm-email-page.tsx')).ConfirmEmailPage,
  [paths.signIn]: async () => (await import('./pages/sign-in/sign-in-page.tsx')).SignInPage,
  [paths.signOn]: async () => (await import('./pages/sign-on/sign-on-page.tsx')).SignOnPage,
  [paths.number]: async () => (await import('./pages/number/number-page.tsx')).NumberPage,
  [paths.vote]: async () => (await import('./pages/vote/vote-page.tsx')).VotePage,
  [paths.candidacy]: async () =>
    (await import('./pages/candidacy/candidacy-page.tsx')).CandidacyPage,
  [paths.support]: async () => (await import('./pages/support/support-page.tsx')).SupportPage,
  [paths.unsubscribe]: async () =>
    (await import('./pages/unsubscribe/unsubscribe-page.tsx')).UnsubscribePage,
  [paths.settings]: async () => (await import('./pages/settings/settings-page.tsx')).SettingsPage,
  [paths.pollingTable]: async () =>
    (await import('./pages/polling-table/polling-table-page.tsx')).PollingTablePage,
  [paths.setUp]: async () => (await import('./pages/set-up/set-up-page.tsx')).SetUpPage,
  [paths.events]: async () => (await import('./pages/events/events-page.tsx')).EventsPage,
  [paths.event]: async () => (await import('./pages/event/event-page.tsx')).EventPage,
  [paths.council]: async () => (await import('./pages/council/council-page.tsx')).CouncilPage,
  [paths.elections]: async () =>
    (await import('./pages/elections/elections-page.tsx')).ElectionsPage,
  [paths.candidate]: async () =>
    (await import('./pages/candidate/candidate-page.tsx')).CandidatePage,
  [paths.timetable]: async () =>
    (await import('./pages/timetable/timetable-page.tsx')).TimetablePage,
  [paths.election]: async () => (await import('./pages/election/election-page.tsx')).ElectionPage,
  [paths.howItWorks]: async () =>
    (await import('./pages/how-it-works/how-it-works-page.tsx')).HowItWorksPage,
  [paths.secrecy]: async () => (await import('./pages/secrecy/secrecy-page.tsx')).SecrecyPage,
  [paths.logInHelp]: async () =>
    (await import('./pages/log-in-help/log-in-help-page.tsx')).LogInHelpPage,
  [paths.verify]: async () => (await import('./pages/verify/verify-page.tsx')).VerifyPage,
  [paths.contact]: async () => (await import('./pages/contact/contact-page.tsx')).ContactPage,
  [paths.complaint]: async () =>
    (await import('./pages/complaint/complaint-page.tsx')).ComplaintPage,
  [paths.message]: async () => (await import('./pages/message/message-page.tsx')).MessagePage,
  [paths.dashboard]: async () =>
    (await import('./pages/dashboard/dashboard-page.tsx')).DashboardPage,
  [paths.people]: async () => (await import('./pages/people/people-page.tsx')).PeoplePage,
  [paths.voters]: async () => (await import('./pages/voters/voters-page.tsx')).VotersPage,
  [paths.messages]: async () => (await import('./pages/messages/messages-page.tsx')).MessagesPage,
  [paths.server]: async () => (await import('./pages/server/server-page.tsx')).ServerPage,
};

/** Fetches the page at a path ahead of a press on its link. */
export function preloadPage(path: string): void {
  void pageFiles[path]?.().catch(() => {});
}
