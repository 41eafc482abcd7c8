import type { Translated } from '../translated.ts';
import type { rankingMessages as English } from '../en/ranking.ts';
import { counted } from './plurals.ts';

const first = ['पहली', 'दूसरी', 'तीसरी', 'चौथी', 'पाँचवीं', 'छठी', 'सातवीं', 'आठवीं', 'नौवीं', 'दसवीं'];

/** "पहली", "दूसरी", "11वीं": it always stands with पसंद, which is feminine. */
const nth = (rank: number) => first[rank - 1] ?? `${rank}वीं`;

export const rankingMessages: Translated<typeof English> = {
  nth,
  how: (least: number, count: number) =>
    least > 1
      ? `${counted(count, 'उम्मीदवार', 'उम्मीदवारों')} में से कम से कम ${least} को क्रम में लगाएँ`
      : `पसंद का क्रम बनाएँ: ${counted(count, 'उम्मीदवार', 'उम्मीदवारों')} तक`,
  hint: 'पहले अपनी पहली पसंद दबाएँ, फिर दूसरी, और इसी तरह आगे। बाद की पसंद से पहले वाली को कभी नुकसान नहीं होता।',
  ranked: (count: number) => `${count} क्रम में`,
  tooFew: (least: number) => `कम से कम ${least} को क्रम में लगाएँ, या अपनी पसंद हटाएँ।`,
  rank: (name: string, position: string) => `${name} को क्रम में लगाएँ, ${position}`,
  unrank: (name: string, rank: number, position: string) =>
    `${name}, आपकी ${nth(rank)} पसंद, हटाएँ, ${position}`,
  order: 'आपका क्रम',
  orderHint: 'नामों को तीर से ऊपर-नीचे करें, या नंबर पकड़कर खींचें।',
  nobodyYet: 'अभी कोई क्रम में नहीं है।',
  up: (name: string) => `${name} को ऊपर करें`,
  down: (name: string) => `${name} को नीचे करें`,
  remove: (name: string) => `${name} को हटाएँ`,
  nowAt: (name: string, rank: number, of: number) => `${name} अब ${of} में से आपकी ${nth(rank)} पसंद।`,
  gone: (name: string, left: number) =>
    `${name} अब क्रम में नहीं। ${left === 0 ? 'कोई क्रम में नहीं।' : `${left} क्रम में।`}`,
  nobodyWins: (name: string) =>
    `${name} को भी क्रम में लगाया जा सकता है। जो सीट ${name} जीते, वह फिर से खाली हो जाती है।`,
};
