import { sql } from 'kysely';
import { isSameLine, namesakesOf } from '#core/elections/told-apart.ts';
import { withLine } from '#core/elections/with-line.ts';
import { Refused } from '#core/refusal.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { listCandidates, lockElection } from './store.ts';
import { loadComparing } from './told-apart.ts';
import type { NamedRow } from './told-apart.ts';

/**
 * Refuses a line that somebody of the same name has already on a ballot of the election, which is locked until the
 * transaction ends: of two at once the later one is judged by the earlier.
 */
export async function refuseSameLine(
  tx: Tx,
  given: Omit<NamedRow, 'kind' | 'enrollmentNumber'>,
): Promise<void> {
  if (given.ownLine === '') return;
  await lockElection(tx, given.electionId, 'no key update');
  const rows = await listCandidates(tx, [given.electionId]);
  // Who stands already is the same person for another position as well.
  const { person } = rows.find(({ id }) => id === given.id) ?? given;
  const comparing = await loadComparing(tx);
  const one = comparing({ ...given, person, kind: 'person', enrollmentNumber: null });
  const others = rows.filter(({ kind, id }) => kind === 'person' && id !== given.id).map(comparing);
  if (namesakesOf(one, others).some((other) => isSameLine(one, other))) {
    throw new Refused('line-of-other');
  }
}

/** Writes the line under a name. */
export async function writeLine(tx: Tx, id: string, line: string): Promise<void> {
  await tx.updateTable('nominations').set({ apart: line }).where('id', '=', id).execute();
}

/**
 * Keeps the lines of an account that is about to be closed, where its number made them and somebody of the same name
 * stands: they stay as the name does.
 */
export async function keepLines(tx: Tx, accountId: string): Promise<void> {
  const { rows: elections } = await sql<{ id: string }>`
    select distinct election_id as id from nominations
    where nominee_id = ${accountId} and status = 'accepted' and apart = ''`.execute(tx);
  const ids = elections.map(({ id }) => id);
  if (ids.length === 0) return;
  for (const { id, nomineeId, ownLine, apart } of await listCandidates(tx, ids)) {
    const isMade = nomineeId === accountId && ownLine === '' && apart !== null && apart !== '';
    if (isMade) await writeLine(tx, id, apart);
  }
}

/** A candidate in a sentence, with what tells them apart from somebody of the same name. */
export async function nameInWords(
  tx: Tx,
  { id, electionId, name }: { id: string; electionId: string; name: string },
): Promise<string> {
  const stands = (await listCandidates(tx, [electionId])).find((one) => one.id === id);
  return withLine(name, stands?.apart ?? undefined);
}

/** Rulings of an election, each with its candidate in words. */
export async function rulingsInWords<
  Row extends { nominationId: string | null; candidate: string | null },
>(db: Db, electionId: string, rows: readonly Row[]): Promise<Row[]> {
  const lines = new Map(
    (await listCandidates(db, [electionId])).map(({ id, apart }) => [id, apart]),
  );
  return rows.map((row) => {
    const { candidate, nominationId } = row;
    const apart = lines.get(nominationId ?? '') ?? undefined;
    return candidate === null ? row : { ...row, candidate: withLine(candidate, apart) };
  });
}
