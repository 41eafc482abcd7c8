import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { contactCodes } from '#core/contact/contact-request.ts';
import type { Hearing } from '#core/elections/who-hears.ts';
import { mayHear, whoReads } from '#core/elections/who-hears.ts';
import type { Actor } from '#core/actor.ts';
import { voterBarrierSql } from '../conditions/electorate-sql.ts';
import { listHearings } from '../complaints/hearings.ts';
import { findNamed, listAccused, listOfficerNames } from '../complaints/public.ts';
import { listStanding } from '../elections/release-store.ts';
import type { Db } from '../platform/db/client.ts';

const inProgress = contactCodes['in-progress'];

/** What a message is about, as it is kept. */
export interface About {
  electionId: string;
  senderId: string | null;
  /** Candidacies of the election, and accounts of officers. */
  ids: readonly string[];
  /** Officers whom somebody named by their office. */
  offices: readonly string[];
}

/** The accounts that a message is about, and who sent it. */
const accusedBy = (on: {
  election: RawBuilder<unknown>;
  sender: RawBuilder<unknown>;
  ids: RawBuilder<unknown>;
  offices: RawBuilder<unknown>;
}) => sql<string[]>`array(
  select ${on.sender} where ${on.sender} is not null
  union select n.nominee_id from nominations n where n.nominee_id is not null and n.id = any(${on.ids})
  union select r.account_id from returning_officers r
    where r.account_id is not null and r.election_id = ${on.election}
      and 'returning-officer' = any(${on.offices})
  union select o.id from accounts o where o.id = any(${on.ids}) or o.role = any(${on.offices}))::text[]`;

const accusedOfRow = accusedBy({
  election: sql`c.election_id`,
  sender: sql`c.sender_id`,
  ids: sql`c.about_ids`,
  offices: sql`c.about_offices`,
});

/** The messages about elections, of all or of one, each with who reads it. */
async function listWithReaders(
  db: Db,
  which: { id?: string; electionId?: string },
): Promise<{ id: string; isReadBy: (reader: string) => boolean }[]> {
  let query = db
    .selectFrom('contacts as c')
    .select(['c.id', 'c.election_id as electionId', 'c.complaint_number as complaint'])
    .select(accusedOfRow.as('accused'))
    .where('c.election_id', 'is not', null)
    .$narrowType<{ electionId: string }>();
  if (which.id !== undefined) query = query.where('c.id', '=', which.id);
  if (which.electionId !== undefined) query = query.where('c.election_id', '=', which.electionId);
  const rows = await query.execute();
  const hearings = await listHearingsOf(db, rows);
  return rows.map(({ id, complaint }, at) => {
    const hearing = hearings[at];
    return {
      id,
      isReadBy: (reader) =>
        hearing !== undefined &&
        // Who read a complaint of 0.3.0 reads it since.
        (complaint === null ? whoReads(hearing).includes(reader) : mayHear(hearing, reader)),
    };
  });
}

/** The messages about elections that somebody does not read, of all or of one. */
export async function listHidden(
  db: Db,
  { id: reader }: Pick<Actor, 'id'>,
  which: { id?: string; electionId?: string } = {},
): Promise<string[]> {
  const all = await listWithReaders(db, which);
  return all.filter(({ isReadBy }) => !isReadBy(reader)).map(({ id }) => id);
}

/** Who could read messages about elections: they concern whom they are about, and all who stand in the election. */
async function listHearingsOf(
  db: Db,
  rows: readonly { electionId: string; accused: readonly string[] }[],
): Promise<Hearing[]> {
  const standing = await listStanding(db, [...new Set(rows.map(({ electionId }) => electionId))]);
  return listHearings(
    db,
    rows.map(({ electionId, accused }) => ({
      ...{ electionId, accused },
      concerned: [...accused, ...(standing.get(electionId) ?? [])],
    })),
  );
}

/** Who could read a message that is not sent yet. */
export async function readHearing(
  db: Db,
  { electionId, senderId, ids, offices }: About,
): Promise<Hearing | undefined> {
  const { accused } = await db
    .selectNoFrom(
      accusedBy({
        election: sql`${electionId}::uuid`,
        sender: sql`${senderId}::uuid`,
        ids: sql`${ids}::uuid[]`,
        offices: sql`${offices}::text[]`,
      }).as('accused'),
    )
    .executeTakeFirstOrThrow();
  const [hearing] = await listHearingsOf(db, [{ electionId, accused }]);
  return hearing;
}

