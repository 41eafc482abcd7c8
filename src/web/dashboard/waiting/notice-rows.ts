import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { pagePaths } from '#core/page-paths.ts';
import type { Reply } from '#web/app/call.ts';
import { weekdayMoment } from '#web/elections/moments.ts';
import { clockMessages } from '#texts/en/clocks.ts';
import { diskMessages } from '#texts/en/disk.ts';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { electionKeys } from '#texts/en/election-keys.ts';
import { waitingMessages as text } from '#texts/en/waiting.ts';
import type { WaitingRow } from './row-of.ts';
import { troublePath } from './row-of.ts';

interface Noticed {
  health: Reply<'health'> | undefined;
  emails: Reply<'readUnsentEmails'> | undefined;
  /** When the answers to grievances were due that nobody has answered. */
  overdue: readonly string[];
  timeZone: string;
}

/** What the pages below the dashboard tell, as rows that lead there. */
export const noticeRows = (noticed: Noticed): WaitingRow[] => [
  ...serverRows(noticed.health),
  ...lateRows(noticed.emails),
  ...grievanceRows(noticed),
  ...stuckRows(noticed),
];

function serverRows(health: Noticed['health']): WaitingRow[] {
  if (health === undefined) return [];
  const { missingKeys, alteredStandings, resultsInDoubt, keyFiles, clocks, disk } = health;
  const trouble = (id: string, title: string): WaitingRow => ({
    id,
    title,
    text: '',
    isUrgent: true,
    act: { label: text.notices.open, to: troublePath(id) },
  });
  const row = (count: number, id: string, title: (count: number) => string): WaitingRow[] =>
    count === 0 ? [] : [trouble(id, title(count))];
  const clockTitle = clocks.jump === null ? clockMessages.apartTitle : clockMessages.jumpedTitle;
  const diskTitle = disk.isFull ? diskMessages.fullTitle : diskMessages.lowTitle;
  return [
    ...(disk.isLow ? [trouble('disk-notice', diskTitle)] : []),
    ...(clocks.jump === null && !clocks.isApart ? [] : [trouble('clock-notice', clockTitle)]),
    ...row(missingKeys.length, 'missing-keys', electionKeys.missing.title),
    ...row(keyFiles.unsaved.length, 'unsaved-keys', electionKeys.unsaved.title),
    ...(keyFiles.isForeign ? [trouble('foreign-keys', electionKeys.foreign.title)] : []),
    ...row(alteredStandings.length, 'altered-standings', electionKeys.altered.title),
    ...row(resultsInDoubt.length, 'results-in-doubt', electionKeys.inDoubt.title),
    ...row(keyFiles.writtenBack.length, 'written-back-keys', electionKeys.writtenBack.title),
  ];
}

function grievanceRows({ overdue, timeZone }: Noticed): WaitingRow[] {
  const [first] = overdue.toSorted();
  if (first === undefined) return [];
  const { grievances } = text;
  return [
    {
      id: 'grievances',
      title: grievances.title(overdue.length),
      text: grievances.due(weekdayMoment(first, timeZone)),
      isUrgent: false,
      act: { label: grievances.read, to: sectionPath('contact-requests') },
    },
  ];
}

const words = dashboardMessages.emails;

const emailRow = (id: string, title: string, isUrgent: boolean): WaitingRow => ({
  id,
  title,
  text: '',
  isUrgent,
  act: { label: text.notices.look, to: `${pagePaths.messages}#${id}` },
});

/** While none leaves, nobody hears that voting is open, or gets a link. */
const lateRows = (emails: Noticed['emails']): WaitingRow[] =>
  emails?.isLate === true ? [emailRow('late-emails', words.late.title, true)] : [];

function stuckRows({ emails }: Noticed): WaitingRow[] {
  const { failed = 0 } = emails ?? {};
  return failed === 0 ? [] : [emailRow('unsent-emails', words.stuckTitle(failed), false)];
}

/** The rows in their order: what can no longer wait, then what officers do, then what they should see. */
export const inOrder = (things: readonly WaitingRow[], notices: readonly WaitingRow[]) => [
  ...things.filter((one) => one.isUrgent && one.act !== null),
  ...notices.filter((one) => one.isUrgent),
  ...things.filter((one) => !one.isUrgent && one.act !== null),
  ...notices.filter((one) => !one.isUrgent),
  ...things.filter((one) => one.act === null),
];
