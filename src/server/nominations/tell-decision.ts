import type { NominationStatus } from '#core/elections/nomination.ts';
import { electionPath } from '#core/page-paths.ts';
import { nominationEmails } from '#texts/en/nomination-emails.ts';
import { leadingTo } from '../email/frame.ts';
import type { CouncilWords } from '../email/frame.ts';
import { queueNotice, queueNoticeTo } from '../email/notice.ts';
import type { NoticeParts } from '../email/notice.ts';
import { withdrawEmails } from '../email/send.ts';
import type { Tx } from '../platform/db/client.ts';
import { listEnteredRows } from './entered-store.ts';
import type { NominationRow } from './store.ts';
import { spokenNames } from '../email/spoken-names.ts';

const told = ['accepted', 'rejected', 'removed'] as const;
type Told = (typeof told)[number];

/**
 * Tells a nominee what was decided, with the reason where one was given. A decision that replaces
 * another takes back what was not told yet.
 */
export async function tellDecision(
  tx: Tx,
  services: NoticeParts,
  nomination: NominationRow,
  { status, reason }: { status: NominationStatus; reason: string | null },
): Promise<void> {
  const keyOf = (one: Told) => `nomination:${nomination.id}:${nomination.version}:${one}`;
  await withdrawEmails(tx, told.map(keyOf));
  const kind = told.find((one) => one === status);
  if (kind === undefined) return;
  const url = `${services.config.publicUrl}${electionPath(nomination.electionId)}`;
  const wordsWith = (why: 'asked' | 'wasEntered') => () => {
    const { before, ...said } = nominationEmails.decided[kind](spokenNames(nomination));
    const theReason = reason === null ? [] : [[nominationEmails.saysCouncil, { strong: reason }]];
    return leadingTo(
      {
        ...said,
        before: [before, ...theReason],
        action: nominationEmails.seeElection,
        reason: nominationEmails[why],
      },
      url,
    );
  };
  const key = keyOf(kind);
  const why = nomination.accountId === null ? 'wasEntered' : 'asked';
  await queueNominee(tx, services, nomination, { key, words: wordsWith(why) });
}

/** A notice to somebody who stands; without an account to the address with which they were entered, where there is one. */
export async function queueNominee(
  tx: Tx,
  services: NoticeParts,
  { id, accountId }: Pick<NominationRow, 'id' | 'accountId'>,
  notice: { key: string; words: () => CouncilWords },
): Promise<void> {
  if (accountId !== null) return queueNotice(tx, services, { ...notice, accountId });
  // Who has no account stands under the id of what was entered.
  const [entered] = await listEnteredRows(tx, { id });
  if (entered === undefined || entered.address === null) return;
  // No name: it could hold any text, written by one person for another to read.
  await queueNoticeTo(tx, services, { ...notice, to: entered.address });
}
