import type { Translated } from '../translated.ts';
import type { returningOfficerEmails as English } from '../en/returning-officer-emails.ts';

// The e-mails to whoever officers name as the returning officer of an election.

const reason = 'یہ ای میل اس لیے ملی کہ افسروں نے ریٹرننگ افسر کے لیے آپ کا نام دیا۔';
const task =
  'پیغام پڑھنا، فیصلے دینا، ووٹنگ روکنا، قرعہ درج کرنا، نتیجے جاری کرنا اور الیکشن کی تصدیق کرنا آپ کے ہاتھ میں ہے۔';

export const returningOfficerEmails: Translated<typeof English> = {
  named: (election: string) => ({
    subject: `آپ ${election} کے ریٹرننگ افسر ہیں`,
    preview: 'ہمیشہ کی طرح لاگ اِن کریں۔',
    before: [[`افسروں نے الیکشن ${election} کے ریٹرننگ افسر کے لیے آپ کا نام دیا۔`], [task]],
    action: { label: 'الیکشن دیکھیں' },
    after: [
      'ہمیشہ کی طرح لاگ اِن کریں۔ اگر یہ کام نہ ہو سکے تو افسروں کو بتائیں: وہ کسی اور کا نام دے سکتے ہیں۔',
    ],
    reason,
  }),
  invited: (election: string, days: number, logIn: string) => ({
    subject: `${election} کے ریٹرننگ افسر بننے کی دعوت`,
    preview: 'لاگ اِن کے لیے پاس ورڈ چنیں۔',
    before: [
      [`افسروں نے الیکشن ${election} کے ریٹرننگ افسر کے لیے آپ کا نام دیا۔`],
      [task],
      [
        `${days} دن کے اندر اس لنک سے پاس ورڈ چنیں۔ پھر اس ای میل پتے سے “فیکلٹی” رول میں لاگ اِن کریں۔`,
      ],
    ],
    action: { label: 'پاس ورڈ چنیں' },
    after: [
      `بعد میں دوسرا لنک یہاں “پاس ورڈ یاد نہیں؟” سے ملے گا: ${logIn}`,
      'اگر آپ کو نہیں معلوم کہ یہ کیا ہے تو کچھ نہ کریں۔',
    ],
    reason,
  }),
};
