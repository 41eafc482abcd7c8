import type { Translated } from '../translated.ts';
import type {
  confirmEmailMessages as EnglishConfirmEmail,
  forgottenMessages as EnglishForgotten,
  logInMessages as EnglishLogIn,
  profileMessages as EnglishProfile,
  registerMessages as EnglishRegister,
  resetPasswordMessages as EnglishResetPassword,
  roleLinkMessages as EnglishRoleLink,
  setUpMessages as EnglishSetUp,
} from '../en/account.ts';

export const profileMessages: Translated<typeof EnglishProfile> = {
  title: 'پروفائل',
  logOut: 'لاگ آؤٹ',
  dashboard: 'ڈیش بورڈ',
  goToLogin: 'لاگ اِن پر جائیں',
  logOutFailed: 'لاگ آؤٹ نہیں ہو سکا۔ براہِ کرم پھر کوشش کریں۔',
  settings: 'کیمپس کی سیٹنگ',

  changePhoto: 'فوٹو بدلیں',
  removePhoto: 'فوٹو ہٹائیں',
  save: 'محفوظ کریں',
  cancel: 'رہنے دیں',
  uploading: 'فوٹو اپ لوڈ ہو رہی ہے',

  security: 'اکاؤنٹ',
  changePassword: 'پاس ورڈ بدلیں',
  currentPassword: 'ابھی کا پاس ورڈ',
  newPassword: 'نیا پاس ورڈ',
  passwordText: 'یہاں آپ کا لاگ اِن بنا رہتا ہے۔ باقی ہر جگہ سے لاگ آؤٹ ہو جاتا ہے۔',
  passwordChanged: 'پاس ورڈ بدل گیا',
  passwordFailed: 'پاس ورڈ نہیں بدلا جا سکا۔',
  changeName: 'نام بدلیں',
  nameText: 'آپ کا نام، جیسا بیلٹ پر اور کونسل کے پیج پر دوسروں کو دکھتا ہے۔',
  name: 'نام',
  nameFailed: 'نام نہیں بدلا جا سکا۔',
  changeEmail: 'ای میل بدلیں',
  emailText:
    'ہم نئے پتے پر ایک لنک بھیجتے ہیں۔ جب وہ لنک کھولا جائے گا، تب اکاؤنٹ میں نیا پتا لگ جائے گا۔',
  newEmail: 'نیا ای میل',
  emailFailed: 'ای میل نہیں بدلا جا سکا۔',
  emailSentTitle: 'اپنا اِن باکس دیکھیں',
  sendLink: 'لنک بھیجیں',
  sessions: 'آپ کہاں کہاں لاگ اِن ہیں',
  sessionsText: 'ہم نیٹ ورک کے پتے (IP) محفوظ نہیں کرتے۔',
  ownData: 'میرا ڈیٹا ڈاؤن لوڈ کریں',
  ownDataSaved: 'آپ کا ڈیٹا فائل میں محفوظ ہو گیا۔',
  ownDataFailed: 'آپ کا ڈیٹا پڑھا نہیں جا سکا۔ براہِ کرم پھر کوشش کریں۔',
  deleteAccount: 'اکاؤنٹ مٹائیں',
  deleteTitle: 'اپنا اکاؤنٹ مٹائیں؟',
  deleteText:
    'آپ کے ڈالے ووٹ گنتی میں رہتے ہیں، اور کوئی نہیں جانتا کہ وہ کس کے تھے۔ آپ کا نام، نمبر، ای میل، فوٹو اور کونسل میں جگہ مٹا دی جاتی ہے۔ اسے واپس نہیں لایا جا سکتا۔',
  deleteFailed: 'اکاؤنٹ نہیں مٹایا جا سکا۔',
  leaveEverywhere: 'ہر جگہ سے لاگ آؤٹ کریں',
  leaveEverywhereTitle: 'ہر جگہ سے لاگ آؤٹ کریں؟',
  leaveEverywhereText: 'ہر براؤزر سے لاگ آؤٹ ہو جائے گا، اس سے بھی۔',
  leaveEverywhereFailed: 'ہر جگہ سے لاگ آؤٹ نہیں ہو سکا۔ براہِ کرم پھر کوشش کریں۔',

  unconfirmedTitle: 'آپ کے ای میل کی تصدیق نہیں ہوئی ہے',
  unconfirmedText: 'ہم نے جو ای میل بھیجا ہے، اس کا لنک کھولیں۔',
  sendAgain: 'ای میل پھر بھیجیں',
  sendAgainFailed: 'ای میل نہیں بھیجا جا سکا۔',
};

