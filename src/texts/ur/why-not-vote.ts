import type { NoVoteContact, NoVoteReason } from '#core/elections/why-not-vote.ts';
import type { Translated } from '../translated.ts';
import type { whyMessages as English } from '../en/why-not-vote.ts';

// A reason that English gains later gets the general sentence until it is translated.
const reasons: Partial<Record<NoVoteReason, string>> = {
  cancelled: 'یہ الیکشن منسوخ ہو گیا۔',
  closed: 'ووٹنگ ختم ہو گئی ہے۔',
  paused: 'ووٹنگ رکی ہوئی ہے۔ براہِ کرم بعد میں آئیں۔',
  'signed-out': 'ووٹ دینے کے لیے لاگ اِن کریں',
  'not-approved': 'ایڈمن نے آپ کا اکاؤنٹ ابھی منظور نہیں کیا ہے۔',
  'other-role': 'آپ کے رول والے اکاؤنٹ اس الیکشن میں ووٹ نہیں دے سکتے۔',
  'no-number': 'آپ کے اکاؤنٹ میں انرولمنٹ نمبر نہیں ہے، جو اس الیکشن کے لیے ضروری ہے۔',
  'other-branch': 'اس الیکشن میں آپ کی برانچ یا سال کا ووٹ نہیں ہے۔',
  'not-on-list': 'آپ اس الیکشن کی ووٹر لسٹ میں نہیں ہیں۔',
  'not-in-group': 'اس الیکشن میں جس گروپ کا ووٹ ہے، آپ اس میں نہیں ہیں۔',
  'number-not-proved': 'پہلے ثابت کریں کہ انرولمنٹ نمبر آپ کا ہے۔',
  'email-not-confirmed': 'پہلے اپنے ای میل کی تصدیق کریں۔',
  'email-domain': 'اس الیکشن کے لیے کیمپس کا ای میل پتا چاہیے۔',
  'is-observer': 'مبصر ووٹ نہیں دے سکتے، اور الیکشن کے ریٹرننگ افسر بھی نہیں۔',
  'not-open': 'ووٹنگ ابھی شروع نہیں ہوئی ہے۔',
  'no-candidates': 'ابھی تک کسی کی نامزدگی نہیں ہوئی ہے۔',
  'all-voted': 'آپ نے سب عہدوں کے لیے ووٹ دے دیا ہے۔',
};
const contacts: Partial<Record<NoVoteContact, string>> = {
  council: 'کچھ غلط ہے؟ کونسل سے پوچھیں',
  admin: 'کچھ غلط ہے؟ ایڈمن سے پوچھیں',
};

const reasonOf = (reason: NoVoteReason) =>
  reasons[reason] ?? 'اس الیکشن میں آپ کا ووٹ ابھی نہیں لیا جا سکتا۔';

export const whyMessages: Translated<typeof English> = {
  reason: (reason: NoVoteReason) => reasonOf(reason),
  ask: (contact: NoVoteContact) => contacts[contact] ?? 'کچھ غلط ہے؟',
  question: (reason: NoVoteReason, election: string) =>
    `“${election}” میں لکھا ہے: “${reasonOf(reason)}” براہِ کرم اسے دیکھ لیں۔`,
};
