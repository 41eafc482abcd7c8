import type { Refusal } from '#core/refusal.ts';
import type { Database } from '../../platform/db/client.ts';
import { isFaultOfData } from '../../platform/db/passing-fault.ts';
import { changeChannel } from '../../platform/live.ts';
import type { Announcement, Change, Live } from '../../platform/live.ts';
import type { Vote } from './casting.ts';
import { ballotBoxPurpose, flushStatements as statements } from './statements.ts';

/** A vote with the receipt its voter gets if it is recorded. */
export interface SealedVote extends Vote {
  receipt: string;
}

/** That somebody voted for a position, in this flush or before. */
export interface Participation {
  receipt: string;
  requestKey: Buffer | null;
  votedAt: Date;
}

/** What a flush found of one vote: why it was refused, and what is recorded of its voter. */
export interface Verdict {
  refusal: Refusal | null;
  participation: Participation | null;
}

/** A flush that did not answer. */
export class FlushFailed extends Error {
  /** The commit was sent and its answer did not come: the votes may be in or not. */
  readonly isInDoubt: boolean;
  /** One of the votes is at fault and no repetition will help; the others deserve their own try. */
  readonly isPoisoned: boolean;

  constructor(cause: unknown, isInDoubt: boolean) {
    super('a flush of votes failed', { cause });
    this.isInDoubt = isInDoubt;
    this.isPoisoned = !isInDoubt && isFaultOfData(cause);
  }
}

type Run = <Row>(statement: { name?: string; text: string }, values?: unknown[]) => Promise<Row[]>;

/**
 * Writes a batch of votes, at most one per voter and position, in one transaction: participations,
 * ballots and counts together or not at all (contract, rules 1, 2 and 6). Answers one verdict per
 * vote in the order given. Throws FlushFailed.
 */
export async function flushVotes(
  pool: Database['pool'],
  votes: readonly SealedVote[],
  live: Pick<Live, 'announcement'>,
): Promise<Verdict[]> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new FlushFailed(error, false);
  });
  const run: Run = async <Row>(statement: { name?: string; text: string }, values?: unknown[]) => {
    const query = { ...statement, query_timeout: ballotBoxPurpose.patience };
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
  let announcement: Announcement | null = null;
  try {
    const { verdicts, changes } = await writeVotes(run, votes);
    announcement = live.announcement(changes);
    isCommitting = true;
    await Promise.all([
      changes.length > 0 && run(statements.announce, [changeChannel, announcement.words]),
      run(statements.commit),
    ]);
    isCommitted = true;
    if (warnings.length > 0) throw new Error(warnings.join(' '));
    client.off('notice', listen);
    client.release();
    return verdicts;
  } catch (error) {
    // Whatever state the connection is in, the server rolls back what was not committed.
    client.release(true);
    throw new FlushFailed(error, isCommitting);
  } finally {
    if (isCommitting) announcement?.committed(isCommitted);
  }
}

async function writeVotes(
  run: Run,
  votes: readonly SealedVote[],
): Promise<{ verdicts: Verdict[]; changes: Change[] }> {
  const positions = votes.map((vote) => vote.positionId);
  const voters = votes.map((vote) => vote.voterId);
  // Sent together, on a connection that does not wait in between; after a failure all fail.
  const [, , , judged] = await Promise.all([
    run(statements.begin),
    run(statements.lockVoters, [arrayOf([...new Set(voters)])]),
    run(statements.lockTurnouts, [arrayOf([...new Set(positions)])]),
    run<Judged>(statements.judgeAndWrite, [
      arrayOf(votes.map((vote) => vote.electionId)),
      arrayOf(positions),
      arrayOf(votes.map((vote) => vote.nominationId)),
      arrayOf(voters),
      arrayOf(votes.map((vote) => vote.receipt)),
      arrayOf(votes.map(({ requestKey }) => byteaOf(requestKey))),
    ]),
  ]);
  const polls = judged.filter((row) => row.n === 0);
  const votedAt = polls[0]?.voted_at ?? new Date(Number.NaN);
  const verdicts = votes.map(({ receipt, requestKey }): Verdict => ({
    refusal: null,
    participation: { receipt, requestKey, votedAt },
  }));
  for (const { n, refusal } of judged) {
    if (n > 0) verdicts[n - 1] = { refusal: refusal ?? 'already-voted', participation: null };
  }
  await findEarlier(run, votes, verdicts);
  const changes = polls.flatMap(({ is_live, election_id }): Change[] =>
    is_live ? [{ kind: 'standings', electionId: election_id }] : [],
  );
  if (polls.some(({ is_late }) => is_late)) changes.push({ kind: 'last-votes' });
  return { verdicts, changes };
}

/** The text of an array of ids or codes, none of which needs quoting; pg looks at each letter. */
const arrayOf = (list: readonly string[]): string => `{${list.join(',')}}`;

const byteaOf = (bytes: Buffer | null): string =>
  bytes === null ? 'null' : `"\\\\x${bytes.toString('hex')}"`;

/** An election in which votes were counted (place 0), or a vote that was not counted. */
interface Judged {
  n: number;
  refusal: Refusal | null;
  election_id: string;
  voted_at: Date;
  is_live: boolean;
  is_late: boolean;
}

/** Looks up what is recorded of those whose vote was not: they may be repeating one that was. */
async function findEarlier(
  run: Run,
  votes: readonly SealedVote[],
  verdicts: readonly Verdict[],
): Promise<void> {
  const refused = verdicts.flatMap((verdict, index) => {
    const vote = votes[index];
    return verdict.refusal === null || vote === undefined ? [] : [{ verdict, vote }];
  });
  if (refused.length === 0) return;
  const found = await run<{
    n: number;
    receipt: string;
    request_key: Buffer | null;
    voted_at: Date;
  }>(statements.findParticipations, [
    arrayOf(refused.map(({ vote }) => vote.positionId)),
    arrayOf(refused.map(({ vote }) => vote.voterId)),
  ]);
  for (const { n, receipt, request_key, voted_at } of found) {
    const verdict = refused[n - 1]?.verdict;
    if (verdict === undefined) continue;
    verdict.participation = { receipt, requestKey: request_key, votedAt: voted_at };
  }
}
