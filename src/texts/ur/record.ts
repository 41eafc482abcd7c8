import type { Translated } from '../translated.ts';
import type { recordMessages as English } from '../en/record.ts';

/** The public part of the record, on an election's page. What officers read has no Urdu yet. */
export const recordMessages: Translated<typeof English> = {
  list: 'افسروں نے کیا کیا',
  loadFailed: 'ریکارڈ لوڈ نہیں ہو سکا۔',
  system: 'سسٹم',
  formerOfficer: 'ایک سابق افسر',
  entry: (seq: number) => `اندراج ${seq}`,
  hash: 'ہیش',
  twoOfficers: 'یہ دو افسروں نے کیا۔',
  oneOfficer: 'یہ ایک افسر نے اکیلے کیا، کیونکہ دوسرے افسر نہیں تھے یا انھوں نے فیصلہ نہیں کیا۔',
  head: (seq: number) => `ریکارڈ اندراج ${seq} پر ختم ہوتا ہے۔ اس کا ہیش:`,
  copyHead: 'کاپی کریں',
  copied: 'کاپی ہو گیا',
  chainText:
    'ہر اندراج میں اس سے پہلے اندراج کا ہیش ہوتا ہے۔ اس لیے کوئی بھی اندراج نشان چھوڑے بغیر بدلا، ہٹایا یا کھسکایا نہیں جا سکتا۔',
  publicText: 'اس الیکشن میں افسروں کا ہر کام، سب سے نیا پہلے۔',
  publicNone: 'اس الیکشن کے لیے کچھ درج نہیں ہوا۔',
};
