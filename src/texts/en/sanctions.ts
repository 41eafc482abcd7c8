import { spoken } from '../spoken.ts';

/** What follows from a ruling on a complaint, and that it was overturned. */
export const sanctionMessages = spoken('sanctions.sanctionMessages', {
  answered: 'The candidate answered:',
  notAsked: 'The candidate was not asked.',
  overturned: (when: string) => `Overturned ${when}:`,
  follows: 'What follows',
  nothing: 'Nothing else',
  warning: (name: string | null) => (name === null ? 'A warning' : `A warning to ${name}`),
  disqualify: (name: string, position: string) => `Disqualify ${name} (${position})`,
  void: (position: string) => `Vote again on ${position}`,
  effects: {
    nothing: 'Everybody reads the ruling and its reason.',
    warning: 'Everybody reads that there is a warning, and not to whom. It changes no count.',
  },
  ask: {
    disqualified: (name: string, position: string) => `Disqualify ${name} for ${position}?`,
    void: (position: string) => `Let people vote again on ${position}?`,
  },
  read: 'Everybody reads it with your reason.',
  readAndOverturned:
    'Everybody reads it with your reason. It can be overturned until the election is certified.',
  rule: 'Publish the ruling',
  keep: 'Go back',
  overturn: 'Overturn…',
  overturnOne: (sentence: string) => `Overturn: ${sentence}`,
  overturnIt: 'Overturn',
  overturnTitle: 'Overturn this sanction?',
  overturnText: (sentence: string) =>
    `“${sentence}” What it did is undone: to the count, the ballot and what people read. Whoever it concerned gets an e-mail.`,
  backOnly:
    'The name goes back on the ballot. That is possible only while nobody has voted for the position.',
  overturnHint: 'Everybody reads it.',
  seat: 'If somebody has a seat on the council because of it, take the seat back on the page Members.',
  failed: 'This could not be done.',
});
