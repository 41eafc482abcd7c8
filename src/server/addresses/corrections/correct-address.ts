import { safetyEmails } from '#texts/en/safety-emails.ts';
import { leadingTo } from '../../email/frame.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { pagePaths, pathWithToken } from '#core/page-paths.ts';
import { correctionCounts } from '#core/accounts/address-correction.ts';
import { queueSafetyNotice } from '../../email/safety-notice.ts';
import { momentText } from '#core/campus/dates.ts';
import type { Tx } from '../../platform/db/client.ts';
import { duplicateIn } from '../../platform/db/duplicate.ts';
import type { ActServices } from '../../officer-act.ts';
import type { Services } from '../../services.ts';
import { listOpenElectionsOf } from '../../elections/counted-acts.ts';
import { moveToEmail } from '../change-email.ts';
import { forgetLinks } from '../../accounts/link-store.ts';
import { sendLink } from '../../accounts/send-link.ts';
import { hashToken } from '../../platform/hash-token.ts';
import type { AccountRow } from '../../accounts/store.ts';
import {
  countOnElections,
  hasCorrectedMany,
  insertCorrection,
  listDue,
  lockOpen,
  settleOpen,
} from './store.ts';
import type { OpenCorrection } from './store.ts';

/**
 * Notes the address that an officer gives an account, in the caller's transaction. The account goes on
 * with the old one, which is told whether or not it was confirmed: whoever corrects cannot take over.
 */
export async function correctAddress(
  tx: Tx,
  services: ActServices,
  { account, email, madeBy }: { account: AccountRow; email: string; madeBy: string },
): Promise<void> {
  await settleOpen(tx, account.id);
  const electionIds = await listOpenElectionsOf(tx, account.id);
  const token = account.email === null ? null : randomBytes(24).toString('base64url');
  const { dueAt } = await insertCorrection(tx, {
    id: randomUUID(),
    accountId: account.id,
    email,
    madeBy,
    needsSecond: await hasCorrectedMany(tx, madeBy, electionIds),
    electionIds,
    oldHash: token === null ? null : hashToken(token),
  });
  if (electionIds.length > 0) {
    await countOnElections(tx, electionIds);
    await services.live.announce(tx, { kind: 'elections' });
  }
  await sendLink(tx, services, 'change-email', { id: account.id, email });
  if (account.email === null || token === null) return;
  const { timeZone } = await services.campus.settings();
  const to = { name: account.name, email: account.email, isInFolder: true as const };
  await queueSafetyNotice(tx, services, to, () =>
    leadingTo(
      safetyEmails.corrected(email, momentText(dueAt, timeZone)),
      `${services.config.publicUrl}${pathWithToken(pagePaths.confirmEmail, token, 'old')}`,
    ),
  );
}

/** Moves the account to the corrected address if it counts now; true when it did. */
export async function moveIfCounts(
  tx: Tx,
  services: Services,
  correction: OpenCorrection,
): Promise<boolean> {
  if (!correctionCounts(correction)) return false;
  const { accountId, email } = correction;
  await settleOpen(tx, accountId);
  await moveToEmail(tx, services, { accountId, email });
  return true;
}

/** Ends a correction that somebody said no to. */
export async function dropCorrection(
  tx: Tx,
  services: Pick<Services, 'live'>,
  accountId: string,
): Promise<void> {
  await settleOpen(tx, accountId);
  await forgetLinks(tx, accountId, 'change-email');
  await services.live.announce(tx, { kind: 'session', accountId });
}

/** Settles what has waited long enough: it counts, or nobody has opened its link in that time. */
export async function settleDue(services: Services): Promise<void> {
  for (const accountId of await listDue(services.db)) {
    try {
      await services.transact(async (tx) => {
        const correction = await lockOpen(tx, { accountId });
        if (correction === null || (await moveIfCounts(tx, services, correction))) return;
        if (!correction.isRead) await dropCorrection(tx, services, accountId);
      });
    } catch (error) {
      // Another account has the address by now.
      if (duplicateIn(error) !== 'accounts_email') throw error;
      await services.transact((tx) => dropCorrection(tx, services, accountId));
    }
  }
}
