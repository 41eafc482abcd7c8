import type { Translated } from '../translated.ts';
import type { winnerEmails as English } from '../en/winner-emails.ts';

// The e-mails to whoever is elected, or is not any more. The subject of the first one is the specification's.

interface Post {
  position: string;
  election: string;
}

const seeResults = { label: 'نتیجے دیکھیں', inText: 'نتیجے یہاں ہیں:' };

export const winnerEmails: Translated<typeof English> = {
  /** `openUntil` is the day after which it is certified, '' where that time is over, null once it is. */
  won: ({ position, election }: Post, openUntil: string | null) => ({
    preview: `${position} کے عہدے پر آپ کی جیت ہوئی ہے۔`,
    before: [
      [
        'مبارک ہو! ',
        { strong: election },
        ' میں ',
        { strong: position },
        openUntil === null
          ? ' کے عہدے پر آپ کی جیت ہوئی ہے۔'
          : ` کے عہدے پر آپ کی جیت ہوئی ہے۔ نتیجہ تصدیق کے بعد حتمی ہوگا${openUntil === '' ? '' : `، ${openUntil} کے بعد`}۔`,
      ],
      ['ووٹروں نے آپ پر بھروسہ کیا ہے۔ نئی ذمہ داری کے لیے ہماری نیک خواہشات۔'],
    ],
    action: seeResults,
    reason: 'یہ ای میل اس لیے ملی کہ ایک عہدے پر آپ کی جیت ہوئی۔',
  }),
  notElected: ({ position, election }: Post) => ({
    subject: `تصحیح: ${election} میں ${position}`,
    preview: 'نتیجہ بدل گیا ہے۔',
    before: [
      'ہم نے آپ کو لکھا تھا کہ ',
      { strong: election },
      ' میں ',
      { strong: position },
      ' کے عہدے پر آپ کی جیت ہوئی ہے۔ ایک فیصلے کی وجہ سے اب ایسا نہیں ہے۔',
    ],
    action: seeResults,
    reason: 'یہ ای میل اس لیے ملی کہ آپ کو ایک عہدے پر جیت کی خبر دی گئی تھی۔',
  }),
};
