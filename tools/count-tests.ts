import fs from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
}

/** Reads the JSON report of Vitest or of Playwright; a report that was never written counts none. */
export function countTests(report: string | undefined): Count {
  if (report === undefined || !fs.existsSync(report)) return { passed: 0, failed: 0 };
  const json = JSON.parse(fs.readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in json) {
    return { passed: json.stats.expected, failed: json.stats.unexpected + json.stats.flaky };
  }
  // A file that could not even be loaded has no tests to fail; it counts as one.
  const broken = json.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: json.numPassedTests, failed: json.numFailedTests + broken.length };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}
