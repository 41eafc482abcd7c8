import '#tests/support/in-hindi.ts';
import ICAL from 'ical.js';
import Papa from 'papaparse';
import { afterEach, expect, test, vi } from 'vitest';
import { electionOf } from '#tests/support/elections-stage.tsx';
import { resultsOf } from '#tests/support/results-of.ts';
import { count } from '#core/counting/count.ts';
import { roundsTable } from '#core/counting/rounds-file.ts';
import { roundsMessages } from '#texts/en/rounds.ts';
import { downloadCsv } from '#web/app/save-file.ts';
import { calendarFile } from '#web/elections/calendar-file.ts';
import { minutesOf } from './minutes.ts';
import { resultsCsv } from './results-csv.ts';

// What a page in Hindi gives away as a file.

const election = electionOf(
  { 'अध्यक्ष, छात्र परिषद': { 'आशा वर्मा': 3, 'ज़ोया रहमान': 1 } },
  { name: 'छात्र परिषद चुनाव; अध्यक्ष, सचिव और कोषाध्यक्ष \\ कक्षा प्रतिनिधि 👩‍🎓' },
);

afterEach(() => vi.restoreAllMocks());

test('a table has its headings in Hindi, and Excel is told that it is UTF-8', async () => {
  let file = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:nothing';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  downloadCsv('results.csv', resultsCsv(resultsOf(election), undefined));
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [headings = [], first = []] = Papa.parse<string[]>(new TextDecoder().decode(bytes)).data;
  for (const one of headings) expect(one).toMatch(/^[\p{Script=Devanagari}\p{M}\s,]+$/u);
  expect(first).toContain('अध्यक्ष, छात्र परिषद');
  expect(first).toContain('आशा वर्मा');
});

test('so has the table of rounds', () => {
  const words = roundsMessages.file;
  const count = { rounds: [], scale: 1 } as unknown as Parameters<typeof roundsTable>[0];
  const table = roundsTable(count, [], words).flat();
  const said = [...table, words.round(2), words.firstChoices, words.surplus('1'), words.out('1')];
  expect(said.join(' ')).toMatch(/\p{Script=Devanagari}/u);
  expect(said.join(' ')).not.toMatch(/[a-z]/i);
});

test('a calendar entry is folded by bytes, and other programs read its title whole', () => {
  const address = calendarFile(election);
  const file = decodeURIComponent(address.slice(address.indexOf(',') + 1));
  const lines = file.split('\r\n');
  const bytes = new TextEncoder();
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  for (const line of lines) expect(bytes.encode(line).length).toBeLessThanOrEqual(75);
  const entry = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  expect(entry?.getFirstPropertyValue('summary')).toBe(`वोटिंग: ${election.name}`);
});

test('the minutes have one full stop after a winner who is told with the round', () => {
  const results = resultsOf(election);
  const [first] = results.results;
  const entries = first?.candidates.map(({ _id }) => _id) ?? [];
  const input = {
    ...({ method: 'irv', seats: 1, maxChoices: 1, unopposed: 'elected', nobody: null } as const),
    ...{ candidates: entries.map((id) => ({ id, left: null })), blank: 0, draw: null },
    lists: [
      { ranks: [0], weight: 3 },
      { ranks: [1], weight: 1 },
    ],
  };
  const counted = count(input);
  if (first === undefined || !counted.ok) throw new Error('nothing was counted');
  const ranked = { ...first, elected: entries.slice(0, 1), count: { entries, ...counted.value } };
  const around = { campus: '', timeZone: 'Asia/Kolkata', turnout: undefined };
  const minutes = minutesOf({ ...results, results: [ranked] }, around);
  expect(minutes).toMatch(/आशा वर्मा.*[^।]\)/);
  expect(minutes).not.toMatch(/[.।]\)/);
});
