import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Role } from '#core/accounts/role.ts';
import { resolveRules } from '#core/elections/position-rules.ts';
import type { GivenRules } from '#core/elections/position-rules.ts';
import { titleKey } from '#core/elections/election-draft.ts';
import { addressOf } from '#core/pictures/picture-address.ts';
import { columnsOfRules } from '#server/elections/positions-store.ts';
import { writeEntries } from '#server/elections/entries-store.ts';
import { partsIn } from './number-formats.ts';
import type { Services } from '#server/services.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { Schema } from '#server/platform/db/tables.ts';
import { changeChannel, encodeChange } from '#server/platform/live.ts';
import type { Change } from '#server/platform/live.ts';
import { next } from './count.ts';
import type { Caller, TestApp } from './test-app.ts';

/** What the factories write to: a context, or the database of a server in another process. */
export type Books = Pick<Services, 'db' | 'transact' | 'sessions' | 'electionKeys'> & Announces;
/** Beside a server of its own, a test says by itself what changed and what is to be done. */
type Announces = Partial<Pick<Services, 'live' | 'jobs'>>;
type Writes = Pick<Books, 'transact'> & Announces;

/** Says what changed as a use case would, so that servers do not answer with what they remember. */
export async function announce({ live }: Announces, tx: Tx, change: Change): Promise<void> {
  if (live !== undefined) return live.announce(tx, change);
  await sql`select pg_notify(${changeChannel}, ${encodeChange(change)})`.execute(tx);
}

// Nobody knows the password: actors get their session directly, so tests need no hashing.
const noPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$ENZfNmYstqo7ZxlZzQPFnw$pYPPjOmB7bpA5nSpy2unvwtTS04b9Haq4bNY2eVlRFA';

export interface TestAccount {
  id: string;
  role: Role;
  name: string;
  email: string;
  enrollmentNumber: string | null;
}

/** An account in the database; students and council get a number. */
export async function createAccount(
  ctx: Writes,
  given: Partial<TestAccount> & { isVerified?: boolean; passwordHash?: string } = {},
): Promise<TestAccount> {
  const count = next();
  const role = given.role ?? 'student';
  const hasNumber = role === 'student' || role === 'council';
  const number = `0177CS23${String(count).padStart(4, '0')}`;
  const account = {
    id: given.id ?? randomUUID(),
    role,
    name: given.name ?? `Person ${count}`,
    email: given.email ?? `person${count}@campus.example`,
    enrollmentNumber:
      given.enrollmentNumber === undefined ? (hasNumber ? number : null) : given.enrollmentNumber,
  };
  await ctx.transact(async (tx) =>
    tx
      .insertInto('accounts')
      .values({
        id: account.id,
        role: account.role,
        name: account.name,
        email: account.email,
        enrollment_number: account.enrollmentNumber,
        ...(await partsIn(tx, account.enrollmentNumber)),
        password_hash: given.passwordHash ?? noPassword,
        is_verified: given.isVerified ?? true,
      })
      .execute(),
  );
  return account;
}

/** The address of an uploaded picture. There is a row of it and no file: nobody looks at it. */
export async function createUpload(ctx: Pick<Services, 'transact'>): Promise<string> {
  const id = randomBytes(32).toString('hex');
  await ctx.transact((tx) =>
    tx.insertInto('uploads').values({ id, bytes: 1_000, is_stored: true }).execute(),
  );
  return addressOf(id);
}

/** An account with a session: a caller that is signed in. */
export interface Actor extends Caller, TestAccount {
  cookie: string;
}

export async function createActor(
  test: Pick<TestApp, 'ctx' | 'as'>,
  given: Parameters<typeof createAccount>[1] = {},
): Promise<Actor> {
  const account = await createAccount(test.ctx, given);
  const token = await test.ctx.transact((tx) => test.ctx.sessions.start(tx, account.id));
  const cookie = `hustings=${token}`;
  return { ...account, cookie, ...test.as(cookie) };
}

export interface TestElection {
  id: string;
  name: string;
  positions: { id: string; title: string; candidates: { id: string; nominee: TestAccount }[] }[];
}

/** An election with accepted candidates; open from an hour ago to an hour ahead unless told. */
export async function createElection(
  ctx: Writes & Pick<Services, 'electionKeys'>,
  given: {
    name?: string;
    positions?: Record<string, number>;
    startsInMinutes?: number;
    endsInMinutes?: number;
    standings?: 'live' | 'in-batches' | 'after-close';
    /** False for one whose ballots are rows, as a former release wrote them. */
    isSealed?: boolean;
    nominees?: readonly TestAccount[];
    /** How all of its positions are won. */
    rules?: GivenRules;
  } = {},
): Promise<TestElection> {
  const id = randomUUID();
  const name = given.name ?? `Election ${next()}`;
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const endsAt = at(given.endsInMinutes ?? 60);
  const startsAt = at(given.startsInMinutes ?? -60);
  const positions: TestElection['positions'] = [];
  for (const [title, count] of Object.entries(given.positions ?? { President: 2 })) {
    const candidates = [];
    for (let index = 0; index < count; index += 1) {
      const nominee = given.nominees?.[index] ?? (await createAccount(ctx));
      candidates.push({ id: randomUUID(), nominee });
    }
    positions.push({ id: randomUUID(), title, candidates });
  }
  await ctx.transact(async (tx) => {
    await tx
      .insertInto('elections')
      .values({
        id,
        name,
        description: `About ${name}`,
        starts_at: startsAt,
        ends_at: endsAt,
        nominations_close_at: startsAt > new Date() ? startsAt : endsAt,
        standings: given.standings ?? 'live',
        electorate: 'everyone',
        key_check: given.isSealed === false ? null : await ctx.electionKeys.create(id),
      })
      .execute();
    for (const [ordinal, position] of positions.entries()) {
      const { title } = position;
      await tx
        .insertInto('positions')
        .values({
          id: position.id,
          election_id: id,
          title,
          title_key: titleKey(title),
          ordinal,
          // A database of a former release has other columns: there all are usual.
          ...(given.rules !== undefined && columnsOfRules(resolveRules(given.rules), null)),
        })
        .execute();
      await tx.insertInto('turnouts').values({ position_id: position.id }).execute();
      for (const candidate of position.candidates) {
        await tx
          .insertInto('nominations')
          .values({
            id: candidate.id,
            election_id: id,
            position_id: position.id,
            nominee_id: candidate.nominee.id,
            name: candidate.nominee.name,
            status: 'accepted',
          })
          .execute();
        await tx.insertInto('tallies').values({ nomination_id: candidate.id }).execute();
      }
    }
    if (given.rules !== undefined) await writeEntries(tx, id);
    await announce(ctx, tx, { kind: 'elections' });
  });
  return { id, name, positions };
}

