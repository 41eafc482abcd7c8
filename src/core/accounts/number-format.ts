/** One piece of an enrollment number. Each has a fixed length, so a number is read in one way only. */
export type NumberPiece =
  | { kind: 'text'; text: string }
  | { kind: 'letters'; length: number; means?: 'branch' | undefined }
  | { kind: 'digits'; length: number; means?: NumberMeaning | undefined };

/** What a piece can say of a student. */
export const numberMeanings = ['branch', 'year'] as const;
export type NumberMeaning = (typeof numberMeanings)[number];

/** How the enrollment numbers of a campus are made: its pieces from left to right. */
export interface NumberFormat {
  pieces: readonly NumberPiece[];
}

/** The numbers of the specification (section 9): 0177, branch, year, roll. */
export const usualFormat = {
  pieces: [
    { kind: 'text', text: '0177' },
    { kind: 'letters', length: 2, means: 'branch' },
    { kind: 'digits', length: 2, means: 'year' },
    { kind: 'digits', length: 4 },
  ],
} as const satisfies NumberFormat;

/** The bounds of a format: characters of a whole number, and pieces. */
export const formatLimits = { least: 3, most: 20, pieces: 10 } as const;

/** What is wrong with a format, in a sentence that says what to do. */
export const formatSentences = {
  empty: 'Add at least one piece of letters or digits: fixed text alone is the same for everybody',
  text: 'Fixed text has letters A to Z and digits only. Numbers are kept without spaces and dashes, so leave those out',
  length: `A piece has 1 to ${formatLimits.most} letters or digits`,
  year: 'A year has two or four digits',
  branchTwice: 'Two pieces are the branch: let one of them be the branch',
  yearTwice: 'Two pieces are the year: let one of them be the year',
  short: `A number has at least ${formatLimits.least} characters: add a piece or make one longer`,
  long: `A number has at most ${formatLimits.most} characters: make a piece shorter or remove one`,
  pieces: `A format has at most ${formatLimits.pieces} pieces`,
} as const;

/** How many characters a piece has. */
export const pieceLength = (piece: NumberPiece): number =>
  piece.kind === 'text' ? piece.text.length : piece.length;

/** How many characters each number has. */
export const formatLength = ({ pieces }: NumberFormat): number =>
  pieces.reduce((sum, piece) => sum + pieceLength(piece), 0);

/** What a piece says of a student; null for nothing. */
export const meaningOf = (piece: NumberPiece): NumberMeaning | null =>
  piece.kind === 'text' ? null : (piece.means ?? null);

/** What is wrong with a format; null when all is well. */
export function formatProblem({ pieces }: NumberFormat): string | null {
  if (pieces.length > formatLimits.pieces) return formatSentences.pieces;
  if (pieces.some((it) => it.kind === 'text' && !/^[A-Z0-9]*$/.test(it.text))) {
    return formatSentences.text;
  }
  if (pieces.some((it) => !isLength(pieceLength(it)))) return formatSentences.length;
  if (pieces.every((it) => it.kind === 'text')) return formatSentences.empty;
  const meant = pieces.map(meaningOf);
  if (meant.filter((it) => it === 'branch').length > 1) return formatSentences.branchTwice;
  if (meant.filter((it) => it === 'year').length > 1) return formatSentences.yearTwice;
  const isOddYear = (it: NumberPiece) =>
    meaningOf(it) === 'year' && pieceLength(it) !== 2 && pieceLength(it) !== 4;
  if (pieces.some(isOddYear)) return formatSentences.year;
  const length = formatLength({ pieces });
  if (length < formatLimits.least) return formatSentences.short;
  return length > formatLimits.most ? formatSentences.long : null;
}

const isLength = (length: number) =>
  Number.isInteger(length) && length >= 1 && length <= formatLimits.most;

