import fs from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/**
 * Tells what the counts of a run hide: each test that passed only at its second try, which CI alone gives, and in
 * the file of STRAY_ERRORS each error that belongs to no test, one line each: it makes a run red without a red test.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest takes no other.
export default class WhatHides implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    console.log(
      `Passed only at the second try: ${test.module.relativeModuleId} > ${test.fullName}`,
    );
  }

  onTestRunEnd(
    _modules: unknown,
    errors: Parameters<NonNullable<Reporter['onTestRunEnd']>>[1],
  ): void {
    const file = process.env['STRAY_ERRORS'];
    if (file === undefined) return;
    fs.writeFileSync(
      file,
      JSON.stringify(errors.map(({ name, message }) => `${name}: ${message}`)),
    );
  }
}
