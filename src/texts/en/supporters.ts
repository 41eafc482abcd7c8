// The messages about proposers and seconders of candidates.
import { supporterLimits } from '#core/elections/supporters.ts';
import type { SharedPart, SupporterCircle, SupporterKind } from '#core/elections/supporters.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

const counted = (count: number) => ({ count });
const named = (names: string) => ({ names });
const peopled = (people: string, who = '') => ({ people, who });

export const supporterMessages = spoken('supporters.supporterMessages', {
  kinds: { proposer: 'Proposer', seconder: 'Seconder' } satisfies Record<SupporterKind, string>,
  /** The parts of a rule (src/texts/supporter-words.ts). */
  words: {
    proposer: said('{count, plural, one {# proposer} other {# proposers}}', counted),
    seconder: said('{count, plural, one {# seconder} other {# seconders}}', counted),
    branch: said('branch {names}', named),
    year: said('year {names}', named),
    group: said('group {names}', named),
    of: said('of {groups}', (groups: string) => ({ groups })),
    own: said(
      '{parts, select, branch {of the candidate’s own branch} year {of the candidate’s own year} other {of the candidate’s own branch and year}}',
      (parts: readonly SharedPart[]) => ({ parts: parts.join('') }),
    ),
    anybody: {
      election: said('{people} who may vote in the election', peopled),
      position: said('{people} who may vote for the position', peopled),
    } satisfies Record<SupporterCircle, unknown>,
    some: {
      election: said('{people} {who} who may vote in the election', peopled),
      position: said('{people} {who} who may vote for the position', peopled),
    } satisfies Record<SupporterCircle, unknown>,
    once: said('{rule}, each for one candidate of the whole election', (rule: string) => ({
      rule,
    })),
    missing: said('This candidate still needs {people}.', peopled),
  },
  rule: said('Each candidate needs {words}.', (words: string) => ({ words })),
  ruleOf: said('For {title} each candidate needs {words}.', (title: string, words: string) => ({
    title,
    words,
  })),
  noneFor: said('Candidates for {title} need no supporters.', (title: string) => ({ title })),
  ruleTitle: 'Supporters',
  ruleText: 'You ask them after you submit. Each confirms in their own account.',

  form: {
    none: 'Candidates need no proposers or seconders.',
    change: 'Change who supports candidates',
    proposers: 'Proposers',
    seconders: 'Seconders',
    countWrong: `Enter a whole number from 0 to ${supporterLimits.ofKind}.`,
    own: 'Of the candidate’s own',
    ownOf: said(
      '{parts, select, none {Branch and year do not matter} branch {Branch} year {Year} other {Branch and year}}',
      (parts: readonly SharedPart[]) => ({ parts: parts.join('') || 'none' }),
    ),
    among: 'Who can support a candidate',
    amongOf: {
      election: 'Everybody who votes in this election',
      position: 'Those who vote for the position',
    } satisfies Record<SupporterCircle, string>,
    oneOfElection: 'Each person can support one candidate of the whole election only',
    proposersOf: 'Proposers for this position',
    secondersOf: 'Seconders for this position',
    countOfHint: 'Leave it empty for as many as in the whole election.',
    fromHint: 'Leave empty for all of them.',
    hint: 'Each confirms in their own account. This is fixed with the first nomination.',
  },

  own: {
    confirmed: {
      proposer: said(
        '{needed, plural, one {{confirmed} of # proposer confirmed} other {{confirmed} of # proposers confirmed}}',
        (confirmed: number, needed: number) => ({ confirmed, needed }),
      ),
      seconder: said(
        '{needed, plural, one {{confirmed} of # seconder confirmed} other {{confirmed} of # seconders confirmed}}',
        (confirmed: number, needed: number) => ({ confirmed, needed }),
      ),
    },
    missing: 'Nobody can accept you before all have confirmed.',
    over: 'Nobody can support you any more.',
    ask: 'Ask somebody',
    askOf: said('Ask somebody to support you for {position}', (position: string) => ({ position })),
  },

  ask: {
    title: said('Supporters for {position}', (position: string) => ({ position })),
    lede: said(
      '{among, select, election {Each has to be able to vote in this election. Until {until}.} other {Each has to be able to vote for this position. Until {until}.}}',
      (among: SupporterCircle, until: string) => ({ among, until }),
    ),
    kind: 'Ask them to be',
    who: 'Enrollment number or e-mail',
    whoMissing: 'Enter an enrollment number or an e-mail address',
    whoHint: 'They see it when they log in, and get an e-mail if their address is confirmed.',
    submit: 'Ask',
    failed: 'This person could not be asked.',
    asked: 'You asked',
    askedAs: { proposer: 'to propose you', seconder: 'to second you' } satisfies Record<
      SupporterKind,
      string
    >,
    share: 'Or send people this link:',
    private: 'Only officers see who confirmed.',
  },

  home: {
    asked: said(
      '{kind, select, proposer {{name} asks you to propose them for {position}} other {{name} asks you to second them for {position}}}',
      (name: string, kind: SupporterKind, position: string) => ({ name, kind, position }),
    ),
    supports: said(
      '{kind, select, proposer {You propose {name} for {position}} other {You second {name} for {position}}}',
      (name: string, kind: SupporterKind, position: string) => ({ name, kind, position }),
    ),
    askedUntil: said(
      '{one, select, election {{election}. You can support one candidate in this election, until {until}.} other {{election}. You can support one candidate for this position, until {until}.}}',
      (election: string, until: string, one: SupporterCircle) => ({ election, until, one }),
    ),
    until: said(
      '{election}. You can take it back until {until}.',
      (election: string, until: string) => ({ election, until }),
    ),
    confirm: 'Confirm',
    decline: 'Decline',
    takeBack: 'Take back',
    answerOf: said('{answer}, {name}', (answer: string, name: string) => ({ answer, name })),
    failed: 'Your answer could not be saved. Please try again.',
  },

  page: {
    title: 'Support a candidate',
    loadFailed: 'The candidate could not be loaded. Please try again.',
    unknown: 'This link leads to no candidate who looks for supporters.',
    toElections: 'Go to Elections',
    logInFirst: 'Log in to support a candidate',
    logInText: 'Then this page says who asks you.',
    logIn: 'Log in',
    register: 'Register',
    asks: said(
      '{name} wants to be a candidate for {position} in {election}, and asks for your support.',
      (name: string, position: string, election: string) => ({ name, position, election }),
    ),
    once: said(
      '{one, select, election {You can support one candidate in this election. You can take it back until {until}.} other {You can support one candidate for this position. You can take it back until {until}.}}',
      (until: string, one: SupporterCircle) => ({ until, one }),
    ),
    private: 'Only officers see who supports a candidate.',
    propose: 'Propose',
    second: 'Second',
    decline: 'Decline',
    supports: said(
      '{kind, select, proposer {You propose {name}} other {You second {name}}}',
      (name: string, kind: SupporterKind) => ({ name, kind }),
    ),
    complete: 'All supporters are there',
    completeText: 'Thank you. This candidate needs nobody else.',
    declined: 'You declined',
    declinedText: 'The candidate is not told by whom.',
  },

  officers: {
    count: said('{confirmed} of {needed} supporters', (confirmed: number, needed: number) => ({
      confirmed,
      needed,
    })),
    of: {
      proposer: 'Proposed by',
      seconder: 'Seconded by',
    } satisfies Record<SupporterKind, string>,
    nobody: 'nobody yet',
    unnamed: said(
      '{count, plural, one {# former account} other {# former accounts}}',
      (count: number) => ({ count }),
    ),
  },
});
