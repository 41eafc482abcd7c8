// What was done on each day, what the morning said, and what did not hold.

/** One day of the year. */
export interface Day {
  date: string;
  release: string;
  /** What happened, in a few words. */
  did: string[];
  /** The e-mails to officers since the day before, by their subjects. */
  emails: string[];
  /** What stands first on the dashboard of an admin. */
  line: string;
  checks: number;
  failed: string[];
}

/** The days so far; the last one is today. */
export interface Diary {
  days: Day[];
  begin(date: string, release: string): Day;
  did(what: string): void;
  /** Notes that something holds, or that it does not; the year goes on. */
  check(what: string, holds: boolean, found?: unknown): void;
}

export function openDiary(): Diary {
  const days: Day[] = [];
  const began = performance.now();
  const today = () => {
    const day = days.at(-1);
    if (day === undefined) throw new Error('the year has not begun');
    return day;
  };
  const say = (text: string) => {
    const seconds = String(Math.round((performance.now() - began) / 1000)).padStart(5);
    console.log(`${seconds} s  ${text}`);
  };
  return {
    days,
    begin(date, release) {
      const day: Day = { date, release, did: [], emails: [], line: '', checks: 0, failed: [] };
      days.push(day);
      say(`— ${date}, ${release}`);
      return day;
    },
    did(what) {
      today().did.push(what);
      say(what);
    },
    check(what, holds, found) {
      today().checks += 1;
      if (holds) return;
      const words = found === undefined ? '' : ` (${JSON.stringify(found)})`;
      today().failed.push(`${what}${words.slice(0, 600)}`);
      say(`FAILED: ${what}${words}`);
    },
  };
}

const cell = (text: string) => text.replaceAll('|', '/').replaceAll(/\s+/g, ' ').trim();

/** The days as a table in Markdown. */
export function tableOfDays(days: readonly Day[]): string {
  const rows = days.map((day) => [
    day.date,
    day.release,
    day.did.join('; '),
    emailsOf(day.emails),
    day.line === '' ? '–' : day.line,
    day.failed.length === 0 ? `${day.checks} held` : `FAILED: ${day.failed.join('; ')}`,
  ]);
  const heads = ['Day', 'Release', 'What happened', 'The e-mail', 'The dashboard', 'Checks'];
  const lines = [heads, heads.map(() => '---'), ...rows];
  return lines.map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
}

/** Each subject once, with how often it came. */
function emailsOf(subjects: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const one of subjects) counts.set(one, (counts.get(one) ?? 0) + 1);
  if (counts.size === 0) return 'none';
  return [...counts].map(([one, count]) => (count === 1 ? one : `${one} (${count})`)).join('; ');
}
