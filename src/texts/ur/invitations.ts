import type { Translated } from '../translated.ts';
import type { invitationMessages as English } from '../en/invitations.ts';
import { counted } from '../plurals.ts';

const people = (count: number) => counted(count, 'شخص', 'لوگوں');

export const invitationMessages: Translated<typeof English> = {
  open: 'ووٹروں کو دعوت دیں',
  openOne: (election: string) => `${election} کے ووٹروں کو دعوت دیں`,
  title: (election: string) => `ووٹروں کو دعوت دیں: ${election}`,
  eligible: (count: number) => `اس الیکشن میں ${people(count)} کو ووٹ کا حق ہے۔`,
  reachable: (count: number) =>
    `ان میں ${people(count)} کو ای میل ${count === 1 ? 'جائے گی' : 'جائیں گی'}: ان کا اکاؤنٹ ہے، پتے کی تصدیق ہو چکی ہے، اور وہ دعوت چاہتے ہیں۔`,
  nobody:
    'ان میں کسی کے پاس تصدیق شدہ پتے والا اکاؤنٹ نہیں، اس لیے ابھی کسی کو دعوت نہیں دی جا سکتی۔',
  once: 'ہر الیکشن کے لیے دعوت ایک ہی بار بھیجی جاتی ہے۔',
  send: (count: number) => `${counted(count, 'دعوت', 'دعوتیں')} بھیجیں`,
  noMailServer:
    'ای میل کی سیٹنگ نہیں ہے، اس لیے کسی کو ای میل سے دعوت نہیں دی جا سکتی۔ اس کی جگہ الیکشن کا لنک شیئر کیا جا سکتا ہے۔',
  tooLate: 'ووٹنگ شروع ہو چکی ہے، اس لیے اب کسی کو دعوت نہیں دی جا سکتی۔',
  progress: 'دعوتیں',
  running: (done: number, all: number) => `تقریباً ${all} میں سے ${done} ہو گئیں۔`,
  goesOn: 'اسے بند کیا جا سکتا ہے۔ سرور خود جاری رکھتا ہے۔',
  finished: (sent: number) => counted(sent, 'دعوت بھیجی گئی۔', 'دعوتیں بھیجی گئیں۔'),
  stopped: (sent: number) =>
    `کیمپس کو بیک اَپ سے واپس لایا گیا۔ اس سے پہلے ${counted(sent, 'دعوت بھیجی گئی', 'دعوتیں بھیجی گئیں')}۔`,
  failed: (count: number) =>
    `${counted(count, 'پتے', 'پتوں')} پر ای میل نہیں پہنچی۔ ان لوگوں سے کہیں کہ اپنی پروفائل میں پتہ درست کریں۔`,
  addresses: 'جن پتوں پر ای میل نہیں پہنچی',
  unreadable: 'دعوتیں لوڈ نہیں ہو سکیں۔',
  notSent: 'دعوتیں نہیں بھیجی جا سکیں۔',
};
