import type { Translated } from '../translated.ts';
import type { clockMessages as English } from '../en/clocks.ts';
import { spanOf } from '#core/kernel/span.ts';
import { counted } from '../plurals.ts';

const whose = { server: 'سرور کی گھڑی', database: 'ڈیٹا بیس کی گھڑی' } as const;
const units = {
  second: ['سیکنڈ', 'سیکنڈ'],
  minute: ['منٹ', 'منٹ'],
  hour: ['گھنٹا', 'گھنٹے'],
  day: ['دن', 'دن'],
} as const;
function span(ms: number): string {
  const { count, unit } = spanOf(ms);
  const [one, other] = units[unit];
  return counted(count, one, other);
}

export const clockMessages: Translated<typeof English> = {
  jumpedTitle: 'الیکشن ابھی گنے نہیں جا رہے، کیونکہ ایک گھڑی کا وقت اچانک بدل گیا',
  jumped: (cause: keyof typeof whose, ms: number) =>
    `${whose[cause]} اچانک ${ms > 0 ? 'آگے' : 'پیچھے'} ہو گئی: ${span(ms)}۔`,
  apartTitle: 'سرور اور ڈیٹا بیس کی گھڑیاں میل نہیں کھاتیں',
  apart: (ms: number) =>
    `ڈیٹا بیس کی گھڑی ${span(ms)} ${ms > 0 ? 'آگے' : 'پیچھے'} ہے۔ الیکشن اسی گھڑی سے شروع اور ختم ہوتے ہیں۔`,
  wayOut:
    'سرور چلانے والے سے گھڑیاں جانچنے کو کہیں۔ گھڑیاں ایک منٹ تک میل کھائیں تو الیکشن پھر سے گنے جاتے ہیں۔ جو ووٹ ڈالے جا چکے ہیں، وہ محفوظ ہیں۔',
};
