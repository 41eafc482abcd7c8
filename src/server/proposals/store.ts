import type { PlannedLine } from '#core/council/proposal-line.ts';
import { sql } from 'kysely';
import type { Role } from '#core/accounts/role.ts';
import type { EmailChoiceKind } from '#core/emails/email-choices.ts';
import { aloneAfterHours, aloneNoticeHours, proposalHours } from '#core/council/two-person.ts';
import { plannedLines } from '#texts/proposal-line.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { withNames } from './kept-people.ts';
import { withLists } from './published-list-store.ts';
import type { Listed, WithList } from './published-list-store.ts';

export async function isRuleOn(db: Db): Promise<boolean> {
  const row = await db.selectFrom('campus').select('needs_two_officers').executeTakeFirst();
  return row?.needs_two_officers === true;
}

const rolesOf = (access: 'officers' | 'admin'): Role[] =>
  access === 'admin' ? ['admin'] : ['council', 'admin'];

const officersWith = (db: Db, access: 'officers' | 'admin') =>
  db
    .selectFrom('accounts')
    .where('role', 'in', rolesOf(access))
    .where('is_verified', '=', true)
    .where('suspended_at', 'is', null)
    .where('closed_at', 'is', null);

const isNone = (of: readonly string[]) => sql<boolean>`id <> all(${of}::uuid[])`;

/** How many accounts could do such an act, but for these: approved, in use and not suspended. */
export async function countOfficers(
  db: Db,
  access: 'officers' | 'admin',
  but: readonly string[] = [],
): Promise<number> {
  const { officers } = await officersWith(db, access)
    .where(isNone(but))
    .select(sql<number>`count(*)::integer`.as('officers'))
    .executeTakeFirstOrThrow();
  return officers;
}

/** How many could be the second officer of such an act but for these: where no other admin is, the council. */
export async function countSeconds(
  db: Db,
  access: 'officers' | 'admin',
  but: readonly string[],
): Promise<number> {
  const admins = access === 'admin' ? await countOfficers(db, 'admin', but) : 0;
  return admins > 0 ? admins : countOfficers(db, 'officers', but);
}

/** Whether somebody could still do such an act; locked, so that nobody takes it from them meanwhile. */
export async function isStillOfficer(
  tx: Tx,
  id: string,
  access: 'officers' | 'admin',
): Promise<boolean> {
  const row = await officersWith(tx, access)
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** The others who could confirm or do it, with an address that is theirs, who want such e-mails; null: all. */
export async function listOthers(
  tx: Tx,
  access: 'officers' | 'admin',
  but: readonly string[],
  kind: EmailChoiceKind | null,
): Promise<{ id: string; name: string; email: string; role: Role }[]> {
  const rows = await officersWith(tx, access)
    .select(['id', 'name', 'email', 'role'])
    .where(isNone(but))
    .where('email', 'is not', null)
    .where('email_confirmed_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('email_refusals as r')
            .select('r.account_id')
            .whereRef('r.account_id', '=', 'accounts.id')
            .where(sql<boolean>`r.kind = ${kind}`),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ email, ...row }) => ({ ...row, email: email ?? '' }));
}

/** Every officer with an address, confirmed or not, but for these. */
export async function listOfficerAddresses(
  tx: Tx,
  but: readonly string[],
): Promise<{ id: string; name: string; email: string }[]> {
  const rows = await officersWith(tx, 'officers')
    .select(['id', 'name', 'email'])
    .where(isNone(but))
    .orderBy('id')
    .execute();
  return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]));
}

interface NewProposal {
  id: string;
  call: string;
  act: string;
  objectKey: string;
  electionId: string | null;
  subject: string;
  subjectTold: unknown;
  what: string;
  told: unknown;
  changes: unknown;
  body: unknown;
  uploadId: string | null;
  reason: string;
  proposedBy: string;
  notBy: readonly string[];
  accountId: string | null;
}

