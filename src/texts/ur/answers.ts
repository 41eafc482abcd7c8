import { coreSentences } from './core-sentences.ts';
import { fieldSentences } from './field-sentences.ts';

/** The sentences that core, the contract and the server say, by their English. Those for officers are in files of their own. */
export const answers: Readonly<Record<string, string>> = {
  ...fieldSentences,
  ...coreSentences,

  // What an act is answered
  'You are logged out.': 'آپ کا لاگ آؤٹ ہو گیا۔',
  'An e-mail with a link is on its way.': 'لنک والی ای میل بھیجی جا رہی ہے۔',
  'Logged out': 'لاگ آؤٹ ہو گیا',
  'You are logged out everywhere.': 'ہر جگہ سے آپ کا لاگ آؤٹ ہو گیا۔',
  'Name changed successfully': 'نام بدل گیا',
  'Name changed successfully. A ballot on which you stand keeps the former name; ask the council to correct it there.':
    'نام بدل گیا۔ جس بیلٹ پر آپ امیدوار ہیں، وہاں پہلا نام ہی رہے گا؛ اسے درست کرانے کے لیے کونسل سے کہیں۔',
  'Password changed successfully': 'پاس ورڈ بدل گیا',
  'Your account is deleted.': 'آپ کا اکاؤنٹ مٹا دیا گیا۔',
  'Connected. You can log in this way from now on.': 'جڑ گیا۔ اب اس سے بھی لاگ اِن ہو سکتا ہے۔',
  Disconnected: 'الگ کر دیا گیا',
  'Please fill in what is missing.': 'جو باقی ہے، براہِ کرم وہ بھریں۔',
  'Passkey added successfully': 'پاس کی جڑ گئی',
  'Passkey renamed': 'پاس کی کا نام بدل گیا',
  'Passkey removed successfully': 'پاس کی ہٹا دی گئی',
  'Your log-in now has a second step.': 'آپ کے لاگ اِن میں اب دوسرا مرحلہ ہے۔',
  'Your log-in has no second step any more.': 'آپ کے لاگ اِن میں اب دوسرا مرحلہ نہیں ہے۔',
  'These are your new recovery codes. The old ones do not work any more.':
    'یہ آپ کے نئے ریکوری کوڈ ہیں۔ پرانے اب نہیں چلیں گے۔',
  'Thank you.': 'شکریہ۔',
  'We sent a link to the new address. The account uses it once the link is opened.':
    'نئے پتے پر لنک بھیجا گیا۔ لنک کھلتے ہی اکاؤنٹ میں نیا پتہ لگ جائے گا۔',
  'If a voter list has an e-mail address for this number, an e-mail with a link is on its way there. We send at most one in five minutes. An earlier link still works. If none comes, go to the council’s desk with your card.':
    'اگر کسی ووٹر لسٹ میں اس نمبر کا ای میل پتہ ہے تو وہاں لنک والی ای میل بھیجی جا رہی ہے۔ پانچ منٹ میں ایک ہی ای میل جاتی ہے۔ پہلے والا لنک اب بھی چلتا ہے۔ کوئی نہ آئے تو اپنا کارڈ لے کر کونسل کی ڈیسک پر جائیں۔',
  'The number is yours.': 'یہ نمبر آپ کا ہے۔',
  'You are this candidate now, with your account.': 'یہ امیدواری اب آپ کے اکاؤنٹ سے جڑی ہے۔',
  'Asked. If this person can support you, they see it when they log in. You can share the link too.':
    'پوچھ لیا گیا۔ اگر وہ آپ کی حمایت کر سکتے ہیں تو لاگ اِن کرنے پر انھیں یہ نظر آئے گا۔ لنک بھی شیئر کیا جا سکتا ہے۔',
  'Thank you. You support this candidate.': 'شکریہ۔ آپ کی حمایت اس امیدوار کو ہے۔',
  'Declined. The candidate is not told by whom.':
    'منع کر دیا گیا۔ امیدوار کو نہیں بتایا جاتا کہ کس نے منع کیا۔',
  'Taken back. You do not support this candidate any more.':
    'واپس لے لی گئی۔ آپ کی حمایت اب اس امیدوار کو نہیں ہے۔',
  'The file was uploaded.': 'فائل اپ لوڈ ہو گئی۔',
  'You have stepped down.': 'آپ کا پیچھے ہٹنا درج ہو گیا۔',
  'Nomination withdrawn successfully': 'نامزدگی واپس لے لی گئی',
  'Nomination changed successfully': 'نامزدگی بدل گئی',
  'Your change waits for approval. Until then the accepted text stays.':
    'آپ کی تبدیلی منظوری کے انتظار میں ہے۔ تب تک پہلے منظور ہوا متن رہے گا۔',
  'Image uploaded successfully': 'تصویر اپ لوڈ ہو گئی',
  'If this address has an account, an e-mail with a link is on its way.':
    'اگر اس پتے کا کوئی اکاؤنٹ ہے تو لنک والی ای میل بھیجی جا رہی ہے۔',
  'Your e-mail address is confirmed.': 'آپ کے ای میل پتے کی تصدیق ہو گئی۔',
  'Your choice was saved.': 'آپ کی پسند محفوظ ہو گئی۔',
  'Your language was saved.': 'آپ کی زبان محفوظ ہو گئی۔',

  // What is wrong with what was typed
  'Enrollment number must be {length} characters':
    'انرولمنٹ نمبر {length} حروف اور ہندسوں کا ہونا چاہیے',

  // Candidates and supporters
  'Nobody can support this candidate any more.': 'اب کوئی اس امیدوار کی حمایت نہیں کر سکتا۔',
  'Nobody proposes or seconds their own nomination.':
    'اپنی نامزدگی کا تجویز کنندہ یا تائید کنندہ کوئی خود نہیں ہو سکتا۔',
  'Only those who may vote in this election can support its candidates.':
    'اس الیکشن کے امیدواروں کی حمایت صرف وہ کر سکتے ہیں جنھیں اس میں ووٹ کا حق ہے۔',
  'Only those who may vote for this position can support its candidates.':
    'اس عہدے کے امیدواروں کی حمایت صرف وہ کر سکتے ہیں جنھیں اس کے لیے ووٹ کا حق ہے۔',
  'Supporters from your branch, year or group do not count for this position.':
    'اس عہدے کے لیے آپ کی برانچ، سال یا گروپ کے حامی نہیں گنے جاتے۔',
  'Supporters have to be of the branch or year of the candidate.':
    'حامی امیدوار ہی کی برانچ یا سال کے ہونے چاہئیں۔',

  'Congratulations! You have won the position of {position} in {election}. The voters have put their trust in you, and we wish you every success in your new role.':
    'مبارک ہو! {election} میں {position} کے عہدے پر آپ کی جیت ہوئی ہے۔ ووٹروں نے آپ پر بھروسہ کیا ہے۔ نئی ذمہ داری کے لیے ہماری نیک خواہشات۔',

  // What was done with an election
};
