import { sql } from 'kysely';
import { searchWords } from '#core/kernel/search-form.ts';
import { actsSaying } from '#texts/act-words.ts';
import type { Role } from '#core/accounts/role.ts';
import type { Db } from '../platform/db/client.ts';
import type { ChainEntry, Head } from './chain.ts';

/** One line of the record as officers read it. */
export interface RecordRow {
  seq: number;
  at: Date;
  act: string;
  detail: string | null;
  isErased: boolean;
  hash: string;
  actorId: string | null;
  actorName: string | null;
  actorRole: Role | null;
  electionId: string | null;
  electionName: string | null;
  /** Whom it was done to, under their name of today; null once their account is erased. */
  aboutName: string | null;
  /** The position that they stood for. */
  aboutPosition: string | null;
  /** Under the name on the ballot, who stands or stood on a list that was fixed; null for everybody else. */
  candidateName: string | null;
  /** 2 where another officer confirmed it, 1 where only one was left, else null. */
  officers: 1 | 2 | null;
}

export interface AskedRecord {
  /** Words of the act, of what was said of it, of the officer's name or of whom it was done to. */
  search: string;
  electionId: string | null;
  /** The entries after the first and up to the second are looked at; without them, all. */
  between?: { after: number; upTo: number };
}

// What one transaction records has one time; the second officer's line is written in that of the act.
const officersOf = sql<1 | 2 | null>`case when r.act not like 'proposal.%' then (
  select case p.act when 'proposal.confirm' then 2 else 1 end from records p
  where p.act in ('proposal.confirm', 'proposal.alone') and p.at = r.at
    and p.actor_id = r."actorId" and p.election_id is not distinct from r."electionId"
  limit 1) end`;

// Who stands without an account goes by the name of the ballot, or that with which they were entered.
const aboutName = sql<string | null>`coalesce(o.name,
  case when n.kind = 'person' and n.nominee_id is null then n.name end, w.name)`;

// Who was accepted stays so once the list is fixed; who left before, or was refused, is not named to everybody.
const candidateName = sql<string | null>`coalesce(
  case when n.kind = 'person' and n.status = 'accepted' then n.name end,
  (select s.name from nominations s where s.position_id = w.position_id
    and s.nominee_id = w.account_id and s.status = 'accepted'))`;

function selectAsked(db: Db, { search, electionId, between }: AskedRecord) {
  let asked = db
    .selectFrom('record_chain as c')
    .innerJoin('records as r', 'r.id', 'c.record_id')
    .leftJoin('record_details as d', 'd.record_id', 'r.id')
    .leftJoin('accounts as a', 'a.id', 'r.actor_id')
    .leftJoin('elections as e', 'e.id', 'r.election_id')
    // An act on a person is on their account, a nomination or a seat: the chain holds which.
    .leftJoin('nominations as n', 'n.id', 'r.object_id')
    .leftJoin('entered_candidates as w', 'w.id', 'r.object_id')
    .leftJoin('positions as p', (join) =>
      join.on('p.id', '=', sql<string>`coalesce(n.position_id, w.position_id)`),
    )
    .leftJoin('members as m', 'm.id', 'r.object_id')
    .leftJoin('accounts as o', (join) =>
      join
        .on(
          'o.id',
          '=',
          sql<string>`coalesce(n.nominee_id, m.account_id, w.account_id, r.object_id)`,
        )
        .on('o.closed_at', 'is', null)
        .on(sql<boolean>`o.id is distinct from r.actor_id`),
    );
  if (electionId !== null) asked = asked.where('r.election_id', '=', electionId);
  if (between !== undefined) {
    asked = asked
      .where('c.seq', '>', String(between.after))
      .where('c.seq', '<=', String(between.upTo));
  }
  return searchWords(search).reduce((found, word) => found.where(saysWord(word)), asked);
}

