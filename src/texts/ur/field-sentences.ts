/** What officers typed that cannot be taken, by its English sentence. */
export const fieldSentences: Readonly<Record<string, string>> = {
  'That is too much at once. Paste a part of it.':
    'ایک بار میں یہ بہت زیادہ ہے۔ تھوڑا تھوڑا پیسٹ کریں۔',
  'Enter a name.': 'نام لکھیں۔',
  'Say when voting opens.': 'بتائیں کہ ووٹنگ کب شروع ہوگی۔',
  'Say when voting closes.': 'بتائیں کہ ووٹنگ کب ختم ہوگی۔',
  'Enter at least one position.': 'کم سے کم ایک عہدہ لکھیں۔',
  'Voting must close after it opens.': 'ووٹنگ شروع ہونے کے بعد ہی ختم ہو سکتی ہے۔',
  'Voting must close in the future.': 'ووٹنگ ختم ہونے کا وقت آگے کا ہونا چاہیے۔',
  'Enter a date and time.': 'تاریخ اور وقت لکھیں۔',
  'Nominations must close before voting closes.': 'نامزدگی ووٹنگ ختم ہونے سے پہلے بند ہونی چاہیے۔',
  'Withdrawals must close when nominations close, or later.':
    'نام واپس لینا نامزدگی بند ہونے پر یا اس کے بعد بند ہو۔',
  'Withdrawals must close before voting opens.':
    'نام واپس لینا ووٹنگ شروع ہونے سے پہلے بند ہونا چاہیے۔',
  'An election can have at most {positions} positions.':
    'ایک الیکشن میں زیادہ سے زیادہ {positions} عہدے ہو سکتے ہیں۔',
  'Every position needs a title.': 'ہر عہدے کا نام ہونا چاہیے۔',
  '“{trim}” is on the list twice.': '“{trim}” لسٹ میں دو بار ہے۔',
  'This cannot be changed after the first nomination.': 'پہلی نامزدگی کے بعد یہ بدلا نہیں جا سکتا۔',
  'This cannot be changed after voting opens.': 'ووٹنگ شروع ہونے کے بعد یہ بدلا نہیں جا سکتا۔',
  'This cannot be changed after the first vote.': 'پہلے ووٹ کے بعد یہ بدلا نہیں جا سکتا۔',
  'The campus does not offer this language.': 'کیمپس میں یہ زبان دستیاب نہیں ہے۔',
  'The election was written in this language: change it there.':
    'الیکشن اسی زبان میں لکھا گیا تھا: اسے وہیں بدلیں۔',
  'The election has no such position.': 'الیکشن میں ایسا کوئی عہدہ نہیں ہے۔',
  'There is nothing written here to translate.': 'یہاں ترجمہ کرنے کے لیے کچھ لکھا نہیں ہے۔',
  'This cannot be changed after voting closes.': 'ووٹنگ ختم ہونے کے بعد یہ بدلا نہیں جا سکتا۔',
  'This cannot be changed after the election was cancelled.':
    'الیکشن منسوخ ہونے کے بعد یہ بدلا نہیں جا سکتا۔',
  'A text, a quorum and a majority belong to a question.':
    'متن، کورم اور اکثریت سوال کے لیے ہوتے ہیں۔',
  'To vote on a single candidate, people need a choice against: switch it on.':
    'اکیلے امیدوار پر ووٹنگ کے لیے خلاف والا انتخاب چاہیے: اسے چالو کریں۔',
  'A least number of ranks is for positions where people rank.':
    'کم سے کم کتنی پسند، یہ صرف پسند کی ترتیب والے عہدوں کے لیے ہے۔',
  'Enter what is asked.': 'لکھیں کہ کیا پوچھا جا رہا ہے۔',
  'A question is answered with yes or no: seats, choices, ranks and nobody are for posts.':
    'سوال کا جواب ہاں یا نہیں ہے: سیٹیں، چننے کی تعداد، پسند اور خلاف والا انتخاب عہدوں کے لیے ہیں۔',
  'Where people rank, a tie is decided by a draw: choose it.':
    'جہاں پسند کی ترتیب لگتی ہے، وہاں برابری کا فیصلہ قرعے سے ہوتا ہے: اسے چنیں۔',
  'Instant-runoff fills one seat. Use STV for several.':
    'انسٹنٹ رن آف سے ایک سیٹ بھرتی ہے۔ کئی سیٹوں کے لیے STV چنیں۔',
  'People rank as many candidates as they like: leave out the choices.':
    'لوگ جتنے چاہیں اتنے امیدواروں کو ترتیب میں لگا سکتے ہیں: چننے کی تعداد نہ لکھیں۔',
  'Where people rank, nobody can only open the seat again.':
    'جہاں پسند کی ترتیب لگتی ہے، وہاں سب کے خلاف انتخاب سے سیٹ صرف پھر سے خالی ہو سکتی ہے۔',
  'Results can be released only where counts are shown after voting closes.':
    'نتیجے وہیں جاری کیے جا سکتے ہیں جہاں ملے ووٹ ووٹنگ ختم ہونے کے بعد نظر آتے ہیں۔',
  'Say by when the results are shown at the latest.':
    'لکھیں کہ نتیجے زیادہ سے زیادہ کب تک دکھ جائیں گے۔',
  'Results are shown after voting closes.': 'نتیجے ووٹنگ ختم ہونے کے بعد نظر آتے ہیں۔',
  'Results are shown at most {mostDaysHeld} days after voting closes.':
    'نتیجے ووٹنگ ختم ہونے کے زیادہ سے زیادہ {mostDaysHeld} دن بعد تک دکھ جاتے ہیں۔',
  'Results that are shown at the close have no later date.':
    'جو نتیجے ووٹنگ ختم ہوتے ہی نظر آتے ہیں، ان کی بعد کی تاریخ نہیں ہوتی۔',
  'Give a reason. Voters will read it.': 'وجہ لکھیں۔ ووٹر اسے پڑھیں گے۔',
  'Give a reason. Everybody will read it.': 'وجہ لکھیں۔ سب لوگ اسے پڑھیں گے۔',
  'Give a reason. Officers will read it.': 'وجہ لکھیں۔ افسر اسے پڑھیں گے۔',
  'Give a reason. Another officer has to confirm this.':
    'وجہ لکھیں۔ کسی اور افسر کو اس کی منظوری دینی ہے۔',
  'Give a reason. There is no other officer to confirm this.':
    'وجہ لکھیں۔ اس کی منظوری کے لیے کوئی اور افسر نہیں ہے۔',
  'Add at least one #, @ or *: fixed text alone is the same for everybody':
    'کم سے کم ایک #، @ یا * لکھیں: صرف طے شدہ متن سب کا ایک جیسا ہوتا ہے',
  'A number has letters A to Z and digits only: write # for a digit, @ for a letter and * for either':
    'نمبر میں صرف A سے Z تک کے حروف اور ہندسے ہوتے ہیں: ہندسے کے لیے #، حرف کے لیے @ اور دونوں میں سے کسی کے لیے * لکھیں',
  'Write [branch:…] or [year:…], with #, @ or * in place of the dots':
    '[branch:…] یا [year:…] لکھیں، اور نقطوں کی جگہ #، @ یا *',
  'A year has two or four digits': 'سال میں دو یا چار ہندسے ہوتے ہیں',
  'This format has two branches: let one of them be the branch':
    'اس فارمیٹ میں دو برانچ ہیں: ان میں سے ایک ہی کو برانچ رکھیں',
  'This format has two years: let one of them be the year':
    'اس فارمیٹ میں دو سال ہیں: ان میں سے ایک ہی کو سال رکھیں',
  'A number has at least {least} characters: make the format longer':
    'نمبر میں کم سے کم {least} حروف ہوں: فارمیٹ لمبا کریں',
  'A number has at most {most} characters: make the format shorter':
    'نمبر میں زیادہ سے زیادہ {most} حروف ہوں: فارمیٹ چھوٹا کریں',
  'Write at least one format': 'کم سے کم ایک فارمیٹ لکھیں',
  'There are at most {lines} formats': 'زیادہ سے زیادہ {lines} فارمیٹ ہو سکتے ہیں',
  '{example} fits formats {one} and {other}, which read branch or year from different places. Change one of them':
    '{example} فارمیٹ {one} اور {other} دونوں پر پورا اترتا ہے، اور وہ برانچ یا سال الگ الگ جگہ سے پڑھتے ہیں۔ ان میں سے ایک بدلیں',
  'This line has no enrollment number.': 'اس لائن میں انرولمنٹ نمبر نہیں ہے۔',
  'A spreadsheet rounded this number to {cell}. Format the column as text there, enter the number again, and export once more.':
    'اسپریڈ شیٹ نے اس نمبر کو {cell} بنا دیا۔ وہاں کالم کو “ٹیکسٹ” بنائیں، نمبر پھر سے لکھیں، اور دوبارہ ایکسپورٹ کریں۔',
  'This number has {length} characters; an enrollment number has {formatLength}, such as {formatExample}.':
    'اس نمبر میں {length} حروف ہیں؛ انرولمنٹ نمبر میں {formatLength} ہوتے ہیں، جیسے {formatExample}',
  'This number has {length} digits; an enrollment number has {formatLength}. If a spreadsheet removed the zeros in front, format the column as text there and export once more.':
    'اس نمبر میں {length} ہندسے ہیں؛ انرولمنٹ نمبر میں {formatLength} ہوتے ہیں۔ اگر اسپریڈ شیٹ نے آگے کے صفر ہٹا دیے تو وہاں کالم کو “ٹیکسٹ” بنائیں اور دوبارہ ایکسپورٹ کریں۔',
  'This is not an enrollment number. It needs {needed}, such as {example}.':
    'یہ انرولمنٹ نمبر نہیں ہے۔ نمبر ایسا ہونا چاہیے: {example}',
  'This number does not begin with {prefix}, as the numbers of this campus do.':
    'یہ نمبر {prefix} سے شروع نہیں ہوتا، جیسے اس کیمپس کے نمبر ہوتے ہیں۔',
  'The same voter is in line {line}. They are counted once.':
    'یہی ووٹر لائن {line} میں ہے۔ ایک ہی بار گنا جائے گا۔',
  'Line {line} has this number too, with other data. Line {line} counts; please check which is right.':
    'لائن {line} میں بھی یہی نمبر ہے، مگر معلومات الگ ہیں۔ لائن {line} مانی جائے گی؛ براہِ کرم دیکھیں کہ کون سی صحیح ہے۔',
  '“{cell}” is no e-mail address. The voter is on the list without one.':
    '“{cell}” ای میل پتہ نہیں ہے۔ ووٹر لسٹ میں بغیر پتے کے رہے گا۔',
  'Line {line} has this e-mail too, and an address proves one number only. This voter is on the list without one.':
    'لائن {line} میں بھی یہی ای میل ہے، اور ایک پتے سے ایک ہی نمبر ثابت ہوتا ہے۔ یہ ووٹر لسٹ میں بغیر پتے کے رہے گا۔',
  'A voter list can have at most 100,000 voters.':
    'ووٹر لسٹ میں زیادہ سے زیادہ 100,000 ووٹر ہو سکتے ہیں۔',
  'A quotation mark in this line is never closed, so what follows could not be read. Please correct it and choose the file again.':
    'اس لائن میں کوٹیشن کا نشان (") بند نہیں ہوا، اس لیے آگے کا پڑھا نہیں جا سکا۔ براہِ کرم اسے درست کریں اور فائل پھر سے چنیں۔',
  'Line {line} has this number too. They are one voter, with the groups of both lines, and the name and e-mail of that one.':
    'لائن {line} میں بھی یہی نمبر ہے۔ یہ ایک ہی ووٹر ہے: گروپ دونوں لائنوں کے، نام اور ای میل اس لائن کے۔',
  'One number, two names: line {line} has “{first}”, this one “{second}”. Line {line} counts, and nothing of this one is taken. If this is one person, write the name in both lines alike. If not, correct the number.':
    'ایک نمبر، دو نام: لائن {line} میں “{first}” ہے، اس میں “{second}”۔ لائن {line} مانی جائے گی، اس لائن سے کچھ نہیں لیا جائے گا۔ اگر ایک ہی شخص ہے تو دونوں لائنوں میں نام ایک جیسا لکھیں۔ نہیں تو نمبر درست کریں۔',
  '“{cell}” was read as {email}.': '“{cell}” کو {email} پڑھا گیا۔',
  'This is too long for a name. The voter is on the list without one.':
    'یہ نام کے لیے بہت لمبا ہے۔ ووٹر لسٹ میں بغیر نام کے رہے گا۔',
  'This line has more cells than the others, such as a name with a comma. Please check its name and groups.':
    'اس لائن میں باقی لائنوں سے زیادہ خانے ہیں، جیسے کوما والے نام سے۔ براہِ کرم اس کا نام اور گروپ دیکھ لیں۔',
  '“{group}…” is too long for a group. The voter is on the list without it.':
    '“{group}…” گروپ کے لیے بہت لمبا ہے۔ ووٹر لسٹ میں اس کے بغیر رہے گا۔',
  'A voter has at most {groups} groups. This voter has the first of them.':
    'ایک ووٹر کے زیادہ سے زیادہ {groups} گروپ ہو سکتے ہیں۔ اس ووٹر کے پہلے والے ہی لیے گئے۔',
  'An officer has changed the same since this was proposed. Refuse it, so that it is proposed anew.':
    'تجویز کے بعد کسی افسر نے یہی بدلا ہے۔ اسے منع کریں، تاکہ نئی تجویز بنے۔',
  'This picture has too many pixels: at most {mostMegapixels} megapixels are allowed. Please make it smaller, or take a screenshot of it.':
    'اس تصویر میں بہت زیادہ پکسل ہیں: زیادہ سے زیادہ {mostMegapixels} میگا پکسل چل سکتے ہیں۔ براہِ کرم اسے چھوٹا کریں، یا اس کا اسکرین شاٹ لیں۔',
};
