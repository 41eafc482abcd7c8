import { createHash } from 'node:crypto';
import { resultBallots, resultPosition, resultStart } from '#core/elections/result-code.ts';
import { known } from '#core/kernel/known.ts';
import type { Db } from '../platform/db/client.ts';
import { ballotLines, choicesOf, hasLists, isRankedPosition, readKitTexts } from './kit-text.ts';
import type { KitPosition, SaidBallot } from './kit-text.ts';
import { ballotsAtOnce, readBallots, readFewBallots } from './store.ts';
import type { KeptKit } from './store.ts';

type Bound = Pick<KeptKit, 'positionIds' | 'texts'>;

/** The whole file of a kit, part by part: no more than some thousand ballots are in memory. */
export async function* kitBytes(
  db: Db,
  { positionIds, texts }: Bound,
  onBallots: (index: number, ballots: SaidBallot[]) => void = () => {},
): AsyncGenerator<string> {
  const { positions } = readKitTexts(texts);
  let few = new Map<string, SaidBallot[]>();
  for (const [index, positionId] of positionIds.entries()) {
    const isList = hasLists(known(positions[index]));
    if (!few.has(positionId)) few = await readFewBallots(db, fewFrom(positions, index));
    yield texts[index] ?? '';
    onBallots(index, []);
    let isFirst = true;
    const own = few.get(positionId);
    const parts = own === undefined ? readBallots(db, positionId) : own.length > 0 ? [own] : [];
    for await (const ballots of parts) {
      onBallots(index, ballots);
      yield ballotLines(ballots, { isFirst, isList });
      isFirst = false;
    }
    if (!isFirst) yield '\n';
  }
  yield texts.at(-1) ?? '';
}

/** The positions from one on that have no more ballots together than one may have at once; none where it has more. */
function fewFrom(positions: readonly KitPosition[], from: number): string[] {
  const ids: string[] = [];
  let sum = 0;
  for (const { id, participations } of positions.slice(from)) {
    sum += participations;
    if (sum > ballotsAtOnce) break;
    ids.push(id);
  }
  return ids;
}

/** What is read from a whole file. */
export interface Measured {
  /** Of the file. */
  sha256: string;
  bytes: number;
  /** Of the votes, the whole hash of the result code; null in a kit of version 1 or 2. */
  votesSha256: string | null;
  /** The ballots of each candidate, by its id; of a ranked position those that name it first. */
  counted: ReadonlyMap<string, number>;
  /** The ballots that abstain, by position. */
  abstained: ReadonlyMap<string, number>;
  /** How often each list was cast, by position, where ballots are lists. */
  lists: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Reads a whole file once. */
export async function measureKit(db: Db, bound: Bound): Promise<Measured> {
  const { nonce, positions } = readKitTexts(bound.texts);
  const [file, votes] = [createHash('sha256'), createHash('sha256')];
  const counts = new BallotCounts();
  let bytes = 0;
  if (nonce !== undefined) votes.update(resultStart(nonce));
  const parts = kitBytes(db, bound, (index, ballots) => {
    const position = known(positions[index]);
    if (ballots.length === 0) votes.update(resultPosition(position));
    votes.update(resultBallots(ballots));
    counts.add(position, ballots);
  });
  for await (const part of parts) {
    file.update(part, 'utf8');
    bytes += Buffer.byteLength(part, 'utf8');
  }
  const votesSha256 = nonce === undefined ? null : votes.digest('hex');
  const { counted, abstained, lists } = counts;
  return { sha256: file.digest('hex'), bytes, votesSha256, counted, abstained, lists };
}

/** What ballots say, added up. */
class BallotCounts {
  readonly counted = new Map<string, number>();
  readonly abstained = new Map<string, number>();
  readonly lists = new Map<string, Map<string, number>>();

  add(position: KitPosition, ballots: readonly SaidBallot[]): void {
    const isRanked = isRankedPosition(position);
    const lists = this.lists.get(position.id) ?? new Map<string, number>();
    for (const { candidate: said } of ballots) {
      const choices = choicesOf(said);
      for (const id of isRanked ? choices.slice(0, 1) : choices) addOne(this.counted, id);
      if (choices.length === 0) addOne(this.abstained, position.id);
      if (hasLists(position)) addOne(lists, said);
    }
    if (hasLists(position)) this.lists.set(position.id, lists);
  }
}

const addOne = (counts: Map<string, number>, key: string) =>
  counts.set(key, (counts.get(key) ?? 0) + 1);
