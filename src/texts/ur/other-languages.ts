import type { Translated } from '../translated.ts';
import type { otherLanguages as English } from '../en/other-languages.ts';

// The messages about words that stand in several languages.

/** What officers and candidates write in the other languages of the campus. */
export const otherLanguages: Translated<typeof English> = {
  act: 'دوسری زبانوں میں',
  text: 'جو ان میں سے کسی زبان میں پڑھتا ہے، اسے آپ کے الفاظ اسی زبان میں نظر آئیں گے۔ جو خالی رہے گا، وہ ویسا ہی نظر آئے گا جیسا لکھا گیا تھا۔ بیلٹ کی ترتیب ہر زبان میں ایک ہی رہتی ہے۔',
  stale: 'بعد میں لکھے ہوئے الفاظ بدلنے پر ان کا ترجمہ ہٹ جاتا ہے۔',
  written: (language: string) => `${language} میں لکھا ہوا`,
  name: 'نام',
  description: 'تفصیل',
  position: (title: string) => `عہدہ: ${title}`,
  question: (title: string) => `سوال: ${title}`,
  statement: 'آپ کی بات',
  statementHint: 'ضروری نہیں۔ جو دوسری زبان میں پڑھتا ہے، اسے یہ اسی زبان میں نظر آئے گا۔',
  in: (what: string, language: string) => `${what} (${language})`,
  filled: (language: string, count: number, of: number) => `${language}: ${of} میں سے ${count}`,
  filledTitle: 'بھرے گئے',
};
