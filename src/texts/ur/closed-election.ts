import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import { ballotsToChange } from '#core/elections/certification.ts';
import type { Translated } from '../translated.ts';
import type { closedElectionMessages as English } from '../en/closed-election.ts';
import { counted, listed } from '../plurals.ts';

export const closedElectionMessages: Translated<typeof English> = {
  notFinal: 'نتیجہ ابھی حتمی نہیں ہے۔',
  certified: (day: string) => `نتیجہ حتمی ہے۔ ${day} کو تصدیق ہوئی۔`,
  doubt: 'گنتی اور ریکارڈ میل نہیں کھاتے۔ اس نتیجے پر بھروسا نہ کریں۔ افسروں کو معلوم ہے۔',
  complaintsRun: (until: string) => `ووٹر ${until} تک شکایت کر سکتے ہیں۔`,
  thenCertified: 'پھر ایک افسر نتیجے کی تصدیق کرتے ہیں۔',
  complaintsOver: 'شکایت کا وقت ختم ہو گیا۔ اب ایک افسر نتیجے کی تصدیق کریں گے۔',
  certifiedNext: 'اب ایک افسر نتیجے کی تصدیق کریں گے۔',
  tie: (positions: readonly string[]) => `${listed.format(positions)} کے لیے کوئی نہیں جیتا۔`,
  votedAgain: (position: string, days: string | null) =>
    `${position} کے لیے دوبارہ ووٹنگ ہوگی${days === null ? '' : `: ${days}`}۔`,
  tied: (names: readonly string[], votes: number) =>
    `${listed.format(names)}: ہر ایک کو ${counted(votes, 'ووٹ', 'ووٹ')}۔ ابھی کوئی نہیں جیتا۔`,
  decidedBy: ({ tie, seed }: OutcomeRules) => {
    if (tie === 'run-off') return 'جو برابری پر ہیں، ان کے لیے دوبارہ ووٹنگ ہوگی۔';
    return seed === 'dice'
      ? 'افسر پانسے پھینک کر فیصلہ کرتے ہیں۔'
      : 'افسر ایسے نمبر سے فیصلہ کرتے ہیں جسے سب دیکھ سکتے ہیں۔';
  },
  answered: (count: number) =>
    `${count === 1 ? 'فیصلہ' : 'فیصلے'} پڑھیں: ${counted(count, 'شکایت', 'شکایتیں')}`,
  receipts: (count: number) => `آپ کی ${counted(count, 'رسید', 'رسیدیں')}`,
  observers: 'مبصروں کے لیے: گنتی جانچیں',
  programmers: 'پروگرامروں کے لیے',
  rules: 'اصول',
  voters: 'ووٹروں کی پہچان کیسے ہوئی',
  turnout: 'کتنوں نے ووٹ دیا',
  groups: {
    branch: 'برانچ',
    year: 'داخلے کا سال',
    voters: 'ووٹ دینے والے',
    others: 'باقی',
    none: 'بغیر نمبر کے',
    tooFew: 'دس سے کم لوگوں نے ووٹ دیا، اس لیے گروپ کے حساب سے گنتی نہیں دکھائی جاتی۔',
  },
  margins: 'فرق',
  margin: (position: string, margin: { votes: number; isExact: boolean } | null) => {
    if (margin === null) return `${position}: کسی بھی ووٹ سے نتیجہ نہیں بدل سکتا تھا۔`;
    const { votes, isExact } = margin;
    const ballots = counted(ballotsToChange(votes), 'بیلٹ', 'بیلٹ');
    if (isExact && votes === 0) return `ایک اور ووٹ سے ${position} کا فیصلہ ہو جاتا۔`;
    if (isExact) {
      return `${position}: فرق ${counted(votes, 'ووٹ', 'ووٹ')} کا۔ ${ballots} الگ بھرے جانے سے نتیجہ بدل جاتا۔`;
    }
    return ballotsToChange(votes) === 1
      ? `${position}: ایک بیلٹ الگ بھرے جانے سے بھی شاید نتیجہ بدل جاتا۔`
      : `${position}: ${ballots} سے کم الگ بھرے جانے سے نتیجہ نہیں بدلتا۔`;
  },
  beaten: (
    nobody: { name: string; votes: number },
    candidate: { name: string; votes: number },
    open: number,
  ) =>
    `${nobody.name} کے ووٹ ${candidate.name} ${nobody.votes > candidate.votes ? 'سے زیادہ' : 'کے برابر'} ہیں: ${openAgain(open)}۔`,
  reopened: (nobody: string, open: number) =>
    `${nobody} کے حصے ${open === 1 ? 'ایک سیٹ' : `${open} سیٹیں`}: ${openAgain(open)}۔`,
  isVoid: (nobody: string) =>
    `آدھے سے زیادہ درست ووٹ ${nobody} کو ملے، اس لیے یہ ووٹنگ رد ہے اور کوئی نہیں جیتا۔`,
  votedDown: (nobody: string) =>
    `کسی امیدوار کو ${nobody} سے زیادہ ووٹ نہیں ملے، اس لیے کوئی نہیں جیتا۔`,
  openSeats: (open: number) =>
    open === 1 ? 'ایک سیٹ ابھی خالی ہے۔' : `${open} سیٹیں ابھی خالی ہیں۔`,
  elected: 'جیت',
  passed: 'پاس',
  notPassed: 'پاس نہیں ہوا',
  noQuorum: 'کورم پورا نہیں',
  answersOf: ({ yes, no, abstained }: { yes: number; no: number; abstained: number }) =>
    `${yes} ہاں، ${no} نہیں${abstained === 0 ? '' : `، ${abstained} غیر جانبدار`}۔`,
  neededYes: (needed: number) => `پاس ہونے کے لیے ${needed} ہاں چاہیے تھے۔`,
  quorumWas: (voted: number, eligible: number, needed: number) =>
    `${eligible} میں سے ${voted} نے حصہ لیا، ${needed} کا حصہ لینا ضروری تھا۔`,
  check: 'گنتی جانچیں',
  checkHere: 'اسی براؤزر میں جانچیں۔',
  nothingSent: 'کہیں کچھ نہیں بھیجا جاتا۔',
};

const openAgain = (open: number) =>
  open === 1 ? 'ایک سیٹ پھر سے خالی ہے' : `${open} سیٹیں پھر سے خالی ہیں`;
