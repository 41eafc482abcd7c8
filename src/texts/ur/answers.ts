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
  'Please fill this in.': 'براہِ کرم اسے بھریں۔',
  'Please enter text': 'براہِ کرم کچھ لکھیں',
  'Please write something': 'براہِ کرم کچھ لکھیں',
  'Please use at most {count} characters': 'براہِ کرم زیادہ سے زیادہ {count} حروف لکھیں',
  'Please use plain text': 'براہِ کرم سادہ متن لکھیں',
  'Please use one line': 'براہِ کرم ایک ہی لائن میں لکھیں',
  'Please enter a valid e-mail address': 'براہِ کرم درست ای میل پتہ لکھیں',
  'There is nothing with this identifier.': 'اس پہچان کا کچھ نہیں ملا۔',
  'Please choose one of the values that are offered.': 'براہِ کرم دیے گئے اختیارات میں سے ایک چنیں۔',
  'Enter an address that begins with https://': 'https:// سے شروع ہونے والا پتہ لکھیں',
  'Please give a reason': 'براہِ کرم وجہ لکھیں',
  'E-mail is required': 'ای میل ضروری ہے',
  'Password must have at least {count} characters': 'پاس ورڈ میں کم سے کم {count} حروف ہوں',
  'Password must have at most {count} characters': 'پاس ورڈ میں زیادہ سے زیادہ {count} حروف ہوں',
  'Password must have visible characters': 'پاس ورڈ میں نظر آنے والے حروف ہوں',
  'Password must have at least {count} different characters':
    'پاس ورڈ میں کم سے کم {count} الگ الگ حروف ہوں',
  'Password must not be your e-mail or enrollment number':
    'پاس ورڈ آپ کی ای میل یا انرولمنٹ نمبر نہیں ہو سکتا',
  'Password must be more than your name, e-mail or enrollment number, or the name of your university':
    'پاس ورڈ صرف آپ کا نام، ای میل، انرولمنٹ نمبر یا یونیورسٹی کا نام نہیں ہو سکتا',
  'Many people have this password, so it is the first that others try. Please choose another one':
    'یہ پاس ورڈ بہت لوگ رکھتے ہیں، اس لیے دوسرے اسے سب سے پہلے آزماتے ہیں۔ براہِ کرم کوئی اور چنیں',
  'Please write the name without invisible characters':
    'براہِ کرم نام میں ایسے حروف نہ رکھیں جو نظر نہیں آتے',
  'Please write the name in the letters of one language':
    'براہِ کرم پورا نام ایک ہی زبان کے حروف میں لکھیں',
  'Please write the name with at most four marks on a letter':
    'براہِ کرم نام کے ایک حرف پر چار سے زیادہ نشان نہ لگائیں',
  'Please type the code': 'براہِ کرم کوڈ لکھیں',
  'Please start the log-in again.': 'براہِ کرم لاگ اِن پھر سے شروع کریں۔',
  'Enrollment number must be {length} characters':
    'انرولمنٹ نمبر {length} حروف اور ہندسوں کا ہونا چاہیے',
  'Invalid format. Expected: {shape} ({legend})': 'فارمیٹ غلط ہے۔ ایسا چاہیے: {shape} ({legend})',
  'Invalid format. Expected: {shape} ({legend}), such as {example}':
    'فارمیٹ غلط ہے۔ ایسا چاہیے: {shape} ({legend})، جیسے {example}',
  'Choose a language that the campus offers': 'وہ زبان چنیں جو آپ کا کیمپس دیتا ہے',
  'Enter an enrollment number or an e-mail address': 'انرولمنٹ نمبر یا ای میل پتہ لکھیں',
  'This is your e-mail address already.': 'یہ پہلے سے آپ کا ای میل پتہ ہے۔',
  'Please choose an image that was uploaded here':
    'براہِ کرم وہ تصویر چنیں جو یہاں اپ لوڈ کی گئی ہے',
  'Choose the election that it is about': 'وہ الیکشن چنیں جس کے بارے میں یہ ہے',
  'Send three files at most': 'زیادہ سے زیادہ تین فائلیں بھیجیں',
  'The log-in with {name} cannot be reached now. Please try again in a moment, or log in with your password.':
    '{name} سے لاگ اِن ابھی نہیں ہو رہا۔ براہِ کرم تھوڑی دیر میں پھر کوشش کریں، یا پاس ورڈ سے لاگ اِن کریں۔',

  // Voting
  '{recorded} of {all} votes were recorded.': '{all} میں سے {recorded} ووٹ درج ہوئے۔',
  'There can be one vote for each position.': 'ہر عہدے کے لیے ایک ہی ووٹ ہو سکتا ہے۔',
  'A vote is one candidate, a list of them, or an abstention.':
    'ووٹ ایک امیدوار کا، کئی امیدواروں کا، یا غیر جانبدار ہوتا ہے۔',

  // Candidates and supporters
  'Only people on the voter list of this election can stand for this position.':
    'اس عہدے کے لیے امیدوار صرف اس الیکشن کی ووٹر لسٹ کے لوگ ہو سکتے ہیں۔',
  'Candidates from your branch, year or group cannot stand in this election.':
    'اس الیکشن میں آپ کی برانچ، سال یا گروپ کے امیدوار نہیں ہو سکتے۔',
  'Candidates from your branch, year or group cannot stand for this position.':
    'اس عہدے کے لیے آپ کی برانچ، سال یا گروپ کے امیدوار نہیں ہو سکتے۔',
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
