import type { Election } from '#contract/election-shapes.ts';
import { electionPath } from '#web/app/paths.ts';
import { electionsMessages } from '#texts/en/elections.ts';

/** 20260316T033000Z */
const stamp = (iso: string) =>
  new Date(iso).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Lines of at most 75 bytes, continued behind a blank (RFC 5545, 3.1). */
function folded(line: string): string {
  const bytes = new TextEncoder();
  const rows = [''];
  for (const letter of line) {
    const last = rows.at(-1) ?? '';
    if (bytes.encode(last + letter).length > 73) rows.push(letter);
    else rows[rows.length - 1] = last + letter;
  }
  return rows.join('\r\n ');
}

/** The address of a calendar entry for the days of voting, for a link that downloads it. */
export function calendarFile(election: Election): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hustings//Elections//EN',
    'BEGIN:VEVENT',
    `UID:${election._id}@${window.location.host}`,
    `DTSTAMP:${stamp(election.startDate)}`,
    `DTSTART:${stamp(election.startDate)}`,
    `DTEND:${stamp(election.endDate)}`,
    `SUMMARY:${escaped(electionsMessages.calendarTitle(election.name))}`,
    `URL:${window.location.origin}${electionPath(election._id)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.map(folded).join('\r\n'))}`;
}
