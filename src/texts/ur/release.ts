import type { ResultsAt } from '#core/elections/results-at.ts';
import type { Translated } from '../translated.ts';
import type { releaseMessages as English } from '../en/release.ts';

/** What voters read of results that officers release. What officers read has no Urdu yet. */
export const releaseMessages: Translated<typeof English> = {
  legend: 'نتیجے',
  says: (at: ResultsAt, by: string) =>
    at === 'close'
      ? 'سارے ووٹ گنے جاتے ہی نتیجے نظر آئیں گے۔'
      : by === ''
        ? 'افسروں کے جاری کرنے پر نتیجے نظر آئیں گے۔'
        : `افسروں کے جاری کرنے پر نتیجے نظر آئیں گے، زیادہ سے زیادہ ${by} تک۔`,
  held: (by: string) =>
    `ووٹنگ ختم ہو گئی۔ افسروں کے جاری کرنے پر نتیجے نظر آئیں گے، زیادہ سے زیادہ ${by} تک۔`,
  timetable: 'یہ افسروں کے جاری کرنے پر یا اس تاریخ کو نظر آئیں گے۔',
  code: 'نتیجے کا کوڈ',
  codeWhy: 'بعد میں کوئی ووٹ بدلا جائے تو کوڈ بدل جاتا ہے۔',
};
