import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** At so many hangs something is wrong that the next ones would say as well, two minutes later each. */
export const mostHangs = 10;

/** Whether an error is a limit of time that was met: of a test, a hook, or of what one waited for. */
export function isHang(message: string | undefined): boolean {
  return /timed out in \d+ms|timeout:? (of )?\d+ ?ms/i.test(message ?? '');
}

/** Ends a run of Playwright at its tenth hang, as Ctrl-C does: what ran is still told. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes no other.
export default class EndAfterHangs implements Reporter {
  #hangs = 0;

  onTestEnd(_test: TestCase, { errors }: TestResult): void {
    if (!errors.some(({ message }) => isHang(message))) return;
    this.#hangs += 1;
    if (this.#hangs !== mostHangs) return;
    console.log(`${mostHangs} tests waited in vain; the run ends here.`);
    process.kill(process.pid, 'SIGINT');
  }
}
