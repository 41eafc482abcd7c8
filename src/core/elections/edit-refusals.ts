import type { ErrorCode } from '../error-code.ts';

/** Why an edit or a publication is refused for what others do meanwhile. */
export const editRefusals = {
  'changed-meanwhile': [
    'conflict',
    'Another officer has changed this election meanwhile. Compare what both of you say, and save again.',
  ],
  'keys-elsewhere': [
    'conflict',
    'A server of this campus has another folder of keys. An admin can publish all the same.',
  ],
} as const satisfies Record<string, readonly [ErrorCode, string]>;

/** A field of the wire that says one thing now, and another one in an edit. */
export interface EditConflict {
  field: string;
  theirs: unknown;
  yours: unknown;
}
