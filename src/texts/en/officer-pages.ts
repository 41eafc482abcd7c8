// The messages of the pages below the dashboard.
import type { OfficerPageName } from '#core/accounts/dashboard-sections.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

interface PageText {
  title: string;
  /** One line under the title. */
  text: string;
}

const pages: Record<OfficerPageName, PageText> = {
  people: { title: 'People', text: 'Accounts, decisions of two officers, and what officers did' },
  voters: { title: 'Voters', text: 'Who may vote, and whose a number is' },
  messages: { title: 'Messages', text: 'E-mails that wait to be sent, and those that failed' },
  server: { title: 'Server', text: 'What Hustings needs, and whether it works' },
};

export const officerPageMessages = spoken('officer-pages.officerPageMessages', {
  more: 'More',
  pages,
  warnings: said('{count, plural, one {# warning} other {# warnings}}', (count: number) => ({
    count,
  })),
  noDecision: 'Nothing waits for a second officer.',
  serverForAdmins: 'Admins read here what the server needs.',
});
