import type { Translated } from '../translated.ts';
import type { enteredMessages as English } from '../en/entered.ts';
import { listed } from '../plurals.ts';

// The messages about candidates whom officers enter.

const numbers = ['صفر', 'ایک', 'دو', 'تین', 'چار', 'پانچ'];

/** A list stands in front of its words: it may end with a number, beside which no full stop stands. */
export const enteredMessages: Translated<typeof English> = {
  hint: 'ایک لائن میں ایک: انرولمنٹ نمبر، ای میل یا نام۔',
  told: 'ہر شخص فوراً بیلٹ پر ہوگا، اور اسے ہٹنے کے لنک کے ساتھ ای میل جائے گی۔',
  /** Without a mail server. */
  toldByLink: 'ہر شخص فوراً بیلٹ پر ہوگا۔ ہر ایک کے ہٹنے کا لنک آپ کو ملے گا۔',
  withSupporters: 'حامیوں کی منظوری ہوتے ہی ہر شخص بیلٹ پر ہوگا۔',
  /** With the election itself. */
  standPublished: 'الیکشن شائع ہوتے ہی وہ بیلٹ پر ہوں گے۔',
  found: (people: readonly string[]) => `${listed.format(people)}: مل گئے۔`,

  /** People who are not known here. */
  byName: (lines: readonly string[]) => `${listed.format(lines)}: اکاؤنٹ نہیں ہے۔`,
  noneKnown: 'ان کا اکاؤنٹ نہیں ہے۔',
  entersFor: (position: string, people: readonly string[]) => `${position}: ${people.join('، ')}`,
  entersMany: (position: string, first: readonly string[], more: number) =>
    `${position}: ${first.join('، ')} اور ${more} مزید`,

  /** Once they were entered with their election. */
  emailed: (people: readonly string[]) =>
    people.length > 4
      ? `${people.length} امیدواروں کو ای میل جائے گی۔`
      : `${listed.format(people)} کو ${people.length === 1 ? 'ای میل جائے گی' : 'ای میل جائیں گی'}۔`,

  several: (count: number, line: string) =>
    `${line} نام کے ${numbers[count] ?? String(count)} لوگ ہیں۔`,
  choose: 'ان میں سے ایک چنیں۔',
  /** What tells two people of one name apart. */
  place: (branch: string | null, year: string | null) => {
    const whole = year !== null && /^\d\d$/.test(year) ? `20${year}` : year;
    return [branch, whole].filter((part) => part !== null).join('، ');
  },
  /** What is ticked of a line that names nobody known, or nobody with a number. */
  ask: {
    'by-name': (line: string) => `“${line}” کو بغیر اکاؤنٹ کے، صرف نام سے جوڑیں۔`,
    'may-stand': (line: string) => `میں نے جانچ لیا ہے کہ “${line}” امیدوار ہو سکتے ہیں۔`,
  },
  ofLine: (line: string, problem: string) => `“${line}”: ${problem}`,

  haveAgreed: 'وہ امیدوار بننے پر راضی ہیں',
  haveAgreedMissing: 'نشان لگائیں کہ وہ امیدوار بننے پر راضی ہیں۔',
  conditions: 'آپ نے جانچ لیا کہ ہر شخص یہ شرطیں پوری کرتا ہے:',
  conditionsMissing: 'ہر شرط پر نشان لگائیں۔',

  add: 'امیدوار شامل کریں',
  addTo: (election: string) => `${election} میں امیدوار شامل کریں`,
  enter: 'امیدوار شامل کریں',
  failed: 'امیدوار نہیں جوڑے جا سکے۔',
  /** In the check of an election, under the lines that name nobody. */
  correct: 'واپس جا کر ان امیدواروں کو درست کریں، یا ہٹائیں۔',

  list: 'اب تک جوڑے گئے',
  loadFailed: 'جوڑے گئے امیدوار لوڈ نہیں ہو سکے۔',
  onBallot: (count: number, all: number) =>
    count === all
      ? `${count} امیدوار بیلٹ پر ہیں۔`
      : `${all} امیدواروں میں سے ${count} بیلٹ پر ہیں۔`,
  status: {
    draft: 'ابھی شائع نہیں',
    waits: 'حامیوں کا انتظار',
    stands: 'بیلٹ پر',
    off: 'بیلٹ پر نہیں',
    left: 'بیلٹ سے ہٹ گئے',
  },
  noEmail: 'کوئی ای میل نہیں بھیجی گئی۔',
  noAccount: 'اکاؤنٹ نہیں ہے۔',
  copyAll: 'سب لنک کاپی کریں',
  /** A line of what is copied. */
  linkOf: (name: string, link: string) => `${name}: ${link}`,
  allCopied: 'لنک کاپی ہو گئے۔',
  link: (name: string) => `${name} کے لیے لنک`,
  handOver: 'ہر شخص کو ہٹنے کا صرف اس کا اپنا لنک دیں۔',
  copy: 'کاپی کریں',
  copyOf: (name: string) => `${name} کا لنک کاپی کریں`,
  copied: 'لنک کاپی ہو گیا۔',
  notCopied: 'لنک کاپی نہیں ہو سکا۔ اسے چن کر خود کاپی کریں۔',
  takeBack: 'واپس لیں',
  takeBackOf: (name: string, position: string) => `${name}، ${position} کو واپس لیں`,
  takeBackTitle: (name: string) => `${name} کو واپس لیں؟`,
  takeBackText: (position: string) =>
    `الیکشن شائع ہونے پر وہ ${position} کے امیدوار نہیں ہوں گے۔ انھیں پھر سے جوڑا جا سکتا ہے۔`,
  takeBackFailed: 'اس شخص کو واپس نہیں لیا جا سکا۔',
};
