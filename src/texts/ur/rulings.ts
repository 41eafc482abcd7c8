import type { Translated } from '../translated.ts';
import type { rulingMessages as English } from '../en/rulings.ts';
import { counted, listed } from '../plurals.ts';

interface Ruling {
  reason: string;
  complaint: number | null;
}

export const rulingMessages: Translated<typeof English> = {
  disqualified: 'نااہل',
  by: ({ reason, complaint }: Ruling) =>
    `${complaint === null ? 'فیصلہ' : `شکایت ${complaint} پر فیصلہ`}: ${reason}`,
  cannotBeElected: 'یہ امیدوار منتخب نہیں ہو سکتے۔',
  /** Beside the name: such a candidate stays on the ballot. */
  canBeChosen: {
    vacant: 'انھیں چنا جا سکتا ہے، مگر ان کی جیت نہیں ہو سکتی۔',
    next: 'انھیں چنا جا سکتا ہے، مگر ان کی جیت نہیں ہو سکتی۔ ان کی جگہ اگلے امیدوار کو ملے گی۔',
    'vote-again':
      'انھیں چنا جا سکتا ہے، مگر ان کی جیت نہیں ہو سکتی۔ یہ سب سے آگے رہیں تو دوبارہ ووٹنگ ہوگی۔',
  },
  void: 'منسوخ',
  isVoid: 'اس عہدے کی ووٹنگ منسوخ ہے۔ افسر اس کے لیے دوبارہ ووٹنگ کرا سکتے ہیں۔',
  notElected: (name: string, votes: number) =>
    `${name} (${counted(votes, 'ووٹ', 'ووٹ')}) نااہل ہیں۔`,
  vacant: 'کسی کی جیت نہیں ہوئی، اور سیٹ خالی ہے۔',
  asCast: (names: readonly string[]) => `ڈالے گئے ووٹوں کے حساب سے: ${listed.format(names)}۔`,
  asCastOutcome: (words: string) => `ڈالے گئے ووٹوں کے حساب سے: ${words}۔`,
  applied: (names: readonly string[]) => `فیصلہ لاگو ہونے پر: ${listed.format(names)}۔`,
  appliedOutcome: (words: string) => `فیصلہ لاگو ہونے پر: ${words}۔`,
  outcomes: {
    elected: 'جیت',
    tie: 'برابری',
    'no-votes': 'کسی کو ووٹ نہیں ملا',
    nobody: 'کسی کی جیت نہیں ہوئی',
    reopened: 'سیٹیں پھر سے خالی ہیں',
    void: 'ووٹنگ منسوخ ہے',
    'voted-down': 'کسی کی جیت نہیں ہوئی',
    vacant: 'سیٹ خالی ہے',
    'vote-again': 'دوبارہ ووٹنگ',
    passed: 'پاس',
    'not-passed': 'پاس نہیں ہوا',
    'no-quorum': 'کورم پورا نہیں',
  },
  roundsAsCast: 'ڈالے گئے ووٹوں کے حساب سے',
  named: (name: string) => `${name} (نااہل)`,
};
