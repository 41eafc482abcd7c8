/** What a refusal carries beside its sentence. */
export interface CallErrorDetails {
  /** HTTP status; 0 when no answer came or it could not be read. */
  status: number;
  /** The error code of the contract, or why there was no answer. */
  error: string;
  /** The single reason behind the code, where the server names it. */
  reason?: string;
  /** A sentence for each field that was refused. */
  fields?: Record<string, string>;
  /** Seconds to wait before the next try. */
  retryAfter?: number;
}

/** A call that did not succeed; its message is a sentence for a person. */
export class CallError extends Error {
  readonly status: number;
  readonly error: string;
  readonly reason: string | undefined;
  readonly fields: Record<string, string>;
  readonly retryAfter: number | undefined;

  constructor(message: string, details: CallErrorDetails) {
    super(message);
    this.name = 'CallError';
    this.status = details.status;
    this.error = details.error;
    this.reason = details.reason;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter;
  }
}

/** The server's sentence if it gave one, else the given sentence. */
export function sentenceOf(problem: unknown, otherwise: string): string {
  const isAnswered = problem instanceof CallError && problem.status > 0 && problem.status < 500;
  return isAnswered && problem.message !== '' ? problem.message : otherwise;
}

/** What to try next, in one line: under the sentence that says what failed. */
export function adviceOf(problem: unknown, otherwise: string): string {
  return problem instanceof CallError && problem.status === 0 ? problem.message : otherwise;
}
