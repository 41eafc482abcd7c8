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
  return { passed: json.numPassedTests, failed: json.numFailedTests };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}
