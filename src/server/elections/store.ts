import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { ElectionDocument } from '#contract/election-documents.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Schema } from '../platform/db/tables.ts';
import { ballotTexts } from './profile-columns.ts';
import { tellApart } from './told-apart.ts';
import { documentOf } from './documents.ts';
import { enrollmentNumberSql, pictureSql } from './candidate-names-store.ts';
import { listFailedCloses } from './failed-closes-store.ts';
import { listHolds } from './holds-store.ts';
import type { Hold } from './holds-store.ts';
import { listFollowers } from './followers-store.ts';
import type { FollowerRow } from './followers-store.ts';
import { listStandingRulings } from './rulings.ts';
import type { RulingRow } from './rulings.ts';
import { ruleColumns } from './positions-store.ts';
import type { RuleColumns } from './positions-store.ts';
import { countProvedByHand } from './proved-by-hand-store.ts';
import type { ProvedByHand } from './proved-by-hand-store.ts';
import type { CountedRow } from './counted-acts-store.ts';
import { listCounted } from './counted-acts-store.ts';
import { areResultsHeld, areResultsHeldSql } from '../conditions/held-back.ts';
import { listResultCodes } from './release-store.ts';
import { listRestores } from './restores-store.ts';
import type { RestoreRow } from './restores-store.ts';

export type ElectionRow = Omit<Selectable<Schema['elections']>, 'settings'> & {
  settings: ElectionDocument;
};
/** What every election has that is no draft. */
interface Dates {
  starts_at: Date;
  ends_at: Date;
  nominations_close_at: Date;
}
export type DatedElectionRow = ElectionRow & Dates;

/** An election that is no draft. The database refuses one without dates. */
export function withDates(row: ElectionRow): DatedElectionRow {
  const { starts_at, ends_at, nominations_close_at } = row;
  if (starts_at === null || ends_at === null || nominations_close_at === null) {
    throw new Error(`the election ${row.id} has no dates`);
  }
  return { ...row, starts_at, ends_at, nominations_close_at };
}

export type PositionRow = Pick<
  Selectable<Schema['positions']>,
  | 'id'
  | 'election_id'
  | 'title'
  | 'branches'
  | 'years'
  | 'groups'
  | 'all_groups'
  | 'eligible_at_close'
  | 'translations'
  | keyof RuleColumns
>;
/** What was changed of an election after it was published. */
export type ChangeRow = Pick<
  Selectable<Schema['election_changes']>,
  'election_id' | 'at' | 'what' | 'told' | 'reason' | 'officers'
>;

/** An accepted candidate with the count of their votes. */
export interface CandidateRow extends ListedCandidate {
  /** Null where they are sealed and this server cannot open them. */
  votes: number | null;
}
type ListedCandidate = Omit<Awaited<ReturnType<typeof listCandidates>>[number], 'votes'>;

/** An election with everything that is shown of it. */
export interface WholeElection {
  row: ElectionRow;
  positions: PositionRow[];
  candidates: CandidateRow[];
  changes: ChangeRow[];
  followers: FollowerRow[];
  /** The rulings that stand and change what comes out. */
  rulings?: RulingRow[];
  /** No server could count its votes, and everybody is told so. */
  isStuck?: boolean;
  /** Its close waits for a decision. */
  hold?: Hold | null;
  /** The restores that may have taken votes of it, the oldest first. */
  restores?: RestoreRow[];
  /** Of a closed election whose results are held back. */
  resultCode?: string | null;
  /** Of an open election of listed numbers, where officers proved some by hand. */
  provedByHand?: ProvedByHand | null;
  /** What officers did while it was open that changed who can vote. */
  counted?: readonly CountedRow[];
}

const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;
const clock = sql<Date>`clock_timestamp()`;

/** Some elections instead of all. */
export interface Which {
  id?: string;
  ids?: readonly string[];
  /** Those whose voting has ended by itself or by an officer. */
  isEnded?: true;
  isDraft?: boolean;
  /** Those that are counted and not certified; no rehearsal. */
  isUnsettled?: true;
  /** With the counts of results that are held back: for what the close writes, and for nobody to read. */
  withHeldCounts?: true;
}

export async function listElectionRows(db: Db, which?: Which): Promise<ElectionRow[]> {
  let query = db.selectFrom('elections').selectAll().orderBy('starts_at').orderBy('id');
  if (which?.id !== undefined) query = query.where('id', '=', which.id);
  if (which?.ids !== undefined) query = query.where('id', '=', anyOf(which.ids));
  if (which?.isEnded === true) {
    query = query.where('ends_at', '<=', clock).where('state', '=', 'published');
  }
  if (which?.isUnsettled === true) {
    query = query
      .where('closed_at', 'is not', null)
      .where('certified_at', 'is', null)
      .where('state', '=', 'published')
      .where('is_rehearsal', '=', false);
  }
  if (which?.isDraft !== undefined) {
    query = query.where('state', which.isDraft ? '=' : '<>', 'draft');
  }
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, settings: documentOf(row.settings) }));
}

