// What is wrong with a field, in Hindi, by the English sentence.

export const fieldAnswers: Readonly<Record<string, string>> = {
  // every text
  'Please fill this in.': 'कृपया इसे भरें।',
  'Please use at most {max} characters': 'ज़्यादा से ज़्यादा {max} अक्षर लिखें',
  'Please use plain text': 'कृपया सादा टेक्स्ट लिखें',
  'Please use one line': 'कृपया एक ही लाइन में लिखें',
  'Please enter a valid e-mail address': 'कृपया सही ईमेल पता लिखें',
  'Please enter an e-mail address': 'कृपया ईमेल पता लिखें',
  'Please enter text': 'कृपया टेक्स्ट लिखें',
  'Please choose one of the values that are offered.': 'कृपया दिए गए विकल्पों में से चुनें।',
  'Please choose one of the list': 'कृपया लिस्ट में से चुनें',
  'There is nothing with this identifier.': 'इस पहचान का कुछ नहीं मिला।',
  'Please write something': 'कृपया कुछ लिखें',
  'Choose yes or no': 'हाँ या ना चुनें',
  'Say yes or no': 'हाँ या ना कहें',
  'Enter a name.': 'नाम लिखें।',
  'Name is required': 'नाम ज़रूरी है',
  'Enter a date and time': 'तारीख और समय लिखें',
  'Enter a date and time.': 'तारीख और समय लिखें।',
  'Enter a valid date': 'सही तारीख लिखें',
  'Enter an address that begins with https://': 'ऐसा पता लिखें जो https:// से शुरू हो',
  'Enter an address': 'पता लिखें',
  'Enter the number of a page': 'पेज का नंबर लिखें',
  'Please choose an image that was uploaded here': 'कृपया यहाँ अपलोड की हुई तस्वीर चुनें',

  // reasons
  'Please give a reason': 'कृपया वजह लिखें',
  'Give a reason. Voters will read it.': 'वजह लिखें। वोटर इसे पढ़ेंगे।',
  'Give a reason. Everybody will read it.': 'वजह लिखें। सब लोग इसे पढ़ेंगे।',
  'Give a reason. Officers will read it.': 'वजह लिखें। अधिकारी इसे पढ़ेंगे।',
  'Give a reason. Another officer has to confirm this.':
    'वजह लिखें। दूसरे अधिकारी को इसकी पुष्टि करनी है।',
  'Give a reason. There is no other officer to confirm this.':
    'वजह लिखें। इसकी पुष्टि के लिए दूसरा कोई अधिकारी नहीं है।',

  // passwords, names and numbers
  'Password must have at least {min} characters': 'पासवर्ड में कम से कम {min} अक्षर होने चाहिए',
  'Password must have at most {max} characters': 'पासवर्ड में ज़्यादा से ज़्यादा {max} अक्षर हो सकते हैं',
  'Password must have visible characters': 'पासवर्ड में दिखने वाले अक्षर होने चाहिए',
  'Password must have at least {least} different characters':
    'पासवर्ड में कम से कम {least} अलग-अलग अक्षर होने चाहिए',
  'Password must not be your e-mail or enrollment number':
    'पासवर्ड आपका ईमेल या एनरोलमेंट नंबर नहीं हो सकता',
  'Please write the name without invisible characters': 'कृपया नाम बिना छिपे अक्षरों के लिखें',
  'Please write the name in the letters of one language': 'कृपया नाम एक ही भाषा के अक्षरों में लिखें',
  'Please write the name with at most four marks on a letter':
    'कृपया नाम ऐसे लिखें कि एक अक्षर पर चार से ज़्यादा निशान न हों',
  'Please type the code': 'कृपया कोड लिखें',
  'Invalid format. Expected: {shape} ({legend})': 'फ़ॉर्मैट गलत है। ऐसा चाहिए: {shape} ({legend})',
  'Invalid format. Expected: {shape} ({legend}), such as {example}':
    'फ़ॉर्मैट गलत है। ऐसा चाहिए: {shape} ({legend}), जैसे {example}',
  'Enrollment number must be {length} characters':
    'एनरोलमेंट नंबर {length} अक्षरों और अंकों का होना चाहिए',

  // the format of numbers
  'Add at least one piece of letters or digits: fixed text alone is the same for everybody':
    'अक्षरों या अंकों का कम से कम एक हिस्सा जोड़ें: तय टेक्स्ट सबके लिए एक जैसा होता है',
  'Fixed text has letters A to Z and digits only. Numbers are kept without spaces and dashes, so leave those out':
    'तय टेक्स्ट में सिर्फ़ A से Z तक के अक्षर और अंक होते हैं। नंबर बिना स्पेस और डैश के रखे जाते हैं, इसलिए उन्हें न लिखें',
  'A piece has 1 to {most} letters or digits': 'एक हिस्से में 1 से {most} तक अक्षर या अंक होते हैं',
  'A year has two or four digits': 'साल में दो या चार अंक होते हैं',
  'Two pieces are the branch: let one of them be the branch':
    'दो हिस्से ब्रांच हैं: उनमें से एक को ब्रांच रहने दें',
  'Two pieces are the year: let one of them be the year': 'दो हिस्से साल हैं: उनमें से एक को साल रहने दें',
  'A number has at least {least} characters: add a piece or make one longer':
    'नंबर में कम से कम {least} अक्षर होते हैं: कोई हिस्सा जोड़ें या किसी को लंबा करें',
  'A number has at most {most} characters: make a piece shorter or remove one':
    'नंबर में ज़्यादा से ज़्यादा {most} अक्षर होते हैं: कोई हिस्सा छोटा करें या हटाएँ',
  'A format has at most {pieces} pieces': 'फ़ॉर्मैट में ज़्यादा से ज़्यादा {pieces} हिस्से होते हैं',

  // settings
  'Enter {least} to {most} days': '{least} से {most} तक दिन लिखें',
  'Enter the name of your university': 'अपनी यूनिवर्सिटी का नाम लिखें',
  'Choose a time zone such as Asia/Kolkata': 'टाइम ज़ोन चुनें, जैसे Asia/Kolkata',
  'Enter four digits': 'चार अंक लिखें',
  'The enrollment numbers of this campus do not begin with four fixed digits. Please reload the page and change their format there':
    'इस कैंपस के एनरोलमेंट नंबर चार तय अंकों से शुरू नहीं होते। कृपया पेज फिर लोड करें और फ़ॉर्मैट वहाँ बदलें',
  '{typed} does not fit the format, such as {example}: correct the number, or the pieces above it':
    '{typed} इस फ़ॉर्मैट में नहीं बैठता, जैसे {example}: नंबर या उसके ऊपर के हिस्से ठीक करें',
  'The numbers of {whose} would no longer fit. Choose a format that they fit, or correct or remove them first.':
    'ये नंबर नए फ़ॉर्मैट में नहीं बैठेंगे: {whose}। ऐसा फ़ॉर्मैट चुनें जिसमें वे बैठें, या पहले उन्हें ठीक करें या हटाएँ।',
  'This format reads branch or year from another place, and there are limits of {limits}. Remove the limits, or wait until the elections are over.':
    'इस फ़ॉर्मैट में ब्रांच या साल दूसरी जगह से पढ़ा जाता है, और इन पर सीमाएँ लगी हैं: {limits}। सीमाएँ हटाएँ, या चुनाव खत्म होने तक रुकें।',
  'The home page shows three initiatives': 'होम पेज पर तीन पहल दिखती हैं',

  // events and messages
  'Title is required': 'नाम ज़रूरी है',
  'Description is required': 'विवरण ज़रूरी है',
  'Date is required': 'तारीख ज़रूरी है',
  'The end must be later than the beginning': 'अंत शुरुआत के बाद होना चाहिए',
  'Please select a type': 'कृपया कैटेगरी चुनें',
  'A reference has 8 characters: digits and letters from A to F':
    'रेफ़रेंस में 8 अक्षर होते हैं: अंक और A से F तक के अक्षर',

  // voter lists
  'Please choose a file or paste a list': 'कृपया फ़ाइल चुनें या लिस्ट पेस्ट करें',
  'The voter list is empty': 'वोटर लिस्ट खाली है',
  'A group needs a name': 'ग्रुप का नाम ज़रूरी है',
  'A voter has at most {groups} groups': 'एक वोटर के ज़्यादा से ज़्यादा {groups} ग्रुप हो सकते हैं',
  'A voter list can have at most {most} numbers': 'वोटर लिस्ट में ज़्यादा से ज़्यादा {most} नंबर हो सकते हैं',
  'A voter list can have at most {most} voters.': 'वोटर लिस्ट में ज़्यादा से ज़्यादा {most} वोटर हो सकते हैं।',
  'Enter a number or a name': 'नंबर या नाम लिखें',
  'Somebody else on the list has this address': 'लिस्ट में यह पता किसी और का है',
  'Paste the addresses': 'पते पेस्ट करें',
  'That is too much at once. Paste a part of it.': 'एक बार में यह बहुत ज़्यादा है। थोड़ा-थोड़ा पेस्ट करें।',
  'This line has no enrollment number.': 'इस लाइन में एनरोलमेंट नंबर नहीं है।',
  'A spreadsheet rounded this number to {cell}. Format the column as text there, enter the number again, and export once more.':
    'स्प्रेडशीट ने इस नंबर को {cell} बना दिया। वहाँ कॉलम को टेक्स्ट करें, नंबर फिर से लिखें, और दोबारा एक्सपोर्ट करें।',
  'This number has {length} characters; an enrollment number has {needed}, such as {example}.':
    'इस नंबर में {length} अक्षर हैं; एनरोलमेंट नंबर में {needed} होते हैं, जैसे {example}.',
  'This number has {length} digits; an enrollment number has {needed}. If a spreadsheet removed the zeros in front, format the column as text there and export once more.':
    'इस नंबर में {length} अंक हैं; एनरोलमेंट नंबर में {needed} होते हैं। अगर स्प्रेडशीट ने आगे के शून्य हटा दिए, तो वहाँ कॉलम को टेक्स्ट करें और दोबारा एक्सपोर्ट करें।',
  'This number does not begin with {prefix}, as the numbers of this campus do.':
    'यह नंबर {prefix} से शुरू नहीं होता, जैसे इस कैंपस के नंबर होते हैं।',
  'This is not an enrollment number. It needs {needed}, such as {example}.':
    'यह एनरोलमेंट नंबर नहीं है। ऐसा चाहिए: {example}.',
  'The same voter is in line {line}. They are counted once.':
    'यही वोटर लाइन {line} में भी है। गिनती एक बार होती है।',
  'Line {other} has this number too, with other data. Line {line} counts; please check which is right.':
    'लाइन {other} में भी यह नंबर है, पर जानकारी अलग है। लाइन {line} मानी जाती है; कृपया देखें कि कौन सी सही है।',
  '“{cell}” is no e-mail address. The voter is on the list without one.':
    '“{cell}” ईमेल पता नहीं है। वोटर बिना ईमेल के लिस्ट में है।',
  'Line {line} has this e-mail too, and an address proves one number only. This voter is on the list without one.':
    'लाइन {line} में भी यह ईमेल है, और एक पते से एक ही नंबर साबित होता है। यह वोटर बिना ईमेल के लिस्ट में है।',
  'A quotation mark in this line is never closed, so what follows could not be read. Please correct it and choose the file again.':
    'इस लाइन में उद्धरण का निशान (") बंद नहीं हुआ, इसलिए आगे का हिस्सा पढ़ा नहीं जा सका। उसे ठीक करें और फ़ाइल फिर से चुनें।',
};
