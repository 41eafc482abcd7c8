import type { ErrorCode } from '../error-code.ts';

/** Why an edit of an election is refused that began before another officer's. */
export const editRefusals = {
  'changed-meanwhile': [
    'conflict',
    'Another officer has changed this election meanwhile. Compare what both of you say, and save again.',
  ],
} as const satisfies Record<string, readonly [ErrorCode, string]>;

/** A field of the wire that says one thing now, and another one in an edit. */
export interface EditConflict {
  field: string;
  theirs: unknown;
  yours: unknown;
}
