import type { Translated } from '../translated.ts';
import type { complaintEmails as English } from '../en/complaint-emails.ts';

// The e-mails about complaints, rulings and what follows from them.

const seeElection = { label: 'الیکشن دیکھیں' };

export const complaintEmails: Translated<typeof English> = {
  /** `isOwn` for whoever complained, false for whoever it is about. */
  sanctioned: ({ election }: { election: string }) => ({
    subject: `${election} کا ایک فیصلہ آپ کے بارے میں ہے`,
    before: `الیکشن ${election} میں افسروں نے فیصلہ کیا ہے۔`,
    action: seeElection,
    after: ['فیصلہ الیکشن کے پیج پر بھی ہے۔'],
    reason: 'یہ ای میل اس لیے ملی کہ آپ ایک الیکشن میں امیدوار ہیں۔',
  }),
  rulingProposed: ({ election }: { election: string }, contact: string) => ({
    subject: `${election} میں آپ کے بارے میں ایک فیصلے کی تجویز ہے`,
    before: `الیکشن ${election} میں ایک افسر نے فیصلے کی تجویز دی ہے۔ دوسرے افسر کی تصدیق سے پہلے کچھ نہیں ہوگا۔`,
    action: seeElection,
    after: [`جواب دینا ہو تو کونسل کو یہاں لکھیں: ${contact}`],
    reason: 'یہ ای میل اس لیے ملی کہ آپ ایک الیکشن میں امیدوار ہیں۔',
  }),
  overturned: ({ number, election }: { number: number | null; election: string }) => ({
    subject: `${election} کی ایک کارروائی پلٹ دی گئی`,
    before: `الیکشن ${election}، ${number === null ? 'ایک فیصلہ' : `شکایت ${number} پر فیصلہ`}: یہ کارروائی ہوئی تھی: `,
    isUndone: 'وہ پلٹ دی گئی، اور اس سے جو بدلا تھا، وہ واپس ہو گیا۔ وجہ:',
    action: seeElection,
    after: ['دونوں الیکشن کے پیج پر ہیں۔'],
    reason: 'یہ ای میل اس لیے ملی کہ ایک الیکشن کا فیصلہ آپ سے جڑا تھا۔',
  }),
};
