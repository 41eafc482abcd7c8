import type { OwnNumber } from '#contract/numbers.ts';
import type { Translated } from '../translated.ts';
import type { numberMessages as English } from '../en/numbers.ts';

const how: Partial<Record<NonNullable<OwnNumber['provedHow']>, string>> = {
  address: 'वोटर लिस्ट वाले पते पर भेजे ईमेल से',
  code: 'छपे हुए कोड से',
  'check-in': 'एक अधिकारी से मिलकर',
  'sign-on': 'यूनिवर्सिटी अकाउंट से',
};

export const numberMessages: Translated<typeof English> = {
  proved: (by: OwnNumber['provedHow']) => (by === null ? '' : `साबित हुआ: ${how[by] ?? 'हाँ'}।`),
};
