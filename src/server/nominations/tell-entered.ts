import { electionPath, supportPath } from '#core/page-paths.ts';
import { supporterRuleWords } from '#texts/supporter-words.ts';
import { nominationEmails } from '#texts/en/nomination-emails.ts';
import { councilEmail, leadingTo } from '../email/frame.ts';
import { readLetterhead } from '../email/letterhead.ts';
import { spendMailboxes } from '../email/mailbox-budget.ts';
import { queueEmails } from '../email/send.ts';
import { spokenNames } from '../email/spoken-names.ts';
import type { Tx } from '../platform/db/client.ts';
import { readSigningKey } from '../platform/db/signing-key.ts';
import type { Services } from '../services.ts';
import { lockCandidates } from '../elections/first-vote-store.ts';
import { enteredUrl } from './entered-token.ts';
import { listEnteredRows, listUntold, noteEmailed } from './entered-store.ts';
import type { EnteredRow } from './entered-store.ts';
import { ruleOf } from './supporters/rule-of.ts';

type Parts = Pick<Services, 'jobs' | 'mail' | 'config'>;

/** Whether an e-mail can tell somebody that they were entered. */
const isReached = ({ mail }: Pick<Services, 'mail'>, { address }: EnteredRow) =>
  mail.delivery === 'smtp' && address !== null;

/**
 * The links that an officer hands over to people whom no e-mail reaches; empty for everybody else, also where their
 * mailbox has had its share.
 */
export async function linksToHand(
  tx: Tx,
  services: Pick<Services, 'mail' | 'config'>,
  rows: readonly EnteredRow[],
): Promise<string[]> {
  const key = await readSigningKey(tx);
  return rows.map((row) =>
    row.status === null || isReached(services, row)
      ? ''
      : enteredUrl(services.config.publicUrl, key, row.id, 'shown'),
  );
}

/** How long the link of the e-mail leaves: afterwards an old e-mail that waits does not. */
const mostMinutes = 14 * 24 * 60;

/** Tells people by e-mail who entered them, where it shows, and how they leave. */
export async function tellEntered(
  tx: Tx,
  services: Parts,
  rows: readonly EnteredRow[],
): Promise<void> {
  const { config } = services;
  const reached = rows.flatMap((row) =>
    row.address !== null && isReached(services, row) ? [{ row, to: row.address }] : [],
  );
  const isLeft = await spendMailboxes(
    tx,
    'entered',
    reached.map(({ to }) => to),
  );
  const told = reached.filter((_, at) => isLeft[at]);
  if (told.length === 0) return;
  const key = await readSigningKey(tx);
  const campus = await readLetterhead(tx, config);
  await queueEmails(
    tx,
    services,
    told.map(({ row, to }) => ({
      key: `entered:${row.id}:${row.enteredAt.getTime()}`,
      to,
      secretFor: mostMinutes,
      compose: () => councilEmail(enteredWords(row, { config, key }), campus),
    })),
  );
  await noteEmailed(
    tx,
    told.map(({ row }) => row.id),
  );
}

function enteredWords(row: EnteredRow, { config, key }: Pick<Parts, 'config'> & { key: Buffer }) {
  const rule = ruleOf(row);
  const needs =
    rule === null || row.status === 'accepted'
      ? null
      : {
          supporters: supporterRuleWords(rule),
          url: `${config.publicUrl}${supportPath(row.nominationId ?? row.id)}`,
        };
  const page = `${config.publicUrl}${electionPath(row.electionId)}`;
  // The name of the person stays out: it could hold any text, written by one person for another to read.
  const words = nominationEmails.entered(spokenNames(row), { by: row.enteredByName, page, needs });
  return leadingTo(words, enteredUrl(config.publicUrl, key, row.id, 'sent'));
}

/**
 * At a start: tells those who stand and were never told, because they do since the upgrade from 0.3.0, or because no
 * e-mail left then. Once the list is fixed it is too late to leave it.
 */
export async function tellUntold(
  services: Parts & Pick<Services, 'db' | 'transact'>,
): Promise<void> {
  if (services.mail.delivery !== 'smtp') return;
  for (const id of await listUntold(services.db)) {
    await services.transact(async (tx) => {
      const [found] = await listEnteredRows(tx, { id });
      if (found === undefined || (await lockCandidates(tx, found.positionId))) return;
      const [row] = await listEnteredRows(tx, { id });
      const isWaiting = row?.status === 'accepted' || row?.status === 'pending';
      // Of several servers that start at once, one tells them.
      if (isWaiting && row.emailedAt === null) await tellEntered(tx, services, [row]);
    });
  }
}
