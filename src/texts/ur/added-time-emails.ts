import type { Translated } from '../translated.ts';
import type { addedTimeEmails as English } from '../en/added-time-emails.ts';

// The e-mails to people who can vote longer than others, or not any more.

const reason = 'یہ ای میل اس لیے ملی کہ افسروں نے آپ کا نمبر اس لسٹ میں جوڑا۔';

export const addedTimeEmails: Translated<typeof English> = {
  added: (election: string, until: string, othersEnd: string) => ({
    subject: `${until} تک ووٹ دیں: ${election}`,
    preview: 'باقی سب کے لیے ووٹنگ پہلے ختم ہوگی۔',
    before: [
      [`آپ کا ووٹ ${election} میں نہیں پڑ سکا تھا، اس لیے آپ کے پاس اور وقت ہے: ${until} تک۔`],
      [
        `باقی سب کے لیے ووٹنگ ${othersEnd} کو ختم ہوگی۔ اگر آپ نے ووٹ دے دیا ہے تو کچھ کرنے کی ضرورت نہیں۔`,
      ],
    ],
    action: { label: 'ووٹ دیں', inText: 'یہاں ووٹ دیں:' },
    reason,
  }),
  takenBack: (election: string, until: string) => ({
    subject: `آپ کا بڑھایا ہوا وقت واپس لے لیا گیا: ${election}`,
    preview: `ووٹنگ ${until} کو ختم ہوگی۔`,
    before: [
      [`${election} میں ووٹ دینے کے لیے آپ کو ملا وقت افسروں نے واپس لے لیا۔`],
      [`ووٹنگ ${until} کو ختم ہوگی۔ آپ کا ڈالا ہوا ووٹ گنا جائے گا۔ وجہ پیج پر لکھی ہے۔`],
    ],
    action: { label: 'الیکشن دیکھیں', inText: 'الیکشن دیکھیں:' },
    reason,
  }),
};
