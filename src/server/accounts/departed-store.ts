import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { Refused } from '#core/refusal.ts';
import type { ElectionKey } from '../voting/sealed/election-key.ts';
import type { KeyStore } from '../voting/sealed/key-folder.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** By what an account is one person's: none of it stays in the clear when the account is closed. */
interface Named {
  email: string | null;
  enrollmentNumber: string | null;
}

/** An election that goes on, in which somebody voted or could have voted. */
export interface VotedElection {
  id: string;
  ends_at: Date;
  key_check: Buffer | null;
}

type Keys = Pick<KeyStore, 'find'>;

/**
 * Keeps an address and a number from being registered anew while an election goes on in which their
 * owner voted: it would be a second vote. Where votes are hidden, those of others wait as well. They are hashed under its key, which is deleted at its close:
 * from then on nobody can try numbers against the hashes. Refuses without the key.
 */
export async function lockNames(
  tx: Tx,
  keys: Keys,
  named: Named,
  election: VotedElection,
  accountId: string | null = null,
): Promise<void> {
  const hashName = await hasherOf(keys, election);
  const { id, ends_at: until, key_check: keyCheck } = election;
  const values = namesOf(named).map((name) => ({
    key: hashName(name),
    until,
    election_id: keyCheck === null ? null : id,
    account_id: accountId,
  }));
  await tx
    .insertInto('departed_voters')
    .values(values)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ until }))
    .execute();
}

/** As long as their election goes on, whatever becomes of its end; else until the end known then. */
const isHeld = sql<boolean>`case when e.id is null then d.until > clock_timestamp()
  else e.opened_at is null and (e.ends_at > clock_timestamp() or e.state = 'paused') end`;

/** Which of the two is held; null when neither is. Refuses without a key that would tell. */
export async function findReserved(
  db: Db,
  keys: Keys,
  named: Named,
): Promise<'email' | 'enrollment' | null> {
  const elections = await listElectionsWithDeparted(db);
  const hashers = await Promise.all(elections.map((election) => hasherOf(keys, election)));
  const names = namesOf(named);
  const hashes = hashers.flatMap((hashName) =>
    names.map((name) => ({ name, key: hashName(name) })),
  );
  if (hashes.length === 0) return null;
  const rows = await db
    .selectFrom('departed_voters as d')
    .leftJoin('elections as e', 'e.id', 'd.election_id')
    .select('d.key')
    .where(
      'd.key',
      'in',
      hashes.map(({ key }) => key),
    )
    .where(isHeld)
    .execute();
  const held = hashes.filter(({ key }) => rows.some((row) => row.key.equals(key)));
  if (held.length === 0) return null;
  return held.some(({ name }) => name.startsWith('email:')) ? 'email' : 'enrollment';
}

/**
 * Gives a held number free, because its owner has proved that it is theirs; answers the closed accounts
 * that had it. Refuses without a key that would tell.
 */
export async function releaseHeldNumber(tx: Tx, keys: Keys, number: string): Promise<string[]> {
  const elections = await listElectionsWithDeparted(tx);
  const hashers = await Promise.all(elections.map((election) => hasherOf(keys, election)));
  if (hashers.length === 0) return [];
  const [name = ''] = namesOf({ email: null, enrollmentNumber: number });
  const rows = await tx
    .deleteFrom('departed_voters')
    .where(
      'key',
      'in',
      hashers.map((hashName) => hashName(name)),
    )
    .returning('account_id as id')
    .execute();
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

const namesOf = ({ email, enrollmentNumber }: Named) => [
  ...(email === null ? [] : [`email:${email.toLowerCase()}`]),
  ...(enrollmentNumber === null ? [] : [`number:${enrollmentNumber}`]),
];

/** An election without a key is one whose ballots are rows: the plain hash of its release. */
async function hasherOf(
  keys: Keys,
  { id, key_check: keyCheck }: Pick<VotedElection, 'id' | 'key_check'>,
): Promise<ElectionKey['hashName']> {
  if (keyCheck === null) return (name) => hash('sha256', name, 'buffer');
  const key = await keys.find({ id, keyCheck });
  if (key === null) throw new Refused('account-key-missing', { retryAfter: 5 });
  return key.hashName;
}

/** The elections under whose keys names are held, and one without a key where any is held plainly. */
async function listElectionsWithDeparted(
  db: Db,
): Promise<Pick<VotedElection, 'id' | 'key_check'>[]> {
  const rows = await db
    .selectFrom('departed_voters as d')
    .leftJoin('elections as e', 'e.id', 'd.election_id')
    .select(['e.id', 'e.key_check'])
    .distinct()
    .where(isHeld)
    .execute();
  return rows.map(({ id, key_check }) => ({ id: id ?? '', key_check }));
}
