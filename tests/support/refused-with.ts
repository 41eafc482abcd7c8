import type { Refusal } from '#contract/refusals.ts';
import { errorStatus, refusals } from '#contract/refusals.ts';

/** What an answer holds that refuses for this reason: toMatchObject(refusedWith('…')). */
export function refusedWith(reason: Refusal): {
  status: number;
  body: { error: string; message: string; reason: Refusal };
} {
  const [error, message] = refusals[reason];
  return { status: errorStatus[error], body: { error, message, reason } };
}