/** Whom somebody can name in a message about an election: its candidates, and who acts in it. */
export async function listNameable(db: Db, electionId: string) {
  const candidates = await listAccused(db, electionId);
  const officers = await listOfficerNames(db);
  const { id, name } = (await findNamed(db, electionId)) ?? { id: null, name: null };
  return {
    candidates: candidates.map(({ _id, name: of, position }) => ({ _id, name: of, position })),
    officers: [
      ...officers.map(({ _id, name: of }) => ({ _id, name: of })),
      ...(id === null || name === null ? [] : [{ _id: id, name }]),
    ],
  };
}

const hasAnswer = sql<boolean>`exists (select from contact_entries w where w.contact_id = c.id)`;

/** So many messages of one account about an election hold its certificate. */
const mostHolding = 3;

const mayVoteOrStand = sql<boolean>`(${sql.raw(voterBarrierSql)} is null
  or exists (select from participations v join positions p on p.id = v.position_id
    where p.election_id = e.id and v.voter_id = a.id)
  or exists (select from nominations n
    where n.election_id = e.id and n.nominee_id = a.id and n.status = 'accepted'))`;

/** How many messages without an answer hold the certificate: of accounts that may vote or stand, three of each. */
export async function countHolding(db: Db, electionId: string): Promise<number> {
  const sent = db
    .selectFrom('contacts as c')
    .innerJoin('accounts as a', 'a.id', 'c.sender_id')
    .innerJoin('elections as e', 'e.id', 'c.election_id')
    .select(({ and, eb, not }) =>
      and([eb('c.resolved', '=', inProgress), not(hasAnswer)]).as('waits'),
    )
    .select(
      sql<number>`row_number() over (partition by a.id order by c.created_at, c.id)`.as('nth'),
    )
    .where('e.id', '=', electionId)
    .where(mayVoteOrStand);
  const { count } = await db
    .selectFrom(sent.as('sent'))
    .select(sql<number>`count(*)::int`.as('count'))
    .where('waits', '=', true)
    .where('nth', '<=', mostHolding)
    .executeTakeFirstOrThrow();
  return count;
}

/** The messages about an election that are settled or answered. */
export async function listSettled(db: Db, electionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contacts as c')
    .select('c.id')
    .where('c.election_id', '=', electionId)
    .where(({ or, eb }) => or([eb('c.resolved', '<>', inProgress), hasAnswer]))
    .execute();
  return rows.map(({ id }) => id);
}

/** What a link of 0.3.0 shows of a complaint that is a message since; null without such a link. */
export async function findFormerMessage(db: Db, hash: Buffer) {
  const row = await db
    .selectFrom('contact_links as l')
    .innerJoin('contacts as c', 'c.id', 'l.contact_id')
    .innerJoin('elections as e', 'e.id', 'c.election_id')
    .select(['e.id as electionId', 'e.name as election', 'c.complaint_number as number'])
    .select(['c.message as text', 'c.created_at as madeAt', 'c.due_at as dueAt'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('contact_entries as w')
          .select(['w.body as text', sql<string>`w.created_at`.as('at')])
          .whereRef('w.contact_id', '=', 'c.id')
          .where(sql<boolean>`l.is_senders`)
          .orderBy('w.created_at'),
      ).as('answers'),
    )
    .where('l.token_hash', '=', hash)
    .executeTakeFirst();
  if (row === undefined || row.number === null) return null;
  const { number, madeAt, dueAt, answers, ...rest } = row;
  return {
    ...{ ...rest, number, madeAt: madeAt.toISOString() },
    dueAt: answers.length === 0 ? (dueAt?.toISOString() ?? null) : null,
    answers: answers.map(({ text, at }) => ({ text, at: new Date(at).toISOString() })),
  };
}

/** The unanswered messages about these elections in their order, each with who reads it. */
export async function listUnanswered(
  db: Db,
  electionIds: readonly string[],
): Promise<{ id: string; electionId: string; isReadBy: (reader: string) => boolean }[]> {
  if (electionIds.length === 0) return [];
  const [only, ...more] = electionIds;
  const which = only === undefined || more.length > 0 ? {} : { electionId: only };
  const all = await listWithReaders(db, which);
  const readers = new Map(all.map(({ id, isReadBy }) => [id, isReadBy]));
  const rows = await db
    .selectFrom('contacts as c')
    .select(['c.id', 'c.election_id as electionId'])
    .where('c.election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .where('c.resolved', '=', inProgress)
    .where(({ not }) => not(hasAnswer))
    .orderBy('c.created_at')
    .orderBy('c.id')
    .$narrowType<{ electionId: string }>()
    .execute();
  return rows.map((row) => ({ ...row, isReadBy: readers.get(row.id) ?? (() => false) }));
}
