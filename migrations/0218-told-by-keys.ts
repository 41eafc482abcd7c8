// What was done with an election is kept by its key and what it puts in, so that it is written out where somebody
// reads it. Sentences of before are taken apart once; one that fits no line stays as it is.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

interface Line {
  key: string;
  [name: string]: unknown;
}
interface Database {
  election_changes: { id: string; what: string; told: string | null };
  campus: { time_zone: string };
}

export async function up(db: Kysely<Database>): Promise<void> {
  await sql`alter table election_changes add column told jsonb`.execute(db);
  await sql`alter table proposals add column told jsonb not null default '[]'`.execute(db);
  const rows = await db.selectFrom('election_changes').select(['id', 'what']).execute();
  if (rows.length === 0) return;
  const zone = (await db.selectFrom('campus').select('time_zone').executeTakeFirst())?.time_zone;
  for (const { id, what } of rows) {
    const told = linesOf(what, zone ?? 'UTC');
    if (told === null) continue;
    await db
      .updateTable('election_changes')
      .set({ told: JSON.stringify(told) })
      .where('id', '=', id)
      .execute();
  }
}

/** The lines of a sentence, or of several; null where one of them is none. */
function linesOf(what: string, zone: string): Line[] | null {
  for (const { pattern, line } of sentences) {
    const found = pattern.exec(what);
    if (found === null) continue;
    const given = line(found.groups ?? {}, zone);
    if (given === null) continue;
    const rest = what.slice(found[0].length).trimStart();
    if (rest === '') return [given];
    const more = linesOf(rest, zone);
    if (more !== null) return [given, ...more];
  }
  return null;
}

type Given = Record<string, string>;

interface Sentence {
  pattern: RegExp;
  line: (given: Given, zone: string) => Line | null;
}

const plain: [key: string, sentence: string][] = [
  ['paused', 'Voting was paused.'],
  ['paused-by-restore', 'Voting was paused, because the server was restored from a backup.'],
  ['pause-longer', 'The pause was made longer: voting is paused until an officer resumes it.'],
  ['pause-over', 'The pause by one officer is over, and voting goes on.'],
  ['end-passed', 'The end of voting passed during the pause, so voting is closed.'],
  ['resumed', 'Voting is open again.'],
  ['to-draft', 'The election was taken back to a draft before anybody had voted.'],
  [
    'cancelled-its-votes',
    'The election was cancelled. Its votes were destroyed, and nobody has counted them.',
  ],
  [
    'cancelled-all-votes',
    'The election was cancelled. All votes in it were destroyed, and nobody has counted them.',
  ],
  ['cancelled', 'The election was cancelled.'],
  [
    'added-time-over',
    'The added time was taken back, so voting is closed. Votes that were cast in it count.',
  ],
  ['passed-over', 'Messages that have no answer were passed over.'],
  ['released', 'The results were released.'],
  ['shown-by-date', 'The results are shown, because their date has come.'],
  ['officer-named', 'The officers named a returning officer, who decides in their place.'],
  ['officer-renamed', 'The officers named another returning officer.'],
  [
    'officer-unnamed',
    'Nobody is named returning officer any more. The officers who are not candidates are that together.',
  ],
  [
    'officer-link',
    'An officer made a link with which the returning officer logs in, to hand it over.',
  ],
  ['list-changed', 'Changed: the voter list.'],
  ['list-corrected', 'The voter list was corrected for one person after voting opened.'],
  ['ruled', 'A ruling. Its reason is on the page of the election.'],
  ['warning', 'Warning.'],
  ['overturned', 'A warning is overturned.'],
];

