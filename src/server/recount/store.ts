import { sql } from 'kysely';
import { areResultsHeldSql } from '../conditions/held-back.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { compatibility } from '../release.ts';

/** A recount kit as it is kept: `texts` are what stands before, between and behind the ballots. */
export interface KeptKit {
  electionId: string;
  edition: number;
  madeAt: Date;
  positionIds: string[];
  texts: string[];
  /** Of the whole file, in hexadecimal. */
  sha256: string;
  bytes: number;
  /** The kit of the rounds alone; null where everybody may read the ballots. */
  roundsText: string | null;
}

/** An edition as the chain of the record has it; `bytes` is what the kept kit says. */
export interface Edition {
  edition: number;
  madeAt: Date;
  sha256: string;
  bytes: number;
  /** Its kit of rounds; null where there is none. */
  rounds: { sha256: string; bytes: number } | null;
}

/** What is told of a kit, from the chain of the record: the last edition, and those before it. */
export interface KitLabel extends Edition {
  earlier: Edition[];
  /** The whole hash of the result code; null for an election that was closed by an earlier release. */
  votesSha256: string | null;
}

const label = [
  'election_id as electionId',
  'edition',
  'made_at as madeAt',
  sql<string>`encode(sha256, 'hex')`.as('sha256'),
  sql<number>`bytes::float8`.as('bytes'),
] as const;

/** The last edition of a kit, or the one that is asked for; null where there is none. */
export async function findKit(
  db: Db,
  { electionId, edition }: { electionId: string; edition?: number | undefined },
): Promise<KeptKit | null> {
  let query = db
    .selectFrom('recount_kits')
    .select([...label, 'position_ids as positionIds', 'texts', 'rounds_text as roundsText'])
    .where('election_id', '=', electionId)
    .orderBy('edition', 'desc')
    .limit(1);
  if (edition !== undefined) query = query.where('edition', '=', edition);
  return (await query.executeTakeFirst()) ?? null;
}

/**
 * The kit of each election that has one. Hashes are read from the chain of the record and from nowhere
 * else: whoever could change a kept kit would change its label as well.
 */
