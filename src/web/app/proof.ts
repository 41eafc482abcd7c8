import type { Api } from '#contract/api.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { SecondStep } from '#web/kit/call-error.ts';
import { CallError } from '#web/kit/call-error.ts';

/** What somebody is asked for in a dialog, so that a call can go on. */
export type AskedProof =
  /** The second step of a log-in. */
  | { kind: 'log-in'; step: SecondStep }
  /** The second step once more, before what cannot be undone. */
  | { kind: 'again' }
  /** To set up the second step that the campus asks for. */
  | { kind: 'set-up' };

type LoggedIn = ReplyOf<Api['finishLogIn']>;

/** Who came in by a log-in; for the others that it is done. Null where somebody closed the dialog. */
export type Proof = LoggedIn | 'done' | null;

// A call waits outside of React; the dialog is inside.
let listener: ((asked: AskedProof) => Promise<Proof>) | null = null;
let underWay: Promise<Proof> | null = null;

/** Takes the questions from now on; the returned function ends that. */
export function takeProofQuestions(ask: (asked: AskedProof) => Promise<Proof>): () => void {
  listener = ask;
  return () => {
    listener = null;
  };
}

/** Asks, once for all calls that wait for it at the same time. */
async function askFor(asked: AskedProof): Promise<Proof> {
  underWay ??= (listener ?? (async () => null))(asked).finally(() => {
    underWay = null;
  });
  return underWay;
}

/** True once somebody has given what a refused call asked for, so that it can be repeated. */
export async function isProvedFor(refusal: unknown): Promise<boolean> {
  if (!(refusal instanceof CallError)) return false;
  if (refusal.reason === 'reauth-required') return (await askFor({ kind: 'again' })) !== null;
  if (refusal.reason === 'second-factor-missing') {
    return (await askFor({ kind: 'set-up' })) !== null;
  }
  return false;
}

/** Asks an officer at once for the second step that is missing, not first at a refused call. */
export function askForSetUp(): void {
  void askFor({ kind: 'set-up' });
}

/** Logs in, and takes the second step where the account has one. */
export async function withSecondStep<T>(logIn: () => Promise<T>): Promise<T | LoggedIn> {
  try {
    return await logIn();
  } catch (refusal) {
    const step = refusal instanceof CallError ? refusal.secondStep : undefined;
    const proof = step === undefined ? null : await askFor({ kind: 'log-in', step });
    if (proof === null || proof === 'done') throw refusal;
    return proof;
  }
}
