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
  entered: (position: string) => `کونسل نے ${position} کے لیے امیدوار کے طور پر آپ کا نام دیا ہے`,
  enteredLine: (name: string, election: string) =>
    `${election}: ${name}۔ آپ نے ثابت کیا ہے کہ یہ آپ ہیں۔`,
  take: 'امیدواری لیں',
  takeOf: (position: string) => `${position} کی امیدواری لیں`,
  takeFailed: 'امیدواری نہیں لی جا سکی۔ براہِ کرم پھر کوشش کریں۔',
  changed: (election: string) => `${election} میں تبدیلی ہوئی ہے`,
  results: (election: string) => `${election} کے نتیجے آ گئے ہیں`,
  won: (position: string) => `آپ نے ${position} کا انتخاب جیتا`,
  council: (reason: string) => `کونسل کا کہنا ہے: ${reason}`,
};
