import type { NumberFormat, NumberPiece } from '#core/accounts/number-format.ts';
import { placeOf } from '#core/accounts/number-format.ts';

/** The format of a row, which only a checked one gets into. */
export const readFormat = ({
  number_pieces: pieces,
}: {
  number_pieces: unknown;
}): NumberFormat => ({
  pieces: pieces as NumberPiece[],
});

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
const placeSql = (place: Place, row: string | null) =>
  row === null
    ? `coalesce((select ${place} from campus where is_only), ${usual[place]})`
    : `${row}.${place}`;

const part = (number: string, meaning: 'branch' | 'year', row: string | null) =>
  `substr(${number}, ${placeSql(`${meaning}_at`, row)}, ${placeSql(`${meaning}_length`, row)})`;

/** The branch that a number says; empty where the campus's numbers say none. */
export const branchSql = (number: string, row: string | null = null) => part(number, 'branch', row);

/** The year that a number says; empty where the campus's numbers say none. */
export const yearSql = (number: string, row: string | null = null) => part(number, 'year', row);

/** The columns of a format. Without a length nobody is of any branch, or year. */
export function formatColumns(format: NumberFormat) {
  const [branch, year] = [placeOf(format, 'branch'), placeOf(format, 'year')];
  return {
    number_pieces: JSON.stringify(format.pieces),
    branch_at: (branch?.at ?? 0) + 1,
    branch_length: branch?.length ?? 0,
    year_at: (year?.at ?? 0) + 1,
    year_length: year?.length ?? 0,
  };
}
