import { choicesProblem, inOrder } from '#core/elections/choices.ts';
import type { Paper } from '#core/elections/choices.ts';
import type { Refusal } from '#core/refusal.ts';
import type { Change } from '../platform/live.ts';
import type { ChoiceMarks, ElectionKey, StandingsSetting } from './sealed/election-key.ts';
import type { KeyStore } from './sealed/key-folder.ts';
import { batchStatements as statements } from './statements.ts';

/** One vote as it waits for the next commit. */
export interface Vote {
  electionId: string;
  positionId: string;
  /**
   * The choices, each by its nomination or by the account of the nominee; best first where people rank,
   * and none to abstain.
   */
  choices: readonly string[];
  voterId: string;
  /** Hash of the caller's Idempotency-Key, in hex, or null. */
  requestKey: string | null;
}

/** A vote with the receipt its voter gets if it is recorded. */
export interface VoteWithReceipt extends Vote {
  receipt: string;
}

/** That somebody voted for a position, in this batch or before. */
export interface Participation {
  receipt: string;
  requestKey: string | null;
  /** The title of the position. */
  position: string;
  /** Whether the vote names the choice that is recorded; true where nobody can tell any more. */
  isSameChoice: boolean;
}

/** What a batch found of one vote: why it was refused, and what is recorded of its voter. */
export interface Verdict {
  refusal: Refusal | null;
  participation: Participation | null;
}

/** An election of the batch, as the database's clock finds it. */
export interface Poll {
  id: string;
  /** How its counts are shown while people vote. */
  setting: StandingsSetting;
  /** Given so shortly before the end that the end may have been seen without these votes. */
  isLate: boolean;
  /** Null where ballots are rows: it was organised before they were sealed. */
  keyCheck: Buffer | null;
  /** Null where ballots are rows, and where this server has no key. */
  key: ElectionKey | null;
}

/** A vote that is to be written: for accepted candidates, of somebody who has not voted. */
export interface JudgedVote {
  vote: VoteWithReceipt;
  /** The nominations; in order where people rank. */
  choices: readonly string[];
  poll: Poll;
}

export interface JudgedBatch {
  verdicts: Verdict[];
  accepted: JudgedVote[];
  /** What the ballots of each position can say. */
  papers: ReadonlyMap<string, Paper>;
  /** How many batches of each position were written before. */
  batchesBefore: ReadonlyMap<string, number>;
}

export type Run = <Row>(
  statement: { name?: string; text: string },
  values?: unknown[],
) => Promise<Row[]>;

/** An election (n is 0), a position (-1), or a vote that was refused, by its place from 1. */
interface JudgedRow extends StandingsSetting {
  n: number;
  refusal: Refusal | null;
  id: string;
  title: string;
  is_late: boolean;
  key_check: Buffer | null;
  rules: Paper['rules'] | null;
}

/** Begins a transaction, locks what the votes concern, and judges each of them; writes nothing. */
export async function judgeBatch(
  run: Run,
  votes: readonly VoteWithReceipt[],
  keys: Pick<KeyStore, 'find'>,
): Promise<JudgedBatch> {
  const positionIds = votes.map((vote) => vote.positionId);
  const voterIds = votes.map((vote) => vote.voterId);
  const positions = arrayOf([...new Set(positionIds)]);
  // Sent together, on a connection that does not wait in between; after a failure all fail.
  const [, , turnouts, candidates, rows] = await Promise.all([
    run(statements.begin),
    run(statements.lockVoters, [arrayOf([...new Set(voterIds)])]),
    run<{ positionId: string; batches: number }>(statements.lockTurnouts, [positions]),
    run<Candidate>(statements.readCandidates, [positions]),
    run<JudgedRow>(statements.judge, [
      arrayOf(votes.map((vote) => vote.electionId)),
      arrayOf(positionIds),
      arrayOf(voterIds),
    ]),
  ]);
  const polls = await readPolls(rows, keys);
  const titles = new Map(rows.flatMap(({ n, id, title }) => (n === -1 ? [[id, title]] : [])));
  const refused = new Map(rows.flatMap(({ n, refusal }) => (n > 0 ? [[n - 1, refusal]] : [])));
  const papers = papersOf(rows, candidates);
  const nominations = nominationsByName(candidates);
  const accepted: JudgedVote[] = [];
  const repeats: Repeat[] = [];
  const verdicts = votes.map((vote, index): Verdict => {
    const { electionId, positionId, receipt, requestKey } = vote;
    const poll = polls.get(electionId);
    const chosen = chosenOn(papers.get(positionId), nominations.get(positionId), vote.choices);
    const verdict: Verdict = { refusal: refused.get(index) ?? null, participation: null };
    const position = titles.get(positionId) ?? '';
    if (verdict.refusal === null || verdict.refusal === 'already-voted') {
      if ('refusal' in chosen) verdict.refusal = chosen.refusal;
      else if (poll !== undefined && isKeyMissing(poll)) verdict.refusal = 'key-missing';
    }
    if (poll === undefined || 'refusal' in chosen) return verdict;
    const { choices } = chosen;
    if (verdict.refusal === null) {
      accepted.push({ vote, choices, poll });
      verdict.participation = { receipt, requestKey, position, isSameChoice: true };
    } else if (verdict.refusal !== 'key-missing') {
      repeats.push({ verdict, vote, choices, position, key: poll.key });
    }
    return verdict;
  });
  await findEarlier(run, repeats);
  const batchesBefore = new Map(turnouts.map(({ positionId, batches }) => [positionId, batches]));
  return { verdicts, accepted, papers, batchesBefore };
}

