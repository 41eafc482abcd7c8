import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/client.ts';

export interface RuleSetRow {
  id: string;
  name: string;
  rules: unknown;
}

/** All saved rules, by name. */
export async function listRuleSetRows(db: Db): Promise<RuleSetRow[]> {
  return db
    .selectFrom('rule_sets')
    .select(['id', 'name', 'rules'])
    .orderBy(sql`lower(name)`)
    .execute();
}

/** Saves rules by name, in place of those of the same name; null where there are too many. */
export async function writeRuleSet(
  tx: Tx,
  given: { name: string; rules: unknown; savedBy: string; most: number },
): Promise<RuleSetRow | null> {
  // One at a time, so that the count holds; readers go on.
  await sql`lock table rule_sets in share row exclusive mode`.execute(tx);
  const { rows } = await sql<RuleSetRow>`
    insert into rule_sets (id, name, rules, saved_by)
    select ${randomUUID()}, ${given.name}, ${JSON.stringify(given.rules)}::jsonb, ${given.savedBy}
    where exists (select from rule_sets where lower(name) = lower(${given.name}))
      or (select count(*) from rule_sets) < ${given.most}
    on conflict (lower(name)) do update set name = excluded.name, rules = excluded.rules,
      saved_by = excluded.saved_by, saved_at = clock_timestamp()
    returning id, name, rules`.execute(tx);
  return rows[0] ?? null;
}

/** Deletes saved rules and answers their name; null when there are none. */
export async function removeRuleSet(tx: Tx, id: string): Promise<string | null> {
  const row = await tx
    .deleteFrom('rule_sets')
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}
