import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  resultBallots,
  resultCodeOf,
  resultPosition,
  resultStart,
} from '#core/elections/result-code.ts';
import { wrong } from '#core/kernel/wrong.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Kit, KitPosition } from '../../recount/kit-text.ts';
import { recountFileOf } from '../../recount/recount-file.ts';
import { listWholeElections } from '../../elections/store.ts';

const verifier = path.resolve(import.meta.dirname, '../../../../public/verify-kit.mjs');

/** The verifier reads a kit as one text, which has an end in JavaScript. */
const mostBytes = 256 * 1024 * 1024;

type KitBallot = { id: string } & ({ candidate: string } | { choices: string[] });

type KitFile = Kit & {
  positions: (KitPosition & { ballots: KitBallot[] })[];
};

/** Whether the recount file of an election proves the result that was published; if not, why, by its key. */
export type Proved = { sha256: string; problem: '' } | { sha256: null; problem: string };

/**
 * Judges the recount file of an election: the verifier finds nothing wrong in it, its votes are those
 * whose hash was written down last, and its positions and candidates are those of the database.
 */
export async function proveKit(
  db: Db,
  { folder, electionId, written }: { folder: string; electionId: string; written: string | null },
): Promise<Proved> {
  const file = recountFileOf(folder, electionId);
  const size = (await stat(file).catch(() => null))?.size ?? null;
  if (size === null) return not(wrong('noKit'));
  if (size > mostBytes) return not(wrong('tooLarge'));
  const bytes = await readFile(file);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const code = written === null ? [] : ['--code', resultCodeOf(written)];
  if (!(await verifies([file, '--sha256', sha256, ...code]))) {
    return not(wrong('changed'));
  }
  const kit = JSON.parse(bytes.toString('utf8')) as KitFile;
  if (kit.election.id !== electionId) return not(wrong('ofAnother'));
  if (kit.nonce !== undefined) {
    if (written === null) return not(wrong('noCode'));
    if (votesHashOf(kit, kit.nonce) !== written) {
      return not(wrong('otherVotes'));
    }
  }
  if (!(await isOfBallot(db, kit))) {
    return not(wrong('otherBallot'));
  }
  return { sha256, problem: '' };
}

const not = (problem: string): Proved => ({ sha256: null, problem });

/** In a process of its own: a large kit takes a while. */
async function verifies(given: string[]): Promise<boolean> {
  const run = promisify(execFile);
  try {
    await run(process.execPath, [verifier, ...given], { maxBuffer: 64 * 1024 * 1024 });
    return true;
  } catch (error) {
    // It ends with 1 or 2 where something is wrong; anything else is no judgement.
    if ([1, 2].includes(Number((error as { code?: unknown }).code))) return false;
    throw error;
  }
}

function votesHashOf({ positions }: KitFile, nonce: string): string {
  const hash = createHash('sha256').update(resultStart(nonce));
  for (const position of positions) {
    const ballots = position.ballots.map((one) => ({
      id: one.id,
      candidate: 'choices' in one ? one.choices.join() : one.candidate,
    }));
    hash.update(resultPosition(position)).update(resultBallots(ballots));
  }
  return hash.digest('hex');
}

async function isOfBallot(db: Db, kit: KitFile): Promise<boolean> {
  const [whole] = await listWholeElections(db, { id: kit.election.id });
  if (whole === undefined) return false;
  const line = (...parts: string[]) => JSON.stringify(parts);
  const here = [
    ...whole.positions.map(({ id, title }) => line(id, title)),
    ...whole.candidates.map(({ id, name, positionId }) => line(positionId, id, name)),
  ];
  const there = kit.positions.flatMap((position) => [
    line(position.id, position.title),
    ...position.candidates.map(({ id, name }) => line(position.id, id, name)),
  ]);
  return here.toSorted().join() === there.toSorted().join();
}
