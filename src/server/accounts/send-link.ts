import { randomBytes } from 'node:crypto';
import { pagePaths, pathWithToken } from '#core/page-paths.ts';
import { spendMailbox } from '../email/mailbox-budget.ts';
import { queueEmail } from '../email/send.ts';
import type { Tx } from '../platform/db/client.ts';
import { readLetterhead } from '../email/letterhead.ts';
import type { Services } from '../services.ts';
import type { EmailedPurpose } from './link-store.ts';
import { addLink, forgetLinks, isLinkNew } from './link-store.ts';
import { hashToken } from '../platform/tokens.ts';
import { everyEmail } from '#texts/en/every-email.ts';
import { accountEmails } from '#texts/en/account-emails.ts';
import { councilEmail, leadingTo } from '../email/frame.ts';
import type { EmailFrame, FramedEmail } from '../email/frame.ts';

/** How long a link of an e-mail works. */
const linkMinutes: Record<EmailedPurpose, number> = {
  'reset-password': 60,
  'confirm-email': 3 * 24 * 60,
  'change-email': 3 * 24 * 60,
};

const pages: Record<EmailedPurpose, string> = {
  'reset-password': pagePaths.resetPassword,
  'confirm-email': pagePaths.confirmEmail,
  'change-email': pagePaths.confirmEmail,
};

/** What strangers can ask for: no newer link makes void what the owner is about to open. */
const keptBeside: ReadonlySet<EmailedPurpose> = new Set(['reset-password']);

/** Minutes in which a stranger who asks again sends the owner nothing. */
const pause = 5;

/**
 * Sends a link that people cause themselves, as long as the mailbox has not had too many: strangers
 * could flood it. Earlier links go on working then, and whoever asked is answered alike.
 */
export async function sendLinkWithinBudget(...given: Parameters<typeof sendLink>): Promise<void> {
  const [tx, , purpose, account] = given;
  if (await spendMailbox(tx, purpose, account.email)) await sendLink(...given);
}

/**
 * Sends an e-mail with a single-use link, in the caller's transaction. The database keeps the hash
 * of the link only, and the words of the e-mail until it left.
 */
export async function sendLink(
  tx: Tx,
  services: Pick<Services, 'jobs' | 'config'>,
  purpose: EmailedPurpose,
  account: { id: string; email: string },
): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  const tokenHash = hashToken(token);
  const minutes = linkMinutes[purpose];
  // A new address gets the link that proves it; the account keeps its own until then.
  const email = purpose === 'change-email' ? account.email : null;
  if (!keptBeside.has(purpose)) await forgetLinks(tx, account.id, purpose);
  await addLink(tx, { accountId: account.id, purpose, tokenHash, minutes, email });
  const campus = await readLetterhead(tx, services.config);
  const link = `${services.config.publicUrl}${pathWithToken(pages[purpose], token)}`;
  await queueEmail(tx, services, {
    key: `${purpose}:${tokenHash.toString('hex')}`,
    to: account.email,
    secretFor: minutes,
    compose: () => accountEmail(purpose, { ...campus, link }),
  });
}

/**
 * Sends a link that anybody may ask for. Asked for again within five minutes it sends nothing: the
 * e-mail is on its way, and its link keeps working. To be called with the account locked.
 */
export async function sendLinkOnce(...given: Parameters<typeof sendLink>): Promise<void> {
  const [tx, , purpose, account] = given;
  if (await isLinkNew(tx, { accountId: account.id, purpose, minutes: pause })) return;
  await sendLinkWithinBudget(...given);
}

/** The e-mail that carries a link, as text and as HTML. */
function accountEmail(
  purpose: EmailedPurpose,
  { link, ...campus }: Omit<EmailFrame, 'reason'> & { link: string },
): FramedEmail {
  const { before, label, after, ...said } = accountEmails.links[purpose](
    campus.universityName || everyEmail.ourUniversity,
  );
  const words = { ...said, before: [[before]], after: [after], action: { label } };
  return councilEmail(leadingTo(words, link), campus);
}

/** What is asked of a link for a new password that no e-mail brings. */
interface AskedLink {
  accountId: string;
  purpose: 'way-back' | 'shown';
  minutes: number;
  publicUrl: string;
  /** The admin who shows it on the screen. */
  shownBy?: string;
}

/** Makes a link for a new password that somebody hands over, and answers it this once. */
export async function makePasswordLink(tx: Tx, asked: AskedLink): Promise<string> {
  const { publicUrl, ...link } = asked;
  const token = randomBytes(24).toString('base64url');
  await addLink(tx, { ...link, tokenHash: hashToken(token), email: null });
  return `${publicUrl}${pathWithToken(pagePaths.resetPassword, token)}`;
}
