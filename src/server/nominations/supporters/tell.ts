import { supportCloses } from '#core/elections/supporters.ts';
import type { SupporterKind } from '#core/elections/supporters.ts';
import { electionPath, supportPath } from '#core/page-paths.ts';
import { nominationEmails } from '#texts/en/nomination-emails.ts';
import { leadingTo } from '../../email/frame.ts';
import { queueNotice } from '../../email/notice.ts';
import type { NoticeParts } from '../../email/notice.ts';
import { spendMailbox } from '../../email/mailbox-budget.ts';
import type { Tx } from '../../platform/db/client.ts';
import { momentText } from '#texts/moment-text.ts';
import type { NominationRow } from '../store.ts';
import { datesOf } from '../../elections/view.ts';
import type { Supported } from './may-support.ts';
import { listEnteredOf } from './store.ts';
import type { AccountAsVoter } from './store.ts';
import { spokenNames } from '../../email/spoken-names.ts';
import { queueNominee } from '../tell-decision.ts';

/** Asks somebody by e-mail to support a candidate, once for each candidate. */
export async function tellAsked(
  tx: Tx,
  services: NoticeParts,
  given: {
    supported: Supported;
    account: AccountAsVoter;
    kind: SupporterKind;
    timeZone: string;
  },
): Promise<void> {
  const { supported, account, kind, timeZone } = given;
  const { nomination } = supported;
  const { id } = nomination;
  if (!(await spendMailbox(tx, 'support', account.email))) return;
  const entered = await listEnteredOf(tx, [id]);
  const until = new Date(supportCloses(datesOf(supported.election), entered.has(id)));
  // No name: it could hold any text, written by one person for another to read.
  await queueNotice(tx, services, {
    key: `support:${id}:${account.id}`,
    accountId: account.id,
    words: () =>
      leadingTo(
        nominationEmails.support(spokenNames(nomination), kind, momentText(until, timeZone)),
        `${services.config.publicUrl}${supportPath(id)}`,
      ),
  });
}

/** Tells a candidate who was on the ballot that a supporter is missing now. */
export async function tellMissing(
  tx: Tx,
  services: NoticeParts,
  nomination: NominationRow,
  at: Date,
): Promise<void> {
  const { id, version, electionId } = nomination;
  await queueNominee(tx, services, nomination, {
    key: `support-missing:${id}:${version}:${at.getTime()}`,
    words: () =>
      leadingTo(
        nominationEmails.supporterMissing(spokenNames(nomination)),
        `${services.config.publicUrl}${electionPath(electionId)}`,
      ),
  });
}
