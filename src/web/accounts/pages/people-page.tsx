import { CorrectionsNotice } from '../dashboard/corrections-notice.tsx';
import { DeskPage } from '#web/dashboard/desk/desk-page.tsx';

/** /dashboard/people: accounts, what needs two officers, and what officers did. */
export const PeoplePage = () => <DeskPage page="people" notices={() => <CorrectionsNotice />} />;
