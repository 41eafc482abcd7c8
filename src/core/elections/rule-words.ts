import type { Fraction, Majority, Quorum } from '../counting/question.ts';
import type { PositionRules } from './position-rules.ts';

/**
 * How a position is won, in words behind its title, such as "2 seats, up to 2 choices" (issue 24,
 * "First"). Seats and choices are always said; the rest only where it is not the usual.
 */
export function ruleWords(rules: PositionRules): string {
  const { kind, text, quorum, majority } = rules;
  const words =
    kind === 'question'
      ? [`a question, “${text}”`, ...quorumWords(quorum), ...majorityWords(majority)]
      : postWords(rules);
  return [...words, ...(rules.canAbstain ? ['people can abstain'] : [])].join(', ');
}

function postWords({ method, seats, maxChoices, leastRanks, nobody, unopposed }: PositionRules) {
  const marks = {
    plurality: maxChoices === 1 ? ['1 choice'] : [`up to ${maxChoices} choices`],
    irv: ['people rank (instant run-off)'],
    stv: ['people rank (single transferable vote)'],
  }[method];
  return [
    seats === 1 ? '1 seat' : `${seats} seats`,
    ...marks,
    ...(leastRanks > 1 ? [`at least ${leastRanks} ranks`] : []),
    ...(nobody === null ? [] : [`${nobody.name} ${effects[nobody.effect]}`]),
    ...(unopposed === 'voted' ? ['a candidate without opponents needs votes'] : []),
  ];
}

const effects = {
  shown: 'is only counted',
  reopens: 'opens seats again',
  voids: 'makes the result void with more than half of the valid votes and opens nominations again',
} as const;

function quorumWords(quorum: Quorum | null): string[] {
  if (quorum === null) return [];
  const least =
    quorum.kind === 'number'
      ? String(quorum.least)
      : `${fractionWords(quorum.share)} of those who may vote`;
  return [`at least ${least} have to take part`];
}

function majorityWords(majority: Majority | null): string[] {
  if (majority === null) return [];
  const { share, of } = majority;
  // Exactly half is not enough (decideQuestion).
  const isHalf = share.numerator * 2 === share.denominator;
  const least = isHalf ? 'more than half of' : leastWords(share);
  return [`${least} ${of === 'valid' ? 'the valid votes' : 'those who may vote'} for yes`];
}

const leastWords = (share: Fraction) =>
  share.numerator === share.denominator ? 'all of' : `at least ${fractionWords(share)} of`;

const fractionWords = ({ numerator, denominator }: Fraction) => `${numerator}/${denominator}`;
