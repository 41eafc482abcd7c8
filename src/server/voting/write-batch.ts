import type { Database } from '../platform/db/client.ts';
import { isAnswer, isDataError } from '../platform/db/errors.ts';
import { changeChannel } from '../platform/live.ts';
import type { Announcement, Live } from '../platform/live.ts';
import { isRanked } from '#core/elections/position-rules.ts';
import { takesLists } from '#core/elections/choices.ts';
import type { Paper } from '#core/elections/choices.ts';
import type { BatchPlace, ElectionKey, StandingsSetting } from './sealed/election-key.ts';
import type { KeyStore } from './sealed/key-folder.ts';
import { arrayOf, changesOf, judgeBatch, recordedMarks } from './judge-batch.ts';
import type { JudgedBatch, JudgedVote, Run, Verdict, VoteWithReceipt } from './judge-batch.ts';
import { ballotBoxPurpose, batchStatements as statements } from './statements.ts';

/** A batch that did not answer. */
export class BatchFailed extends Error {
  /** The commit was sent and its answer did not come: the votes may be in or not. */
  readonly isInDoubt: boolean;
  /** One of the votes is at fault and no repetition will help; the others deserve their own try. */
  readonly isPoisoned: boolean;

  constructor(cause: unknown, isInDoubt: boolean) {
    super('a batch of votes failed', { cause });
    this.isInDoubt = isInDoubt;
    this.isPoisoned = !isInDoubt && isDataError(cause);
  }
}

/**
 * Writes a batch of votes, at most one per voter and position, in one transaction: participations and
 * sealed ballots together or not at all (contract, rules 1, 2 and 6). Answers one verdict per vote in
 * the order given. Throws BatchFailed.
 */
export async function writeBatch(
  pool: Database['pool'],
  votes: readonly VoteWithReceipt[],
  { live, keys }: { live: Pick<Live, 'announcement'>; keys: Pick<KeyStore, 'find'> },
): Promise<Verdict[]> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new BatchFailed(error, false);
  });
  const run: Run = async <Row>(statement: { name?: string; text: string }, values?: unknown[]) => {
    const query = { ...statement, query_timeout: ballotBoxPurpose.timeoutMs };
    const result = await client.query(values === undefined ? query : { ...query, values });
    return result.rows as Row[];
  };
  // A cancelled wait for a standby is a warning on an answered commit: not what we acknowledge.
  const warnings: string[] = [];
  const listen = (notice: { severity?: string | undefined; message?: string | undefined }) => {
    if (notice.severity === 'WARNING') warnings.push(notice.message ?? '');
  };
  client.on('notice', listen);
  let isCommitting = false;
  let isCommitted = false;
  let isRefused = false;
  let announcement: Announcement | null = null;
  try {
    const batch = await judgeBatch(run, votes, keys);
    const changes = changesOf(batch.accepted);
    announcement = live.announcement(changes);
    const writes = writesOf(batch);
    isCommitting = true;
    // Sent together as well: a commit behind a statement that the database refused is a rollback.
    await Promise.all([
      ...writes.map(([statement, values]) =>
        run(statement, values).catch((error: unknown) => {
          isRefused ||= isAnswer(error);
          throw error;
        }),
      ),
      changes.length > 0 && run(statements.announce, [changeChannel, announcement.words]),
      run(statements.commit),
    ]);
    isCommitted = true;
    if (warnings.length > 0) throw new Error(warnings.join(' '));
    client.off('notice', listen);
    client.release();
    return batch.verdicts;
  } catch (error) {
    // Whatever state the connection is in, the server rolls back what was not committed.
    client.release(true);
    throw new BatchFailed(error, isCommitting && !isRefused);
  } finally {
    if (isCommitting) announcement?.committed(isCommitted);
  }
}

type Write = [statement: { name: string; text: string }, values: unknown[]];

/** The statements that write what was accepted: none without a vote. */
function writesOf({ accepted, papers, batchesBefore }: JudgedBatch): Write[] {
  if (accepted.length === 0) return [];
  const byPosition = Map.groupBy(accepted, ({ vote }) => vote.positionId);
  const writes: Write[] = [recordOf(accepted, byPosition)];
  const rowsOfBatches = [...byPosition].flatMap(([positionId, votes]) => {
    const number = (batchesBefore.get(positionId) ?? 0) + 1;
    const place = { positionId, number, ballots: votes.length };
    const poll = votes[0]?.poll;
    if (poll === undefined || poll.key === null) return [];
    const ballots = votes.map(({ choices }) => choices);
    return [
      {
        ...place,
        sealed: sealed(poll.key, place, {
          ballots,
          paper: papers.get(positionId),
          setting: poll.setting,
        }),
      },
    ];
  });
  if (rowsOfBatches.length > 0) {
    writes.push([
      statements.seal,
      [
        arrayOf(rowsOfBatches.map(({ positionId }) => positionId)),
        rowsOfBatches.map(({ number }) => number),
        rowsOfBatches.map(({ ballots }) => ballots),
        rowsOfBatches.map((row) => row.sealed),
      ],
    ]);
  }
  const rows = accepted.filter(({ poll }) => poll.keyCheck === null);
  if (rows.length > 0) {
    writes.push([
      statements.writeRows,
      [
        arrayOf(rows.map(({ vote }) => vote.positionId)),
        arrayOf(rows.flatMap(({ choices }) => choices)),
      ],
    ]);
  }
  return writes;
}

/** The ballots of a batch for one position, in the form that they need. */
function sealed(
  key: ElectionKey,
  place: BatchPlace,
  {
    ballots,
    paper,
    setting,
  }: {
    ballots: readonly (readonly string[])[];
    paper: Paper | undefined;
    setting: StandingsSetting;
  },
): Buffer {
  if (paper === undefined || !takesLists(paper.rules))
    return key.seal(place, ballots.flat(), setting);
  const { entries, rules } = paper;
  const isOrdered = isRanked(rules);
  const width = isOrdered ? entries.length : Math.min(rules.maxChoices, entries.length);
  return key.sealLists(place, ballots, { entries, width, isRanked: isOrdered }, setting);
}

function recordOf(
  accepted: readonly JudgedVote[],
  byPosition: ReadonlyMap<string, readonly JudgedVote[]>,
): Write {
  return [
    statements.record,
    [
      arrayOf(accepted.map(({ vote }) => vote.positionId)),
      arrayOf(accepted.map(({ vote }) => vote.voterId)),
      arrayOf(accepted.map(({ vote }) => vote.receipt)),
      arrayOf(accepted.map(({ vote }) => byteaOf(vote.requestKey))),
      arrayOf(recordedMarks(accepted).map(byteaOf)),
      arrayOf([...byPosition.keys()]),
      [...byPosition.values()].map((votes) => votes.length),
    ],
  ];
}

const byteaOf = (hex: string | null): string => (hex === null ? 'null' : `"\\\\x${hex}"`);
