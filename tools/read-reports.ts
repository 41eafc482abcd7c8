import fs from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What was red: a test by its file and name, or an error that belongs to no test; and what it said. */
export interface Red {
  name: string;
  said: string;
}

export interface Counted {
  passed: number;
  failed: number;
  red: Red[];
}

interface VitestReport {
  numPassedTests: number;
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: PlaywrightResult[] }[];
  }[];
}

interface PlaywrightResult {
  errors?: { message?: string }[];
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
}

/** The file in which the reporter of Vitest leaves what was red, beside its report (tell-reds.ts). */
export const redsOf = (report: string) => report.replace(/\.json$/, '.reds.json');

/** Reads the JSON report of Vitest or of Playwright; a report that was never written counts none. */
export function countTests(report: string | undefined): Counted {
  if (report === undefined || !fs.existsSync(report)) {
    return { passed: 0, failed: 0, red: [] };
  }
  const json = JSON.parse(fs.readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in json) {
    const red = json.suites.flatMap((suite) => redSpecs(suite));
    return { passed: json.stats.expected, failed: red.length, red };
  }
  const reds = redsOf(report);
  const red = fs.existsSync(reds) ? (JSON.parse(fs.readFileSync(reds, 'utf8')) as Red[]) : [];
  return { passed: json.numPassedTests, failed: red.length, red };
}

function redSpecs({ file, suites = [], specs }: PlaywrightSuite): Red[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        name: `${file} (${projectName}): ${title}`,
        // Of a test that was tried again, the last try.
        said: (results.at(-1)?.errors ?? []).map(({ message = '' }) => message).join('\n'),
      })),
  );
  return [...own, ...suites.flatMap((suite) => redSpecs(suite))];
}

/** One reads so much of each, and after so many one looks for what they have in common. */
const mostLines = 15;
const mostSpeaking = 20;
const widest = 200;

/**
 * The end of a red run, which is all that CI keeps of it: under each suite its red tests, each with the first
 * lines of what it said, without colours. Past the twentieth they are names alone.
 */
export function tellReds(suites: readonly { heading: string; red: readonly Red[] }[]): string[] {
  let speaking = 0;
  return suites.flatMap(({ heading, red }) => [
    `  ${heading}`,
    ...red.flatMap(({ name, said }) => {
      speaking += 1;
      const lines = speaking > mostSpeaking ? [] : firstLines(said);
      return [`    ${name}`, ...lines.map((line) => `      ${line}`)];
    }),
  ]);
}

function firstLines(said: string): string[] {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  return [
    ...lines.slice(0, mostLines).map((line) => cut(line)),
    ...(lines.length > mostLines ? ['…'] : []),
  ];
}

const cut = (line: string) => (line.length > widest ? `${line.slice(0, widest)}…` : line);
