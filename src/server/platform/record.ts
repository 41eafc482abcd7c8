import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { RecordedAct } from '#core/council/recorded-acts.ts';
import type { Tx } from './db/client.ts';

interface Line {
  actorId: string | null;
  act: RecordedAct;
  objectId: string;
  /** The election that it is about; an act on an election itself needs to say nothing. */
  electionId?: string;
  /** For people: a name, a title, a reason. It is kept beside the record and can be erased. */
  detail?: string;
}

/** Adds a line to the record. When the transaction commits it gets its place in the chain. */
export const record = (tx: Tx, line: Line): Promise<void> => recordAll(tx, [line]);

/** Values of one statement: the database takes 65,535. */
const atOnce = 1_000;

/** The same of many lines, two statements for a thousand of them. */
export async function recordAll(tx: Tx, lines: readonly Line[]): Promise<void> {
  for (let from = 0; from < lines.length; from += atOnce) {
    const part = lines.slice(from, from + atOnce).map(({ detail = '', ...line }) => ({
      ...{ ...line, detail, id: randomUUID(), salt: randomBytes(16) },
    }));
    await tx
      .insertInto('records')
      .values(
        part.map(({ id, act, actorId, objectId, salt, detail, electionId }) => ({
          id,
          actor_id: actorId,
          act,
          object_id: objectId,
          election_id: electionId ?? (act.startsWith('election.') ? objectId : null),
          detail_hash: detail === '' ? null : hashDetail(salt, detail),
        })),
      )
      .execute();
    const details = part.flatMap(({ id, salt, detail }) =>
      detail === '' ? [] : [{ record_id: id, salt, detail }],
    );
    if (details.length > 0) await tx.insertInto('record_details').values(details).execute();
  }
}

/** An entry that a function of the database's owner writes together with the act (migration 0051). */
export interface Entry {
  id: string;
  actorId: string | null;
  detailHash: Buffer | null;
}

/**
 * Has an act done by a function of the database that writes its entry as well, and keeps the words of
 * that entry. `write` answers false where nothing was done.
 */
export async function recordWith(
  tx: Tx,
  { actorId, detail = '' }: Pick<Line, 'actorId' | 'detail'>,
  write: (entry: Entry) => Promise<boolean>,
): Promise<boolean> {
  const [id, salt] = [randomUUID(), randomBytes(16)];
  const detailHash = detail === '' ? null : hashDetail(salt, detail);
  if (!(await write({ id, actorId, detailHash }))) return false;
  if (detail === '') return true;
  await tx.insertInto('record_details').values({ record_id: id, salt, detail }).execute();
  return true;
}

/** What the chain holds of the words of an entry. */
export function hashDetail(salt: Buffer, detail: string): Buffer {
  return createHash('sha256').update(salt).update(detail, 'utf8').digest();
}

/** Erases what was said in words of the acts on an account, its candidacies and its seats; that they were stays. */
export async function eraseDetails(tx: Tx, accountId: string): Promise<void> {
  const acts = tx
    .selectFrom('records')
    .select('id')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('object_id', '=', accountId),
        eb(
          'object_id',
          'in',
          selectFrom('nominations').select('id').where('nominee_id', '=', accountId),
        ),
        eb(
          'object_id',
          'in',
          selectFrom('members').select('id').where('account_id', '=', accountId),
        ),
      ]),
    );
  await tx.deleteFrom('record_details').where('record_id', 'in', acts).execute();
}
