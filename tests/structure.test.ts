import { beforeAll, describe, expect, test } from 'vitest';
import { breach, inspectWith } from './support/planted-house.ts';

describe('the check of the structure', () => {
  const feature = 'src/server/elections';
  const breaches = [
    breach('a test stands beside its file', `${feature}/all.test.ts`, '', 'beside the file'),
    breach('no barrels', 'src/core/elections/index.ts', '', 'no barrels'),
    breach('no drawer of odds and ends', 'src/web/lib/date-utils.ts', '', 'says nothing'),
    breach('no second drawer', 'src/server/session-manager.ts', '', 'says nothing'),
    breach('a cited path exists', 'docs/a.md', 'See `src/core/gone.ts`.', 'no src/core/gone.ts'),
    breach('a linked file exists', 'docs/b.md', 'See [that](c.md).', 'no docs/c.md'),
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

describe('the check of the styles', () => {
  const code = (word: string) => `export const a = <p className="${word}">A</p>;`;
  const breaches = [
    ...['ml-2', 'md:-mr-4', 'pl-[3px]', 'text-left', 'rounded-tl-lg', 'border-r-2', 'right-0'].map(
      (word, index) =>
        breach(`no ${word}`, `src/web/ui/side-${index}.tsx`, code(word), 'start and end'),
    ),
    ...['text-white', 'bg-red-500', 'bg-[#fff]', 'text-[oklch(1_0_0)]'].map((word, index) =>
      breach(`no ${word}`, `src/web/ui/colour-${index}.tsx`, code(word), 'styles/tokens'),
    ),
    ...['margin-left: 1px', 'left: 0', 'text-align: right', 'border-top-left-radius: 0'].map(
      (rule, index) =>
        breach(`no ${rule}`, `src/web/styles/side-${index}.css`, `p { ${rule}; }`, 'start and end'),
    ),
    ...['color: #a1b2c3', 'background: rgb(1 2 3)', 'fill: white'].map((rule, index) =>
      breach(`no ${rule}`, `src/web/styles/colour-${index}.css`, `p { ${rule}; }`, 'styles/tokens'),
    ),
    ...['font-size: 1rem', 'font: 700 1.1rem/1 serif', 'font-size: clamp(1rem, 2vw, 3rem)'].map(
      (rule, index) =>
        breach(`no ${rule}`, `src/web/styles/size-${index}.css`, `p { ${rule}; }`, 'ten styles'),
    ),
    breach(
      'no eleventh style of letters',
      'src/web/styles/letters.css',
      `:root { ${Array.from({ length: 11 }, (_, index) => `--t-${index}: 1rem;`).join(' ')} }`,
      'ten styles',
    ),
    ...['font-weight: 650', 'font: 900 var(--t-ui)/1 serif'].map((rule, index) =>
      breach(`no ${rule}`, `src/web/styles/weight-${index}.css`, `p { ${rule}; }`, 'letters weigh'),
    ),
    ...['border-radius: 7px', 'border-radius: var(--r-odd)'].map((rule, index) =>
      breach(`no ${rule}`, `src/web/styles/corner-${index}.css`, `p { ${rule}; }`, 'five radii'),
    ),
    breach(
      'no fourth shadow',
      'src/web/styles/shadow.css',
      'p { box-shadow: 0 1px 2px var(--ink); }',
      '--e1, --e2',
    ),
    breach('no :dir()', 'src/web/styles/dir.css', 'p:dir(rtl) { scale: -1 1; }', "[dir='rtl']"),
    breach(
      'no marginLeft',
      'src/web/ui/inline.tsx',
      'export const a = { marginLeft: 1 };',
      'start and end',
    ),
  ];
  let said = '';
  beforeAll(() => {
    said = inspectWith(breaches, 'tools/check-styles.ts', '.');
  });

  test.for(breaches)('$wall', ({ file, says }) => {
    const lines = said.split('\n').filter((line) => line.startsWith(file));
    expect(lines.join('\n'), said).toContain(says);
  });

  test('says nothing of what is lawful', () => {
    expect(said.split('\n').filter((line) => line !== '')).toHaveLength(breaches.length);
  });
});
