// Branch and year of an enrollment number as SQL. Before the campus has a row, its numbers are those of
// the specification.

const usual = { branch_at: 5, branch_length: 2, year_at: 7, year_length: 2 };
type Place = keyof typeof usual;
const places = Object.keys(usual) as Place[];

/** One row, found by its key, with the places that the two below read: for a statement that reads it once. */
export const numberPlacesSql = `select ${places
  .map((place) => `coalesce(max(${place}), ${usual[place]}) as ${place}`)
  .join(', ')} from campus where is_only`;

// Without such a row each place is looked up once for a whole statement.
const placeOf = (place: Place, row: string | null) =>
  row === null
    ? `coalesce((select ${place} from campus where is_only), ${usual[place]})`
    : `${row}.${place}`;

const part = (number: string, meaning: 'branch' | 'year', row: string | null) =>
  `substr(${number}, ${placeOf(`${meaning}_at`, row)}, ${placeOf(`${meaning}_length`, row)})`;

/** The branch that a number says; empty where the campus's numbers say none. */
export const branchSql = (number: string, row: string | null = null) => part(number, 'branch', row);
/** The year that a number says; empty where the campus's numbers say none. */
export const yearSql = (number: string, row: string | null = null) => part(number, 'year', row);
