import type { Change } from './live.ts';

/** The channel of the database on which server processes tell each other what changed. */
export const changeChannel = 'hustings_changes';

/** A change as it travels. The flush of votes sends it on its own connection, in its transaction. */
export function encodeChange(change: Change): string {
  return JSON.stringify(change);
}

/** Reads a change; null for what is none, such as a kind that only a newer release knows. */
export function decodeChange(payload: string): Change | null {
  const said = parse(payload);
  if (said['kind'] === 'elections') return { kind: 'elections' };
  if (said['kind'] === 'campus') return { kind: 'campus' };
  if (said['kind'] === 'restored') return { kind: 'restored' };
  const { kind, electionId, accountId } = said;
  if (kind === 'standings' && typeof electionId === 'string') return { kind, electionId };
  if (kind === 'session' && typeof accountId === 'string') return { kind, accountId };
  return null;
}

function parse(payload: string): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(payload);
    return typeof said === 'object' && said !== null ? { ...said } : {};
  } catch {
    return {};
  }
}
