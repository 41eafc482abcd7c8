import { each, nothing } from './sentence-parts.ts';
import type { Part } from './sentence-parts.ts';

// The rules of supporters, which core says in one line: each way to put its parts together.

const supporters: readonly Part[] = [
  ['1 proposer', '1 प्रस्तावक'],
  ['{proposers} proposers', '{proposers} प्रस्तावक'],
  ['1 seconder', '1 अनुमोदक'],
  ['{seconders} seconders', '{seconders} अनुमोदक'],
  ...each(
    [
      ['1 proposer', '1 प्रस्तावक'],
      ['{proposers} proposers', '{proposers} प्रस्तावक'],
    ],
    [[' and ', ' और ']],
    [
      ['1 seconder', '1 अनुमोदक'],
      ['{seconders} seconders', '{seconders} अनुमोदक'],
    ],
  ),
];

/** server/elections/supporters/refuse-unsupported.ts */
const missingSupporters = each(
  [['This candidate still needs ', 'इस उम्मीदवार को अभी चाहिए: ']],
  supporters,
  [['.', '।']],
);

const branches: readonly Part[] = [
  ['branch {branch}', 'ब्रांच {branch}'],
  ['branch {branch} or {branch2}', 'ब्रांच {branch} या {branch2}'],
];
const years: readonly Part[] = [
  ['year {year}', 'साल {year}'],
  ['year {year} or {year2}', 'साल {year} या {year2}'],
];
const groups: readonly Part[] = [
  ['group {group}', 'ग्रुप {group}'],
  ['group {group} or {group2}', 'ग्रुप {group} या {group2}'],
];

/** core/elections/supporters.ts */
const supporterRules = each(
  supporters,
  [
    nothing,
    ...each([[' of ', ', ']], [...branches, ...years, ...groups]),
    ...each([[' of ', ', ']], branches, [[' and ', ' और ']], years),
    [" of the candidate's own branch", ', उम्मीदवार की ही ब्रांच के'],
    [" of the candidate's own year", ', उम्मीदवार के ही साल के'],
    [" of the candidate's own branch and year", ', उम्मीदवार की ही ब्रांच और साल के'],
  ],
  [
    [' who may vote in the election', ', इस चुनाव के वोटर'],
    [' who may vote for the position', ', इस पद के वोटर'],
  ],
);

/** The rules, by what core says in English. */
export const ruleSentences: Readonly<Record<string, string>> = Object.fromEntries([
  ...supporters,
  ...missingSupporters,
  ...supporterRules,
]);
