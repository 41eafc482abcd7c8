// What the role that serves has done by functions of the database's owner: migrations 0051, 0052, 0074, 0090 and 0094 say
// what each looks at before it does it.
import { sql } from 'kysely';
import type { RuledKind } from '#core/elections/sanction.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Entry } from '../platform/record.ts';

/** Ballots by position and by what they say: the nominations, joined by commas; '' for an abstention. */
export type ListsOfPositions = ReadonlyMap<string, { lists: ReadonlyMap<string, number> }>;

/**
 * Writes a row for each ballot, each position by itself and in the order of random ids, and the counts
 * of the candidates, in the place of what was sealed. False where it was done before, or where voting
 * goes on; it throws where there are not as many ballots as participations.
 */
export async function writeOpened(
  tx: Tx,
  electionId: string,
  opened: ListsOfPositions,
): Promise<boolean> {
  const all = [...opened].flatMap(([position, count]) =>
    [...count.lists].map(([choices, ballots]) => ({ position, choices, ballots })),
  );
  return ask(
    tx,
    sql<boolean>`open_lists(${electionId}::uuid, ${all.map((one) => one.position)}::uuid[],
      ${all.map((one) => one.choices)}::text[], ${all.map((one) => one.ballots)}::int[])`,
  );
}

/**
 * Writes the ballots of an ended election anew that were rows from the beginning, in random order and by
 * one transaction: neither their place nor their transaction tells beside whom they were cast. False
 * where voting goes on.
 */
export async function rewriteBallots(tx: Tx, electionId: string): Promise<boolean> {
  return ask(tx, sql<boolean>`rewrite_ballots(${electionId}::uuid)`);
}

/** Notes that all that is due at an election's end is done. */
export async function markClosed(tx: Tx, electionId: string): Promise<boolean> {
  return ask(tx, sql<boolean>`mark_closed(${electionId}::uuid)`);
}

/** Shows the results that waited for it; false where they are shown, or where their date has not come. */
export async function writeReleased(tx: Tx, electionId: string, entry: Entry): Promise<boolean> {
  return ask(tx, sql<boolean>`release_results(${electionId}::uuid, ${argumentsOf(entry)})`);
}

/** Destroys the votes of an election unopened, and who voted; it is cancelled for ever. */
export async function writeCancelled(tx: Tx, electionId: string, entry: Entry): Promise<boolean> {
  await ask(tx, sql`cancel_election(${electionId}::uuid, ${argumentsOf(entry)})`);
  return true;
}

/** Deletes an election with all that hangs on it. */
export async function writeDeleted(
  tx: Tx,
  electionId: string,
  act: 'election.delete' | 'election.wipe',
  entry: Entry,
): Promise<boolean> {
  await ask(tx, sql`delete_election(${electionId}::uuid, ${act}, ${argumentsOf(entry)})`);
  return true;
}

/** What was drawn in an election. */
export interface Drawn {
  electionId: string;
  seed: string;
  witnesses: string;
  officers: number;
}

export async function writeDraw(tx: Tx, drawn: Drawn, entry: Entry): Promise<boolean> {
  const { electionId, seed, witnesses, officers } = drawn;
  await ask(
    tx,
    sql`hold_draw(${electionId}::uuid, ${seed}, ${witnesses}, ${officers}::int, ${argumentsOf(entry)})`,
  );
  return true;
}

/**
 * Certifies an election. Who has left until now has left: an account that is deleted later changes
 * nothing any more.
 */
export async function writeCertified(tx: Tx, electionId: string, entry: Entry): Promise<boolean> {
  await ask(tx, sql`certify_election(${electionId}::uuid, ${argumentsOf(entry)})`);
  return true;
}

/** A ruling; the kind says which of the columns it has (migrations 0094 and 0195). */
export interface NewSanction {
  id: string;
  electionId: string;
  kind: RuledKind;
  /** Whom it takes off or disqualifies. */
  nominationId: string | null;
  /** The position that is void. */
  positionId: string | null;
  reason: string;
  /** What the candidate answered; null where nobody asked them. */
  answered: string | null;
}

/** Writes a sanction; false where the same one stands. It throws once the election is certified. */
export async function writeSanction(tx: Tx, one: NewSanction, entry: Entry): Promise<boolean> {
  const { id, electionId, kind, nominationId, positionId, reason, answered } = one;
  return ask(
    tx,
    sql<boolean>`rule_sanction(${id}::uuid, ${electionId}::uuid, null::uuid, ${kind},
      ${nominationId}::uuid, ${positionId}::uuid, ${reason}, ${answered},
      ${argumentsOf(entry)})`,
  );
}

/** Overturns a sanction; false where it was before. It throws once the election is certified. */
export async function writeOverturned(
  tx: Tx,
  { id, reason }: { id: string; reason: string },
  entry: Entry,
): Promise<boolean> {
  return ask(tx, sql<boolean>`overturn_sanction(${id}::uuid, ${reason}, ${argumentsOf(entry)})`);
}

/** Writes down that a candidate has left; false where they had before. */
export async function writeLeft(tx: Tx, nominationId: string, entry: Entry): Promise<boolean> {
  return ask(tx, sql<boolean>`step_down(${nominationId}::uuid, ${argumentsOf(entry)})`);
}

/** Gives the candidacy of somebody without an account to one; false where it was given before. */
export async function writeTaken(
  tx: Tx,
  { id, accountId }: { id: string; accountId: string },
  entry: Entry,
): Promise<boolean> {
  return ask(
    tx,
    sql<boolean>`take_candidacy(${id}::uuid, ${accountId}::uuid, ${argumentsOf(entry)})`,
  );
}

/** How an entry is handed to a function of the owner. */
const argumentsOf = ({ id, actorId, detailHash }: Entry) =>
  sql`${id}::uuid, ${actorId}::uuid, ${detailHash}::bytea`;

async function ask<T>(tx: Tx, act: ReturnType<typeof sql<T>>): Promise<T> {
  const { rows } = await sql<{ done: T }>`select ${act} as done`.execute(tx);
  return rows[0]?.done as T;
}
