import type { ComplaintTerm, OutcomeRules } from '#core/elections/outcome-rules.ts';
import type { Translated } from '../translated.ts';
import type { rulesMessages as English } from '../en/outcome-rules.ts';

/** What voters read of ties and of candidates who leave. The form of an election has no Urdu yet. */
export const rulesMessages: Translated<typeof English> = {
  /** Until when people can complain. */
  complaintsOf: ({ hours, after }: ComplaintTerm) =>
    `${after === 'close' ? 'ووٹنگ ختم ہونے' : 'نتیجے آنے'} کے ${hours === 1 ? '1 گھنٹے' : `${hours} گھنٹے`} بعد تک شکایت کی جا سکتی ہے۔`,
  /** What decides a tie. */
  tieOf: ({ tie, seed, source, minutes }: OutcomeRules) => {
    if (tie === 'run-off') return 'برابری ہونے پر، برابری والوں کے لیے دوبارہ ووٹنگ ہوگی۔';
    if (seed === 'dice')
      return 'برابری ہونے پر، ووٹنگ ختم ہونے کے بعد افسر سب کے سامنے پانسے پھینکیں گے۔';
    return `برابری ہونے پر سب کو نظر آنے والے نمبر سے فیصلہ ہوگا: ${source}، ووٹنگ ختم ہونے کے ${minutes} منٹ بعد۔`;
  },
};
