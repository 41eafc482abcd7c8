import type { Refusal } from '#core/refusal.ts';
import type { Database } from '../../platform/db/client.ts';
import { isDataError } from '../../platform/db/transient-errors.ts';
import { changeChannel } from '../../platform/live.ts';
import type { Announcement, Change, Live } from '../../platform/live.ts';
import { ballotBoxPurpose, batchStatements as statements } from './statements.ts';

/** One vote as it waits for the next commit. */
export interface Vote {
  electionId: string;
  positionId: string;
  /** The nomination, or the account of the nominee. */
  candidateId: string;
  voterId: string;
  /** Hash of the caller's Idempotency-Key, or null. */
  requestKey: Buffer | null;
}

/** A vote with the receipt its voter gets if it is recorded. */
export interface SealedVote extends Vote {
  receipt: string;
}

/** That somebody voted for a position, in this batch or before. */
export interface Participation {
  receipt: string;
  requestKey: Buffer | null;
  /** The title of the position. */
  position: string;
  votedAt: Date;
}

/** What a batch found of one vote: why it was refused, and what is recorded of its voter. */
export interface Verdict {
  refusal: Refusal | null;
  participation: Participation | null;
}

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

type Run = <Row>(statement: { name?: string; text: string }, values?: unknown[]) => Promise<Row[]>;

/**
 * Writes a batch of votes, at most one per voter and position, in one transaction: participations,
 * ballots and counts together or not at all (contract, rules 1, 2 and 6). Answers one verdict per
 * vote in the order given. Throws BatchFailed.
 */
export async function writeBatch(
  pool: Database['pool'],
  votes: readonly SealedVote[],
  live: Pick<Live, 'announcement'>,
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
    throw new BatchFailed(error, isCommitting);
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
      arrayOf(votes.map((vote) => vote.candidateId)),
      arrayOf(voters),
      arrayOf(votes.map((vote) => vote.receipt)),
      arrayOf(votes.map(({ requestKey }) => byteaOf(requestKey))),
    ]),
  ]);
  const polls = judged.filter((row) => row.n === 0);
  const votedAt = polls[0]?.voted_at ?? new Date(Number.NaN);
  const titles = new Map(
    judged.flatMap(({ n, id, title }) => (n === -1 && id !== null ? [[id, title]] : [])),
  );
  const verdicts = votes.map(({ positionId, receipt, requestKey }): Verdict => ({
    refusal: null,
    participation: { receipt, requestKey, position: titles.get(positionId) ?? '', votedAt },
  }));
  // A vote for somebody who is no candidate at all repeats nothing.
  const forNobody = new Set<number>();
  for (const { n, refusal, id } of judged) {
    if (n <= 0) continue;
    verdicts[n - 1] = { refusal: refusal ?? 'already-voted', participation: null };
    if (refusal === 'unknown-candidate' && id === null) forNobody.add(n - 1);
  }
  await findEarlier(run, votes, verdicts, { titles, forNobody });
  const changes = polls.flatMap(({ is_live, id }): Change[] =>
    is_live && id !== null ? [{ kind: 'standings', electionId: id }] : [],
  );
  if (polls.some(({ is_late }) => is_late)) changes.push({ kind: 'last-votes' });
  return { verdicts, changes };
}

/** The text of an array of ids or codes, none of which needs quoting; pg looks at each letter. */
const arrayOf = (list: readonly string[]): string => `{${list.join(',')}}`;

const byteaOf = (bytes: Buffer | null): string =>
  bytes === null ? 'null' : `"\\\\x${bytes.toString('hex')}"`;

/**
 * An election with counted votes (n is 0), a position (-1), or a vote that was not counted, with the
 * nomination it names.
 */
interface Judged {
  n: number;
  refusal: Refusal | null;
  id: string | null;
  title: string;
  voted_at: Date;
  is_live: boolean;
  is_late: boolean;
}

/** Looks up what is recorded of those whose vote was not: they may be repeating one that was. */
async function findEarlier(
  run: Run,
  votes: readonly SealedVote[],
  verdicts: readonly Verdict[],
  known: { titles: ReadonlyMap<string, string>; forNobody: ReadonlySet<number> },
): Promise<void> {
  const refused = verdicts.flatMap((verdict, index) => {
    const vote = votes[index];
    const isSought = verdict.refusal !== null && !known.forNobody.has(index);
    return isSought && vote !== undefined ? [{ verdict, vote }] : [];
  });
  if (refused.length === 0) return;
  const rows = await run<{
    n: number;
    receipt: string;
    request_key: Buffer | null;
    voted_at: Date;
  }>(statements.findParticipations, [
    arrayOf(refused.map(({ vote }) => vote.positionId)),
    arrayOf(refused.map(({ vote }) => vote.voterId)),
  ]);
  for (const { n, receipt, request_key, voted_at } of rows) {
    const found = refused[n - 1];
    if (found === undefined) continue;
    const position = known.titles.get(found.vote.positionId) ?? '';
    found.verdict.participation = { receipt, requestKey: request_key, position, votedAt: voted_at };
  }
}
