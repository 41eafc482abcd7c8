import fs from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { isHang, mostHangs } from './end-after-hangs.ts';
import type { Red } from './read-reports.ts';

/**
 * Writes what was red into the file of TELL_REDS, with the differences that the JSON report leaves out, and the
 * errors that belong to no test and make a run red without a red one. It ends a run at its tenth hang.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest takes no other.
export default class TellReds implements Reporter {
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

  onTestRunEnd(modules: readonly TestModule[], errors: readonly Failure[]): void {
    const file = process.env['TELL_REDS'];
    if (file === undefined) return;
    const strays = errors.map((error) => ({
      name: `in no test: ${error.name ?? 'an error'}`,
      said: sayFailure(error),
    }));
    const reds: Red[] = [...modules.flatMap((module) => redsOf(module)), ...strays];
    fs.writeFileSync(file, JSON.stringify(reds));
  }
}

type Failure = ReturnType<TestModule['errors']>[number];

function redsOf(module: TestModule): Red[] {
  const file = module.relativeModuleId;
  const red = [...module.children.allTests('failed')].map((test) => ({
    name: `${file}: ${test.fullName}`,
    said: (test.result().errors ?? []).map((error) => sayFailure(error)).join('\n'),
  }));
  // A file that could not even be loaded has no tests to fail; it counts as one.
  if (red.length > 0 || module.state() !== 'failed') return red;
  const groups = [...module.children.allSuites()].flatMap((group) => group.errors());
  const said = [...module.errors(), ...groups].map((error) => sayFailure(error)).join('\n');
  return [{ name: `${file}: the file itself`, said }];
}

function sayFailure({ message, diff, stacks = [] }: Failure & { diff?: unknown }): string {
  const [at] = stacks;
  return [
    message,
    ...(typeof diff === 'string' ? [diff] : []),
    ...(at === undefined ? [] : [`at ${path.relative('', at.file)}:${at.line}`]),
  ].join('\n');
}
