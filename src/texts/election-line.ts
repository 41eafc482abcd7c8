import { momentText } from './moment-text.ts';
import type { EditedThing, ElectionLine, Moment } from '#core/elections/election-line.ts';
import type { PositionRules } from '#core/elections/position-rules.ts';
import { ruleWords } from './rule-words.ts';
import { inEnglish } from '#core/kernel/speech.ts';
import { editedThings, electionLines } from './en/election-lines.ts';
import { listFormat } from './formats.ts';
import type { Values } from './said.ts';

const list = listFormat('en-GB');

/**
 * What was done with an election, in the language of the moment and the campus's time zone; null where
 * this release knows no such line.
 */
export function electionText(lines: readonly ElectionLine[], timeZone: string): string | null {
  return lines.every(isElectionLine) ? textOf(lines, timeZone) : null;
}

const textOf = (lines: readonly ElectionLine[], timeZone: string): string =>
  lines.map((line) => sentenceOf(line, timeZone)).join(' ');

/** A change of an election; one of an earlier release, or a later one, is told as it was said. */
export const changeText = (
  { what, told }: { what: string; told?: readonly ElectionLine[] | null | undefined },
  timeZone: string,
): string => (told == null ? null : electionText(told, timeZone)) ?? what;

/** Whether it is a line that voters read. */
export const isElectionLine = (line: { key: string }): line is ElectionLine =>
  Object.hasOwn(electionLines, line.key);

/** Lines for voters, as they are kept: by their keys, and in English for whoever reads no keys. */
export interface VoterLines {
  what: string;
  told: readonly ElectionLine[];
}

export const voterLines = (timeZone: string, ...told: readonly ElectionLine[]): VoterLines => ({
  what: inEnglish(() => textOf(told, timeZone)),
  told,
});

/** The same before voters read it: the second officer confirms it. */
export const willRead = (lines: string): string => electionLines['voters-will-read']({ lines });

function sentenceOf({ key, ...given }: ElectionLine, timeZone: string): string {
  const text = electionLines[key];
  if (typeof text === 'string') return text;
  const values = Object.entries(given).map(([name, value]) => [name, valueText(value, timeZone)]);
  return text(Object.fromEntries(values) as Values);
}

/** What a line puts in, as it is read. */
function valueText(value: Value, timeZone: string): string | number {
  if (value === null) return 'none';
  if (typeof value !== 'object') return value;
  if (isMoment(value)) return momentText(new Date(value.at), timeZone);
  if ('method' in value) return ruleWords(value);
  return list.whole(Array.from(value, (one) => editedThings[one]));
}

const isMoment = (value: object): value is Moment => Object.hasOwn(value, 'at');

type Value = string | number | null | Moment | PositionRules | readonly EditedThing[];
