import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countTests, redsOf, tellReds } from '../tools/read-reports.ts';

function reportOf(json: object, reds?: object): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-reports-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const report = path.join(folder, 'suite.json');
  fs.writeFileSync(report, JSON.stringify(json));
  if (reds !== undefined) fs.writeFileSync(redsOf(report), JSON.stringify(reds));
  return report;
}

test('a red test of Vitest is told with what it said, and what is in no test counts', () => {
  const red = [
    { name: 'tests/a.test.ts: adds', said: 'expected 2 to be 3\n- 3\n+ 2\nat tests/a.test.ts:7' },
    { name: 'in no test: Error', said: 'Nobody waited for it' },
  ];
  const counted = countTests(reportOf({ numPassedTests: 8 }, red));
  expect(counted).toEqual({ passed: 8, failed: 2, red });
  expect(tellReds([{ heading: 'Core', red: counted.red }])).toEqual([
    '  Core',
    '    tests/a.test.ts: adds',
    '      expected 2 to be 3',
    '      - 3',
    '      + 2',
    '      at tests/a.test.ts:7',
    '    in no test: Error',
    '      Nobody waited for it',
  ]);
});

test('a red test of Playwright is told with what its last try said', () => {
  const result = (message: string) => ({ errors: [{ message }] });
  const specs = [
    {
      title: 'votes',
      tests: [
        { projectName: 'phone', status: 'unexpected', results: [result('one'), result('two')] },
        { projectName: 'desktop', status: 'flaky', results: [result('one')] },
        { projectName: 'tablet', status: 'expected', results: [{}] },
      ],
    },
  ];
  const suites = [{ file: 'vote.spec.ts', specs: [], suites: [{ file: 'vote.spec.ts', specs }] }];
  expect(countTests(reportOf({ stats: { expected: 1 }, suites }))).toEqual({
    passed: 1,
    failed: 1,
    red: [{ name: 'vote.spec.ts (phone): votes', said: 'two' }],
  });
});

test('a report that was never written counts none', () => {
  const none = { passed: 0, failed: 0, red: [] };
  expect(countTests(undefined)).toEqual(none);
  expect(countTests('/nowhere/suite.json')).toEqual(none);
});

test('it says the first lines, without colours, and past the twentieth the name alone', () => {
  const said = `\u001b[31mwrong\u001b[39m\n\n${'x'.repeat(300)}\n${'more\n'.repeat(30)}`;
  const red = Array.from({ length: 21 }, (_, at) => ({ name: `test ${at}`, said }));
  const lines = tellReds([{ heading: 'API', red }]);
  expect(lines.slice(1, 5)).toEqual([
    '    test 0',
    '      wrong',
    `      ${'x'.repeat(200)}…`,
    '      more',
  ]);
  expect(lines.indexOf('    test 1')).toBe(18);
  expect(lines.slice(16, 18)).toEqual(['      more', '      …']);
  expect(lines.at(-1)).toBe('    test 20');
  expect(lines.at(-2)).toBe('      …');
});
