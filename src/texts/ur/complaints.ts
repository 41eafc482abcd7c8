import type { Translated } from '../translated.ts';
import type { complaintMessages as English } from '../en/complaints.ts';

export const complaintMessages: Translated<typeof English> = {
  button: 'اس الیکشن میں کچھ غلط ہے',
  page: {
    title: 'ایک شکایت',
    noSuch: 'شکایت لوڈ نہیں ہو سکی۔',
    number: (number: number) => `شکایت ${number}`,
    answer: 'جواب',
    made: 'بھیجی گئی',
    toElection: 'الیکشن دیکھیں',
    ruled: (state: string) => `فیصلہ: ${state}`,
  },
  states: {
    open: 'جواب باقی',
    upheld: 'درست مانی گئی',
    dismissed: 'خارج',
    'set-aside': 'چھوڑ دی گئی',
    answered: 'جواب دیا گیا',
  },
  rulings: {
    title: 'فیصلے',
    ruled: (number: number, state: string) => `شکایت ${number}: ${state}`,
    noOther: 'یہ سب افسروں سے جڑی تھی، اس لیے انھی میں سے ایک نے فیصلہ کیا۔',
  },
};
