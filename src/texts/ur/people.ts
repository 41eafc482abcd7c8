import type { Translated } from '../translated.ts';
import type { sessionsMessages as English } from '../en/people.ts';

/** Where an account is logged in, on the profile. The list of accounts has no Urdu yet. */
export const sessionsMessages: Translated<typeof English> = {
  own: 'آپ کا لاگ اِن کہاں کہاں ہے',
  unknownDevice: 'انجان براؤزر',
  current: 'یہ براؤزر',
  seen: 'آخری استعمال:',
  end: 'لاگ آؤٹ کریں',
  endOne: (device: string) => `${device} کو لاگ آؤٹ کریں`,
  endOthers: 'باقی سب براؤزر لاگ آؤٹ کریں',
  loadFailed: 'لاگ اِن کی لسٹ لوڈ نہیں ہو سکی۔',
  failed: 'لاگ آؤٹ نہیں ہو سکا۔ براہِ کرم پھر کوشش کریں۔',
};
