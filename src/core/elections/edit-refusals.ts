import type { ErrorCode } from '../error-code.ts';

/** Why an edit of an election is refused that began before another officer's. */
export const editRefusals = {
  'changed-meanwhile': [
    'conflict',
    'Another officer has changed this election meanwhile. Compare what both of you say, and save again.',
  ],
} as const satisfies Record<string, readonly [ErrorCode, string]>;

/** Said where a proposal is confirmed. */
export const sinceProposed =
  'An officer has changed the same since this was proposed. Refuse it, so that it is proposed anew.';

/** A field of the wire that says one thing now, and another one in an edit. */
export interface EditConflict {
  field: string;
  theirs: unknown;
  yours: unknown;
}
