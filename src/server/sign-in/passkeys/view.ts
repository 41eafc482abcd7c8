import type { Passkey } from '#contract/sign-on.ts';
import type { PasskeyRow } from './store.ts';

/** A passkey as its owner sees it; its key stays here. */
export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    _id: row.id,
    name: row.name,
    addedOn: row.added_on.toISOString(),
    usedOn: row.used_on?.toISOString() ?? null,
  };
}
