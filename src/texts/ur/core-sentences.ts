/** What core says to officers about elections, people and numbers, by its English sentence. */
export const coreSentences: Readonly<Record<string, string>> = {
  'Nobody was found. Enter somebody who has an account or is on the voter list.':
    'کوئی نہیں ملا۔ ایسے شخص کو لکھیں جن کا اکاؤنٹ ہے یا جو ووٹر لسٹ میں ہیں۔',
  'Nobody was found. If this person has no account, enter them by name.':
    'کوئی نہیں ملا۔ اگر ان کا اکاؤنٹ نہیں ہے تو انھیں نام سے جوڑیں۔',
  'Nobody with this address was found. Write the name before it: Mina Iyer <mina@campus.example>.':
    'اس پتے کا کوئی نہیں ملا۔ پتے سے پہلے نام لکھیں: Mina Iyer <mina@campus.example>۔',
  'This is the name of the choice against all candidates.':
    'یہ سب امیدواروں کے خلاف والے انتخاب کا نام ہے۔',
  'This person has no enrollment number, so nobody can see whether they may stand. Check it.':
    'ان کا انرولمنٹ نمبر نہیں ہے، اس لیے معلوم نہیں ہوتا کہ یہ امیدوار ہو سکتے ہیں یا نہیں۔ جانچ لیں۔',
  'Several people have this name. Choose one of them.': 'اس نام کے کئی لوگ ہیں۔ ایک چنیں۔',
  'This person has no enrollment number, so they cannot be a candidate.':
    'ان کا انرولمنٹ نمبر نہیں ہے، اس لیے یہ امیدوار نہیں ہو سکتے۔',
  'Candidates from their branch, year or group cannot stand in this election.':
    'اس الیکشن میں ان کی برانچ، سال یا گروپ کے امیدوار نہیں ہو سکتے۔',
  'Candidates from their branch, year or group cannot stand for this position.':
    'اس عہدے کے لیے ان کی برانچ، سال یا گروپ کے امیدوار نہیں ہو سکتے۔',
  'This person is not on the voter list of this election, so they cannot stand for this position.':
    'یہ اس الیکشن کی ووٹر لسٹ میں نہیں ہیں، اس لیے اس عہدے کے لیے امیدوار نہیں ہو سکتے۔',
  'This person wants another position already, and each person can have one only.':
    'ان کا نام پہلے سے دوسرے عہدے کے لیے ہے، اور ہر شخص ایک ہی عہدہ لے سکتا ہے۔',
  'Observers cannot be candidates.': 'مبصر امیدوار نہیں ہو سکتے۔',
  'This person is a candidate for this position already.': 'یہ اس عہدے کے لیے پہلے سے امیدوار ہیں۔',
  'This person was entered for this position already.':
    'انھیں اس عہدے کے لیے پہلے ہی جوڑا جا چکا ہے۔',
  'This person was entered for this position and does not want to stand.':
    'انھیں اس عہدے کے لیے جوڑا گیا تھا، اور یہ امیدوار نہیں بننا چاہتے۔',
  'The nomination of this person was rejected or taken off. An admin can take that back.':
    'ان کی نامزدگی نامنظور ہوئی یا ہٹائی گئی تھی۔ ایڈمن اسے واپس لے سکتے ہیں۔',
  'This person is on the list twice.': 'یہ لسٹ میں دو بار ہیں۔',

  // Why a format of enrollment numbers cannot be taken (core/campus/settings.ts)
  'The numbers of 1 account would no longer fit. Choose a format that they fit, or correct or remove them first.':
    'نئے فارمیٹ پر یہ نمبر پورے نہیں اتریں گے: 1 اکاؤنٹ۔ ایسا فارمیٹ چنیں جس پر وہ پورے اتریں، یا پہلے انھیں درست کریں یا ہٹائیں۔',
  'The numbers of {accounts} accounts would no longer fit. Choose a format that they fit, or correct or remove them first.':
    'نئے فارمیٹ پر یہ نمبر پورے نہیں اتریں گے: {accounts} اکاؤنٹ۔ ایسا فارمیٹ چنیں جس پر وہ پورے اتریں، یا پہلے انھیں درست کریں یا ہٹائیں۔',
  'The numbers of 1 entry of a voter list would no longer fit. Choose a format that they fit, or correct or remove them first.':
    'نئے فارمیٹ پر یہ نمبر پورے نہیں اتریں گے: ووٹر لسٹ کی 1 انٹری۔ ایسا فارمیٹ چنیں جس پر وہ پورے اتریں، یا پہلے انھیں درست کریں یا ہٹائیں۔',
  'The numbers of {entries} entries of voter lists would no longer fit. Choose a format that they fit, or correct or remove them first.':
    'نئے فارمیٹ پر یہ نمبر پورے نہیں اتریں گے: ووٹر لسٹوں کی {entries} انٹریاں۔ ایسا فارمیٹ چنیں جس پر وہ پورے اتریں، یا پہلے انھیں درست کریں یا ہٹائیں۔',
  'The numbers of 1 account and 1 entry of a voter list would no longer fit. Choose a format that they fit, or correct or remove them first.':
    'نئے فارمیٹ پر یہ نمبر پورے نہیں اتریں گے: 1 اکاؤنٹ اور ووٹر لسٹ کی 1 انٹری۔ ایسا فارمیٹ چنیں جس پر وہ پورے اتریں، یا پہلے انھیں درست کریں یا ہٹائیں۔',
  'The numbers of 1 account and {entries} entries of voter lists would no longer fit. Choose a format that they fit, or correct or remove them first.':
    'نئے فارمیٹ پر یہ نمبر پورے نہیں اتریں گے: 1 اکاؤنٹ اور ووٹر لسٹوں کی {entries} انٹریاں۔ ایسا فارمیٹ چنیں جس پر وہ پورے اتریں، یا پہلے انھیں درست کریں یا ہٹائیں۔',
  'The numbers of {accounts} accounts and 1 entry of a voter list would no longer fit. Choose a format that they fit, or correct or remove them first.':
    'نئے فارمیٹ پر یہ نمبر پورے نہیں اتریں گے: {accounts} اکاؤنٹ اور ووٹر لسٹ کی 1 انٹری۔ ایسا فارمیٹ چنیں جس پر وہ پورے اتریں، یا پہلے انھیں درست کریں یا ہٹائیں۔',
  'The numbers of {accounts} accounts and {entries} entries of voter lists would no longer fit. Choose a format that they fit, or correct or remove them first.':
    'نئے فارمیٹ پر یہ نمبر پورے نہیں اتریں گے: {accounts} اکاؤنٹ اور ووٹر لسٹوں کی {entries} انٹریاں۔ ایسا فارمیٹ چنیں جس پر وہ پورے اتریں، یا پہلے انھیں درست کریں یا ہٹائیں۔',
  'The numbers of {join} would no longer fit. Choose a format that they fit, or correct or remove them first.':
    'نئے فارمیٹ پر یہ نمبر پورے نہیں اتریں گے: {join}۔ ایسا فارمیٹ چنیں جس پر وہ پورے اتریں، یا پہلے انھیں درست کریں یا ہٹائیں۔',
  'This format reads branch or year from another place, and there are limits of 1 election by branch. Remove the limits, or wait until the elections are over.':
    'اس فارمیٹ میں برانچ یا سال دوسری جگہ سے پڑھا جاتا ہے، اور ان میں لوگ اس سے چنے گئے ہیں: برانچ والا 1 الیکشن۔ وہ شرط ہٹائیں، یا الیکشن ختم ہونے تک رکیں۔',
  'This format reads branch or year from another place, and there are limits of {branches} elections by branch. Remove the limits, or wait until the elections are over.':
    'اس فارمیٹ میں برانچ یا سال دوسری جگہ سے پڑھا جاتا ہے، اور ان میں لوگ اس سے چنے گئے ہیں: برانچ والے {branches} الیکشن۔ وہ شرط ہٹائیں، یا الیکشن ختم ہونے تک رکیں۔',
  'This format reads branch or year from another place, and there are limits of 1 election by year. Remove the limits, or wait until the elections are over.':
    'اس فارمیٹ میں برانچ یا سال دوسری جگہ سے پڑھا جاتا ہے، اور ان میں لوگ اس سے چنے گئے ہیں: سال والا 1 الیکشن۔ وہ شرط ہٹائیں، یا الیکشن ختم ہونے تک رکیں۔',
  'This format reads branch or year from another place, and there are limits of {years} elections by year. Remove the limits, or wait until the elections are over.':
    'اس فارمیٹ میں برانچ یا سال دوسری جگہ سے پڑھا جاتا ہے، اور ان میں لوگ اس سے چنے گئے ہیں: سال والے {years} الیکشن۔ وہ شرط ہٹائیں، یا الیکشن ختم ہونے تک رکیں۔',
  'This format reads branch or year from another place, and there are limits of 1 election by branch and 1 election by year. Remove the limits, or wait until the elections are over.':
    'اس فارمیٹ میں برانچ یا سال دوسری جگہ سے پڑھا جاتا ہے، اور ان میں لوگ اس سے چنے گئے ہیں: برانچ والا 1 الیکشن اور سال والا 1 الیکشن۔ وہ شرط ہٹائیں، یا الیکشن ختم ہونے تک رکیں۔',
  'This format reads branch or year from another place, and there are limits of 1 election by branch and {years} elections by year. Remove the limits, or wait until the elections are over.':
    'اس فارمیٹ میں برانچ یا سال دوسری جگہ سے پڑھا جاتا ہے، اور ان میں لوگ اس سے چنے گئے ہیں: برانچ والا 1 الیکشن اور سال والے {years} الیکشن۔ وہ شرط ہٹائیں، یا الیکشن ختم ہونے تک رکیں۔',
  'This format reads branch or year from another place, and there are limits of {branches} elections by branch and 1 election by year. Remove the limits, or wait until the elections are over.':
    'اس فارمیٹ میں برانچ یا سال دوسری جگہ سے پڑھا جاتا ہے، اور ان میں لوگ اس سے چنے گئے ہیں: برانچ والے {branches} الیکشن اور سال والا 1 الیکشن۔ وہ شرط ہٹائیں، یا الیکشن ختم ہونے تک رکیں۔',
  'This format reads branch or year from another place, and there are limits of {branches} elections by branch and {years} elections by year. Remove the limits, or wait until the elections are over.':
    'اس فارمیٹ میں برانچ یا سال دوسری جگہ سے پڑھا جاتا ہے، اور ان میں لوگ اس سے چنے گئے ہیں: برانچ والے {branches} الیکشن اور سال والے {years} الیکشن۔ وہ شرط ہٹائیں، یا الیکشن ختم ہونے تک رکیں۔',
  'This format reads branch or year from another place, and there are limits of {join}. Remove the limits, or wait until the elections are over.':
    'اس فارمیٹ میں برانچ یا سال دوسری جگہ سے پڑھا جاتا ہے، اور ان میں لوگ اس سے چنے گئے ہیں: {join}۔ وہ شرط ہٹائیں، یا الیکشن ختم ہونے تک رکیں۔',
};
