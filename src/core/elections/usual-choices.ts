import type { VoterKind } from './electorate.ts';

/** How voters are known unless an officer chooses: the strongest that this campus can do at once. */
export function usualVoters(sources: { listed: number; hasMailServer: boolean }): VoterKind {
  if (sources.listed > 0) return sources.hasMailServer ? 'proved' : 'listed';
  return sources.hasMailServer ? 'confirmed' : 'anybody';
}
