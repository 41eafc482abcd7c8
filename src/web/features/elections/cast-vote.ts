import type { Receipt } from '#contract/elections.ts';
import { routes } from '#contract/routes.ts';
import { CallError } from '#web/lib/call-error.ts';
import type { Reply } from '#web/lib/call.ts';
import { readJson, refusalIn, send } from '#web/lib/call.ts';

/** One vote on its way to the server; it lives in the open dialog and nowhere else. */
export interface Vote {
  userId: string;
  electionId: string;
  position: string;
  candidateId: string;
}

/** What became of it. Only `recorded` says that it counts; `unknown` can be sent again. */
export type CastOutcome =
  | { kind: 'recorded'; receipt: Receipt }
  | { kind: 'unknown'; retryAfter: number | undefined }
  | { kind: 'refused'; problem: CallError };

/** Milliseconds: longer than the server gives its database, so that its word comes first. */
const patience = 20_000;

/**
 * Sends a vote under its key, which makes a repetition harmless (contract, rule 2). It goes around
 * the cache of mutations, because that remembers what was sent.
 */
export async function castVote(vote: Vote, key: string): Promise<CastOutcome> {
  try {
    const response = await send(`/api${routes.castVote.path}`, {
      method: routes.castVote.method,
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(vote),
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    const answer = await readJson(response);
    if (!response.ok) throw refusalIn(answer, response);
    return { kind: 'recorded', receipt: (answer as Reply<'castVote'>).receipt };
  } catch (problem) {
    if (!(problem instanceof CallError)) return { kind: 'unknown', retryAfter: undefined };
    // No answer, an unreadable one or a fault of the server: it may be in or not.
    const isAnswered = problem.status >= 400 && problem.status < 500;
    if (isAnswered) return { kind: 'refused', problem };
    return { kind: 'unknown', retryAfter: problem.retryAfter };
  }
}