/**
 * Votes without voters, as one sealed batch a position: by position and candidate, so many. How a vote
 * is cast is what other tests are about.
 */
export async function sealVotes(
  ctx: Books,
  { id, positions }: TestElection,
  votes: readonly (readonly number[])[],
): Promise<void> {
  await ctx.transact(async (tx) => {
    const { key_check: keyCheck, ...setting } = await tx
      .selectFrom('elections')
      .select(['key_check', 'standings'])
      .select(sql<number>`coalesce((settings -> 'standingsBatch')::int, 20)`.as('standings_batch'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const key = keyCheck === null ? null : await ctx.electionKeys.find({ id, keyCheck });
    if (key === null) throw new Error('there is no key to seal votes with');
    for (const [index, counts] of votes.entries()) {
      const position = positions[index];
      if (position === undefined) throw new Error(`there is no position ${index}`);
      const choices = counts.flatMap((count, candidate) =>
        Array.from({ length: count }, () => position.candidates[candidate]?.id ?? ''),
      );
      const place = { positionId: position.id, number: 1, ballots: choices.length };
      const { ballots, number, positionId: position_id } = place;
      const sealed = key.seal(place, choices, setting);
      await tx
        .insertInto('sealed_batches')
        .values({ position_id, number, ballots, sealed })
        .execute();
      await tx
        .updateTable('turnouts')
        .set({ ballots, batches: 1 })
        .where('position_id', '=', position_id)
        .execute();
    }
    await announce(ctx, tx, { kind: 'standings', electionId: id });
  });
}

/** Those who cast them: a close counts nothing where ballots and voters differ. */
export async function takeVoters(
  ctx: Writes,
  { positions }: Pick<TestElection, 'positions'>,
  voters: readonly number[],
): Promise<void> {
  const rows = positions.flatMap(({ id: position_id }, index) =>
    Array.from({ length: voters[index] ?? 0 }, () => ({
      position_id,
      voter_id: randomUUID(),
      receipt: randomUUID(),
    })),
  );
  await ctx.transact((tx) => tx.insertInto('participations').values(rows).execute());
}

/** Moves the end of an election to a second ago. */
export async function closeElectionNow(ctx: Writes, electionId: string): Promise<void> {
  const ended = new Date(Date.now() - 1000);
  await ctx.transact(async (tx) => {
    await tx
      .updateTable('elections')
      .set({ ends_at: ended, starts_at: new Date(ended.getTime() - 3_600_000) })
      .where('id', '=', electionId)
      .execute();
    await announce(ctx, tx, { kind: 'elections' });
    // Nobody reads a result before the close has counted it.
    if (ctx.live === undefined) await ctx.jobs?.enqueue(tx, 'close-election', { electionId });
  });
}

/** An event, unless told one that is over; gives its id. */
export async function createEvent(
  ctx: Writes,
  given: Partial<Omit<Insertable<Schema['events']>, 'id'>> = {},
): Promise<string> {
  const id = randomUUID();
  const [title, description, type] = [`Event ${next()}`, 'Come and see.', 'social'] as const;
  const row = { id, title, description, type, held_at: '2026-01-10T10:00:00Z' };
  await ctx.transact(async (tx) => {
    await tx
      .insertInto('events')
      .values({ ...row, ...given })
      .execute();
    await announce(ctx, tx, { kind: 'events' });
  });
  return id;
}

/** Somebody proposed for a post, unless told a student as President; gives the membership's id. */
export async function createMember(
  ctx: Writes,
  given: Partial<Omit<Insertable<Schema['members']>, 'id'>> = {},
): Promise<string> {
  const id = randomUUID();
  const account_id = given.account_id ?? (await createAccount(ctx)).id;
  const row = { id, position: 'President', ...given, account_id };
  await ctx.transact(async (tx) => {
    await tx.insertInto('members').values(row).execute();
    await announce(ctx, tx, { kind: 'members' });
  });
  return id;
}

/** A message to the council, in progress unless told; gives its id. */
export async function createContact(
  ctx: Writes,
  given: Partial<Omit<Insertable<Schema['contacts']>, 'id'>> = {},
): Promise<string> {
  const id = randomUUID();
  const [name, email, message] = ['Zoya Rahman', 'zoya@campus.example', `Message ${next()}`];
  const row = { id, name, email, message, category: 'query' as const, ...given };
  await ctx.transact((tx) => tx.insertInto('contacts').values(row).execute());
  return id;
}
