import type { NumberFormat } from '../accounts/number-format.ts';
import { readCell } from './list-cells.ts';
import { readListNumber } from './list-number.ts';

/** A table as it was read: rows of cells, each with the line of the file where it begins. */
export interface ListRow {
  line: number;
  cells: readonly string[];
}

/**
 * Which column of a list holds what, counted from 0. A name can stand in several columns, and each
 * column of groups names some.
 */
export interface ListColumns {
  number: number;
  name: readonly number[];
  email: number | null;
  groups: readonly number[];
}

/** Rows that are looked at to tell what a column holds. */
const sampled = 200;
/** Lines above the first voter that can be a title and the names of the columns. */
const headingLines = 10;

// The words that head a column, in the languages of the campuses that use them. Exports have the data of
// parents too, and nobody writes to those.
const wordsOf = (...words: RegExp[]) =>
  new RegExp(words.map(({ source }) => `(?:${source})`).join('|'), 'iu');

const numberWords = wordsOf(
  /enrol|roll|reg(?:istration|n)?\b|regd|\bid\b|admission|scholar|univ|\bprn\b|\busn\b|\bhtno\b|hall ?ticket/,
  /matri(?:kel|culation|cula)|\bmatr\b|immatr|^number$|^(?:student|index|exam|candidate|seat) ?(?:no|num|number)\b/,
  /num[ée]ro(?! (?:de |du )?(?:t[ée]l|portable|m[oó]vil|cel))|\bn[°ºo]\.? ?(?:d['’])?[ée]tudiant|matr[ií]cul|\bine\b/,
  /code (?:[ée]tudiant|apog[ée]e|permanent)|c[oó]digo(?! postal)|expediente|legajo|\bboleta|carn[eé]t?\b|c[eé]dula/,
  /नामांक|एनरोल|इनरोल|पंजीकरण|पंजीयन|अनुक्रमांक|रोल|रजिस्ट्रेशन/,
  /انرول|اندراج|رول|رجسٹر/,
);
const emailWords = wordsOf(
  /e-?mail|\bmail\b|courriel|correo|[ée]lectronique|electr[oó]nico/,
  /मेल/,
  /ای[ -]?میل|برقی|میل/,
);
const nameWords = wordsOf(
  /name|^(?:full )?(?:student|students|voter|member|candidate)s?$|\bnoms?\b|pr[ée]nom|nombre|apellido/,
  /^(?:alumno|estudiante|[ée]tudiante?)s?$/,
  /नाम(?!ांक)|उपनाम|छात्र$|विद्यार्थी$/,
  /نام/,
);
const groupWords = wordsOf(
  /group|branch|batch|section|\bsec\b|dep(?:t|artment)|year|semester|\bsem\b|program|course|class|discipline|hostel/,
  /house|division|\bdiv\b|stream|faculty|school|college|institut|cohort|intake|speciali|major|degree|level|trade|club|society|\bhall\b/,
  /fachbereich|fakultät|studien(?:gang|fach|richtung)|jahrgang|abteilung|gruppe|klasse|fachrichtung|wohnheim|abschluss/,
  /fili[èe]re|facult|d[ée]partement|ann[ée]e|promotion|niveau|parcours|\bufr\b|semestre|sp[ée]cialit|[ée]cole|r[ée]sidence|composante/,
  /carrera|departamento|grupo|\baño\b|turno|escuela|\bgrado\b|titulaci[oó]n|colegio|plantel|\bsede\b|\bcurso|licenciatura|generaci[oó]n/,
  /especialidad|secci[oó]n|divisi[oó]n|\bnivel\b/,
  /विभाग|शाखा|संकाय|वर्ष|कक्षा|अनुभाग|सेक्शन|बैच|पाठ्यक्रम|कोर्स|कार्यक्रम|सेमेस्टर|छात्रावास|हॉस्टल|समूह|ग्रुप|विद्यालय|कॉलेज|ब्रांच|ब्रान्च|साल/,
  /شعبہ|شاخ|فیکلٹی|سال|جماعت|کلاس|سیکشن|بیچ|کورس|پروگرام|سمسٹر|ہاسٹل|گروپ|کالج|سکول/,
);
/** The words that head the columns of people, by what stands below. */
export const headingWords = {
  number: numberWords,
  email: emailWords,
  name: nameWords,
  group: groupWords,
};

const otherPeople = wordsOf(
  /father|mother|parent|guardian|husband|wife|spouse|sibling|emergency|nominee|mentor|tutor|teacher|advis[eo]r|supervisor|warden|guide|counsel/,
  /coordinator|principal|\bhod\b|\bhead\b|in-?charge|representative|proctor|\bdean\b|invigilator|account ?holder/,
  /referee|[sdcw]\/o\b|user ?name|login|file/,
  /vater|mutter|eltern|erziehungsberechtigt|vormund|betreuer|notfall|ehepartner|dozent|leiter|sprecher|ansprech/,
  /père|mère|\btuteur|tutrice|responsable|encadrant|enseignant|professeur|conjoint|urgence|utilisateur|directeur|directrice/,
  /padre|madre|acudiente|apoderad|c[oó]nyuge|profesor|docente|asesor|coordinador|emergencia|usuario|director|delegad/,
  /पिता|माता|अभिभावक|संरक्षक|पति|पत्नी|शिक्षक|मार्गदर्शक|प्रभारी|प्राचार्य/,
  /والد|سرپرست|ولدیت|شوہر|استاد|نگران/,
);
/** What is of a person, such as their blood group or the school before this one, and no group that votes. */
const ownWords = wordsOf(
  /blood|\b(?:previous|former|last|qualifying|attended|1[02]th|ssc|hsc)\b/,
  /blutgruppe|früher|vorherig|ehemalig|sanguin|\banci|pr[ée]c[ée]dent|sangu[ií]ne|procedencia|anterior/,
  /रक्त|ब्लड|पूर्व|पिछल|خون|بلڈ|سابق|پچھل/,
  /birth|\bdob\b|\bdate\b|phone|mobile|contact|address|fee\b|fees\b|payment|bank|marks|rank\b|percent|score|attendance|timestamp|geburt|telefon|handy|anschrift|adresse/,
  /\b(?:roll|reg\w*|enrol\w*|house|hostel|room) (?:no|num|number)\b/,
  /naissance|t[ée]l[ée]phone|\bt[ée]l\b|portable|code postal|paiement|moyenne|\bnotes?\b/,
  /nacimiento|tel[ée]fono|m[oó]vil|celular|direcci[oó]n|domicilio|c[oó]digo postal|\bfecha|promedio|\bpagos?\b|calificaci/,
  /जन्म|फ़ोन|फोन|मोबाइल|पता|तारीख|दिनांक/,
  /پیدائش|فون|موبائل|پتہ|پتا|تاریخ/,
);
/** An office writes to these, where there is an address of the voter as well. */
const officeWords = /college|institut/i;

/** What names the column of the numbers, also where a word could be a number. */
const isHeading = (cell: string) => numberWords.test(readCell(cell)) && !/\d/.test(cell);
/** True for a day in digits, which eight digits could be, too. */
export const isDay = (cell: string) => day.test(cell.trim());
const day = /^(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2})$/;
const hasAddress = (cell: string) => /[^\s@]@[^\s@]+\.[^\s@]/.test(cell);
const isPersonName = (cell: string) =>
  /^[\p{L}\p{M}][\p{L}\p{M}.,' -]*\s[\p{L}\p{M}.,' -]+$/u.test(cell.trim());

/**
 * The rows above the first voter: titles and the names of the columns. Where the column of the numbers
 * has a name, they end with it; else a cell with a digit is a voter, if a wrong one.
 */
export function countHeading(
  rows: readonly ListRow[],
  number: number,
  format: NumberFormat,
): number {
  const cells = rows.slice(0, headingLines + 1).map((row) => row.cells[number] ?? '');
  const first = cells.findIndex((cell) => readListNumber(cell, format).ok && !isHeading(cell));
  const above = first === -1 ? cells.slice(0, 1) : cells.slice(0, first);
  const named = above.findLastIndex((cell) => isHeading(cell));
  if (named !== -1) return named + 1;
  const voter = above.findIndex((cell) => /\d/.test(cell));
  return voter === -1 ? above.length : voter;
}

/** The names of the columns: the last row of the heading; empty without one. */
export function headersOf(
  rows: readonly ListRow[],
  number: number,
  format: NumberFormat,
): readonly string[] {
  const heading = countHeading(rows, number, format);
  return (rows[heading - 1]?.cells ?? []).map(readCell);
}

/** Tells from the names of the columns and from what they hold which is which; officers correct it. */
export function guessColumns(rows: readonly ListRow[], format: NumberFormat): ListColumns {
  const looked = rows.slice(0, sampled).map((row) => ({ ...row, cells: row.cells.map(readCell) }));
  const width = Math.max(1, ...looked.map(({ cells }) => cells.length));
  const all = Array.from({ length: width }, (_, column) => column);
  const cellsOf = (column: number) =>
    looked.map(({ cells }) => cells[column]?.trim() ?? '').filter((cell) => cell !== '');
  const share = (column: number, is: (cell: string) => boolean) => {
    const cells = cellsOf(column);
    return cells.length === 0 ? 0 : cells.filter(is).length / cells.length;
  };
  const topRows = looked.slice(0, headingLines);
  const isHeaded = (column: number, words: RegExp) =>
    topRows.some(({ cells }) => {
      const cell = cells[column] ?? '';
      return words.test(cell) && !/\d{3}|@/.test(cell) && !otherPeople.test(cell);
    });
  // An address may be one of a college.
  const isOthers = (column: number) =>
    topRows.some(({ cells }) => {
      const cell = cells[column] ?? '';
      return otherPeople.test(cell) && !cell.includes('@');
    });

  const best = (score: (column: number) => number): number =>
    all.reduce((found, column) => (score(column) > score(found) ? column : found), 0);
  // Eight digits can be a day of birth.
  const isNumber = (cell: string) => readListNumber(cell, format).ok && !isDay(cell);
  const number = best(
    (column) => share(column, isNumber) * 2 + (isHeaded(column, numberWords) ? 1 : 0),
  );
  const headers = headersOf(looked, number, format);
  const headerOf = (column: number) => headers[column] ?? '';
  const rest = all.filter((column) => column !== number);

  const addressed = rest.filter((column) => share(column, hasAddress) > 0 && !isOthers(column));
  const emails = addressed.filter((column) => share(column, hasAddress) > 0.4);
  const isOffice = (column: number) => officeWords.test(headerOf(column));
  const headedEmails = emails.filter((column) => isHeaded(column, emailWords));
  const few = addressed.find((column) => isHeaded(column, emailWords));
  const email =
    headedEmails.find((column) => !isOffice(column)) ?? headedEmails[0] ?? emails[0] ?? few ?? null;
  const free = rest.filter((column) => column !== email && !emails.includes(column));

  const headed = (words: RegExp) => (column: number) =>
    words.test(headerOf(column)) && !isOthers(column);
  // "First name" and "Last name" are one name; "Course name" is a group.
  const groups = free.filter(
    (column) => headed(groupWords)(column) && !ownWords.test(headerOf(column)),
  );
  const named = free.filter((column) => headed(nameWords)(column) && !groups.includes(column));
  const unnamed = free.filter(
    (column) =>
      headerOf(column) === '' &&
      share(column, isPersonName) > 0.4 &&
      new Set(cellsOf(column)).size * 2 > cellsOf(column).length,
  );
  return { number, name: named.length > 0 ? named : unnamed.slice(0, 1), email, groups };
}
