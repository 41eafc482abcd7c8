import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import type { Translated } from '../translated.ts';
import type { rulesMessages as English } from '../en/outcome-rules.ts';

/** What voters read of ties and of candidates who leave. The form of an election has no Urdu yet. */
export const rulesMessages: Translated<typeof English> = {
  /** Until when people can complain; null where nobody knows the setting of the campus. */
  appealsOf: (days: number | null) => {
    if (days === null) return 'شکایت اتنے دن تک کی جا سکتی ہے جتنے آپ کے کیمپس نے رکھے ہیں۔';
    if (days === 0) return 'ووٹنگ ختم ہونے تک شکایت کی جا سکتی ہے۔';
    const count = days === 1 ? '1 دن' : `${days} دن`;
    return `ووٹنگ ختم ہونے کے ${count} بعد تک شکایت کی جا سکتی ہے۔`;
  },
  /** What decides a tie. */
  tieOf: ({ tie, seed, source, minutes }: OutcomeRules) => {
    if (tie === 'run-off') return 'برابری ہونے پر، برابری والوں کے لیے دوبارہ ووٹنگ ہوگی۔';
    if (seed === 'dice')
      return 'برابری ہونے پر، ووٹنگ ختم ہونے کے بعد افسر سب کے سامنے پانسے پھینکیں گے۔';
    return `برابری ہونے پر سب کو نظر آنے والے نمبر سے فیصلہ ہوگا: ${source}، ووٹنگ ختم ہونے کے ${minutes} منٹ بعد۔`;
  },
  /** What follows if a candidate leaves. */
  leavingOf: {
    vacant: 'کوئی امیدوار ہٹ جائے تو بھی ان کے ووٹ گنے جائیں گے۔',
    next: 'جیتنے والے امیدوار ہٹ جائیں تو سیٹ اگلے امیدوار کو ملے گی۔',
    'vote-again': 'جیتنے والے امیدوار ہٹ جائیں تو دوبارہ ووٹنگ ہوگی۔',
  },
};
