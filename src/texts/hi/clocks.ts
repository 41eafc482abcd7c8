import type { Translated } from '../translated.ts';
import type { clockMessages as English } from '../en/clocks.ts';
import { counted } from './plurals.ts';

const whose = { server: 'सर्वर की घड़ी', database: 'डेटाबेस की घड़ी' } as const;
const seconds = (ms: number) => counted(Math.round(Math.abs(ms) / 1_000), 'सेकंड', 'सेकंड');

export const clockMessages: Translated<typeof English> = {
  jumpedTitle: 'चुनाव अभी गिने नहीं जा रहे, क्योंकि एक घड़ी का समय अचानक बदल गया',
  jumped: (cause: keyof typeof whose, ms: number) =>
    `${whose[cause]} अचानक ${ms > 0 ? 'आगे' : 'पीछे'} हो गई: ${seconds(ms)}।`,
  apartTitle: 'सर्वर और डेटाबेस की घड़ियाँ मेल नहीं खातीं',
  apart: (ms: number) =>
    `डेटाबेस की घड़ी ${seconds(ms)} ${ms > 0 ? 'आगे' : 'पीछे'} है। चुनाव उसी घड़ी से शुरू और खत्म होते हैं।`,
  wayOut:
    'सर्वर चलाने वाले से घड़ियाँ जाँचने को कहें। घड़ियाँ एक मिनट तक मेल खाएँ, तो चुनाव फिर से गिने जाते हैं। जो वोट डाले जा चुके हैं, वे सुरक्षित हैं।',
};
