import type { ComplaintRuling } from '#core/elections/complaint.ts';
import type { Translated } from '../translated.ts';
import type { complaintEmails as English } from '../en/complaint-emails.ts';

// The e-mails about complaints, rulings and what follows from them.

interface Filed {
  number: number;
  election: string;
  /** When a ruling is due. */
  day: string;
  time: string;
}

const dueLine = ({ day, time }: Filed) => `فیصلہ ${day}، ${time} تک ہونا ہے۔`;
const seeElection = { label: 'الیکشن دیکھیں' };
const ruled: Record<ComplaintRuling | 'answered', string> = {
  upheld: 'درست مانی گئی',
  dismissed: 'خارج ہوئی',
  'set-aside': 'چھوڑ دی گئی: یہ اصولوں سے باہر ہے',
  answered: 'کا جواب دیا گیا',
};

export const complaintEmails: Translated<typeof English> = {
  filed: (filed: Filed) => ({
    subject: `${filed.election} کے بارے میں آپ کی شکایت ${filed.number}`,
    preview: dueLine(filed),
    before: [
      [`الیکشن ${filed.election} کے بارے میں آپ کی شکایت ${filed.number} مل گئی۔`],
      [dueLine(filed)],
    ],
    action: { label: 'شکایت کا حال دیکھیں' },
    after: ['جس کے پاس یہ لنک ہو، وہ شکایت پڑھ سکتا ہے۔ اسے اپنے پاس ہی رکھیں۔'],
    reason: 'یہ ای میل اس لیے ملی کہ آپ نے ایک الیکشن کی شکایت کی۔',
  }),
  accused: (filed: Filed) => ({
    subject: `${filed.election} میں آپ کے بارے میں شکایت`,
    preview: 'ایک بار جواب دیا جا سکتا ہے۔',
    before: [
      [`الیکشن ${filed.election} کی شکایت ${filed.number} آپ کے بارے میں ہے۔`],
      [`اسے پڑھیں۔ ایک بار جواب دیا جا سکتا ہے۔ ${dueLine(filed)}`],
    ],
    action: { label: 'پڑھیں اور جواب دیں' },
    after: ['جس کے پاس یہ لنک ہو، وہ شکایت پڑھ کر جواب دے سکتا ہے۔ اسے اپنے پاس ہی رکھیں۔'],
    reason: 'یہ ای میل اس لیے ملی کہ ایک الیکشن کی شکایت آپ کے بارے میں ہے۔',
  }),
  /** `isOwn` for whoever complained, false for whoever it is about. */
  ruled: (
    given: { number: number; election: string; ruling: ComplaintRuling | null },
    isOwn: boolean,
  ) => {
    const { number, election, ruling } = given;
    const [whose, why] = isOwn
      ? ['آپ کی شکایت', 'آپ نے ایک الیکشن کی شکایت کی']
      : ['شکایت', 'ایک الیکشن کی شکایت آپ کے بارے میں ہے'];
    return {
      subject: `${whose} ${number} ${ruling === null ? 'کا جواب' : 'پر فیصلہ'}`,
      preview: `الیکشن ${election} کے بارے میں۔`,
      before: `الیکشن ${election}: ${whose} ${number} ${ruled[ruling ?? 'answered']}۔`,
      action: seeElection,
      after: 'فیصلہ الیکشن کے پیج پر بھی ہے، شکایت کے الفاظ کے بغیر۔',
      reason: `یہ ای میل اس لیے ملی کہ ${why}۔`,
    };
  },
  isFinal: (contact: string) => `یہاں یہ فیصلہ حتمی ہے۔ کونسل کو یہاں لکھا جا سکتا ہے: ${contact}`,
  appealTo: (hearsAppeals: string) => `اس فیصلے کے خلاف اپیل یہاں کی جا سکتی ہے: ${hearsAppeals}`,
  sanctioned: ({ number, election }: { number: number | null; election: string }) => ({
    subject: `${election} کا ایک فیصلہ آپ کے بارے میں ہے`,
    before:
      number === null
        ? `الیکشن ${election} میں افسروں نے فیصلہ کیا ہے۔`
        : `الیکشن ${election} کی شکایت ${number} پر افسروں نے فیصلہ کیا ہے۔`,
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
