import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

/** What officers ruled, and that it was overturned. */
export const sanctionMessages = spoken('sanctions.sanctionMessages', {
  answered: 'The candidate answered:',
  notAsked: 'The candidate was not asked.',
  overturned: said('Overturned {when}:', (when: string) => ({ when })),
  disqualify: said('Disqualify {name} ({position})', (name: string, position: string) => ({
    name,
    position,
  })),
  void: said('Vote again on {position}', (position: string) => ({ position })),
  keep: 'Go back',
  overturn: 'Overturn…',
  overturnOne: said('Overturn: {sentence}', (sentence: string) => ({ sentence })),
  overturnIt: 'Overturn',
  overturnTitle: 'Overturn this ruling?',
  overturnText: said(
    '“{sentence}” What it did is undone: to the count, the ballot and what people read. Whoever it concerned gets an e-mail.',
    (sentence: string) => ({ sentence }),
  ),
  backOnly:
    'The name goes back on the ballot. That is possible only while nobody has voted for the position.',
  overturnHint: 'Everybody reads it.',
  seat: 'If somebody has a seat on the council because of it, take the seat back on the page Members.',
  failed: 'This could not be done.',
});
