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
