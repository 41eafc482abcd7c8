import type { Translated } from '../translated.ts';
import type { forYouMessages as English } from '../en/for-you.ts';
import { counted } from '../plurals.ts';

export const forYouMessages: Translated<typeof English> = {
  title: 'آپ کے لیے',
  dashboard: (isOfficer: boolean) =>
    isOfficer ? 'درخواستیں، الیکشن اور جو کچھ آپ کے انتظار میں ہے' : 'الیکشن اور ان کے ریکارڈ',
  voteWaits: (election: string) => `${election} میں اب ووٹ دیں`,
  votesLeft: (left: number, election: string) =>
    `آپ کے ${counted(left, 'ووٹ', 'ووٹ')} باقی، ${election} میں`,
  until: (when: string) => `ووٹنگ ${when} کو ختم ہوگی`,
  nomination: {
    accepted: (position: string) => `آپ ${position} کے لیے امیدوار ہیں`,
    rejected: (position: string) => `${position} کے لیے آپ کی نامزدگی منظور نہیں ہوئی`,
    pending: (position: string) => `${position} کے لیے آپ کی نامزدگی پر افسر کا فیصلہ باقی ہے`,
    removed: (position: string) => `آپ اب ${position} کے لیے امیدوار نہیں ہیں`,
  },
  changeNomination: 'اسے اوپر “نامزدگی” میں بدلا یا واپس لیا جا سکتا ہے۔',
  asked: (position: string) =>
    `کونسل نے ${position} کے لیے آپ کا نام دیا ہے۔ کیا امیدوار بننا آپ کو منظور ہے؟`,
  askedUntil: (election: string, when: string) =>
    `${election}: ${when} کو ووٹنگ شروع ہونے سے پہلے ہاں یا نہیں کہیں۔`,
  askedOpen: (election: string) => `${election}: ووٹنگ شروع ہونے سے پہلے ہاں یا نہیں کہیں۔`,
  stands: (position: string) =>
    `آپ ${position} کے لیے امیدوار ہیں: کونسل نے آپ کا نام دیا ہے۔ کیا یہ صحیح ہے؟`,
  standsUntil: (election: string, when: string) =>
    `${election}: آپ کا نام بیلٹ پر ہے۔ منظور نہ ہو تو ${when} کو ووٹنگ شروع ہونے سے پہلے نہیں کہیں۔`,
  standsOpen: (election: string) =>
    `${election}: آپ کا نام بیلٹ پر ہے۔ منظور نہ ہو تو ووٹنگ شروع ہونے سے پہلے نہیں کہیں۔`,
  yes: 'ہاں',
  no: 'نہیں',
  answerOf: (answer: string, position: string) => `${answer}، ${position}`,
  answerFailed: 'آپ کا جواب محفوظ نہیں ہو سکا۔ براہِ کرم پھر کوشش کریں۔',
  changed: (election: string) => `${election} میں تبدیلی ہوئی ہے`,
  appeal: (count: number) =>
    count === 1 ? 'آپ کی شکایت پر فیصلہ باقی ہے' : `آپ کی ${count} شکایتوں پر فیصلہ باقی ہے`,
  results: (election: string) => `${election} کے نتیجے آ گئے ہیں`,
  won: (position: string) => `آپ نے ${position} کا انتخاب جیتا`,
  council: (reason: string) => `کونسل کا کہنا ہے: ${reason}`,
};
