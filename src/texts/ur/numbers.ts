import type { OwnNumber } from '#contract/numbers.ts';
import type { Translated } from '../translated.ts';
import type { numberMessages as English } from '../en/numbers.ts';

const how: Record<NonNullable<OwnNumber['provedHow']>, string> = {
  address: 'ووٹر لسٹ والے پتے پر آئی ای میل سے',
  code: 'چھپے ہوئے کوڈ سے',
  'check-in': 'ایک افسر نے پہچان دیکھی',
  'sign-on': 'یونیورسٹی اکاؤنٹ سے',
};

export const numberMessages: Translated<typeof English> = {
  proved: (by: OwnNumber['provedHow']) => (by === null ? '' : `ثابت ہو گیا: ${how[by]}۔`),
};
