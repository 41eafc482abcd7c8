import { neededOf, supporterKinds, supportersOf } from '#core/elections/supporters.ts';
import type {
  PositionSupporters,
  SupporterCounts,
  SupporterRule,
} from '#core/elections/supporters.ts';
import { supporterMessages } from './en/supporters.ts';
import { listFormat, wholeYear } from './formats.ts';

const text = supporterMessages.words;
const and = listFormat('en-GB');
const or = listFormat('en-GB', { type: 'disjunction' });

/** The rule in one line, such as "1 proposer and 2 seconders of branch CS who may vote for the position". */
export function supporterRuleWords(rule: SupporterRule): string {
  const people = countWords(neededOf(rule));
  const who = whoWords(rule);
  const circle = rule.among === 'election' ? 'election' : 'position';
  const words = who === '' ? text.anybody[circle](people) : text.some[circle](people, who);
  return rule.oneOfElection === true ? text.once(words) : words;
}

/** The rule of an election in sentences, with each position that asks for others; empty where nobody is asked for. */
export function supporterSentences(
  rule: SupporterRule | null,
  posts: readonly { title: string; supporters: PositionSupporters | null }[],
): string[] {
  const ofAll = supportersOf(rule, null);
  const others = posts.filter(({ supporters }) => supporters !== null);
  const isOfAll = ofAll !== null && (posts.length === 0 || others.length < posts.length);
  return [
    ...(isOfAll ? [supporterMessages.rule(supporterRuleWords(ofAll))] : []),
    ...others.flatMap(({ title, supporters }) => {
      const own = supportersOf(rule, supporters);
      if (own !== null) return [supporterMessages.ruleOf(title, supporterRuleWords(own))];
      return ofAll === null ? [] : [supporterMessages.noneFor(title)];
    }),
  ];
}

/** That a candidate lacks these. */
export const missingWords = (counts: SupporterCounts): string => text.missing(countWords(counts));

const countWords = (counts: SupporterCounts) =>
  and.whole(
    supporterKinds.filter((kind) => counts[kind] > 0).map((kind) => text[kind](counts[kind])),
  );

function whoWords({ from: { branches, years, groups }, own }: SupporterRule): string {
  const of = (part: 'branch' | 'year' | 'group', names: readonly string[]) =>
    names.length === 0 ? [] : [text[part](or.whole(names))];
  const named = [
    ...of('branch', branches),
    ...of('year', years.map(wholeYear)),
    ...of('group', groups),
  ];
  return and.whole([
    ...(named.length === 0 ? [] : [text.of(and.whole(named))]),
    ...(own.length === 0 ? [] : [text.own(own)]),
  ]);
}
