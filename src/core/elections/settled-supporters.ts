import type { PositionSupporters } from './supporters.ts';

type Said = {
  [Name in keyof PositionSupporters]?: Exclude<PositionSupporters[Name], undefined>;
};

/** Without what is not said; null where nothing is. */
export function settledSupporters(of: PositionSupporters | null): Said | null {
  const said = Object.entries(of ?? {}).filter(([, value]) => value !== undefined);
  return said.length === 0 ? null : (Object.fromEntries(said) as Said);
}
