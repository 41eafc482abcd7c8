import type { Api } from '#contract/api.ts';
import type { BodyToSend } from '#contract/endpoint.ts';
import { routes } from '#contract/routes.ts';
import { CallError } from '#web/kit/call-error.ts';
import type { Reply } from '#web/app/call.ts';
import { readJson, refusalIn, send } from '#web/app/call.ts';

/** One vote that is sent; it exists in the open dialog and nowhere else. */
export type Vote = BodyToSend<Api['castVote']>;
/** Votes for several positions that are sent together; they exist in the open dialog only. */
export type FilledBallot = BodyToSend<Api['castBallot']>;

/** The result. Only `recorded` means that it counts; `unknown` can be sent again. */
export type CastOutcome<Answer> =
  | { kind: 'recorded'; answer: Answer }
  | { kind: 'unknown'; retryAfter: number | undefined; serverMessage: string | undefined }
  | { kind: 'refused'; problem: CallError };

export const castVote = (vote: Vote, key: string) => sendUnderKey('castVote', vote, key);
export const castBallot = (ballot: FilledBallot, key: string) =>
  sendUnderKey('castBallot', ballot, key);

/** Milliseconds: longer than the server's own timeout, so that its answer comes first. */
const timeoutMs = 20_000;

/**
 * Sends votes under their key, which makes a repetition harmless. It does not use the cache of
 * mutations, because that remembers what was sent.
 */
async function sendUnderKey<Name extends 'castVote' | 'castBallot'>(
  name: Name,
  body: BodyToSend<Api[Name]>,
  key: string,
): Promise<CastOutcome<Reply<Name>>> {
  try {
    const response = await send(`/api${routes[name].path}`, {
      method: routes[name].method,
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = await readJson(response);
    if (!response.ok) throw refusalIn(answer, response);
    return { kind: 'recorded', answer: answer as Reply<Name> };
  } catch (problem) {
    if (!(problem instanceof CallError)) {
      return { kind: 'unknown', retryAfter: undefined, serverMessage: undefined };
    }
    // No answer, an unreadable one or an error of the server: the vote may be recorded or not. A
    // server without the key is sure that it is not, until somebody brings the key.
    const isAnswered = problem.status >= 400 && problem.status < 500;
    if (isAnswered || problem.reason === 'key-missing') return { kind: 'refused', problem };
    const { retryAfter, serverMessage } = problem;
    return { kind: 'unknown', retryAfter, serverMessage };
  }
}
