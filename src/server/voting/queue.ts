import { randomFillSync } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { receiptCode } from '#core/elections/receipt.ts';
import type { Refusal } from '#core/refusal.ts';
import type { Receipt } from '#contract/ballot-shapes.ts';
import type { Database } from '../platform/db/client.ts';
import type { Live } from '../platform/live.ts';
import type { Log } from '../platform/log.ts';
import type { KeyStore } from './sealed/key-folder.ts';
import type { Verdict, Vote, VoteWithReceipt } from './judge-batch.ts';
import { BatchFailed, writeBatch } from './write-batch.ts';

/** What became of a vote: recorded with its receipt, or refused. */
export type CastOutcome = { receipt: Receipt } | { refusal: Refusal };

/** The queue in front of the ballot box: votes that arrive during a commit share the next one. */
export interface VoteQueue {
  cast(vote: Vote): Promise<CastOutcome>;
  /** Votes that wait for a commit. */
  waiting(): number;
  /** Waits until everything accepted so far is committed. */
  close(): Promise<void>;
}

/** Votes of one batch, and votes that may wait before more are sent away. */
const largestBatch = 1_000;
const longestQueue = 20_000;
/** While the database writes one batch, this process reads and answers the votes of another. */
const mostBatches = 2;

// A restart of the database fits in.
const usualRetryDelaysMs = [0, 50, 100, 200, 400, 800, 1_600];
const giveUpAfterMs = 6_000;

interface WaitingVote extends VoteWithReceipt {
  answer(outcome: CastOutcome): void;
  fail(error: unknown): void;
}

/** One voter's say on one position: of several in a batch the first is written, the rest compared. */
type Contest = [first: WaitingVote, ...repeats: WaitingVote[]];

interface Parts {
  pool: Database['pool'];
  log: Log;
  live: Pick<Live, 'announcement'>;
  keys: Pick<KeyStore, 'find'>;
  /** Hears of each commit: how long it took and what became of its votes. */
  onBatch?: (seconds: number, verdicts: readonly Verdict[]) => void;
  /** Pauses before a batch is tried again, in milliseconds. */
  retryDelaysMs?: readonly number[];
}

/**
 * Opens the queue in front of the ballot box. There is no timer: votes that were read in the same
 * turn share a batch, and a second one begins beside the first as soon as it would be as large.
 */
export function openVoteQueue(parts: Parts): VoteQueue {
  const waiting: WaitingVote[] = [];
  const eightBytes = readRandomAhead();
  const underWay = new Map<Promise<void>, number>();
  let isBeginning = false;
  let isClosed = false;

  // Those behind would wait as long for the same answer; nothing of theirs was sent.
  function giveUp(votes: readonly WaitingVote[], refusal: Refusal): void {
    const behind = waiting.splice(0);
    for (const vote of votes) vote.answer({ refusal });
    for (const vote of behind) vote.answer({ refusal: 'overloaded' });
  }

  function beginSoon(): void {
    if (isBeginning || waiting.length === 0 || underWay.size >= mostBatches) return;
    const [beside = 0] = underWay.values();
    if (waiting.length < Math.min(beside, largestBatch)) return;
    isBeginning = true;
    setImmediate(begin);
  }

  function begin(): void {
    isBeginning = false;
    const contests = takeContests(waiting, largestBatch);
    const batch = settle({ ...parts, giveUp }, contests).then((again) => {
      waiting.unshift(...again);
      underWay.delete(batch);
      beginSoon();
    });
    underWay.set(batch, contests.length);
    beginSoon();
  }

  return {
    cast(vote) {
      if (isClosed || waiting.length >= longestQueue) {
        return Promise.resolve({ refusal: 'overloaded' });
      }
      return new Promise((answer, fail) => {
        waiting.push({ ...vote, receipt: receiptCode(eightBytes()), answer, fail });
        beginSoon();
      });
    },
    waiting: () => waiting.length,
    async close() {
      isClosed = true;
      while (isBeginning || underWay.size > 0) {
        await (isBeginning ? nextTurn() : Promise.all(underWay.keys()));
      }
    },
  };
}

/** Random bytes for receipts, read for 512 at once, because each read asks the system. */
function readRandomAhead(): () => Uint8Array {
  const randomBytes8 = new Uint8Array(8 * 512);
  let used = randomBytes8.length;
  return () => {
    if (used === randomBytes8.length) {
      randomFillSync(randomBytes8);
      used = 0;
    }
    used += 8;
    return randomBytes8.subarray(used - 8, used);
  };
}

