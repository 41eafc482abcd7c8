import { createHash } from 'node:crypto';
import { resultBallots, resultPosition, resultStart } from '#core/elections/result-code.ts';
import type { Db } from '../../platform/db/client.ts';
import { ballotLines, readKitTexts } from './kit-text.ts';
import { readBallots } from './store.ts';
import type { KeptKit } from './store.ts';

type Bound = Pick<KeptKit, 'positionIds' | 'texts'>;

/** The whole file of a kit, part by part: no more than some thousand ballots are in memory. */
export async function* kitBytes(
  db: Db,
  { positionIds, texts }: Bound,
  onBallots: (index: number, ballots: { id: string; candidate: string }[]) => void = () => {},
): AsyncGenerator<string> {
  for (const [index, positionId] of positionIds.entries()) {
    yield texts[index] ?? '';
    onBallots(index, []);
    let isFirst = true;
    for await (const ballots of readBallots(db, positionId)) {
      onBallots(index, ballots);
      yield ballotLines(ballots, isFirst);
      isFirst = false;
    }
    if (!isFirst) yield '\n';
  }
  yield texts.at(-1) ?? '';
}

/** What is read from a whole file. */
export interface Measured {
  /** Of the file. */
  sha256: string;
  bytes: number;
  /** Of the votes, the whole hash of the result code; null in a kit of version 1 or 2. */
  votesSha256: string | null;
  /** The ballots of each candidate, by its id. */
  counted: ReadonlyMap<string, number>;
}

/** Reads a whole file once. */
export async function measureKit(db: Db, bound: Bound): Promise<Measured> {
  const { nonce, positions } = readKitTexts(bound.texts);
  const [file, votes] = [createHash('sha256'), createHash('sha256')];
  const counted = new Map<string, number>();
  let bytes = 0;
  if (nonce !== undefined) votes.update(resultStart(nonce));
  const parts = kitBytes(db, bound, (index, ballots) => {
    const position = positions[index];
    if (ballots.length === 0 && position !== undefined) votes.update(resultPosition(position));
    votes.update(resultBallots(ballots));
    for (const { candidate } of ballots) counted.set(candidate, (counted.get(candidate) ?? 0) + 1);
  });
  for await (const part of parts) {
    file.update(part, 'utf8');
    bytes += Buffer.byteLength(part, 'utf8');
  }
  const votesSha256 = nonce === undefined ? null : votes.digest('hex');
  return { sha256: file.digest('hex'), bytes, votesSha256, counted };
}
