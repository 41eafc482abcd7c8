import type { ResultsAt } from '#core/elections/results-at.ts';
import type { Translated } from '../translated.ts';
import type { releaseMessages as English } from '../en/release.ts';

/** What voters read of results that officers release. What officers read has no Urdu yet. */
export const releaseMessages: Translated<typeof English> = {
  says: (at: ResultsAt, by: string) =>
    at === 'close'
      ? 'سارے ووٹ گنے جاتے ہی نتیجے نظر آئیں گے۔'
      : by === ''
        ? 'افسروں کے جاری کرنے پر نتیجے نظر آئیں گے۔'
        : `افسروں کے جاری کرنے پر نتیجے نظر آئیں گے، زیادہ سے زیادہ ${by} تک۔`,
};