export const forgottenMessages: Translated<typeof EnglishForgotten> = {
  link: 'پاس ورڈ یاد نہیں؟',
  title: 'پاس ورڈ یاد نہیں؟',
  lede: 'نیا پاس ورڈ چننے کے لیے ہم آپ کو ایک لنک بھیجتے ہیں۔',
  email: 'آپ کے اکاؤنٹ کا ای میل',
  submit: 'لنک بھیجیں',
  sentTitle: 'اپنا اِن باکس دیکھیں',
  sentText: (email: string) =>
    `اگر کسی اکاؤنٹ کا پتا ${email} ہے تو لنک والا ای میل بھیج دیا گیا ہے۔ لنک ایک گھنٹے تک چلتا ہے۔`,
  failed: 'لنک نہیں بھیجا جا سکا۔ براہِ کرم پھر کوشش کریں۔',
  back: 'لاگ اِن پر لوٹیں',
};

export const resetPasswordMessages: Translated<typeof EnglishResetPassword> = {
  title: 'نیا پاس ورڈ',
  lede: 'اپنے اکاؤنٹ کے لیے نیا پاس ورڈ چنیں۔',
  password: 'نیا پاس ورڈ',
  again: 'نیا پاس ورڈ دوبارہ لکھیں',
  differs: 'دونوں پاس ورڈ ایک جیسے نہیں ہیں',
  submit: 'پاس ورڈ بدلیں',
  failed: 'پاس ورڈ نہیں بدلا جا سکا۔',
  noToken: 'یہ پیج ای میل کے لنک سے کھلتا ہے۔ وہ لنک کھولیں، یا نیا لنک مانگیں۔',
  askAgain: 'نیا لنک مانگیں',
};

export const confirmEmailMessages: Translated<typeof EnglishConfirmEmail> = {
  title: 'اپنے ای میل کی تصدیق کریں',
  lede: 'اس پتے کی تصدیق کے لیے بٹن دبائیں۔ پھر کونسل آپ کو لکھ سکتی ہے۔',
  submit: 'میرے ای میل کی تصدیق کریں',
  doneTitle: 'آپ کے ای میل کی تصدیق ہو گئی',
  failed: 'ای میل کی تصدیق نہیں ہو سکی۔ براہِ کرم پھر کوشش کریں۔',
  noToken: 'یہ پیج ای میل کے لنک سے کھلتا ہے۔ وہ لنک کھولیں۔',
  askAgain: 'ای میل پھر سے منگوانے کے لیے لاگ اِن کریں اور اپنی پروفائل کھولیں۔',
  home: 'ہوم پر جائیں',
};

export const logInMessages: Translated<typeof EnglishLogIn> = {
  help: 'لاگ اِن نہیں ہو رہا',
  title: 'لاگ اِن',
  submit: 'لاگ اِن کریں',
  noAccount: 'ابھی اکاؤنٹ نہیں ہے؟',
  register: 'رجسٹر کریں',
  queue: 'بہت لوگ لاگ اِن کر رہے ہیں۔ آپ قطار میں ہیں۔',
  waiting: (count: number) => `${count} لوگ انتظار میں ہیں۔`,
  waitingTitle: 'منظوری کا انتظار',
  heldUp:
    'آپ کو انتظار کرنے کی ضرورت نہیں: ہو سکتا ہے کہ کسی اور نے آپ کا پاس ورڈ بوجھنے کی کوشش کی ہو۔ اپنے ای میل پر آئے لنک سے نیا پاس ورڈ چنیں۔',
  askReset: 'مجھے نئے پاس ورڈ کا لنک بھیجیں',
};

