import { sql } from 'kysely';
import { isOfOneEmail } from '#core/emails/email-problems.ts';
import type { EmailProblem } from '#core/emails/email-problems.ts';
import type { Database, Db, Tx } from '../platform/db/client.ts';
import type { FramedEmail } from './frame.ts';

/** An e-mail that this worker, and no other, is to hand over. `attempt` tells its turn from later ones. */
export interface TakenEmail {
  id: string;
  attempt: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  senderName: string;
  replyTo: string;
}

/** E-mails that name nobody, not even to admins: what happens with an account is its owner's. They are numbers. */
export const isUnnamed = sql<boolean>`is_fleeting`;

/** About the safety of an account: nothing stays once it left. That it failed, somebody has to know. */
export const isSafety = sql<boolean>`(is_fleeting and key like 'safety:%')`;

// A failed e-mail waits for a decision. Its secret goes at once: a new link is made, this one is never
// sent again. One without an address was blanked while it was out.
const endUnsent = sql<
  'stuck' | 'dropped'
>`case when (not is_fleeting or ${isSafety}) and to_address <> '' then 'stuck' else 'dropped' end`;

const unlessUnnamed = sql<string>`case when ${isUnnamed} and not ${isSafety} then '' else to_address end`;

const unlessSecret = (column: 'text_body' | 'html_body') =>
  sql<string>`case when secret_until is null then ${sql.ref(column)} else '' end`;

const withoutSecret = {
  text_body: unlessSecret('text_body'),
  html_body: unlessSecret('html_body'),
};

const now = sql<Date>`now()`;

const failing = sql<Date>`coalesce(failing_since, now())`;

const safetySubject = 'About the safety of an account';

/** An e-mail as it is once it failed for good. */
const failed = (reason: EmailProblem) => ({
  status: endUnsent,
  to_address: unlessUnnamed,
  // What happened, and at which hour, is for its owner alone: it would say who was about to vote.
  subject: sql<string>`case when ${isSafety} then ${safetySubject} else subject end`,
  text_body: sql<string>`case when ${isSafety} then '' else ${unlessSecret('text_body')} end`,
  html_body: sql<string>`case when ${isSafety} then '' else ${unlessSecret('html_body')} end`,
  created_at: sql<Date>`case when ${isSafety} then date_trunc('day', created_at) else created_at end`,
  reason,
  failing_since: failing,
  failed_at: now,
});

