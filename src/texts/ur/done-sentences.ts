/** What an act of officers that succeeded is answered, by its English sentence (src/contract/answers.ts). */
export const doneSentences: Readonly<Record<string, string>> = {
  'The account uses the new address now, and the old one was told.':
    'اکاؤنٹ میں اب نیا پتہ ہے، اور پرانے پتے پر بتا دیا گیا۔',
  'The rules are saved.': 'قاعدے محفوظ ہو گئے۔',
  'The rules were deleted.': 'قاعدے مٹا دیے گئے۔',
  'This waits for another officer, who has to confirm it.':
    'یہ کسی اور افسر کے انتظار میں ہے، جنھیں منظوری دینی ہے۔',
  'The election stays a draft until another officer confirms it.':
    'کسی اور افسر کی منظوری تک الیکشن ڈرافٹ رہے گا۔',
  'All officers are told. After 24 hours you can do it alone.':
    'سب افسروں کو بتا دیا گیا۔ 24 گھنٹے بعد اسے اکیلے کیا جا سکتا ہے۔',
  'The proposal was refused.': 'تجویز کو منع کر دیا گیا۔',
  'The proposal was withdrawn.': 'تجویز واپس لے لی گئی۔',
  'Candidates entered. They are on the ballot.': 'امیدوار جوڑ دیے گئے۔ وہ بیلٹ پر ہیں۔',
  'Candidates entered. They are on the ballot when they have their supporters.':
    'امیدوار جوڑ دیے گئے۔ حامی مل جانے پر وہ بیلٹ پر ہوں گے۔',
  'Candidates entered. They are on the ballot once the election is published.':
    'امیدوار جوڑ دیے گئے۔ الیکشن شائع ہوتے ہی وہ بیلٹ پر ہوں گے۔',
  'Taken back.': 'واپس لے لیا گیا۔',
  'You are not a candidate any more.': 'آپ اب امیدوار نہیں ہیں۔',
  'Nobody was entered yet. Please check the lines below.':
    'ابھی کسی کو نہیں جوڑا گیا۔ براہِ کرم نیچے کی لائنیں دیکھیں۔',
  'The new election is a draft. Check its dates and publish it.':
    'نیا الیکشن ڈرافٹ ہے۔ اس کی تاریخیں جانچیں اور شائع کریں۔',
  'Your campus is ready.': 'آپ کا کیمپس تیار ہے۔',
  'Voting is closed.': 'ووٹنگ ختم ہو گئی۔',
  'Voting is paused.': 'ووٹنگ روک دی گئی۔',
  'Voting is open again.': 'ووٹنگ پھر شروع ہو گئی۔',
  'The election is cancelled.': 'الیکشن منسوخ ہو گیا۔',
  'The record now says that this file was destroyed.':
    'ریکارڈ میں لکھ دیا گیا کہ یہ فائل ضائع کر دی گئی۔',
  'The decision was saved. The election closes in a moment.':
    'فیصلہ محفوظ ہو گیا۔ الیکشن کچھ ہی لمحوں میں بند ہوگا۔',
  'The election is a draft again.': 'الیکشن پھر سے ڈرافٹ ہے۔',
  'The copy is a draft. Check its dates and publish it.':
    'کاپی ڈرافٹ ہے۔ اس کی تاریخیں جانچیں اور شائع کریں۔',
  'The draw was held.': 'قرعہ ڈالا گیا۔',
  'The run-off is a draft. Check its dates and publish it.':
    'دوبارہ مقابلہ ابھی ڈرافٹ ہے۔ اس کی تاریخیں جانچیں اور شائع کریں۔',
  'The results are released.': 'نتیجے جاری ہو گئے۔',
  'The election is certified.': 'الیکشن کی تصدیق ہو گئی۔',
  'The ruling was published.': 'فیصلہ شائع ہو گیا۔',
  'The ruling was overturned.': 'فیصلہ پلٹ دیا گیا۔',
  'The returning officer was changed.': 'ریٹرننگ افسر بدل دیے گئے۔',
  'The rehearsal was deleted.': 'ریہرسل مٹا دی گئی۔',
  'The answer is on its way.': 'جواب بھیجا جا رہا ہے۔',
  'The role is yours. Please log in again.': 'اب یہ عہدہ آپ کا ہے۔ براہِ کرم پھر سے لاگ اِن کریں۔',
  'The link does not work any more.': 'یہ لنک اب نہیں چلے گا۔',
  'Your account has the role. Please log in.': 'آپ کے اکاؤنٹ کو عہدہ مل گیا۔ براہِ کرم لاگ اِن کریں۔',
  'The campus was handed over.': 'کیمپس کی ذمہ داری سونپ دی گئی۔',
  'The e-mail to the winner is on its way.': 'فاتح کو ای میل بھیجی جا رہی ہے۔',
  'The voter list was imported.': 'ووٹر لسٹ امپورٹ ہو گئی۔',
  'The import was undone.': 'امپورٹ واپس لے لیا گیا۔',
  'Saved. You can print codes for these people.':
    'محفوظ ہو گیا۔ ان لوگوں کے لیے کوڈ پرنٹ کیے جا سکتے ہیں۔',
  'The address was corrected.': 'پتہ درست کر دیا گیا۔',
  'The address was corrected. The e-mail goes to the new address.':
    'پتہ درست کر دیا گیا۔ ای میل نئے پتے پر جائے گی۔',
  'The invitations are on their way.': 'دعوتیں بھیجی جا رہی ہیں۔',
  'The e-mail will be sent again.': 'ای میل پھر بھیجی جائے گی۔',
  'The e-mails are being sent again.': 'ای میل پھر بھیجی جا رہی ہیں۔',
  'The mail server accepted the test e-mail.': 'میل سرور نے ٹیسٹ ای میل لے لی۔',
  'The test e-mail could not be sent.': 'ٹیسٹ ای میل نہیں بھیجی جا سکی۔',
  'No mail server is set up. The test e-mail was saved as a file.':
    'میل سرور کی سیٹنگ نہیں ہے۔ ٹیسٹ ای میل فائل میں محفوظ ہو گئی۔',
  'The e-mail goes to the new address.': 'ای میل نئے پتے پر جائے گی۔',
  'A new link is on its way.': 'نیا لنک بھیجا جا رہا ہے۔',
  'The e-mail was removed.': 'ای میل ہٹا دی گئی۔',
  'The failed e-mails were removed.': 'جو ای میل نہیں گئی تھیں، وہ ہٹا دی گئیں۔',
};
