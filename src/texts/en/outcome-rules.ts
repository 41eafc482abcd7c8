import { outcomeRuleLimits } from '#core/elections/outcome-rules.ts';
import type { LeavingRule, OutcomeRules } from '#core/elections/outcome-rules.ts';
import { spoken } from '../spoken.ts';

const leavingCards: Record<LeavingRule, { label: string; text: string }> = {
  vacant: {
    label: 'Their votes still count',
    text: 'If they have won, the seat is empty. The council fills it by its own rules.',
  },
  next: { label: 'The next candidate', text: 'The candidate with the next most votes is elected.' },
  'vote-again': { label: 'Vote again', text: 'The position is voted on again.' },
};

/** What is done with a tie and with a candidate who leaves, for the form and for voters. */
export const rulesMessages = spoken('outcome-rules.rulesMessages', {
  tie: 'If there is a tie',
  tieHint: 'This cannot be changed after voting opens.',
  draw: 'A draw',
  drawText: 'It is held in public after voting closes. Anybody can check it.',
  runOff: 'A run-off',
  runOffText: 'People vote again on the candidates who are tied. You prepare it with one press.',
  seed: 'How the draw is made',
  dice: 'Dice',
  diceText:
    'Officers throw them in front of witnesses after voting closes. Two officers each enter the result.',
  publicNumber: 'A public number',
  publicNumberText: 'Somebody else publishes it after voting closes, for example a lottery.',
  source: 'Who publishes it, and where',
  sourceHint: 'Such as: first prize of the Kerala lottery, statelottery.kerala.gov.in',
  minutes: 'Minutes after the close',
  minutesHint: 'The first number that is published after that minute counts.',
  minutesWrong: `Enter 1 to ${outcomeRuleLimits.minutes} minutes`,
  appeals: 'Days for complaints after voting closes',
  appealsHint: (usual: number | null) =>
    usual === null
      ? 'Leave it empty for the days of your campus. This cannot be changed after voting opens.'
      : `Leave it empty for the ${usual === 1 ? '1 day' : `${usual} days`} of your campus. This cannot be changed after voting opens.`,
  changeAppeals: 'Change the time for complaints',
  /** Until when people can complain; null where nobody knows the setting of the campus. */
  appealsOf: (days: number | null) => {
    if (days === null) return 'People can complain as long as your campus says.';
    if (days === 0) return 'People can complain until voting closes.';
    const count = days === 1 ? '1 day' : `${days} days`;
    return `People can complain until ${count} after voting closes.`;
  },
  leaving: 'If a candidate drops out',
  leavingCards,
  /** What decides a tie. */
  tieOf: ({ tie, seed, source, minutes }: OutcomeRules) => {
    if (tie === 'run-off') return 'If there is a tie, people vote again on those who are tied.';
    if (seed === 'dice') return 'If there is a tie, officers throw dice in public after the close.';
    return `If there is a tie, a public number decides it: ${source}, ${minutes} minutes after the close.`;
  },
  /** What follows if a candidate leaves. */
  leavingOf: {
    vacant: 'If a candidate drops out, their votes still count.',
    next: 'If a candidate who has won drops out, the next one has the seat.',
    'vote-again': 'If a candidate who has won drops out, people vote again.',
  } satisfies Record<LeavingRule, string>,
});