/** Writes e-mails down in one statement; the ids of those whose key is a new one. */
export async function insertEmails(
  tx: Tx,
  emails: readonly (NewEmail & ReturnType<NewEmail['compose']> & { id: string })[],
): Promise<Set<string>> {
  const rows = await tx
    .insertInto('emails')
    .values(
      emails.map((email) => ({
        id: email.id,
        key: email.key,
        to_address: email.to,
        subject: email.subject,
        text_body: email.text,
        html_body: email.html,
        sender_name: email.senderName ?? '',
        reply_to: email.replyTo ?? '',
        is_fleeting: email.isFleeting ?? false,
        secret_until:
          email.secretFor === undefined
            ? null
            : sql<Date>`now() + make_interval(mins => ${email.secretFor})`,
      })),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Does the work while no other process can hold the same e-mail; false when one does. The hold is a
 * lock of an open transaction, so the database lets go of it in the moment this process is gone.
 */
export async function withLock(
  pool: Database['pool'],
  emailId: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ is_held: boolean }>(
      `select pg_try_advisory_xact_lock(hashtextextended('email ' || $1, 0)) as is_held`,
      [emailId],
    );
    const isHeld = rows[0]?.is_held === true;
    if (isHeld) await work();
    return isHeld;
  } finally {
    // An open transaction that nobody ends would hold the e-mail: rather lose the connection.
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}

/** True for an e-mail that somebody waits for, because a link is in it. */
export async function holdsLink(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('emails')
    .select('id')
    .where('id', '=', id)
    .where('secret_until', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves a waiting e-mail to 'sending'; null when it does not wait (any more) or is of no use now. */
export async function takeEmail(tx: Tx, id: string): Promise<TakenEmail | null> {
  const row = await tx
    .updateTable('emails')
    .set((eb) => ({ status: 'sending', attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where((eb) =>
      eb.or([eb('secret_until', 'is', null), eb('secret_until', '>', sql<Date>`now()`)]),
    )
    .returning([
      'id',
      'attempts as attempt',
      'to_address as to',
      'subject',
      'text_body as text',
      'html_body as html',
      'sender_name as senderName',
      'reply_to as replyTo',
    ])
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes an e-mail of which nothing is kept, once nobody will send it any more. */
export async function deleteFleeting(tx: Tx, id?: string): Promise<void> {
  let query = tx
    .deleteFrom('emails')
    .where('is_fleeting', '=', true)
    .where('status', 'in', ['sent', 'dropped']);
  if (id !== undefined) query = query.where('id', '=', id);
  await query.execute();
}

/** Gives up a waiting e-mail whose secret is of no use any more; the last problem stays beside it. */
export async function failExpired(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('emails')
    .set(failed('expired'))
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('secret_until', '<=', sql<Date>`now()`)
    .execute();
}

/** The e-mail left. True even of one that was taken for stuck meanwhile, if this was its last turn. */
export async function markSent(tx: Tx, { id, attempt }: TakenEmail): Promise<void> {
  await tx
    .updateTable('emails')
    .set({
      status: 'sent',
      sent_at: now,
      problem: null,
      reason: null,
      failing_since: null,
      failed_at: null,
      ...withoutSecret,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempt)
    .where('status', 'in', ['sending', 'stuck', 'dropped'])
    .execute();
  await deleteFleeting(tx, id);
}

/** How the turn of an e-mail ended that did not leave. */
interface Failure {
  reason: EmailProblem;
  problem: string;
}

/** The e-mail surely did not leave, and waits for another try; answers how often it alone was put off. */
export async function markUnsent(
  tx: Tx,
  { id, attempt }: TakenEmail,
  { reason, problem }: Failure,
): Promise<number> {
  const row = await tx
    .updateTable('emails')
    .set({
      status: 'waiting',
      problem,
      reason,
      failing_since: failing,
      ...(isOfOneEmail(reason) ? { put_off: sql<number>`put_off + 1` } : {}),
    })
    .where('id', '=', id)
    .where('attempts', '=', attempt)
    .where('status', '=', 'sending')
    .returning('put_off')
    .executeTakeFirst();
  await deleteFleeting(tx, id);
  return row?.put_off ?? 0;
}

/** The e-mail waits for the officers after this turn. */
export async function markFailed(
  tx: Tx,
  { id, attempt }: TakenEmail,
  { reason, problem }: Failure,
): Promise<void> {
  await tx
    .updateTable('emails')
    .set({ ...failed(reason), problem })
    .where('id', '=', id)
    .where('attempts', '=', attempt)
    .where('status', 'in', ['sending', 'waiting'])
    .execute();
  await deleteFleeting(tx, id);
}

/** Ends the turn of an e-mail whose sender is gone; true if it waits for the officers now. The caller has locked it. */
export async function failEmail(tx: Tx, id: string, problem: string): Promise<boolean> {
  const row = await tx
    .updateTable('emails')
    .set({ ...failed('stopped'), problem })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .returning('status')
    .executeTakeFirst();
  await deleteFleeting(tx, id);
  return row?.status === 'stuck';
}

/** Ends the turn of all e-mails that are on their way; answers how many wait for the officers now. */
export async function strandWaiting(tx: Tx, problem: string): Promise<number> {
  const rows = await tx
    .updateTable('emails')
    .set({ ...failed('restored'), problem })
    .where('status', 'in', ['waiting', 'sending'])
    .returning('status')
    .execute();
  await deleteFleeting(tx);
  return rows.filter((row) => row.status === 'stuck').length;
}

/** Takes address and words out of all e-mails to somebody; what is being sent right now may arrive. */
export async function blankEmails(tx: Tx, address: string): Promise<void> {
  const lower = address.toLowerCase();
  await tx
    .updateTable('emails')
    .set({
      status: sql<
        'sent' | 'sending' | 'dropped'
      >`case when status in ('sent', 'sending') then status else 'dropped' end`,
      to_address: '',
      subject: '',
      text_body: '',
      html_body: '',
      sender_name: '',
      reply_to: '',
      problem: null,
      // That of an invitation names the address.
      key: sql<string>`case when position(${lower} in lower(key)) > 0
        then replace(lower(key), ${lower}, id::text) else key end`,
    })
    .where(sql<string>`lower(to_address)`, '=', lower)
    .execute();
}

/** Deletes e-mails that nobody is handing over now, so that their keys are free. */
export async function deleteEmails(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('emails')
    .where('key', 'in', keys)
    .where('status', 'in', ['waiting', 'sent', 'dropped'])
    .execute();
}

export async function listUnfinished(db: Db): Promise<{ id: string; status: string }[]> {
  return db
    .selectFrom('emails')
    .select(['id', 'status'])
    .where('status', 'in', ['waiting', 'sending'])
    .orderBy('created_at')
    .execute();
}

/** How many e-mails wait for their turn. */
export async function countWaiting(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('emails')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('status', '=', 'waiting')
    .where('status', '<>', 'sent')
    .executeTakeFirstOrThrow();
  return waiting;
}

/** An e-mail as a use case asks for it. */
export interface NewEmail {
  /** What it is about: of one key one e-mail is sent. */
  key: string;
  to: string;
  /** Makes its words; called once, when it is known whose language they are to be in. */
  compose: () => Pick<FramedEmail, 'subject' | 'text' | 'html'> & Partial<FramedEmail>;
  /** Where a reply goes; '' or absent for the sender. */
  replyTo?: string;
  /** True when nothing of it is kept once it left or is given up. */
  isFleeting?: true;
  /** Seconds for which it can still be taken back. */
  delaySeconds?: number;
  /** Minutes for which the secret in its words is of use; absent where they hold none. */
  secretFor?: number;
}