function takeContests(waiting: WaitingVote[], most: number): Contest[] {
  const contests: Contest[] = [];
  // By position and then by voter: a key of both would be put together anew for every vote.
  const begun = new Map<string, Map<string, Contest>>();
  for (const vote of waiting.splice(0, most)) {
    const ofVoters = begun.get(vote.positionId) ?? new Map<string, Contest>();
    begun.set(vote.positionId, ofVoters);
    const contest = ofVoters.get(vote.voterId);
    if (contest !== undefined) {
      contest.push(vote);
      continue;
    }
    const first: Contest = [vote];
    ofVoters.set(vote.voterId, first);
    contests.push(first);
  }
  return contests;
}

interface Settling extends Parts {
  giveUp(votes: readonly WaitingVote[], refusal: Refusal): void;
}

/** Answers every vote it can; gives back those that deserve a try of their own. */
async function settle(parts: Settling, contests: readonly Contest[]): Promise<WaitingVote[]> {
  const answered = await writeUntilKnown(
    parts,
    contests.map(([first]) => first),
  );
  if (answered.kind === 'gave-up') {
    parts.giveUp(contests.flat(), answered.refusal);
    return [];
  }
  if (answered.kind === 'verdicts') {
    return contests.flatMap((contest, index) => answer(contest, answered.verdicts[index]));
  }
  return isolate(parts, contests, answered.cause);
}

/** Finds the vote that spoils a batch by halving it, so that the others are counted. */
async function isolate(
  parts: Settling,
  contests: readonly Contest[],
  cause: unknown,
): Promise<WaitingVote[]> {
  if (contests.length === 1) {
    const [[first, ...repeats] = []] = contests;
    first?.fail(cause);
    return repeats;
  }
  const half = Math.ceil(contests.length / 2);
  const left = await settle(parts, contests.slice(0, half));
  return [...left, ...(await settle(parts, contests.slice(half)))];
}

type Written =
  | { kind: 'verdicts'; verdicts: Verdict[] }
  | { kind: 'poisoned'; cause: unknown }
  | { kind: 'gave-up'; refusal: Refusal };

/**
 * Writes until the database answers. Repeating is safe even when a commit went unanswered: the
 * lock waits for that transaction to end, and the receipts then tell whose votes it recorded.
 */
async function writeUntilKnown(
  { pool, log, live, keys, onBatch, retryDelaysMs = usualRetryDelaysMs }: Parts,
  votes: readonly VoteWithReceipt[],
): Promise<Written> {
  const began = performance.now();
  let isInDoubt = false;
  for (const pause of retryDelaysMs) {
    if (pause > 0) await wait(pause);
    try {
      const sent = performance.now();
      const verdicts = await writeBatch(pool, votes, { live, keys });
      onBatch?.((performance.now() - sent) / 1_000, verdicts);
      return { kind: 'verdicts', verdicts };
    } catch (error) {
      if (!(error instanceof BatchFailed)) return { kind: 'poisoned', cause: error };
      log.warn({ err: error.cause, votes: votes.length }, error.message);
      if (error.isPoisoned) return { kind: 'poisoned', cause: error.cause };
      isInDoubt ||= error.isInDoubt;
    }
    if (performance.now() - began > giveUpAfterMs) break;
  }
  return { kind: 'gave-up', refusal: isInDoubt ? 'outcome-unknown' : 'overloaded' };
}

/** Answers the votes of one contest; gives back those that the first one's refusal does not settle. */
function answer(contest: Contest, verdict: Verdict | undefined): WaitingVote[] {
  if (verdict === undefined) return contest;
  const [first] = contest;
  const again: WaitingVote[] = [];
  for (const vote of contest) {
    const isJudged = isSame(vote.choices, first.choices);
    const outcome = outcomeOf(vote, verdict, { isJudged, isCompared: isSameRequest(vote, first) });
    if (outcome === null) again.push(vote);
    else vote.answer(outcome);
  }
  return again;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);

const isSameRequest = (one: VoteWithReceipt, other: VoteWithReceipt) =>
  one.requestKey === other.requestKey;

function outcomeOf(
  vote: VoteWithReceipt,
  { refusal, participation }: Verdict,
  { isJudged, isCompared }: { isJudged: boolean; isCompared: boolean },
): CastOutcome | null {
  // One for another candidate, who may not even stand, is judged by itself.
  if (!isJudged) return null;
  if (participation !== null) {
    const { receipt, requestKey, position, isSameChoice } = participation;
    const isOwn = receipt === vote.receipt;
    const isRepeat = requestKey !== null && vote.requestKey === requestKey;
    // The choice of the first was compared, under its own key.
    if (isRepeat && !isCompared) return null;
    if (isRepeat && !isSameChoice) return { refusal: 'other-choice' };
    if (isOwn || isRepeat) {
      const { electionId, positionId } = vote;
      return { receipt: { code: receipt, electionId, positionId, position } };
    }
  }
  return { refusal: refusal ?? 'already-voted' };
}
