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
  jumped: (cause: keyof typeof whose, ms: number) =>
    `${whose[cause]} اچانک ${ms > 0 ? 'آگے' : 'پیچھے'} ہو گئی: ${span(ms)}۔`,

  apart: (ms: number) =>
    `ڈیٹا بیس کی گھڑی ${span(ms)} ${ms > 0 ? 'آگے' : 'پیچھے'} ہے۔ الیکشن اسی گھڑی سے شروع اور ختم ہوتے ہیں۔`,
};
