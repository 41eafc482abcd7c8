/** What a log-in still needs: its key, and in which ways its second step can be taken. */
export interface SecondStep {
  key: string;
  ways: string[];
}

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
  secondStep?: SecondStep;
  /** The lines that were refused, as they came. */
  problems?: readonly unknown[];
  /** What somebody else changed meanwhile, as it came. */
  conflicts?: readonly unknown[];
  /** True if the answer carried no sentence: the message is a general one of the screens. */
  isSilent?: boolean;
}

/** A call that did not succeed; its message is a sentence for a person. */
export class CallError extends Error {
  readonly status: number;
  readonly error: string;
  readonly reason: string | undefined;
  readonly fields: Record<string, string>;
  readonly retryAfter: number | undefined;
  readonly secondStep: SecondStep | undefined;
  readonly problems: readonly unknown[];
  readonly conflicts: readonly unknown[];
  /** The server's own words; undefined if it gave none, or no answer came. */
  readonly serverMessage: string | undefined;

  constructor(message: string, details: CallErrorDetails) {
    super(message);
    this.name = 'CallError';
    this.status = details.status;
    this.error = details.error;
    this.reason = details.reason;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter;
    this.secondStep = details.secondStep;
    this.problems = details.problems ?? [];
    this.conflicts = details.conflicts ?? [];
    const isServers = details.status > 0 && details.isSilent !== true && message !== '';
    this.serverMessage = isServers ? message : undefined;
  }
}

/** Why there was no answer where the server has no such call: it is of another maker. */
export const noSuchCall = 'no-such-call';

export const isNoSuchCall = (problem: unknown): boolean =>
  problem instanceof CallError && problem.error === noSuchCall;

/** Something that went wrong in this browser, in words for a person. */
export class Told extends Error {
  override readonly name = 'Told';
}

/** The server's sentence if it gave one, whatever the status, else the given sentence. */
export function sentenceOf(problem: unknown, otherwise: string): string {
  if (problem instanceof Told) return problem.message;
  return (problem instanceof CallError ? problem.serverMessage : undefined) ?? otherwise;
}

/** Why it failed, in one line beside a fixed sentence: the server's words, or that none came. */
export function adviceOf(problem: unknown, otherwise: string): string {
  return problem instanceof CallError && problem.message !== '' ? problem.message : otherwise;
}
