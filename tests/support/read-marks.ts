/** How marks on paper are read as a list. Ballots of our own screens need none of it. */
export interface MarkRules {
  /** How many ranks in a row may be left out; with one more the list ends. */
  mostSkipped: number;
  /** What two candidates at one rank do: the list ends, or the rank is passed over. */
  overvote: 'stop' | 'pass';
  /** What a candidate does who is named again. */
  again: 'stop' | 'pass';
}

/** The preferences must run in order without a gap (SSI 2007/42, art. 2). */
export const scottishMarks: MarkRules = { mostSkipped: 0, overvote: 'stop', again: 'stop' };

/** The list of a paper, from the candidates that are marked at each rank; `?` stands for several. */
export function readMarks(marks: readonly (readonly string[])[], rules: MarkRules): string[] {
  const list: string[] = [];
  let skipped = 0;
  for (const rank of marks) {
    const [name] = rank;
    skipped = name === undefined ? skipped + 1 : 0;
    if (skipped > rules.mostSkipped) return list;
    if (name === undefined) continue;
    const isOvervote = rank.length > 1 || name === '?';
    const isAgain = list.includes(name);
    if ((isOvervote && rules.overvote === 'stop') || (isAgain && rules.again === 'stop')) {
      return list;
    }
    if (!isOvervote && !isAgain) list.push(name);
  }
  return list;
}
