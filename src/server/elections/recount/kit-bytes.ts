import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db/client.ts';
import { ballotLines } from './kit-text.ts';
import { readBallots } from './store.ts';
import type { KeptKit } from './store.ts';

type Bound = Pick<KeptKit, 'positionIds' | 'texts'>;

/** The whole file of a kit, part by part: no more than some thousand ballots are in memory. */
export async function* kitBytes(db: Db, { positionIds, texts }: Bound): AsyncGenerator<string> {
  for (const [index, positionId] of positionIds.entries()) {
    yield texts[index] ?? '';
    let isFirst = true;
    for await (const ballots of readBallots(db, positionId)) {
      yield ballotLines(ballots, isFirst);
      isFirst = false;
    }
    if (!isFirst) yield '\n';
  }
  yield texts.at(-1) ?? '';
}

/** The hash and the size of a whole file. */
export async function measureKit(db: Db, bound: Bound): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of kitBytes(db, bound)) {
    hash.update(part, 'utf8');
    bytes += Buffer.byteLength(part, 'utf8');
  }
  return { sha256: hash.digest('hex'), bytes };
}
