import { isEmailAddress, withoutHidden } from '../text.ts';

// What stands in the cells of a list that say no more than who somebody is. None of them decides whether
// they may vote: what cannot be used is dropped.

/** The limits of what a list says of a voter. */
export const cellLimits = {
  name: 1_000,
  group: 200,
  groups: 50,
  /** The name of a column, as it stands beside a group: `Department: Drama`. */
  column: 60,
  /** A group with its column. */
  columnAndGroup: 262,
} as const;

/**
 * A cell as it can be read: one line, without marks and letters that nobody sees, each letter in its one form. A rule
 * about a group is read in the same way, or it would not find what looks the same.
 */
export function readCell(cell: string): string {
  // Nearly all of the cells of a list.
  if (!/[^ -~]|^ | $| {2}/.test(cell)) return cell;
  const line = cell.replaceAll(/\s+/g, ' ').trim();
  if (!/[^ -~]/.test(line)) return line;
  return withoutHidden(line.normalize('NFC')).replaceAll(/\s+/g, ' ').trim();
}

/**
 * The e-mail address of a cell, the first of several: `Asha <a@b>`, `mailto:a@b`, with a dot behind it.
 * Empty where there is none.
 */
export function readEmail(cell: string): string {
  if (isEmailAddress(cell)) return cell;
  const text = cell.normalize('NFKC').replaceAll(/\s*@\s*/g, '@');
  const inBrackets = [...text.matchAll(/<([^<>]*)>/g)].map(([, inside = '']) => inside);
  const parts = [...inBrackets, ...text.split(/[\s;,|/<>()[\]{}"]+/)];
  const bare = parts.map((part) => part.replace(/^(?:mailto:|e-?mail:|['‘’“”:]+)+/i, ''));
  return bare.map((part) => part.replace(/['‘’“”.:]+$/, '')).find(isEmailAddress) ?? '';
}

/** The groups of a cell, each with the column in which it stands; without a name of it, the group alone. */
export function readGroups(cell: string, header: string): string[] {
  const column = header
    .replaceAll(/[:;|,]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return cell
    .split(/[;|,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      column === '' || column.length > cellLimits.column ? part : `${column}: ${part}`,
    );
}

const inColumn = /^([^:]+): (.+)$/;

/** A group without its column; "2" alone says nothing, so that the name of the column stands before it: `Year 2`. */
export function bareGroup(group: string): string {
  const [, column = '', bare = group] = inColumn.exec(group) ?? [];
  return column !== '' && /^(?:\d{1,2}|[A-Z])$/i.test(bare) ? `${column} ${bare}` : bare;
}

/**
 * Groups as a list keeps them, so that a rule finds each by its name alone and by its column:
 * `Drama` and `Department: Drama`.
 */
export const keptGroups = (groups: readonly string[]): string[] => [
  ...new Set(groups.flatMap((group) => [group, bareGroup(group)])),
];

/** Kept groups as they are shown: once each, with the column where one is known. */
export function shownGroups(kept: readonly string[]): string[] {
  const bare = new Set(kept.filter((group) => inColumn.test(group)).map(bareGroup));
  return kept.filter((group) => !bare.has(group));
}

/** The form in which names are compared: their words in any case and order, without dots and commas. */
export function nameForm(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return words
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');
}

/** A name as it is shown: lists keep what is longer whole. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length > 100 ? `${letters.slice(0, 99).join('').trimEnd()}…` : name;
}
