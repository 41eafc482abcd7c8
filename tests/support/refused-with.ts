import type { Refusal } from '#core/refusal.ts';
import { refusals } from '#core/refusal.ts';
import { errorStatus } from '#contract/error-status.ts';

/** What an answer holds that refuses for this reason: toMatchObject(refusedWith('…')). */
export function refusedWith(reason: Refusal): {
  status: number;
  body: { error: string; message: string; reason: Refusal };
} {
  const [error, message] = refusals[reason];
  return { status: errorStatus[error], body: { error, message, reason } };
}
