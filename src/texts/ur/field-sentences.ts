/** What officers typed that cannot be taken, by its English sentence. */
export const fieldSentences: Readonly<Record<string, string>> = {
  'An election can have at most {positions} positions.':
    'ایک الیکشن میں زیادہ سے زیادہ {positions} عہدے ہو سکتے ہیں۔',
  '“{trim}” is on the list twice.': '“{trim}” لسٹ میں دو بار ہے۔',
  'Results are shown at most {mostDaysHeld} days after voting closes.':
    'نتیجے ووٹنگ ختم ہونے کے زیادہ سے زیادہ {mostDaysHeld} دن بعد تک دکھ جاتے ہیں۔',
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
