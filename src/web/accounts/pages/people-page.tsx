import { OfficerPage } from '#web/dashboard/officer-pages/officer-page.tsx';

/** /dashboard/people: accounts, what needs two officers, and what officers did. */
export const PeoplePage = () => <OfficerPage page="people" />;