/** A word stands in what the entry says: in its act as people read it, its words, or a name. */
function saysWord(word: string) {
  const acts = actsSaying(word);
  return sql<boolean>`(r.act = any(${acts}::text[])
    or position(${word} in search_form(concat_ws(' | ', r.act, d.detail, a.name, e.name, ${aboutName}))) > 0)`;
}

export async function countAskedRecord(db: Db, asked: AskedRecord): Promise<number> {
  const { total } = await selectAsked(db, asked)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** One page of what is asked for, the newest first. */
export async function listAskedRecord(
  db: Db,
  asked: AskedRecord,
  { from, size }: { from: number; size: number },
): Promise<RecordRow[]> {
  const page = selectAsked(db, asked)
    .select([
      sql<number>`c.seq::integer`.as('seq'),
      'r.at',
      'r.act',
      // What is said of a recount kit is its hash, which stands in the chain itself.
      sql<
        string | null
      >`case when r.act in ('election.kit', 'election.kit-rounds', 'election.result-code') then encode(r.detail_hash, 'hex') else d.detail end`.as(
        'detail',
      ),
      sql<boolean>`r.detail_hash is not null and d.detail is null
        and r.act not in ('election.kit', 'election.kit-rounds', 'election.result-code')`.as(
        'isErased',
      ),
      sql<string>`encode(c.hash, 'hex')`.as('hash'),
      'r.actor_id as actorId',
      'a.name as actorName',
      'a.role as actorRole',
      'r.election_id as electionId',
      'e.name as electionName',
      aboutName.as('aboutName'),
      candidateName.as('candidateName'),
      'p.title as aboutPosition',
    ])
    .orderBy('c.seq', 'desc')
    .offset(from)
    .limit(size)
    .as('r');
  // Looked up for the lines of the page alone.
  return db
    .selectFrom(page)
    .selectAll()
    .select(officersOf.as('officers'))
    .orderBy('r.seq', 'desc')
    .execute();
}

/** The last entry of the chain; null while nothing was recorded. */
export async function readHead(db: Db): Promise<Head | null> {
  const row = await db
    .selectFrom('record_chain')
    .select([sql<number>`seq::integer`.as('seq'), sql<string>`encode(hash, 'hex')`.as('hash')])
    .orderBy('record_chain.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The entries behind one of them, in their order, with all that the chain holds. */
export async function readChain(db: Db, behind: number, size: number): Promise<ChainEntry[]> {
  const rows = await db
    .selectFrom('record_chain as c')
    .leftJoin('records as r', 'r.id', 'c.record_id')
    .leftJoin('record_details as d', 'd.record_id', 'c.record_id')
    .select([
      sql<number>`c.seq::integer`.as('seq'),
      'c.record_id as id',
      sql<string | null>`to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
        'at',
      ),
      'r.actor_id as actorId',
      'r.act',
      'r.object_id as objectId',
      'r.election_id as electionId',
      sql<string | null>`encode(r.detail_hash, 'hex')`.as('detailHash'),
      'd.salt',
      'd.detail',
      sql<string>`encode(c.hash, 'hex')`.as('hash'),
    ])
    .where('c.seq', '>', String(behind))
    .orderBy('c.seq')
    .limit(size)
    .execute();
  return rows.map(({ salt, detail, at, act, ...row }) => ({
    ...row,
    // Empty where the entry was taken out and its place was left: the hash tells.
    at: at ?? '',
    act: act ?? '',
    detail: salt === null || detail === null ? null : { salt, text: detail },
  }));
}

/** How many entries have no place in the chain. */
export async function countUnchained(db: Db): Promise<number> {
  const row = await db
    .selectFrom('records as r')
    .leftJoin('record_chain as c', 'c.record_id', 'r.id')
    .select(sql<number>`count(*)::integer`.as('entries'))
    .where('c.seq', 'is', null)
    .executeTakeFirstOrThrow();
  return row.entries;
}
