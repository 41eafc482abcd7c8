/** By which key a closed list has this very sentence. */
export const keyOf = <List extends Readonly<Record<string, string>>>(
  list: List,
  sentence: string,
): keyof List | undefined => Object.keys(list).find((key) => list[key] === sentence);