export const registerMessages: Translated<typeof EnglishRegister> = {
  title: 'رجسٹر',
  submit: 'رجسٹر کریں',
  hasAccount: 'پہلے سے اکاؤنٹ ہے؟',
  empty: {
    role: 'رول چنیں۔',
    name: 'اپنا نام لکھیں۔',
    email: 'اپنا ای میل پتا لکھیں۔',
    password: 'پاس ورڈ لکھیں۔',
  },
  logIn: 'لاگ اِن کریں',
  byListOnly:
    'اس کیمپس میں اسٹوڈنٹ کا اکاؤنٹ اس لنک سے بنتا ہے جو ہم ووٹر لسٹ میں لکھے پتے پر بھیجتے ہیں، یا کونسل کے چھپے ہوئے کوڈ سے۔',
  byLink: 'ای میل سے',
  sendLink: 'لسٹ والے میرے پتے پر لنک بھیجیں',
  atDesk: 'کونسل کے پاس',
  atDeskText:
    'لسٹ میں آپ کا پتا نہیں ہے؟ اپنا اسٹوڈنٹ کارڈ لے کر کونسل کے پاس آئیں۔ وہاں آپ کو چھپا ہوا کوڈ ملے گا۔',
  withCode: 'میرے پاس چھپا ہوا کوڈ ہے',
  writeToCouncil: 'کونسل کو لکھیں',
};

export const setUpMessages: Translated<typeof EnglishSetUp> = {
  title: 'اپنا کیمپس تیار کریں',
  lede: 'اپنی یونیورسٹی کا نام دیں اور پہلا ایڈمن اکاؤنٹ بنائیں۔',
  universityName: 'یونیورسٹی کا نام',
  timeZone: 'ٹائم زون',
  timeZoneHint: 'ووٹنگ، ایونٹ اور ای میل کے وقت اسی ٹائم زون میں دکھتے ہیں۔',
  yourName: 'آپ کا نام',
  submit: 'تیار کریں',
  done: 'آپ کا کیمپس تیار ہے۔',
  noToken:
    'یہ پیج اس ایک بار والے لنک سے کھلتا ہے جو سرور نے شروع ہوتے وقت چھاپا تھا۔ وہ لنک کھولیں۔',
  alreadyDone: 'یہ کیمپس پہلے سے تیار ہے۔',
  goToLogin: 'لاگ اِن پر جائیں',
  failed: 'کیمپس تیار نہیں ہو سکا۔',
};

export const roleLinkMessages: Translated<typeof EnglishRoleLink> = {
  title: 'کونسل میں آپ کا عہدہ',
  carries: (role: string) => `یہ لنک یہ عہدہ دیتا ہے: ${role}۔ یہ ایک بار چلتا ہے۔`,
  until: (day: string) => `عہدہ ${day} کو ختم ہوگا۔`,
  take: (name: string) => `${name} کے طور پر عہدہ لیں`,
  logIn: 'لاگ اِن کریں',
  register: 'رجسٹر کریں',
  loggedOutText: 'اکاؤنٹ ہو تو لاگ اِن کریں۔ نہیں تو رجسٹر کریں: آپ کا اکاؤنٹ فوراً چلے گا۔',
  sessionsText: 'اس کے بعد پھر سے لاگ اِن کرنا ہوگا۔',
  failed: 'عہدہ نہیں لیا جا سکا۔',
  loadFailed: 'لنک پڑھا نہیں جا سکا۔',
  noToken: 'یہ پیج کونسل کے دیے ہوئے لنک سے کھلتا ہے۔ وہ لنک کھولیں۔',
  askAgain: 'جس نے لنک دیا، اس سے نیا مانگیں۔',
  done: (role: string) => `اب یہ عہدہ آپ کا ہے: ${role}`,
  doneText: 'پھر سے لاگ اِن کریں۔',
  registers: (role: string) => `آپ عہدہ دینے والے لنک سے رجسٹر کر رہے ہیں: ${role}۔`,
};
