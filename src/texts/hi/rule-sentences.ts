import { each, nothing } from './sentence-parts.ts';
import type { Part } from './sentence-parts.ts';

// The rules of a position and of supporters, which core says in one line: each way to put its parts together.

const abstain: readonly Part[] = [nothing, [', people can abstain', ', तटस्थ रहने की छूट']];
const seats: readonly Part[] = [
  ['1 seat', '1 सीट'],
  ['{seats} seats', '{seats} सीटें'],
];
const ofPosts: readonly Part[] = each(
  [
    nothing,
    [', {nobody} is only counted', ', {nobody} के वोट सिर्फ़ गिने जाते हैं'],
    [', {nobody} opens seats again', ', {nobody} की जीती सीटें फिर से खाली होती हैं'],
    [
      ', {nobody} makes the result void with more than half of the valid votes and opens nominations again',
      ', आधे से ज़्यादा मान्य वोट {nobody} को मिलें तो वोटिंग रद्द होती है और नॉमिनेशन फिर शुरू होते हैं',
    ],
  ],
  [
    nothing,
    [', a candidate without opponents needs votes', ', सामने कोई न हो तब भी उम्मीदवार को वोट चाहिए'],
  ],
  abstain,
);

/** core/elections/rule-words.ts */
const positions: readonly Part[] = [
  ...each(
    seats,
    [
      [', 1 choice', ', 1 चुनें'],
      [', up to {choices} choices', ', {choices} तक चुनें'],
    ],
    ofPosts,
  ),
  ...each(
    seats,
    [
      [', people rank (instant run-off)', ', पसंद का क्रम (इंस्टेंट रन-ऑफ़)'],
      [', people rank (single transferable vote)', ', पसंद का क्रम (सिंगल ट्रांसफ़रेबल वोट)'],
    ],
    [nothing, [', at least {ranks} ranks', ', कम से कम {ranks} पसंद']],
    ofPosts,
  ),
  ...each(
    [['a question, “{text}”', 'सवाल, “{text}”']],
    [
      nothing,
      [', at least {quorum} have to take part', ', कम से कम {quorum} का हिस्सा लेना ज़रूरी'],
      [
        ', at least {quorum} of those who may vote have to take part',
        ', वोट के हकदारों के कम से कम {quorum} का हिस्सा लेना ज़रूरी',
      ],
    ],
    [
      nothing,
      [', more than half of the valid votes for yes', ', मान्य वोटों के आधे से ज़्यादा हाँ चाहिए'],
      [', more than half of those who may vote for yes', ', वोट के हकदारों के आधे से ज़्यादा हाँ चाहिए'],
      [', at least {share} of the valid votes for yes', ', मान्य वोटों के कम से कम {share} हाँ चाहिए'],
      [
        ', at least {share} of those who may vote for yes',
        ', वोट के हकदारों के कम से कम {share} हाँ चाहिए',
      ],
      [', all of the valid votes for yes', ', सब मान्य वोट हाँ चाहिए'],
      [', all of those who may vote for yes', ', वोट के सब हकदारों का हाँ चाहिए'],
    ],
    abstain,
  ),
];

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
  ...positions,
  // Behind the title of a position, as a sentence (core/elections/describe-edit.ts).
  ...each([['{position}: ', '{position}: ']], positions, [['.', '।']]),
  ...supporters,
  ...missingSupporters,
  ...supporterRules,
]);
