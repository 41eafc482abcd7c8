import type { Refusal } from '#contract/refusals.ts';
import { refusals } from '#contract/refusals.ts';

/** A refusal on purpose, from the closed list of the contract; the only thing a use case throws. */
export class Refused extends Error {
  readonly reason: Refusal;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;
  readonly fields: Record<string, string> | undefined;

  constructor(
    reason: Refusal,
    more: { retryAfter?: number; fields?: Record<string, string>; message?: string } = {},
  ) {
    super(more.message ?? refusals[reason][1]);
    this.reason = reason;
    this.retryAfter = more.retryAfter;
    this.fields = more.fields;
  }
}

/** Input that the schema let through and a rule of core refuses, field by field. */
export function invalidInput(fields: Record<string, string>): Refused {
  const [first] = Object.values(fields);
  return new Refused(
    'invalid-input',
    first === undefined ? { fields } : { fields, message: first },
  );
}
