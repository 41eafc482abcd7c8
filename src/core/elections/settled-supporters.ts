/** What a position says of its supporters, without what is not said. */
type Said<Of> = { [Name in keyof Of]?: Exclude<Of[Name], undefined> };

/** Without what is not said; null where nothing is. */
export function settledSupporters<Of extends object>(of: Of | null): Said<Of> | null {
  const said = Object.entries(of ?? {}).filter(([, value]) => value !== undefined);
  return said.length === 0 ? null : (Object.fromEntries(said) as Said<Of>);
}
