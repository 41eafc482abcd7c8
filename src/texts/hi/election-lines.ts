import type { Part } from './sentence-parts.ts';

/** What a ruling does, before it is one. */
export const sanctions: readonly Part[] = [
  ['Warning.', 'चेतावनी।'],
  [
    '{name} is taken off the ballot for {position}.',
    '{position} के बैलट से {name} का नाम हटाया जाएगा।',
  ],
  ['{name} is disqualified for {position}.', '{name} को {position} पद के लिए अयोग्य ठहराया जाएगा।'],
  ['People vote again on {position}.', '{position} के लिए दोबारा वोटिंग होगी।'],
];

/** What a void position means, behind its sentence. */
export const voided: Part = [
  ' Nobody is elected to the position by this vote, and people vote again on it.',
  ' इस वोटिंग से इस पद पर किसी की जीत नहीं होगी, और दोबारा वोटिंग होगी।',
];
