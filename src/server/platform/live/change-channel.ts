import type { Change } from './live.ts';

/** The channel of the database on which server processes tell each other what changed. */
export const changeChannel = 'hustings_changes';

/** A change as it travels. The flush of votes sends it on its own connection, in its transaction. */
export function encodeChange(change: Change): string {
  return JSON.stringify(change);
}
