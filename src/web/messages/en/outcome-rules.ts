import { outcomeRuleLimits } from '#core/elections/outcome-rules.ts';
import type { LeavingRule, OutcomeRules } from '#core/elections/outcome-rules.ts';

const leavingCards: Record<LeavingRule, { label: string; text: string }> = {
  vacant: {
    label: 'Their votes stand',
    text: 'If they have won, the seat is empty. The council fills it by its own rules.',
  },
  next: { label: 'The next candidate', text: 'The candidate with the next most votes is elected.' },
  'vote-again': { label: 'Vote again', text: 'The position is voted on again.' },
};

/** What is done with a tie and with a candidate who leaves, for the form and for voters. */
export const rulesMessages = {
  tie: 'If two candidates share the first place',
  tieHint: 'This is fixed when voting opens, so that nobody chooses it knowing the votes.',
  draw: 'A draw',
  drawText: 'Held after the close, in public. Anybody can compute it again.',
  runOff: 'A run-off',
  runOffText: 'People vote again, on those who are tied. You prepare it with one press.',
  seed: 'How the draw is made',
  dice: 'Dice',
  diceText: 'Thrown after the close before witnesses. Two officers each enter what they read.',
  publicNumber: 'A public number',
  publicNumberText: 'Published by others after the close, such as the numbers of a lottery.',
  source: 'Who publishes it, and where',
  sourceHint: 'Such as: first prize of the Kerala lottery, statelottery.kerala.gov.in',
  minutes: 'Minutes after the close',
  minutesHint: 'The first number that is published after that minute counts.',
  minutesWrong: `Enter 1 to ${outcomeRuleLimits.minutes} minutes`,
  leaving: 'If a candidate leaves after voting began',
  leavingCards,
  /** What decides a tie, in one line. */
  tieOf: ({ tie, seed, source, minutes }: OutcomeRules) => {
    if (tie === 'run-off') return 'A run-off between those who are tied';
    if (seed === 'dice') return 'A draw by dice, thrown in public after the close';
    return `A draw by a public number: ${source}, ${minutes} minutes after the close`;
  },
};