/** Keeps a proposal; false while one of the same act on the same thing waits. */
export async function insertProposal(tx: Tx, one: NewProposal): Promise<boolean> {
  const row = await tx
    .insertInto('proposals')
    .values({
      id: one.id,
      call: one.call,
      act: one.act,
      object_key: one.objectKey,
      election_id: one.electionId,
      subject: one.subject,
      subject_told: one.subjectTold === null ? null : JSON.stringify(one.subjectTold),
      what: one.what,
      told: JSON.stringify(one.told),
      changes: JSON.stringify(one.changes),
      body: JSON.stringify(one.body),
      upload_id: one.uploadId,
      reason: one.reason,
      proposed_by: one.proposedBy,
      not_by: sql<string[]>`${one.notBy}::uuid[]`,
      account_id: one.accountId,
      expires_at: sql<Date>`clock_timestamp() + make_interval(hours => ${proposalHours})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets a proposal wait until another moment. */
export async function waitUntil(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.updateTable('proposals').set({ expires_at: until }).where('id', '=', id).execute();
}

const columns = [
  'p.id',
  'p.call',
  'p.act',
  'p.election_id as electionId',
  'p.subject',
  'p.subject_told as subjectTold',
  'p.what',
  'p.told',
  'p.changes',
  'p.body',
  'p.reason',
  'p.proposed_by as proposedBy',
  'p.not_by as notBy',
  'p.account_id as accountId',
  'p.proposed_at as proposedAt',
  'p.expires_at as expiresAt',
  'p.alone_from as aloneFrom',
  'p.state',
] as const;

const selectProposals = (db: Db) =>
  db
    .selectFrom('proposals as p')
    .leftJoin('accounts as a', 'a.id', 'p.proposed_by')
    .leftJoin('elections as e', 'e.id', 'p.election_id')
    // Who is to get a number and who has it, as they are now: what waits holds no names.
    .leftJoin('accounts as g', (join) =>
      join.onRef('g.id', '=', 'p.account_id').on('p.act', '=', 'number.give'),
    )
    .leftJoin('accounts as h', (join) =>
      join.onRef('h.enrollment_number', '=', 'p.object_key').on('p.act', '=', 'number.give'),
    )
    .select([...columns, 'a.name as officerName', 'e.name as electionName'])
    .select(['g.name as toName', 'g.email as toEmail', 'h.name as fromName'])
    .select(sql<boolean>`p.expires_at <= clock_timestamp()`.as('isExpired'))
    .select(
      sql<boolean>`coalesce(p.act = 'election.pause' and e.state = 'paused'
        and e.paused_until is not null, false)`.as('isInForce'),
    )
    .select(({ fn }) =>
      officersWith(db, 'admin')
        .where(sql<boolean>`id <> all(p.not_by) and id is distinct from p.proposed_by`)
        .select(fn.countAll<number>().as('admins'))
        .as('otherAdmins'),
    )
    .select(sql<Date>`p.proposed_at + make_interval(hours => ${aloneAfterHours})`.as('overdueAt'))
    .select(sql<boolean>`p.alone_from <= clock_timestamp()`.as('isAloneNow'));

export type ProposalRow = Awaited<ReturnType<typeof listOpen>>[number];

/** With the names of today; what is said with a name in it is said anew. */
async function asRead<
  Row extends Listed & { subject: string; subjectTold: unknown; what: string; told: unknown },
>(db: Db, rows: readonly Row[]): Promise<WithList<Row>[]> {
  const named = await withNames(db, rows);
  const told = named.map((row) => ({
    ...row,
    ...(typeof row.subjectTold === 'string' && { subject: row.subjectTold, subjectTold: null }),
    ...(row.what === '' && plannedLines(row.told as PlannedLine[])),
  }));
  return withLists(db, told);
}

/** What waits, the oldest first. */
export async function listOpen(db: Db) {
  const rows = await selectProposals(db)
    .where('p.state', '=', 'open')
    .where('p.expires_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy('p.proposed_at')
    .orderBy('p.id')
    .execute();
  return asRead(db, rows);
}

/** What waits to be done for an account. */
export async function findOpenFor(db: Db, act: string, accountId: string) {
  const row = await db
    .selectFrom('proposals')
    .select(['object_key as objectKey', 'proposed_by as proposedBy', 'not_by as notBy'])
    .select('expires_at as expiresAt')
    .where('account_id', '=', accountId)
    .where('act', '=', act)
    .where('state', '=', 'open')
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy('proposed_at')
    .executeTakeFirst();
  return row ?? null;
}

export async function findProposal(db: Db, id: string): Promise<ProposalRow | null> {
  const rows = await selectProposals(db).where('p.id', '=', id).execute();
  return (await asRead(db, rows))[0] ?? null;
}

/** Whether officers changed something of an election after this moment, other than by this transaction. */
export async function isChangedSince(
  tx: Tx,
  electionId: string | null,
  since: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from records r where r.at > ${since} and r.at <> now() and r.act not like 'proposal.%'
      and ${electionId}::uuid in (r.election_id, r.object_id) limit 1`.execute(tx);
  return rows.length > 0;
}

/** Locks a proposal until the transaction ends. */
export async function lockProposal(tx: Tx, id: string): Promise<ProposalRow | null> {
  await tx.selectFrom('proposals').select('id').where('id', '=', id).forUpdate().execute();
  return findProposal(tx, id);
}

/**
 * Notes from when its proposer can do it alone, and lets it wait as long again; answers that moment, or null
 * while it is too early or was noted already.
 */
export async function announceAlone(tx: Tx, id: string): Promise<Date | null> {
  const row = await tx
    .updateTable('proposals')
    .set({
      alone_from: sql<Date>`clock_timestamp() + make_interval(hours => ${aloneNoticeHours})`,
      expires_at: sql<Date>`greatest(expires_at,
        clock_timestamp() + make_interval(hours => ${aloneNoticeHours + aloneAfterHours}))`,
    })
    .where('id', '=', id)
    .where('alone_from', 'is', null)
    .where(
      sql<boolean>`proposed_at + make_interval(hours => ${aloneAfterHours}) <= clock_timestamp()`,
    )
    .returning('alone_from as from')
    .executeTakeFirst();
  return row?.from ?? null;
}

/** Decides a locked proposal. What the call was given is of no use any more, and is forgotten. */
export async function settle(
  tx: Tx,
  id: string,
  settled: { state: 'confirmed' | 'alone' | 'refused' | 'withdrawn'; by: string },
): Promise<void> {
  await tx
    .updateTable('proposals')
    .set({ ...forgotten, state: settled.state, decided_by: settled.by })
    .where('id', '=', id)
    .execute();
}

/** From when on the others may be told of what waits: an hour after the e-mail before; and whether that is ahead. */
export async function lockTelling(tx: Tx): Promise<{ from: Date | null; isAhead: boolean }> {
  await sql`select pg_advisory_xact_lock(hashtextextended('tell-proposals', 0))`.execute(tx);
  const { rows } = await sql<{ from: Date | null; isAhead: boolean }>`
    select max(told_at) + interval '1 hour' as "from",
      coalesce(max(told_at) + interval '1 hour' > clock_timestamp(), false) as "isAhead"
    from proposals`.execute(tx);
  return rows[0] ?? { from: null, isAhead: false };
}

/** Notes that the others are told of what waits, or of one; answers of which they had not been. */
export async function takeUntold(tx: Tx, id: string | null = null): Promise<Set<string>> {
  const rows = await tx
    .updateTable('proposals')
    .set({ told_at: sql<Date>`clock_timestamp()` })
    .where('told_at', 'is', null)
    .where('state', '=', 'open')
    .where(sql<boolean>`id = coalesce(${id}::uuid, id)`)
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Uses up what another officer confirmed in the last day for its proposer to do; false where there is none. */
export async function takeConfirmed(
  tx: Tx,
  { act, objectKey }: { act: string; objectKey: string },
): Promise<boolean> {
  const rows = await tx
    .updateTable('proposals')
    .set({ object_key: '' })
    .where('act', '=', act)
    .where('object_key', '=', objectKey)
    .where('state', 'in', ['confirmed', 'alone'])
    .where('decided_at', '>', sql<Date>`clock_timestamp() - interval '1 day'`)
    .returning('id')
    .execute();
  return rows.length > 0;
}

const forgotten = {
  body: '{}',
  changes: '[]',
  upload_id: null,
  decided_at: sql<Date>`clock_timestamp()`,
};

/** Ends what waits of an act on a thing, because there is nothing left of it to be done. */
export async function expireOf(tx: Tx, act: string, objectKey: string): Promise<string[]> {
  const rows = await tx
    .updateTable('proposals')
    .set({ ...forgotten, state: 'expired' })
    .where('state', '=', 'open')
    .where('act', '=', act)
    .where('object_key', '=', objectKey)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends one that waits, as its time would; true for the one of many who did it. */
export async function expireOne(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('proposals')
    .set({ ...forgotten, state: 'expired' })
    .where('state', '=', 'open')
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends what has waited too long, and tells what that was. */
export async function expire(
  tx: Tx,
): Promise<Pick<ProposalRow, 'id' | 'electionId' | 'accountId'>[]> {
  return tx
    .updateTable('proposals')
    .set({ ...forgotten, state: 'expired' })
    .where('state', '=', 'open')
    .where('expires_at', '<=', sql<Date>`clock_timestamp()`)
    .returning(['id', 'election_id as electionId', 'account_id as accountId'])
    .execute();
}
