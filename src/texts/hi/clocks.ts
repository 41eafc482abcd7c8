import type { Translated } from '../translated.ts';
import type { clockMessages as English } from '../en/clocks.ts';
import { spanOf } from '#core/kernel/span.ts';
import { counted } from './plurals.ts';

const whose = { server: 'सर्वर की घड़ी', database: 'डेटाबेस की घड़ी' } as const;
const units = {
  second: ['सेकंड', 'सेकंड'],
  minute: ['मिनट', 'मिनट'],
  hour: ['घंटा', 'घंटे'],
  day: ['दिन', 'दिन'],
} as const;
function span(ms: number): string {
  const { count, unit } = spanOf(ms);
  const [one, other] = units[unit];
  return counted(count, one, other);
}

export const clockMessages: Translated<typeof English> = {
  jumped: (cause: keyof typeof whose, ms: number) =>
    `${whose[cause]} अचानक ${ms > 0 ? 'आगे' : 'पीछे'} हो गई: ${span(ms)}।`,

  apart: (ms: number) =>
    `डेटाबेस की घड़ी ${span(ms)} ${ms > 0 ? 'आगे' : 'पीछे'} है। चुनाव उसी घड़ी से शुरू और खत्म होते हैं।`,
};
