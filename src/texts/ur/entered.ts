import type { Translated } from '../translated.ts';
import type { enteredMessages as English } from '../en/entered.ts';
import { counted, listed } from '../plurals.ts';

// The messages about candidates whom officers enter.

const numbers = ['صفر', 'ایک', 'دو', 'تین', 'چار', 'پانچ'];

/** A list stands in front of its words: it may end with a number, beside which no full stop stands. */
export const enteredMessages: Translated<typeof English> = {
  hint: 'ایک لائن میں ایک: انرولمنٹ نمبر، ای میل یا نام۔',
  asked: 'ہر شخص کو ای میل جائے گی۔ جو ہاں کہے، اس کا نام بیلٹ پر آئے گا۔',
  /** Without a mail server. */
  askedByLink: 'ہاں کہنے کے لیے ہر شخص کا ایک لنک آپ کو ملے گا۔',
  /** Where the campus chose that who was entered stands until they say no. */
  askedStanding:
    'جن کا اکاؤنٹ ہے، وہ نہ کہنے تک بیلٹ پر رہیں گے۔ جن کا اکاؤنٹ نہیں ہے، انھیں پہلے ہاں کہنا ہوگا۔',
  /** With the election itself. */
  standPublished: 'الیکشن شائع ہوتے ہی وہ بیلٹ پر ہوں گے۔ پہلے ان سے پوچھ لیں۔',
  standAtOnce: 'ووٹنگ شروع ہو چکی ہے: ہر شخص فوراً بیلٹ پر ہوگا، اور پیچھے ہٹ سکتا ہے۔',
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
  standing: (count: number) =>
    count === 1
      ? '1 امیدوار نہ کہنے تک بیلٹ پر رہیں گے۔'
      : `${count} امیدوار نہ کہنے تک بیلٹ پر رہیں گے۔`,
  said: (yes: number, all: number) => `${all} امیدواروں میں سے ${yes} نے ہاں کہا ہے۔`,
  tooLate: 'جو ووٹنگ شروع ہونے تک جواب نہ دے، وہ بیلٹ پر نہیں ہوگا۔',
  /** Of links that were made just now. */
  answerByLink: 'جن کے پاس لنک ہے، وہ ووٹنگ شروع ہونے تک اس سے جواب دے سکتے ہیں۔',
  answer: {
    waits: 'جواب نہیں دیا',
    yes: 'ہاں کہا',
    no: 'نہ کہا',
    stands: 'بیلٹ پر',
  },
  noEmail: 'کوئی ای میل نہیں بھیجی گئی۔',
  noAccount: 'اکاؤنٹ نہیں ہے۔',
  sendAgain: 'پھر بھیجیں',
  sendAgainTo: (name: string, position: string) => `${name}، ${position} کو پھر بھیجیں`,
  sendToAll: 'سب کو پھر بھیجیں',
  /** Where no e-mail was sent to anybody. */
  showAllLinks: 'سب لنک دکھائیں',
  copyAll: 'سب لنک کاپی کریں',
  /** A line of what is copied. */
  linkOf: (name: string, link: string) => `${name}: ${link}`,
  allCopied: 'لنک کاپی ہو گئے۔',
  sentToAll: (sent: number) => `ای میل ${counted(sent, 'شخص', 'لوگوں')} کو پھر بھیجی جا رہی ہے۔`,
  linksReady: (links: number) =>
    links === 1 ? '1 لنک دینے کے لیے تیار ہے۔' : `${links} لنک دینے کے لیے تیار ہیں۔`,
  notSent: (count: number) =>
    `${counted(count, 'ای میل نہیں بھیجی جا سکی', 'ای میل نہیں بھیجی جا سکیں')}۔ کچھ منٹ بعد پھر کوشش کریں۔`,
  sendFailed: 'یہ پھر نہیں بھیجا جا سکا۔',
  showLink: 'لنک دکھائیں',
  showLinkOf: (name: string, position: string) => `${name}، ${position} کا لنک دکھائیں`,
  link: (name: string) => `${name} کے لیے لنک`,
  handOver: 'ہر شخص کو صرف اس کا اپنا لنک دیں: جس کے پاس لنک ہو، وہ جواب دے سکتا ہے۔',
  copy: 'کاپی کریں',
  copyOf: (name: string) => `${name} کا لنک کاپی کریں`,
  copied: 'لنک کاپی ہو گیا۔',
  notCopied: 'لنک کاپی نہیں ہو سکا۔ اسے چن کر خود کاپی کریں۔',
  takeBack: 'واپس لیں',
  takeBackOf: (name: string, position: string) => `${name}، ${position} کو واپس لیں`,
  takeBackTitle: (name: string) => `${name} کو واپس لیں؟`,
  takeBackText: (position: string) =>
    `${position} کے لیے اب ان سے نہیں پوچھا جائے گا، اور ان کا لنک نہیں چلے گا۔ انھیں پھر سے جوڑا جا سکتا ہے۔`,
  takeBackFailed: 'اس شخص کو واپس نہیں لیا جا سکا۔',
};
