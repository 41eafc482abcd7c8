import type { ComponentType } from 'react';
import { paths } from './paths.ts';

/** Every page in a file of its own, by its path. */
export const pageFiles: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [paths.home]: async () => (await import('#web/home/pages/home-page.tsx')).HomePage,
  [paths.login]: async () => (await import('#web/accounts/pages/login-page.tsx')).LoginPage,
  [paths.register]: async () =>
    (await import('#web/accounts/pages/register-page.tsx')).RegisterPage,
  [paths.resetPassword]: async () =>
    (await import('#web/accounts/pages/reset-password-page.tsx')).ResetPasswordPage,
  [paths.confirmEmail]: async () =>
    (await import('#web/accounts/pages/confirm-email-page.tsx')).ConfirmEmailPage,
  [paths.role]: async () => (await import('#web/accounts/pages/role-page.tsx')).RolePage,
  [paths.signOn]: async () => (await import('#web/accounts/pages/sign-on-page.tsx')).SignOnPage,
  [paths.number]: async () => (await import('#web/numbers/pages/number-page.tsx')).NumberPage,
  [paths.vote]: async () => (await import('#web/voting/pages/vote-page.tsx')).VotePage,
  [paths.candidacy]: async () =>
    (await import('#web/nominations/pages/candidacy/candidacy-page.tsx')).CandidacyPage,
  [paths.support]: async () =>
    (await import('#web/nominations/pages/support-page.tsx')).SupportPage,
  [paths.unsubscribe]: async () =>
    (await import('#web/emails/pages/unsubscribe-page.tsx')).UnsubscribePage,
  [paths.settings]: async () =>
    (await import('#web/campus/pages/settings/settings-page.tsx')).SettingsPage,
  [paths.pollingTable]: async () =>
    (await import('#web/voting/pages/polling-table-page.tsx')).PollingTablePage,
  [paths.setUp]: async () => (await import('#web/campus/pages/set-up-page.tsx')).SetUpPage,
  [paths.events]: async () => (await import('#web/events/pages/events-page.tsx')).EventsPage,
  [paths.event]: async () => (await import('#web/events/pages/event-page.tsx')).EventPage,
  [paths.council]: async () => (await import('#web/council/pages/council-page.tsx')).CouncilPage,
  [paths.elections]: async () =>
    (await import('#web/elections/pages/elections-page.tsx')).ElectionsPage,
  [paths.candidate]: async () =>
    (await import('#web/nominations/pages/candidate-page.tsx')).CandidatePage,
  [paths.timetable]: async () =>
    (await import('#web/elections/pages/timetable-page.tsx')).TimetablePage,
  [paths.fair]: async () => (await import('#web/outcome/pages/fair-page.tsx')).FairPage,
  [paths.election]: async () =>
    (await import('#web/elections/pages/election-page.tsx')).ElectionPage,
  [paths.howItWorks]: async () =>
    (await import('#web/elections/pages/how-it-works-page.tsx')).HowItWorksPage,
  [paths.secrecy]: async () => (await import('#web/voting/pages/secrecy-page.tsx')).SecrecyPage,
  [paths.logInHelp]: async () =>
    (await import('#web/accounts/pages/log-in-help-page.tsx')).LogInHelpPage,
  [paths.verify]: async () => (await import('#web/recount/pages/verify-page.tsx')).VerifyPage,
  [paths.contact]: async () => (await import('#web/contact/pages/contact-page.tsx')).ContactPage,
  [paths.complaint]: async () =>
    (await import('#web/complaints/pages/complaint-page.tsx')).ComplaintPage,
  [paths.message]: async () => (await import('#web/contact/pages/message-page.tsx')).MessagePage,
  [paths.dashboard]: async () =>
    (await import('#web/dashboard/pages/dashboard-page.tsx')).DashboardPage,
  [paths.toDo]: async () => (await import('#web/dashboard/pages/to-do-page.tsx')).ToDoPage,
  [paths.people]: async () => (await import('#web/accounts/pages/people-page.tsx')).PeoplePage,
  [paths.voters]: async () => (await import('#web/voter-lists/pages/voters-page.tsx')).VotersPage,
  [paths.messages]: async () => (await import('#web/contact/pages/messages-page.tsx')).MessagesPage,
  [paths.server]: async () => (await import('#web/campus/pages/server-page.tsx')).ServerPage,
};

/** Fetches the page at a path ahead of a press on its link. */
export function preloadPage(path: string): void {
  void pageFiles[path]?.().catch(() => {});
}
