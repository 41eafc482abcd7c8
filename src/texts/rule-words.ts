import { fractionText } from '#core/counting/fraction.ts';
import type { Majority, Quorum } from '#core/counting/question.ts';
import { allButOne } from '#core/elections/position-rules.ts';
import type { PositionRules } from '#core/elections/position-rules.ts';
import { ruleWordsMessages } from './en/rule-words.ts';
import { row } from './formats.ts';

const text = ruleWordsMessages;

/**
 * How a position is won, in words behind its title, such as "2 seats, up to 2 choices". Seats and choices
 * are always said; the rest only where it is not the usual.
 */
export function ruleWords(rules: PositionRules): string {
  const words = rules.kind === 'question' ? questionWords(rules) : postWords(rules);
  return row([...words, ...(rules.canAbstain ? [text.abstain] : [])]);
}

const questionWords = ({ text: asked, quorum, majority }: PositionRules) => [
  text.question(asked),
  ...(quorum === null ? [] : [quorumWords(quorum)]),
  ...(majority === null ? [] : [majorityWords(majority)]),
];

const postWords = ({
  method,
  seats,
  maxChoices,
  leastRanks,
  nobody,
  unopposed,
  quorum,
  majority,
}: PositionRules) => [
  text.seats(seats),
  method === 'plurality' ? text.choices(maxChoices) : text.ranked[method],
  ...(majority === null ? [] : [electsWords(majority)]),
  ...(leastRanks === allButOne ? [text.allButOne] : []),
  ...(leastRanks > 1 ? [text.ranks(leastRanks)] : []),
  ...(nobody === null ? [] : [text.nobody[nobody.effect](nobody.name)]),
  ...(unopposed === 'voted' ? [text.unopposed] : []),
  ...(quorum === null ? [] : [quorumWords(quorum)]),
];

const electsWords = (majority: Majority) => ofShare(majority, text.elects);

/** What decides a position besides its votes, in sentences for voters. */
export const sentencesForVoters = ({ kind, quorum, majority }: PositionRules): string[] => [
  ...(majority === null || isUsual(kind, majority)
    ? []
    : [
        kind === 'question'
          ? text.toVoters.passes(majorityWords(majority))
          : ofShare(majority, text.toVoters),
      ]),
  ...(quorum?.kind === 'number' ? [text.toVoters.number(String(quorum.least))] : []),
  ...(quorum?.kind === 'share' ? [text.toVoters.ofAll(fractionText(quorum.share))] : []),
];

/** Of a question nobody is told that more yes than no decides. */
const isUsual = (kind: PositionRules['kind'], { share, of }: Majority) =>
  kind === 'question' && of === 'valid' && share.numerator * 2 <= share.denominator;

function ofShare(
  { share }: Majority,
  words: { half: string; all: string; share: (share: string) => string },
): string {
  // Exactly half is not enough (src/core/counting/fraction.ts).
  if (share.numerator * 2 === share.denominator) return words.half;
  if (share.numerator === share.denominator) return words.all;
  return words.share(fractionText(share));
}

const quorumWords = (quorum: Quorum) =>
  quorum.kind === 'number'
    ? text.quorum.number(String(quorum.least))
    : text.quorum.share(fractionText(quorum.share));

function majorityWords({ share, of }: Majority): string {
  const isBelow = share.numerator * 2 < share.denominator;
  if (isBelow && of === 'eligible') return text.share.below(fractionText(share));
  // Exactly half is not enough, and yes has to be more than no (decideQuestion).
  if (isBelow || share.numerator * 2 === share.denominator) return text.half[of];
  if (share.numerator === share.denominator) return text.all[of];
  return text.share[of](fractionText(share));
}
