import type { Reporter, TestCase } from 'vitest/node';

/** Names each test that passed only at its second try, which CI alone gives. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes no other.
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    console.log(
      `Passed only at the second try: ${test.module.relativeModuleId} > ${test.fullName}`,
    );
  }
}
