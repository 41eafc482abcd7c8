import type { Translated } from '../translated.ts';
import type { sanctionMessages as English } from '../en/sanctions.ts';

/** What everybody reads of a sanction. What officers read has no Urdu yet. */
export const sanctionMessages: Translated<typeof English> = {
  overturned: (when: string) => `${when} کو پلٹا گیا:`,
  follows: 'کیا کارروائی ہوگی',
  nothing: 'اور کچھ نہیں',
  warning: (name: string | null) => (name === null ? 'تنبیہ' : `${name} کو تنبیہ`),
  disqualify: (name: string, position: string) => `${name} (${position}) کو نااہل ٹھہرائیں`,
  void: (position: string) => `${position} کے لیے دوبارہ ووٹنگ`,
};
