import { momentText } from './moment-text.ts';
import type { PlannedLine, ProposalLine, SubjectLine } from '#core/council/proposal-line.ts';
import { inEnglish } from '#core/kernel/speech.ts';
import { asStored } from './as-stored.ts';
import { electionText, isElectionLine, willRead } from './election-line.ts';
import { proposalLines, proposalSubjects } from './en/proposal-lines.ts';
import { disqualifiedEffect, voidEffect } from './ruling-words.ts';

/** What an act does, as it is kept: by its keys, and in English for whoever reads no keys. */
export interface PlannedWhat {
  what: string;
  told: readonly PlannedLine[];
}

/** These lines as they are kept. The time zone is that of their moments; lines without any need none. */
export const plannedLines = (told: readonly PlannedLine[], timeZone = 'UTC'): PlannedWhat => ({
  what: inEnglish(() => linesText(told, timeZone)) ?? '',
  told,
});

/** What a proposal does, for the officer who has to confirm it; one of an earlier release, or a later one, as it was kept. */
export function proposedText(
  { what, told = [] }: { what: string; told?: readonly PlannedLine[] | undefined },
  timeZone: string,
): string {
  return linesText(told, timeZone) ?? asStored(what);
}

/** To what it is done; what an election or a person is called is in no language of ours. */
export function subjectText({
  subject,
  subjectTold,
}: {
  subject: string;
  subjectTold?: SubjectLine | null | undefined;
}): string {
  if (subjectTold == null) return subject;
  const { key, ...given } = subjectTold;
  if (!Object.hasOwn(proposalSubjects, key)) return asStored(subject);
  const text = proposalSubjects[key];
  return typeof text === 'string' ? text : text(given);
}

/** What it is done to, as it is kept. */
export const plannedSubject = (subject: string | SubjectLine) =>
  typeof subject === 'string'
    ? { subject, subjectTold: null }
    : {
        subject: inEnglish(() => subjectText({ subject: '', subjectTold: subject })),
        subjectTold: subject,
      };

/** Null where there are none, or this release does not know one of them. */
function linesText(lines: readonly PlannedLine[], timeZone: string): string | null {
  if (lines.length === 0) return null;
  if (lines.every(isElectionLine)) {
    const text = electionText(lines, timeZone);
    return text === null ? null : willRead(text);
  }
  const texts = lines.map((line) =>
    isElectionLine(line) ? electionText([line], timeZone) : proposalText(line, timeZone),
  );
  return texts.includes(null) ? null : texts.join(' ');
}

function proposalText(line: ProposalLine, timeZone: string): string | null {
  if (line.key === 'disqualifies') return disqualifiedEffect(line.isFixed, line.rule);
  if (line.key === 'voids') return voidEffect();
  const { key, ...given } = line;
  if (!Object.hasOwn(proposalLines, key)) return null;
  const text = proposalLines[key];
  if (typeof text === 'string') return text;
  const values = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : momentText(new Date(value.at), timeZone),
  ]);
  return text(Object.fromEntries(values) as Record<string, string>);
}
