import type { Change } from './live.ts';

/** The channel of the database on which server processes tell each other what changed. */
export const changeChannel = 'hustings_changes';

/** A change as it travels, with the name of the process that knows of it already. */
export function encodeChange(change: Change, from?: string): string {
  return JSON.stringify({ ...change, from });
}

/** Who said it, if they gave a name. */
export function senderOf(payload: string): unknown {
  return parse(payload)['from'];
}

const plain: ReadonlySet<unknown> = new Set([
  'last-votes',
  'elections',
  'events',
  'members',
  'campus',
  'restored',
]);

/** Reads a change; null for what is none, such as a kind that only a newer release knows. */
export function decodeChange(payload: string): Change | null {
  const { kind, electionId, accountId } = parse(payload);
  if (plain.has(kind)) return { kind } as Change;
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
