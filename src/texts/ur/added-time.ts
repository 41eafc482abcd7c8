import type { Translated } from '../translated.ts';
import type { addedTimeMessages as English } from '../en/added-time.ts';

const sentence = (people: number, until: string) =>
  people === 1
    ? `جو ووٹ نہیں دے سکے تھے، ان میں 1 شخص کے پاس ${until} تک کا وقت ہے۔`
    : `جو ووٹ نہیں دے سکے تھے، ان میں ${people} لوگوں کے پاس ${until} تک کا وقت ہے۔`;

export const addedTimeMessages: Translated<typeof English> = {
  /** What a chip says to whoever has no added time. */
  phase: 'ووٹنگ ختم',
  officers: (until: string) => `بڑھایا ہوا وقت ${until} تک`,
  resultsAfter: (until: string) => `نتیجے ${until} کے بعد`,
  ended: 'ووٹنگ ختم ہو گئی ہے',
  endedText: (people: number, until: string) =>
    `${sentence(people, until)} نتیجے اس کے بعد آئیں گے۔`,
  coming: (othersEnd: string) => `ووٹنگ ${othersEnd} کو ختم ہوگی`,
  comingText: (people: number, until: string) =>
    `${sentence(people, until)} اس سے پہلے نہ کچھ گنا جاتا ہے، نہ دکھایا جاتا ہے۔`,
  yours: (until: string) => `${until} تک ووٹ دیں`,
  yoursText: (othersEnd: string) =>
    `آپ کا نام ان لوگوں کی لسٹ میں ہے جو ووٹ نہیں دے سکے تھے۔ باقی سب کے لیے ووٹنگ ${othersEnd} کو ختم ہوتی ہے۔`,
};
