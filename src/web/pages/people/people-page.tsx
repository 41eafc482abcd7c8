import { CorrectionsNotice } from '#web/admin/corrections-notice.tsx';
import { DeskPage } from '#web/admin/desk/desk-page.tsx';

/** /dashboard/people: accounts, what needs two officers, and what officers did. */
export const PeoplePage = () => <DeskPage page="people" notices={() => <CorrectionsNotice />} />;
