import { spoken } from '../spoken.ts';

/** What officers ruled, and that it was overturned. */
export const sanctionMessages = spoken('sanctions.sanctionMessages', {
  answered: 'The candidate answered:',
  notAsked: 'The candidate was not asked.',
  overturned: (when: string) => `Overturned ${when}:`,
  disqualify: (name: string, position: string) => `Disqualify ${name} (${position})`,
  void: (position: string) => `Vote again on ${position}`,
  keep: 'Go back',
  overturn: 'Overturn…',
  overturnOne: (sentence: string) => `Overturn: ${sentence}`,
  overturnIt: 'Overturn',
  overturnTitle: 'Overturn this ruling?',
  overturnText: (sentence: string) =>
    `“${sentence}” What it did is undone: to the count, the ballot and what people read. Whoever it concerned gets an e-mail.`,
  backOnly:
    'The name goes back on the ballot. That is possible only while nobody has voted for the position.',
  overturnHint: 'Everybody reads it.',
  seat: 'If somebody has a seat on the council because of it, take the seat back on the page Members.',
  failed: 'This could not be done.',
});