/** Names and titles may have a full stop in them: each line is tried with the shortest, then with longer ones. */
const withPlaces: [key: string, sentence: string][] = [
  [
    'paused-briefly',
    'Voting was paused by one officer. It goes on by itself on {until:at}, unless a second officer makes the pause longer.',
  ],
  ['closes-late', 'It closes on {end:at}, and on {late:at} for those who could not vote before.'],
  ['closes', 'It closes on {end:at}.'],
  ['extended', 'Voting closes on {end:at}, not on {before:at}.'],
  ['closed-early', 'Voting was closed before its time. It was to close on {end:at}.'],
  ['dates', 'Voting opens on {opens:at} and closes on {closes:at}.'],
  ['added-time', '{count:number} person who could not vote has until {until:at}.'],
  ['added-time', '{count:number} people who could not vote have until {until:at}.'],
  ['added-now', '{count:number} of them was added.'],
  ['added-now', '{count:number} of them were added.'],
  [
    'added-time-ends',
    'For everybody else voting ends on {until:at}, as planned. Nothing is counted before.',
  ],
  ['added-time-taken', 'The added time was taken back. Voting closes for everybody on {until:at}.'],
  ['added-late', '{count:number} person was added to the voter list after voting opened.'],
  ['added-late', '{count:number} people were added to the voter list after voting opened.'],
  ['stepped-down', '{name} has stepped down as a candidate for {position}. Votes for them count.'],
  [
    'name-corrected',
    'A name on the ballot for {position} was corrected: “{name}”, before “{before}”.',
  ],
  ['name-given', 'An officer changed the name of a candidate for {position}.'],
  ['result-stands', 'The result that was published before the restore stands.'],
  [
    'result-stands',
    'The result that was published before the restore, with the result code {code}, stands.',
  ],
  [
    'backup-counts',
    'The votes of the backup are counted. The result that was published before the restore does not stand.',
  ],
  [
    'backup-counts',
    'The votes of the backup are counted. The result that was published before the restore, with the result code {code}, does not stand.',
  ],
  [
    'complaint-ruled',
    'The ruling on complaint {number:number}. Its reason is on the page of the election.',
  ],
  ['taken-off', '{name} is taken off the ballot for {position}.'],
  ['disqualified', '{name} is disqualified for {position}.'],
  ['void', 'People vote again on {position}.'],
  [
    'overturned-taken-off',
    'The ruling that took {name} off the ballot for {position} is overturned.',
  ],
  ['overturned-disqualified', 'The ruling that disqualified {name} for {position} is overturned.'],
  ['overturned-void', 'The ruling that people vote again on {position} is overturned.'],
  ['edited', 'Changed: {things:things}.'],
];

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const sentences: Sentence[] = [
  ...plain.map(([key, sentence]) => ({
    pattern: new RegExp(`^${escaped(sentence)}`),
    line: () => ({ key }),
  })),
  ...withPlaces.map(([key, sentence]) => {
    const kinds = new Map<string, string>();
    const source = sentence
      .split(/(\{[^}]+\})/)
      .map((part) => {
        const [, name, kind = ''] = /^\{(\w+)(?::(\w+))?\}$/.exec(part) ?? [];
        if (name === undefined) return escaped(part);
        kinds.set(name, kind);
        return kind === 'number' ? String.raw`(?<${name}>\d+)` : `(?<${name}>.+?)`;
      })
      .join('');
    return {
      pattern: new RegExp(`^${source}(?=$| )`, 's'),
      line: (given: Given, zone: string): Line | null => {
        const values: Record<string, unknown> = {};
        for (const [name, kind] of kinds) {
          const value = valueOf(kind, given[name] ?? '', zone);
          if (value === null) return null;
          values[name] = value;
        }
        const hasCode = key === 'result-stands' || key === 'backup-counts';
        return { key, ...(hasCode && { code: null }), ...values };
      },
    };
  }),
  // What the officers wrote ends with the row.
  {
    pattern: /^Note of the officers: (?<text>[^]+)$/,
    line: ({ text = '' }) => ({ key: 'note', text }),
  },
];

function valueOf(kind: string, text: string, zone: string): unknown {
  if (kind === 'number') return Number(text);
  if (kind === 'at') return momentOf(text, zone);
  return kind === 'things' ? thingsOf(text) : text;
}

const things: Record<string, string> = {
  'the name': 'name',
  'the description': 'description',
  'the picture': 'imageUrl',
  'the titles or the order of the positions': 'titles',
  'the positions': 'positions',
  'when counts are shown': 'standings',
  'who votes for which position': 'limits',
  'who may be a candidate': 'candidacy',
  'whether one person may be a candidate for several positions': 'onePost',
  'the proposers and seconders that a candidate needs': 'supporters',
  'who may read ranked ballots': 'rankedLists',
  'when the results are shown': 'resultsAt',
  'who may vote': 'electorate',
  'what is done with a tie or with a candidate who leaves, or until when people can complain':
    'rules',
  'what is done with a tie or with a candidate who leaves': 'rules',
  'the words in other languages': 'words',
};

/** "the name, the picture and who may vote": the names of some of them have a comma or an "and" in them. */
function thingsOf(text: string): string[] | null {
  if (text === '') return [];
  for (const [name, thing] of Object.entries(things)) {
    if (!text.startsWith(name)) continue;
    const rest = /^(?:, | and |$)/.exec(text.slice(name.length));
    if (rest === null) continue;
    const more = thingsOf(text.slice(name.length + rest[0].length));
    if (more !== null) return [thing, ...more];
  }
  return null;
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
];

/** "18 March 2026, 17:00 (GMT+5:30)", on the clocks of the campus. */
function momentOf(text: string, zone: string): { at: string } | null {
  const found = /^(\d{1,2}) (\p{L}+) (\d{4}), (\d{2}):(\d{2}) \(.+\)$/u.exec(text);
  if (found === null) return null;
  const [, day = '', month = '', year = '', hour = '', minute = ''] = found;
  if (!months.includes(month)) return null;
  const local = Date.UTC(+year, months.indexOf(month), +day, +hour, +minute);
  // Its distance from UTC at that time, and again where the clocks change in between.
  const guess = local - offsetAt(local, zone);
  return { at: new Date(local - offsetAt(guess, zone)).toISOString() };
}

function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hourCycle: 'h23' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    ...([part('year'), part('month') - 1, part('day'), part('hour'), part('minute')] as const),
  );
  return shown - Math.floor(moment / 60_000) * 60_000;
}
