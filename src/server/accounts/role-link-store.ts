import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

// A row without an address is a link that carries a role.

const isOpen = sql<boolean>`i.email is null and i.expires_at > clock_timestamp()`;

interface NewRoleLink {
  role: 'council' | 'admin';
  roleEndsAt: Date | null;
  by: string;
  /** Whoever takes the role confirms proposals from the first day. */
  confirmsAtOnce: boolean;
}

/** Makes a link for 60 days, and never for longer than the role that it carries. */
export async function insertRoleLink(
  tx: Tx,
  { role, roleEndsAt, by, confirmsAtOnce }: NewRoleLink,
): Promise<void> {
  await tx
    .insertInto('invitations')
    .values({
      role,
      role_ends_at: roleEndsAt,
      invited_by: by,
      confirms_at_once: confirmsAtOnce,
      expires_at: sql<Date>`least(clock_timestamp() + interval '60 days', ${roleEndsAt}::timestamptz)`,
    })
    .execute();
}

/** The links that nobody has used yet, the oldest first; of one, where its id is given. */
export async function listRoleLinks(db: Db, id?: string) {
  return db
    .selectFrom('invitations as i')
    .leftJoin('accounts as o', 'o.id', 'i.invited_by')
    .select(['i.id', 'i.role', 'o.name as by', 'i.expires_at as until'])
    .select('i.role_ends_at as roleEndsAt')
    .where(isOpen)
    .$if(id !== undefined, (query) => query.where('i.id', '=', id ?? ''))
    .orderBy('i.created_at')
    .orderBy('i.id')
    .execute();
}

/** Uses a link up, or takes it back: of many at once one has it. */
export async function deleteRoleLink(tx: Tx, id: string) {
  const row = await tx
    .deleteFrom('invitations as i')
    .where('i.id', '=', id)
    .where(isOpen)
    .returning(['i.role', 'i.role_ends_at as roleEndsAt', 'i.invited_by as by'])
    .returning('i.confirms_at_once as confirmsAtOnce')
    .executeTakeFirst();
  return row ?? null;
}
