/** What the checking program looked at (public/verify-kit.mjs), on the page that counts again in the browser. */
export const kitSentences: Readonly<Record<string, string>> = {
  'The hash of the file is the one that was given': 'فائل کا ہیش وہی ہے جو دیا گیا تھا',
  'All words of the rules are known to the format': 'اصولوں کا ہر لفظ اس فارمیٹ میں مانا ہوا ہے',
  'The earlier editions are named, and by the record as well':
    'پہلے کے ایڈیشنوں کے نام دیے گئے ہیں، اور ریکارڈ میں بھی ہیں',
  'The record says as the kit does whether it is certified':
    'الیکشن کی تصدیق ہوئی یا نہیں، اس پر ریکارڈ اور کٹ ایک ہی بات کہتے ہیں',
  'The record has the hash of these votes, where it has one':
    'ریکارڈ میں ووٹوں کا ہیش ہو تو وہ انھی ووٹوں کا ہے',
  'The result code is the one that was given': 'نتیجے کا کوڈ وہی ہے جو دیا گیا تھا',
  'No id is there twice': 'کوئی آئی ڈی دو بار نہیں ہے',
  'Each ballot is for a candidate of its position and stands in the order of the ids':
    'ہر بیلٹ اپنے ہی عہدے کے امیدوار کا ہے اور آئی ڈی کی ترتیب میں رکھا ہے',
  'There are as many ballots as people who voted': 'جتنے لوگوں نے ووٹ دیا، اتنے ہی بیلٹ ہیں',
  'The votes of each candidate are its ballots': 'ہر امیدوار کے ووٹ اتنے ہی ہیں جتنے اس کے بیلٹ',
  'Each ballot is a line of its own, so that everybody can count them':
    'ہر بیلٹ اپنی الگ لائن میں ہے، تاکہ کوئی بھی گن سکے',
  'The result is what comes out of the count': 'نتیجہ وہی ہے جو گنتی سے نکلتا ہے',
  'The votes of each position are as many as its ballots':
    'ہر عہدے کے ووٹ اتنے ہی ہیں جتنے اس کے بیلٹ',
  'Each round follows from the one before it, and no vote appears or goes':
    'ہر راؤنڈ اپنے سے پہلے والے سے نکلتا ہے، اور کوئی ووٹ نہ جڑتا ہے نہ غائب ہوتا ہے',
  'The result is what comes out of the rounds': 'نتیجہ وہی ہے جو راؤنڈ سے نکلتا ہے',
  'The record has an entry for each ruling': 'ریکارڈ میں ہر فیصلے کا اندراج ہے',
  'The order of each draw is that of its seed': 'ہر قرعے کی ترتیب اس کے سیڈ سے ہی نکلتی ہے',
  'The disputed votes are possible': 'متنازع ووٹوں کی تعداد ممکن ہے',
  'The entries of the record are unchanged and in their order':
    'ریکارڈ کے اندراج بغیر بدلے اور اپنی ترتیب میں ہیں',
  'The candidates are those whom the record says to be accepted':
    'امیدوار وہی ہیں جنھیں ریکارڈ میں منظور کیا گیا ہے',
  'The head of the record fits to its entries': 'ریکارڈ کا آخری ہیش اس کے اندراجوں سے میل کھاتا ہے',
  'The record has as many entries as the witnesses were told':
    'ریکارڈ میں اتنے ہی اندراج ہیں جتنے گواہوں کو بتائے گئے تھے',
};
