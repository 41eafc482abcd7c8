import { beforeAll, describe, expect, test } from 'vitest';
import { breach, inspectWith } from './support/planted-project.ts';

describe('the check of the structure', () => {
  const feature = 'src/server/elections';
  const breaches = [
    breach('a test stands beside its file', `${feature}/all.test.ts`, '', 'beside the file'),
    breach('no barrels', 'src/core/elections/index.ts', '', 'no barrels'),
    breach('no drawer of odds and ends', 'src/web/app/date-utils.ts', '', 'says nothing'),
    breach('no second drawer', 'src/server/session-manager.ts', '', 'says nothing'),
    breach(
      'two features do not import each other',
      `${feature}/nightly.ts`,
      "import type { Forget } from '../retention/forget.ts';",
      `${feature}/nightly.ts imports src/server/retention/forget.ts, src/server/retention/forget.ts imports ${feature}/cast-vote.ts: features form no circle.`,
    ),
    breach(
      'nor do three',
      `${feature}/late.ts`,
      "export const late = import('../campus/health.ts');",
      `${feature}/late.ts imports src/server/campus/health.ts: features form no circle.`,
    ),
    breach('a cited path exists', 'docs/a.md', 'See `src/core/gone.ts`.', 'no src/core/gone.ts'),
    breach(
      'a row of a table of tests names one',
      'docs/d.md',
      '| What     | Test |\n| --- | --- |\n| A ballot is moved | none |\n',
      'no test for "A ballot is moved',
    ),
    breach(
      'a migration says what it is for',
      'migrations/9999-nothing.ts',
      'export const up = async () => {};',
      'says what it is for',
    ),
    breach(
      'a decision stands in their list',
      'docs/decisions/0001-a.md',
      '# 1. A new one',
      'the line of 0001-a.md says something else',
    ),
    breach(
      'with what replaced it',
      'docs/decisions/0002-b.md',
      '# 2. B\n\nReplaced by [3](0003-c.md), because.',
      'the line of 0002-b.md says something else',
    ),
    breach(
      'and under its own number',
      'docs/decisions/0003-c.md',
      '# 4. C',
      '0003-c.md: its heading begins with its number',
    ),
    breach(
      'the list names no decision that is gone',
      'docs/decisions/README.md',
      '| 2 | [B](0002-b.md) | |\n| 4 | [C](0003-c.md) | |\n| 5 | [D](0005-d.md) | |',
      'there is no 0005-d.md',
    ),
    breach('a linked file exists', 'docs/b.md', 'See [that](c.md).', 'no docs/c.md'),
    breach(
      'also from the list of pages',
      'docs/README.md',
      '## For who runs it\n\n[d](d.md) [f](f.md)\n\n## Others\n\n[a](a.md) [b](b.md) [g](g.md) [gone](developers/gone.md)',
      'docs/README.md: there is no docs/developers/gone.md',
    ),
    breach('a linked part exists', 'docs/g.md', 'See [its end](b.md#the-end).', 'no part the-end'),
    breach(
      'pages for people who run it stay short',
      'docs/f.md',
      'A line.\n'.repeat(1600),
      'docs/README.md: the pages for people who run it have 16',
    ),
    breach(
      'no style says left or right',
      'src/web/kit/aside.tsx',
      'export const Aside = () => <aside className="flex md:-ml-4" />;',
      'no style says left or right ("-ml-',
    ),
    breach(
      'nor does a file of styles',
      'src/web/kit/aside.css',
      '.aside { color: red; right: 0 }',
      'src/web/kit/aside.css: no style says left or right',
    ),
    breach('that list has each page', 'docs/developers/e.md', '# E', 'does not say for whom'),
  ];
  let said = '';
  beforeAll(() => {
    said = inspectWith(breaches, 'tools/check-structure.ts', '.');
  });

  test.for(breaches)('$wall', ({ says }) => expect(said).toContain(says));

  test('says nothing of what is lawful', () => {
    expect(said.split('\n').filter((line) => line !== '')).toHaveLength(breaches.length);
  });
});
