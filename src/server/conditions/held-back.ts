// The one rule of who sees what came out of an election whose results officers release: nobody, whatever
// the role, until they are released. docs/developers/results-held.md lists every reader of counts and how it asks this.

/** Whether the results of an election are for nobody yet; while it goes on its counts are hidden anyway. */
export const areResultsHeld = ({
  results_at: at,
  released_at: released,
}: {
  results_at: 'close' | 'release';
  released_at: Date | null;
}): boolean => at === 'release' && released === null;

/** The same in a statement where the election is `e`. */
export const areResultsHeldSql = `(e.results_at = 'release' and e.released_at is null)`;

/** The moment from which what follows a result counts: its release, or else the close. */
export const resultsSinceSql = `(case when e.results_at = 'release' then e.released_at else e.closed_at end)`;