const isKeyMissing = ({ keyCheck, key }: Poll) => keyCheck !== null && key === null;

async function readPolls(
  rows: readonly JudgedRow[],
  keys: Pick<KeyStore, 'find'>,
): Promise<ReadonlyMap<string, Poll>> {
  const polls = rows
    .filter(({ n }) => n === 0)
    .map(async ({ id, is_late: isLate, key_check: keyCheck, standings, standings_batch }) => {
      const key = keyCheck === null ? null : await keys.find({ id, keyCheck });
      const setting = { standings, standings_batch };
      return [id, { id, setting, isLate, keyCheck, key }] as const;
    });
  return new Map(await Promise.all(polls));
}

interface Candidate {
  id: string;
  positionId: string;
  /** Null where it is nobody, or an answer of a question. */
  nomineeId: string | null;
  kind: 'person' | 'nobody' | 'yes' | 'no';
}

/** What the ballots of each position can say; nobody stands only where somebody does. */
function papersOf(
  rows: readonly JudgedRow[],
  candidates: readonly Candidate[],
): ReadonlyMap<string, Paper> {
  const entries = Map.groupBy(candidates, ({ positionId }) => positionId);
  return new Map(
    rows.flatMap(({ n, id, rules }): [string, Paper][] => {
      if (n !== -1 || rules === null) return [];
      const all = entries.get(id) ?? [];
      const standing = all.filter(({ kind }) => kind !== 'nobody');
      const nobody = standing.length === 0 ? undefined : all.find(({ kind }) => kind === 'nobody');
      const named = nobody === undefined ? standing : all;
      return [[id, { entries: named.map((one) => one.id), nobody: nobody?.id ?? null, rules }]];
    }),
  );
}

/** The choices of a vote as they are written, or why they are refused. */
function chosenOn(
  paper: Paper | undefined,
  byName: ReadonlyMap<string, string> | undefined,
  names: readonly string[],
): { choices: readonly string[] } | { refusal: Refusal } {
  const choices = names.map((name) => byName?.get(name) ?? '');
  if (paper === undefined || !choices.every((id) => paper.entries.includes(id))) {
    return { refusal: 'unknown-candidate' };
  }
  const problem = choicesProblem(choices, paper);
  if (problem !== null) return { refusal: problem };
  return { choices: inOrder(choices, paper.rules) };
}

/** The nominations of each position by the names that a vote may use: their own, and the nominee's. */
function nominationsByName(
  candidates: readonly Candidate[],
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const positions = new Map<string, Map<string, string>>();
  for (const { id, positionId, nomineeId } of candidates) {
    const byName = positions.get(positionId) ?? new Map<string, string>();
    positions.set(positionId, byName);
    if (nomineeId !== null) byName.set(nomineeId, id);
    byName.set(id, id);
  }
  return positions;
}

interface Repeat {
  verdict: Verdict;
  vote: VoteWithReceipt;
  choices: readonly string[];
  position: string;
  key: ElectionKey | null;
}

/** Looks up what is recorded of those whose vote was not: they may be repeating one that was. */
async function findEarlier(run: Run, repeats: readonly Repeat[]): Promise<void> {
  if (repeats.length === 0) return;
  const rows = await run<{
    n: number;
    receipt: string;
    requestKey: string | null;
    choiceMark: string | null;
  }>(statements.findParticipations, [
    arrayOf(repeats.map(({ vote }) => vote.positionId)),
    arrayOf(repeats.map(({ vote }) => vote.voterId)),
  ]);
  for (const { n, receipt, requestKey, choiceMark } of rows) {
    const repeat = repeats[n - 1];
    if (repeat === undefined) continue;
    const { verdict, vote, choices, position, key } = repeat;
    const marks = marksOf(vote, key);
    const isSameChoice =
      choiceMark === null || marks?.isOf(choiceMark, choiceOf(vote, choices)) !== false;
    verdict.participation = { receipt, requestKey, position, isSameChoice };
  }
}

/** What is recorded of each choice besides its ballot; nothing for a request that cannot be repeated. */
export function recordedMarks(accepted: readonly JudgedVote[]): (string | null)[] {
  // The votes of one ballot come together: its keyed hash is made once.
  let last: { vote: Vote; key: ElectionKey | null; marks: ChoiceMarks | null } | null = null;
  return accepted.map(({ vote, choices, poll: { key } }) => {
    const isSame =
      last !== null &&
      last.key === key &&
      last.vote.voterId === vote.voterId &&
      last.vote.requestKey === vote.requestKey;
    if (last === null || !isSame) last = { vote, key, marks: marksOf(vote, key) };
    return last.marks?.of(choiceOf(vote, choices)) ?? null;
  });
}

const choiceOf = ({ positionId }: Vote, choices: readonly string[]) => ({
  positionId,
  choice: choices.join(','),
});

function marksOf({ voterId, requestKey }: Vote, key: ElectionKey | null): ChoiceMarks | null {
  return requestKey === null || key === null ? null : key.marksOf({ voterId, requestKey });
}

/** What open pages and other processes are told once these votes are committed. */
export function changesOf(accepted: readonly JudgedVote[]): Change[] {
  const polls = [...new Set(accepted.map(({ poll }) => poll))];
  const changes = polls.flatMap(({ setting, id }): Change[] =>
    setting.standings !== 'after-close' ? [{ kind: 'standings', electionId: id }] : [],
  );
  if (polls.some(({ isLate }) => isLate)) changes.push({ kind: 'last-votes' });
  return changes;
}

/** The text of an array of ids or codes, none of which needs quoting; pg looks at each letter. */
export const arrayOf = (list: readonly string[]): string => `{${list.join(',')}}`;
