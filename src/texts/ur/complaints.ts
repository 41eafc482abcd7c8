import type { Translated } from '../translated.ts';
import type { complaintMessages as English } from '../en/complaints.ts';

export const complaintMessages: Translated<typeof English> = {
  button: 'اس الیکشن میں کچھ غلط ہے',
  failed: 'شکایت نہیں بھیجی جا سکی۔',
  page: {
    title: 'ایک شکایت',
    noSuch: 'شکایت لوڈ نہیں ہو سکی۔',
    number: (number: number) => `شکایت ${number}`,
    about: {
      voting: 'ووٹنگ کے بارے میں',
      candidate: 'ایک امیدوار کے بارے میں',
      officer: 'ایک افسر کے بارے میں',
    },
    made: 'بھیجی گئی',
    toElection: 'الیکشن دیکھیں',
    states: {
      open: 'فیصلہ باقی',
      upheld: 'درست مانی گئی',
      dismissed: 'خارج',
      'set-aside': 'چھوڑ دی گئی',
      answered: 'جواب دیا گیا',
    },
    due: (when: string) => `فیصلہ ${when} تک ہونا ہے۔`,
    overdue: (when: string) => `فیصلے میں دیر ہو گئی ہے۔ اسے ${when} تک ہونا تھا۔`,
    ruling: 'فیصلہ',
    ruled: (state: string) => `فیصلہ: ${state}`,
    reply: 'جن کی شکایت ہے، ان کا جواب',
    yourReply: 'آپ کا جواب',
    replyHint: 'ایک بار جواب دیا جا سکتا ہے۔ اسے افسر اور شکایت کرنے والے پڑھتے ہیں۔',
    sendReply: 'جواب بھیجیں',
    replyFailed: 'جواب نہیں بھیجا جا سکا۔',
  },
  rulings: {
    title: 'شکایتیں',
    ruled: (number: number, state: string) => `شکایت ${number}: ${state}`,
    noOther: 'یہ سب افسروں سے جڑی تھی، اس لیے انھی میں سے ایک نے فیصلہ کیا۔',
  },
  appeal: {
    to: 'اس فیصلے کے خلاف اپیل یہاں کی جا سکتی ہے:',
    final: 'یہاں یہ فیصلہ حتمی ہے۔ لکھا جا سکتا ہے:',
    council: 'کونسل کو',
  },
  officers: {
    title: 'افسروں کے لیے شکایتیں',
    of: (kind: string, name: string | null) => (name === null ? kind : `${kind}: ${name}`),
    by: (name: string, when: string) => `${name} کی طرف سے، ${when}`,
    hidden: 'یہ شکایت آپ سے جڑی ہے، اس لیے اسے دوسرے افسر پڑھتے اور فیصلہ کرتے ہیں۔',
    ruling: 'فیصلہ',
    choose: 'ایک چنیں',
    missing: 'فیصلہ چنیں',
    rulings: {
      upheld: 'شکایت درست ہے',
      dismissed: 'شکایت خارج',
      'set-aside': 'چھوڑ دی گئی: اصولوں سے باہر',
    },
    reply: 'جواب',
  },
};
