import { outcomeRuleLimits } from '#core/elections/outcome-rules.ts';
import type { ComplaintTerm, LeavingRule, OutcomeRules } from '#core/elections/outcome-rules.ts';
import { said } from '../said.ts';
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
  runOff: 'A second round',
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
  complaints: 'Hours for complaints',
  complaintsHint: 'From 0 to 720. Before they are over the election is not certified.',
  complaintsAfter: 'Counted from',
  termStarts: { close: 'the close of voting', results: 'the results' },
  changeComplaints: 'Change the time for complaints',
  /** Until when people can complain. */
  complaintsOf: said(
    '{after, select, close {{hours, plural, one {People can complain until {hours} hour after voting closes.} other {People can complain until {hours} hours after voting closes.}}} other {{hours, plural, one {People can complain until {hours} hour after the results.} other {People can complain until {hours} hours after the results.}}}}',
    ({ hours, after }: ComplaintTerm) => ({ hours, after }),
  ),
  leaving: 'If a candidate drops out',
  leavingCards,
  /** What decides a tie. */
  tieOf: said(
    '{by, select, vote {If there is a tie, people vote again on those who are tied.} dice {If there is a tie, officers throw dice in public after the close.} other {If there is a tie, a public number decides it: {source}, {minutes} minutes after the close.}}',
    ({ tie, seed, source, minutes }: OutcomeRules) => ({
      by: tie === 'run-off' ? 'vote' : seed === 'dice' ? seed : 'number',
      source,
      minutes,
    }),
  ),
  /** What follows if a candidate leaves. */
  leavingOf: {
    vacant: 'If a candidate drops out, their votes still count.',
    next: 'If a candidate who has won drops out, the next one has the seat.',
    'vote-again': 'If a candidate who has won drops out, people vote again.',
  } satisfies Record<LeavingRule, string>,
});
