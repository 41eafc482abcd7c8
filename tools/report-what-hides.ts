import fs from 'node:fs';
import type { Reporter, TestCase, Vitest } from 'vitest/node';
import { isHang, mostHangs } from './end-after-hangs.ts';

/**
 * Tells what the counts of a run hide: in the file of STRAY_ERRORS each error that belongs to no test, one line
 * each, as it makes a run red without a red test. It ends a run at its tenth hang.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest takes no other.
export default class WhatHides implements Reporter {
  #vitest: Vitest | undefined;
  #hangs = 0;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestCaseResult(test: TestCase): void {
    const { errors = [] } = test.result();
    if (!errors.some(({ message }) => isHang(message))) return;
    this.#hangs += 1;
    if (this.#hangs !== mostHangs) return;
    console.log(`${mostHangs} tests waited in vain; the run ends here.`);
    void this.#vitest?.cancelCurrentRun('test-failure');
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