export async function listKits(
  db: Db,
  electionIds: readonly string[],
): Promise<Map<string, KitLabel>> {
  const rows = await db
    .selectFrom('records as r')
    .innerJoin('record_chain as c', 'c.record_id', 'r.id')
    .innerJoin('elections as e', 'e.id', 'r.election_id')
    .select(['e.id as electionId', 'r.act', 'r.at'])
    .select(sql<string>`coalesce(encode(r.detail_hash, 'hex'), '')`.as('sha256'))
    .where('e.id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .where('r.act', 'in', ['election.kit', 'election.kit-rounds', 'election.result-code'])
    .orderBy('c.seq')
    .execute();
  const kept = await db
    .selectFrom('recount_kits')
    .select([...label, sql<number>`coalesce(octet_length(rounds_text), 0)`.as('roundsBytes')])
    .where('election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .execute();
  const labels = new Map<string, KitLabel>();
  for (const [electionId, entries] of Map.groupBy(rows, (row) => row.electionId)) {
    const editions: Edition[] = [];
    for (const { act, at, sha256 } of entries) {
      const last = editions.at(-1);
      const edition = editions.length + (act === 'election.kit' ? 1 : 0);
      const kit = kept.find((one) => one.electionId === electionId && one.edition === edition);
      if (act === 'election.kit') {
        const madeAt = kit?.madeAt ?? at;
        editions.push({ edition, madeAt, sha256, bytes: kit?.bytes ?? 0, rounds: null });
      } else if (act === 'election.kit-rounds' && last !== undefined) {
        last.rounds = { sha256, bytes: kit?.roundsBytes ?? 0 };
      }
    }
    const last = editions.at(-1);
    const code = entries.find(({ act }) => act === 'election.result-code');
    if (last === undefined) continue;
    labels.set(electionId, {
      ...last,
      earlier: editions.slice(0, -1),
      votesSha256: code?.sha256 ?? null,
    });
  }
  return labels;
}

/** The hashes of the editions that are kept, the first one first. */
export async function listHashes(db: Db, electionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('recount_kits')
    .select(sql<string>`encode(sha256, 'hex')`.as('sha256'))
    .where('election_id', '=', electionId)
    .orderBy('edition')
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

/** Names of elections with a kit whose hash the database did not compare when it was kept: the file is too large. */
export async function listKitsWithUncheckedHash(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('elections')
    .select('name')
    .where(
      'id',
      'in',
      db.selectFrom('recount_kits').select('election_id').where('is_hash_checked', '=', false),
    )
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** The 32 random bytes of an election that is counted, in hexadecimal; the database makes them once. */
export async function makeNonce(tx: Tx, electionId: string): Promise<string> {
  const { rows } = await sql<{ nonce: string }>`
    select encode(kit_nonce(${electionId}::uuid), 'hex') as nonce`.execute(tx);
  return rows[0]?.nonce ?? '';
}

/** Keeps an edition, and the entries with its hash and that of the votes in the record (migrations 0052 and 0081). */
export async function insertKit(tx: Tx, kit: KeptKit, votesSha256: string): Promise<void> {
  const { electionId, edition, madeAt, positionIds, texts, sha256, bytes, roundsText } = kit;
  await sql`select keep_kit(${electionId}::uuid, ${edition}::int, ${madeAt}::timestamptz,
    ${positionIds}::uuid[], ${texts}::text[], ${Buffer.from(sha256, 'hex')}::bytea,
    ${bytes}::bigint, ${Buffer.from(votesSha256, 'hex')}::bytea,
    ${roundsText}::text)`.execute(tx);
}

/** All closed elections, those that were closed first in front. */
export async function listClosed(db: Db): Promise<{ id: string; name: string; isHeld: boolean }[]> {
  return db
    .selectFrom('elections as e')
    .select(['e.id', 'e.name', sql<boolean>`${sql.raw(areResultsHeldSql)}`.as('isHeld')])
    .where('e.closed_at', 'is not', null)
    .orderBy('closed_at')
    .orderBy('id')
    .execute();
}

/**
 * Closed elections without a kit, or whose last kit is of before their draw, a ruling, their release or their
 * certification. What a former release certified has the kit that it has: this one no longer knows all of its law.
 */
export async function listWithoutKit(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('elections as e')
    .select('e.id')
    .where(
      sql<boolean>`not exists (select from recount_kits k where k.election_id = e.id and k.made_at >= greatest(
        (select d.drawn_at from draws d where d.election_id = e.id),
        (select max(greatest(s.ruled_at, s.overturned_at)) from sanctions s
          where s.election_id = e.id and s.kind in ('disqualified', 'void')), e.released_at, e.certified_at, k.made_at))`,
    )
    .where('e.closed_at', 'is not', null)
    .where('e.state', '=', 'published')
    .where('e.is_rehearsal', '=', false)
    .where(
      sql<boolean>`coalesce(e.certified_at >= (
        select min(r.noted_at) from releases r where r.compatibility >= ${compatibility}), true)`,
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** As many ballots are in memory. */
export const ballotsAtOnce = 10_000;

/** What a ballot says: its candidate, or its choices in order, joined by commas. */
const said = sql<string>`coalesce(nomination_id::text, array_to_string(choices, ','))`;

/** The ballots of a position in their order, which is random, page by page. */
export async function* readBallots(
  db: Db,
  positionId: string,
): AsyncGenerator<{ id: string; candidate: string }[]> {
  let last: string | null = null;
  for (;;) {
    let query = db
      .selectFrom('ballots')
      .select(['id', said.as('candidate')])
      .where('position_id', '=', positionId)
      .orderBy('id')
      .limit(ballotsAtOnce);
    if (last !== null) query = query.where('id', '>', last);
    const rows: { id: string; candidate: string }[] = await query.execute();
    if (rows.length > 0) yield rows;
    if (rows.length < ballotsAtOnce) return;
    last = rows.at(-1)?.id ?? null;
  }
}

/** The same of several positions that have few together, in one statement. */
export async function readFewBallots(
  db: Db,
  positionIds: readonly string[],
): Promise<Map<string, { id: string; candidate: string }[]>> {
  const rows = await db
    .selectFrom('ballots')
    .select(['position_id', 'id', said.as('candidate')])
    .where('position_id', '=', sql<string>`any(${positionIds}::uuid[])`)
    .orderBy('id')
    .execute();
  const found = Map.groupBy(rows, (row) => row.position_id);
  return new Map(
    positionIds.map((positionId) => [
      positionId,
      (found.get(positionId) ?? []).map(({ id, candidate }) => ({ id, candidate })),
    ]),
  );
}

export interface KitEntry {
  seq: number;
  before: string;
  id: string;
  at: string;
  actorId: string | null;
  act: string;
  objectId: string | null;
  electionId: string | null;
  detailSha256: string | null;
  sha256: string;
}

/** The entries of the record about an election, each with the hash of the entry before it. */
export async function listKitEntries(
  db: Db,
  { electionId, upTo }: { electionId: string; upTo: number },
): Promise<KitEntry[]> {
  return db
    .selectFrom('record_chain as c')
    .innerJoin('records as r', 'r.id', 'c.record_id')
    .leftJoin('record_chain as b', (join) => join.on(sql`b.seq`, '=', sql`c.seq - 1`))
    .select([
      sql<number>`c.seq::integer`.as('seq'),
      sql<string>`coalesce(encode(b.hash, 'hex'), '')`.as('before'),
      'r.id',
      sql<string>`to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('at'),
      'r.actor_id as actorId',
      'r.act',
      'r.object_id as objectId',
      'r.election_id as electionId',
      sql<string | null>`encode(r.detail_hash, 'hex')`.as('detailSha256'),
      sql<string>`encode(c.hash, 'hex')`.as('sha256'),
    ])
    .where('r.election_id', '=', electionId)
    .where(sql<boolean>`c.seq <= ${upTo}`)
    .orderBy('c.seq')
    .execute();
}

/** The nominations of an election whose candidates stepped down, as the record says. */
export async function listStepDowns(db: Db, electionId: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('records')
    .select('object_id as id')
    .where('election_id', '=', electionId)
    .where('act', '=', 'nomination.step-down')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether the chain of the record holds the hash of this kit. */
export async function isInChain(
  db: Db,
  { electionId, sha256 }: Pick<KeptKit, 'electionId' | 'sha256'>,
): Promise<boolean> {
  const rows = await db
    .selectFrom('records as r')
    .innerJoin('record_chain as c', 'c.record_id', 'r.id')
    .select(sql<number>`1`.as('one'))
    .where('r.election_id', '=', electionId)
    .where('r.act', '=', 'election.kit')
    .where(sql<boolean>`r.detail_hash = decode(${sha256}, 'hex')`)
    .limit(1)
    .execute();
  return rows.length > 0;
}
