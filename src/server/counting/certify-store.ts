import { sql } from 'kysely';
import { numberMeanings, saysOf } from '#core/accounts/number-format.ts';
import { tellGroups } from '#core/elections/turnout-groups.ts';
import { areResultsHeldSql } from '../conditions/held-back.ts';
import { readNumberFormat } from '../number-format/number-format.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/**
 * Writes down, once voting is over, until when people can complain. Where that is counted from results that are
 * held back there is none before their release (migration 0198). Answers it; null where there is none, or the
 * election is gone.
 */
export async function keepComplaintsUntil(tx: Tx, electionId: string): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    update elections e set appeals_until = case
      when e.settings #>> '{rules,complaints,after}' is distinct from 'close' and ${sql.raw(areResultsHeldSql)} then null
      else coalesce(appeals_until, ends_at + make_interval(
        hours => coalesce((e.settings #>> '{rules,complaints,hours}')::int, 72))) end
    where id = ${electionId} returning appeals_until as until`.execute(tx);
  return rows[0]?.until ?? null;
}

/**
 * Counts, once an election is over, who voted by branch and by year of entry, and writes what may be
 * told of it. Nothing in it is of a choice. Safe to repeat.
 */
export async function writeTurnoutGroups(tx: Tx, electionId: string): Promise<void> {
  const { rows } = await sql<{ branch: string; year: string; voters: number }>`
    select coalesce(a.branch, '') as branch, coalesce(a.year, '') as year,
      count(distinct v.voter_id)::int as voters
    from positions p join participations v on v.position_id = p.id
    left join accounts a on a.id = v.voter_id
    where p.election_id = ${electionId} group by 1, 2`.execute(tx);
  const format = await readNumberFormat(tx);
  for (const kind of numberMeanings) {
    if (!saysOf(format, kind)) continue;
    const sums = Map.groupBy(rows, (row) => row[kind]);
    const groups = [...sums].map(([name, found]) => ({
      names: [name],
      voters: found.reduce((sum, { voters }) => sum + voters, 0),
    }));
    const told = tellGroups(groups);
    if (told.length === 0) continue;
    await tx
      .insertInto('turnout_groups')
      .values(
        told.map(({ names, voters }, ordinal) => ({
          election_id: electionId,
          kind,
          ordinal,
          names: [...names],
          voters,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function listTurnoutGroups(db: Db, electionIds: readonly string[]) {
  return db
    .selectFrom('turnout_groups')
    .select(['election_id', 'kind', 'names', 'voters'])
    .where('election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .orderBy('kind')
    .orderBy('ordinal')
    .execute();
}

/** The name of whoever certified an election. */
export async function readCertifier(db: Db, electionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('elections as e')
    .innerJoin('accounts as a', 'a.id', 'e.certified_by')
    .select('a.name')
    .where('e.id', '=', electionId)
    .executeTakeFirst();
  return row?.name ?? null;
}
