import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../../platform/db/client.ts';
import { replaceFile } from '../../platform/write-file.ts';

/**
 * Writes every ballot of a closed election to a file outside the database, so that anybody can count
 * them again: `<folder>/<election id>.json`. It is on the disk when this answers. It is made from the
 * ballots as they are kept, so it is the same however often it is written. One of before a restore may
 * hold more ballots: it is kept beside the new one.
 */
export async function writeRecountFile(
  db: Db,
  folder: string,
  election: { id: string; name: string },
): Promise<void> {
  const positions = await db
    .selectFrom('positions')
    .select(['id', 'title'])
    .where('election_id', '=', election.id)
    .orderBy('ordinal')
    .execute();
  // It was deleted meanwhile.
  if (positions.length === 0) return;
  const recount = { electionId: election.id, election: election.name, positions: [] as unknown[] };
  for (const { id, title } of positions) {
    const candidates = await db
      .selectFrom('nominations as n')
      .innerJoin('tallies as t', 't.nomination_id', 'n.id')
      .select(['n.id', 'n.name', 't.votes'])
      .where('n.position_id', '=', id)
      .orderBy('n.id')
      .execute();
    const ballots = await db
      .selectFrom('ballots')
      .select(['id', 'nomination_id as candidate'])
      .where('position_id', '=', id)
      .orderBy('id')
      .execute();
    recount.positions.push({ positionId: id, position: title, candidates, ballots });
  }
  const content = `${JSON.stringify(recount, null, 1)}\n`;
  await fs.mkdir(folder, { recursive: true });
  const target = recountFileOf(folder, election.id);
  await keepEarlier(target, content);
  await replaceFile(target, content);
}

export const recountFileOf = (folder: string, electionId: string): string =>
  path.join(folder, `${electionId}.json`);

async function keepEarlier(target: string, content: string): Promise<void> {
  const earlier = await fs.readFile(target, 'utf8').catch(() => content);
  if (earlier === content) return;
  const hash = createHash('sha256').update(earlier).digest('hex').slice(0, 8);
  const kept = target.replace(/\.json$/, `-earlier-${hash}.json`);
  await replaceFile(kept, earlier);
}