/** Elections with all that is shown of them: nine statements, however many elections there are. */
export async function listWholeElections(db: Db, which?: Which): Promise<WholeElection[]> {
  const rows = await listElectionRows(db, which);
  const ids = rows.map((row) => row.id);
  const positions = Map.groupBy(await listPositions(db, ids), (row) => row.election_id);
  const candidates = Map.groupBy(await listCandidates(db, ids, which), (row) => row.electionId);
  const changes = Map.groupBy(await listChanges(db, ids), (row) => row.election_id);
  const followers = await listFollowers(db, ids);
  const rulings = Map.groupBy(await listStandingRulings(db, ids), (row) => row.electionId);
  // Its page says it from the moment on that admins are told: a server that starts counts it first.
  const told = (await listFailedCloses(db)).filter(({ isTold }) => isTold);
  const stuck = new Set(told.map(({ electionId }) => electionId));
  const holds = new Map((await listHolds(db)).map((hold) => [hold.electionId, hold]));
  const restores = Map.groupBy(await listRestores(db, ids), (row) => row.electionId);
  const heldBack = rows.filter((row) => row.closed_at !== null && areResultsHeld(row));
  const codes = await listResultCodes(
    db,
    heldBack.map(({ id }) => id),
  );
  const byHand = await countProvedByHand(db, rows);
  const counted = await listCounted(db, ids);
  return rows.map((row) => ({
    row,
    provedByHand: byHand.get(row.id) ?? null,
    counted: counted.get(row.id) ?? [],
    resultCode: codes.get(row.id) ?? null,
    isStuck: stuck.has(row.id),
    hold: holds.get(row.id) ?? null,
    restores: restores.get(row.id) ?? [],
    positions: positions.get(row.id) ?? [],
    candidates: candidates.get(row.id) ?? [],
    changes: changes.get(row.id) ?? [],
    rulings: ofBallot(rulings.get(row.id), candidates.get(row.id)),
    followers: followers.filter(({ id, ofId }) => id === row.id || ofId === row.id),
  }));
}

/** Who was taken off the ballot before the first vote stands on it no more, and needs no mark. */
const ofBallot = (rulings: readonly RulingRow[] = [], candidates: readonly CandidateRow[] = []) =>
  rulings.filter(
    ({ nominationId }) => nominationId === null || candidates.some(({ id }) => id === nominationId),
  );

async function listChanges(db: Db, electionIds: readonly string[]): Promise<ChangeRow[]> {
  return db
    .selectFrom('election_changes')
    .select(['election_id', 'at', 'what', 'told', 'reason', 'officers'])
    .where('election_id', '=', anyOf(electionIds))
    .orderBy('at', 'desc')
    .execute();
}

export async function listPositions(
  db: Db,
  electionIds: readonly string[],
): Promise<PositionRow[]> {
  return db
    .selectFrom('positions')
    .select(['id', 'election_id', 'title', 'branches', 'years', 'groups', 'all_groups'])
    .select(['eligible_at_close', 'translations'])
    .select(ruleColumns)
    .where('election_id', '=', anyOf(electionIds))
    .orderBy('ordinal')
    .execute();
}

/** True for an account that an officer deleted before the votes were counted. */
const isDeletedBefore = sql<boolean>`(a.closed_by_officer
  and a.closed_at < coalesce(e.opened_at, e.closed_at, 'infinity'))`;