/** Where a number says its branch or year, counted from 0; null where it says none. */
export function placeOf(
  { pieces }: NumberFormat,
  meaning: NumberMeaning,
): { at: number; length: number; kind: 'letters' | 'digits' } | null {
  let at = 0;
  for (const piece of pieces) {
    if (piece.kind !== 'text' && piece.means === meaning) {
      return { at, length: piece.length, kind: piece.kind };
    }
    at += pieceLength(piece);
  }
  return null;
}

/** The format as a regular expression that JavaScript and PostgreSQL read alike. */
export const formatPattern = ({ pieces }: NumberFormat): string =>
  `^${pieces
    .map((piece) =>
      piece.kind === 'text'
        ? piece.text
        : `${piece.kind === 'letters' ? '[A-Z]' : '[0-9]'}{${piece.length}}`,
    )
    .join('')}$`;

const countWords =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A count of letters or digits as a word: 0 to 20. */
export const countWord = (count: number): string => String(countWords[count]);

/** A number of this format, which no student needs to have. */
export const formatExample = ({ pieces }: NumberFormat): string => pieces.map(exampleOf).join('');

function exampleOf(piece: NumberPiece): string {
  if (piece.kind === 'text') return piece.text;
  const { kind, length, means } = piece;
  if (means === 'year') return '2024'.slice(-length);
  if (kind === 'letters') {
    const letters = means === 'branch' ? 'CSEABDFGHIJKLMNOPQRT' : 'ABCDEFGHIJKLMNOPQRST';
    return letters.slice(0, length);
  }
  return length > 4 ? '12345678901234567890'.slice(0, length) : '1'.padStart(length, '0');
}

/** True for two formats with the same pieces. */
export const isSameFormat = (one: NumberFormat, other: NumberFormat): boolean =>
  formatPattern(one) === formatPattern(other) &&
  (['branch', 'year'] as const).every((meaning) => isSamePlace(one, other, meaning));

/** True where two formats read the branch, or the year, from the same place. */
export function isSamePlace(
  one: NumberFormat,
  other: NumberFormat,
  meaning: NumberMeaning,
): boolean {
  const [here, there] = [placeOf(one, meaning), placeOf(other, meaning)];
  return here?.at === there?.at && here?.length === there?.length && here?.kind === there?.kind;
}

/**
 * The fixed four digits of a format that has the shape of the specification; null for any other.
 * Earlier releases knew nothing but these.
 */
export function usualPrefix(format: NumberFormat): string | null {
  const [first] = format.pieces;
  if (first?.kind !== 'text' || !/^[0-9]{4}$/.test(first.text)) return null;
  return isSameFormat(format, withPrefix(first.text)) ? first.text : null;
}

/** The format of the specification with other first digits. */
export const withPrefix = (text: string): NumberFormat => ({
  pieces: [{ kind: 'text', text }, ...usualFormat.pieces.slice(1)],
});

/**
 * The format in signs, such as 0177XX##0000, and what each sign stands for (specification, section
 * 5, live hint).
 */
export function formatSigns({ pieces }: NumberFormat): { shape: string; legend: string } {
  const free = pieces.filter((it) => it.kind === 'digits' && it.means === undefined);
  const isRoll = free.length === 1 && pieces.some((it) => meaningOf(it) !== null);
  const signs = pieces.map((piece) => {
    if (piece.kind === 'text') return { sign: piece.text, says: null };
    const { kind, length, means } = piece;
    const signOf =
      means === 'year' ? '#' : means === 'branch' ? 'X' : kind === 'letters' ? 'A' : '0';
    const sign = signOf.repeat(length);
    if (means === 'branch' && kind === 'digits') return { sign, says: `${sign}=branch, in digits` };
    if (means !== undefined) return { sign, says: `${sign}=${means}` };
    if (kind === 'letters') return { sign, says: 'A=letter' };
    return { sign, says: isRoll ? `${sign}=roll` : '0=digit' };
  });
  const legend = new Set(signs.flatMap(({ says }) => says ?? []));
  return { shape: signs.map(({ sign }) => sign).join(''), legend: [...legend].join(', ') };
}
