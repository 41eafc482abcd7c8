import type { Translated } from '../translated.ts';
import type { outcomeMessages as English } from '../en/outcomes.ts';

export const outcomeMessages: Translated<typeof English> = {
  certified: (when: string) => `${when} کو تصدیق ہوئی۔ اب یہ بدل نہیں سکتا۔`,
  certifiedShort: 'تصدیق شدہ',
  byDraw: 'قرعے سے جیت',
  byNext: 'جیت، کیونکہ پہلے امیدوار کا نام ہٹ گیا',
  accountDeleted: 'ایک افسر نے اکاؤنٹ مٹا دیا، اور سیٹ خالی ہے',
  left: 'نام ہٹ گیا',
  voteAgain: 'فاتح کا نام ہٹ گیا یا وہ نااہل ہیں۔ اس عہدے کے لیے دوبارہ ووٹنگ ہوگی۔',
  noVotes: 'اس عہدے کے لیے کسی نے ووٹ نہیں دیا، اس لیے کوئی نہیں جیتا۔',
  notCertified: 'ابھی تصدیق نہیں ہوئی۔',
  drawLine: ({ seed, witnesses }: { seed: string; witnesses: string }) =>
    `قرعہ: ${seed}${witnesses === '' ? '' : `، گواہ: ${witnesses}`}`,
  marginShort: (margin: { votes: number; isExact: boolean } | null) => {
    if (margin === null) return '';
    const { votes, isExact } = margin;
    if (isExact && votes === 0) return 'برابری';
    // A lower bound of 0 says nothing.
    return votes === 0 ? '' : `فرق ${isExact ? '' : 'کم سے کم '}${votes}`;
  },
  marginColumn: 'فرق',
  ballotsColumn: 'اتنے بیلٹ الگ ہوتے تو نتیجہ بدلتا',
  certifiedColumn: 'تصدیق شدہ',
  followed: {
    'run-off': 'دوبارہ مقابلہ',
    'vote-again': 'دوبارہ ووٹنگ',
  },
  follows: {
    'run-off': 'دوبارہ مقابلہ، پہلا الیکشن:',
    'vote-again': 'دوبارہ ووٹنگ، پہلا الیکشن:',
  },
  draw: {
    title: 'قرعہ',
    seed: 'سیڈ (قرعے کا نمبر)',
    witnesses: 'گواہ',
    two: 'دو افسروں نے اسے الگ الگ درج کیا۔',
    one: 'ایک افسر نے اسے درج کیا، کیونکہ اور کوئی افسر نہیں تھا۔',
    how: 'ہر امیدوار کی ایک چابی ہوتی ہے۔ یہ تین لائنوں کا SHA-256 ہے: سیڈ، عہدہ اور امیدوار۔ سب سے چھوٹی چابی والے امیدوار کا نام پہلے آتا ہے۔ چابی خود نکالنے کے لیے:',
    keys: (position: string) => `${position} کے لیے ترتیب`,
  },
  groups: {
    silent: {
      branch: 'اس کیمپس کے انرولمنٹ نمبروں میں برانچ نہیں ہے۔',
      year: 'اس کیمپس کے انرولمنٹ نمبروں میں داخلے کا سال نہیں ہے۔',
    },
    hint: 'دس سے کم لوگوں والے گروپ ایک ساتھ دکھائے جاتے ہیں۔',
  },
  answer: (number: number) => `شکایت ${number}`,
  stepDown: {
    button: 'پیچھے ہٹیں',
    done: 'آپ کا نام دوڑ سے ہٹ گیا ہے۔ آپ کو ملے ووٹ پھر بھی گنے جاتے ہیں۔',
    title: (position: string) => `${position} کی امیدواری سے پیچھے ہٹیں؟`,
    text: 'آپ کا نام بیلٹ پر رہتا ہے، اور آپ کو ملے ووٹ گنے جاتے ہیں۔ سیٹ کا کیا ہوگا، یہ الیکشن کے اصول بتاتے ہیں۔ اس کے بعد واپسی نہیں ہے۔',
  },
};
