import { randomUUID } from 'node:crypto';
import { hashToken } from '../platform/tokens.ts';
import { readLetterhead } from '../email/letterhead.ts';
import { voteLinkUrl } from '../email/mailings/vote-link-token.ts';
import { spendMailbox } from '../email/mailbox-budget.ts';
import { queueEmail } from '../email/send.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import { insertClaim, newAskedToken, takeMailTurn } from './claim-store.ts';
import { hashCode, newCode } from './use-number-code.ts';
import { findEntry } from './entry-store.ts';
import { numberProofEmail } from './number-email.ts';

const linkMinutes = 3 * 24 * 60;

/**
 * Asks the owner of a number, at the address of the voter list, in the caller's transaction: at most
 * once in five minutes. Does nothing where no list has an address. The code is for the session that
 * asked; without one the link alone is sent. Earlier links go on working: nobody can make the owner's
 * void by asking again.
 */
export async function sendNumberEmail(
  tx: Tx,
  services: Pick<Services, 'jobs' | 'config'>,
  asked: { number: string; accountId: string | null; sessionHash: Buffer | null },
): Promise<void> {
  const { number, accountId, sessionHash } = asked;
  const entry = await findEntry(tx, number);
  if (entry === null || entry.email === '' || !(await takeMailTurn(tx, number))) return;
  if (!(await spendMailbox(tx, 'number', entry.email))) return;
  const token = newAskedToken();
  const tokenHash = hashToken(token);
  const code = newCode('mailed');
  const session = sessionHash?.toString('base64') ?? '';
  await insertClaim(tx, {
    id: randomUUID(),
    number,
    entryId: entry.id,
    accountId,
    sessionHash,
    tokenHash,
    codeHash: hashCode(code, number, session),
    minutes: linkMinutes,
  });
  const { publicUrl } = services.config;
  const campus = await readLetterhead(tx, services.config);
  await queueEmail(tx, services, {
    key: `number:${tokenHash.toString('hex')}`,
    to: entry.email,
    secretFor: linkMinutes,
    compose: () =>
      numberProofEmail(
        {
          number,
          code: sessionHash === null ? null : code,
          link: voteLinkUrl(publicUrl, token),
        },
        campus,
      ),
  });
}