/** The votes of results that are held back are null, unless who asks names them. */
export async function listCandidates(
  db: Db,
  electionIds: readonly string[],
  { withHeldCounts }: Which = {},
) {
  const areHeld = withHeldCounts === true ? 'false' : areResultsHeldSql;
  return tellApart(
    db,
    await db
      .selectFrom('nominations as n')
      .innerJoin('tallies as t', 't.nomination_id', 'n.id')
      .innerJoin('positions as p', 'p.id', 'n.position_id')
      .leftJoin('accounts as a', 'a.id', 'n.nominee_id')
      // Who was entered without an account has the id of what was entered.
      .leftJoin('entered_candidates as c', 'c.id', 'n.id')
      .leftJoin('voter_list_entries as l', 'l.id', 'c.list_entry_id')
      .leftJoin('entered_candidates as w', (join) =>
        join
          .onRef('w.position_id', '=', 'n.position_id')
          .onRef('w.account_id', '=', 'n.nominee_id'),
      )
      .innerJoin('elections as e', 'e.id', 'n.election_id')
      .select([
        'n.id',
        'n.kind',
        'n.election_id as electionId',
        'n.position_id as positionId',
        'p.title as position',
        'p.translations as positionWords',
        sql<number | null>`case when ${sql.raw(areHeld)} then null else t.votes end`.as('votes'),
        // Nobody, the answers of a question and who was entered by name have no account: their own id
        // stands for it.
        sql<string>`coalesce(n.nominee_id, n.id)`.as('nomineeId'),
        'n.name',
        'n.apart as ownLine',
        // One person for several positions is the same one.
        sql<string>`coalesce(n.nominee_id::text, c.list_entry_id::text, nullif(lower(c.email), ''),
          n.id::text)`.as('person'),
        'n.former_names as formerNames',
        pictureSql.as('uploadId'),
        // Null once the account was closed, and of who was entered until they proved an address.
        sql<string | null>`case when n.nominee_id is null then case when c.is_proved
          then coalesce(nullif(c.email, ''), nullif(l.email, '')) end
        when w.id is null or w.is_proved or a.email_confirmed_at is not null then a.email end`.as(
          'email',
        ),
        sql<boolean>`c.id is not null`.as('wasEnteredByName'),
        sql<boolean>`n.kind = 'person' and n.nominee_id is null`.as('isWithoutAccount'),
        enrollmentNumberSql.as('enrollmentNumber'),
        // They deleted the account, or stepped down.
        sql<boolean>`n.left_at is not null or (a.closed_at is not null
        and not ${isDeletedBefore})`.as('hasLeft'),
        sql<boolean>`n.left_at is null and coalesce(${isDeletedBefore}, false)`.as('isDeleted'),
        // Once the votes are counted, an account that is deleted changes nothing of what is decided.
        sql<boolean>`n.left_at is not null or (a.closed_at is not null
        and not a.closed_by_officer and e.opened_at is null and e.closed_at is null)`.as('hasGone'),
        sql<boolean>`n.manifesto <> ''`.as('hasManifesto'),
        'n.translations',
      ])
      .select(ballotTexts.map((one) => `n.${one}` as const))
      .where('n.election_id', '=', anyOf(electionIds))
      // Nobody is no choice where no person is one.
      .where(
        sql<boolean>`(n.kind <> 'nobody' or exists (select from nominations o
        join tallies s on s.nomination_id = o.id
        where o.position_id = n.position_id and o.kind = 'person'))`,
      )
      .orderBy('p.ordinal')
      .orderBy(sql`array_position(array['person', 'yes', 'no', 'nobody'], n.kind)`)
      .orderBy(sql`name_order(n.name) collate "C"`)
      .orderBy('n.id')
      .execute(),
  );
}

/** The election that somebody made by a call with this key; null for none. */
export async function findRequested(
  db: Db,
  { id }: { id: string },
  requestKey: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('elections')
    .select('id')
    .where('created_by', '=', id)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The elections whose pause ends by itself, and when. */
export async function listPausedUntil(db: Db): Promise<{ id: string; until: Date }[]> {
  return db
    .selectFrom('elections')
    .select(['id', 'paused_until as until'])
    .where('state', '=', 'paused')
    .where('paused_until', 'is not', null)
    .$narrowType<{ until: Date }>()
    .execute();
}

/**
 * Locks the turnouts of an election in order. `update` keeps ballots and decisions out; `share`
 * waits for those under way. Answers how many ballots are cast; null when the election is gone.
 */
export async function lockTurnouts(
  tx: Tx,
  electionId: string,
  strength: 'update' | 'share',
): Promise<number | null> {
  const mode = sql.raw(`for ${strength} of t`);
  const { rows } = await sql<{ ballots: number }>`
    select t.ballots from turnouts t join positions p on p.id = t.position_id
    where p.election_id = ${electionId} order by t.position_id ${mode}`.execute(tx);
  return rows.length === 0 ? null : rows.reduce((sum, row) => sum + row.ballots, 0);
}

/**
 * Holds an election's row: `update` to delete it, `no key update` for work that must not run twice
 * at once. Nominations may still be added under the latter. Null when the election is gone.
 */
export async function lockElection(
  tx: Tx,
  id: string,
  strength: 'update' | 'no key update',
): Promise<{ name: string; isClosed: boolean; isCertified: boolean } | null> {
  const { rows } = await sql<{ name: string; isClosed: boolean; isCertified: boolean }>`
    select name, closed_at is not null as "isClosed", certified_at is not null as "isCertified"
    from elections where id = ${id} for ${sql.raw(strength)}`.execute(tx);
  return rows[0] ?? null;
}

/** An election that is still to be closed. */
export type Unclosed = Pick<
  DatedElectionRow,
  | 'id'
  | 'name'
  | 'state'
  | 'ends_at'
  | 'key_check'
  | 'opened_at'
  | 'is_rehearsal'
  | 'paused_by_restore'
>;

/** Elections whose close is still to be done, when it is due. */
export async function listUnclosed(db: Db): Promise<Unclosed[]> {
  return db
    .selectFrom('elections')
    .select(['id', 'name', 'state', 'ends_at', 'key_check', 'opened_at', 'is_rehearsal'])
    .select('paused_by_restore')
    .where('closed_at', 'is', null)
    .where('state', '<>', 'draft')
    .$narrowType<{ ends_at: Date }>()
    .orderBy('ends_at')
    .execute();
}
