import type { Reply } from '#web/app/call.ts';
import { burstsMessages } from '#web/messages/en/bursts.ts';
import { clockMessages } from '#web/messages/en/clocks.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { electionKeys } from '#web/messages/en/election-keys.ts';
import { waitingMessages as text } from '#web/messages/en/waiting.ts';
import type { WaitingRow } from './row-of.ts';

interface Noticed {
  health: Reply<'health'> | undefined;
  bursts: Reply<'readBursts'>['bursts'];
  /** The e-mails that failed, for whom no section shows them. */
  stuck: Reply<'readEmailQueue'>['stuck'];
}

/** The notices below the sections that no section shows, as rows that lead to them. */
export function noticeRows({ health, bursts, stuck }: Noticed): WaitingRow[] {
  return [...serverRows(health), ...softRows(bursts, stuck)];
}

function serverRows(health: Noticed['health']): WaitingRow[] {
  if (health === undefined) return [];
  const { missingKeys, alteredStandings, resultsInDoubt, keyFiles, clocks } = health;
  const row = (count: number, id: string, title: (count: number) => string): WaitingRow[] =>
    count === 0 ? [] : [noticeRow(id, title(count), true)];
  return [
    ...(clocks.jump === null && !clocks.isApart
      ? []
      : [
          noticeRow(
            'clock-notice',
            clocks.jump === null ? clockMessages.apartTitle : clockMessages.jumpedTitle,
            true,
          ),
        ]),
    ...row(missingKeys.length, 'missing-keys', electionKeys.missing.title),
    ...row(keyFiles.unsaved.length, 'unsaved-keys', electionKeys.unsaved.title),
    ...(keyFiles.isForeign ? [noticeRow('foreign-keys', electionKeys.foreign.title, true)] : []),
    ...row(alteredStandings.length, 'altered-standings', electionKeys.altered.title),
    ...row(resultsInDoubt.length, 'results-in-doubt', electionKeys.inDoubt.title),
    ...row(keyFiles.writtenBack.length, 'written-back-keys', electionKeys.writtenBack.title),
  ];
}

function softRows(bursts: Noticed['bursts'], stuck: Noticed['stuck']): WaitingRow[] {
  return [
    ...(stuck.length === 0
      ? []
      : [noticeRow('stuck-letters', dashboardMessages.letters.stuckTitle(stuck.length), false)]),
    ...(bursts.length === 0 ? [] : [noticeRow('bursts', burstsMessages.title, false)]),
  ];
}

const noticeRow = (id: string, title: string, isUrgent: boolean): WaitingRow => ({
  id,
  title,
  text: '',
  isUrgent,
  act: { label: isUrgent ? text.notices.open : text.notices.look, to: { below: id } },
});

/** The rows in their order: what can no longer wait, then what officers do, then what they should see. */
export const inOrder = (things: readonly WaitingRow[], notices: readonly WaitingRow[]) => [
  ...things.filter((one) => one.isUrgent && one.act !== null),
  ...notices.filter((one) => one.isUrgent),
  ...things.filter((one) => !one.isUrgent && one.act !== null),
  ...notices.filter((one) => !one.isUrgent),
  ...things.filter((one) => one.act === null),
];
