/** What is wrong with what somebody typed, by its English sentence: those of core, and those of the contract. */
export const fieldSentences: Readonly<Record<string, string>> = {
  // Every text

  // People and accounts
  'Enrollment number must be {length} characters':
    'एनरोलमेंट नंबर {length} अक्षरों और अंकों का होना चाहिए',

  // The campus

  // Elections
  'At most {count} people can be added at once': 'एक बार में ज़्यादा से ज़्यादा {count} लोग जोड़े जा सकते हैं',
  'Choose which result counts.': 'चुनें कि कौन सा नतीजा माना जाए।',

  // Voting

  // Events, pictures, lists
  'This line has no enrollment number.': 'इस लाइन में एनरोलमेंट नंबर नहीं है।',
  'A spreadsheet rounded this number to {cell}. Format the column as text there, enter the number again, and export once more.':
    'स्प्रेडशीट ने इस नंबर को {cell} बना दिया। वहाँ कॉलम को “टेक्स्ट” बनाएँ, नंबर फिर से लिखें, और दोबारा एक्सपोर्ट करें।',
  'This number has {length} characters; an enrollment number has {right}, such as {example}.':
    'इस नंबर में {length} अक्षर हैं; एनरोलमेंट नंबर में {right} होते हैं, जैसे {example}।',
  'This number has {length} digits; an enrollment number has {right}. If a spreadsheet removed the zeros in front, format the column as text there and export once more.':
    'इस नंबर में {length} अंक हैं; एनरोलमेंट नंबर में {right} होते हैं। अगर स्प्रेडशीट ने आगे के शून्य हटा दिए, तो वहाँ कॉलम को “टेक्स्ट” बनाएँ और दोबारा एक्सपोर्ट करें।',
  'This number does not begin with {prefix}, as the numbers of this campus do.':
    'यह नंबर {prefix} से शुरू नहीं होता, जैसे इस कैंपस के नंबर होते हैं।',
  'This is not an enrollment number. It needs {needed}, such as {example}.':
    'यह एनरोलमेंट नंबर नहीं है। नंबर ऐसा होना चाहिए: {example}।',
  'The same voter is in line {line}. They are counted once.':
    'यही वोटर लाइन {line} में है। एक ही बार गिना जाएगा।',
  'Line {line} has this number too, with other data. Line {line} counts; please check which is right.':
    'लाइन {line} में भी यही नंबर है, पर जानकारी अलग है। लाइन {line} मानी जाएगी; कृपया देखें कि कौन सी सही है।',
  '“{cell}” is no e-mail address. The voter is on the list without one.':
    '“{cell}” ईमेल पता नहीं है। वोटर लिस्ट में बिना पते के रहेगा।',
  'Line {line} has this e-mail too, and an address proves one number only. This voter is on the list without one.':
    'लाइन {line} में भी यही ईमेल है, और एक पते से एक ही नंबर साबित होता है। यह वोटर लिस्ट में बिना पते के रहेगा।',
  'A voter list can have at most 100,000 voters.':
    'वोटर लिस्ट में ज़्यादा से ज़्यादा 100,000 वोटर हो सकते हैं।',
  'A quotation mark in this line is never closed, so what follows could not be read. Please correct it and choose the file again.':
    'इस लाइन में एक उद्धरण चिह्न (") बंद नहीं हुआ, इसलिए आगे का पढ़ा नहीं जा सका। कृपया उसे सुधारें और फ़ाइल फिर से चुनें।',
  'Line {line} has this number too. They are one voter, with the groups of both lines, and the name and e-mail of that one.':
    'लाइन {line} में भी यही नंबर है। यह एक ही वोटर है: ग्रुप दोनों लाइनों के, नाम और ईमेल उस लाइन के।',
  'One number, two names: line {line} has “{first}”, this one “{second}”. Line {line} counts, and nothing of this one is taken. If this is one person, write the name in both lines alike. If not, correct the number.':
    'एक नंबर, दो नाम: लाइन {line} में “{first}” है, इसमें “{second}”। लाइन {line} मानी जाएगी, इस लाइन से कुछ नहीं लिया जाएगा। अगर एक ही व्यक्ति है, तो दोनों लाइनों में नाम एक जैसा लिखें। नहीं, तो नंबर सुधारें।',
  '“{cell}” was read as {email}.': '“{cell}” को {email} पढ़ा गया।',
  'This is too long for a name. The voter is on the list without one.':
    'यह नाम के लिए बहुत लंबा है। वोटर लिस्ट में बिना नाम के रहेगा।',
  'This line has more cells than the others, such as a name with a comma. Please check its name and groups.':
    'इस लाइन में बाकी लाइनों से ज़्यादा खाने हैं, जैसे कॉमा वाले नाम से। कृपया इसका नाम और ग्रुप देख लें।',
  '“{group}…” is too long for a group. The voter is on the list without it.':
    '“{group}…” ग्रुप के लिए बहुत लंबा है। वोटर लिस्ट में इसके बिना रहेगा।',
  'A voter has at most {groups} groups. This voter has the first of them.':
    'एक वोटर के ज़्यादा से ज़्यादा {groups} ग्रुप हो सकते हैं। इस वोटर के पहले वाले ही लिए गए।',
  'An officer has changed the same since this was proposed. Refuse it, so that it is proposed anew.':
    'प्रस्ताव के बाद किसी अधिकारी ने यही बदला है। इसे मना करें, ताकि नया प्रस्ताव बने।',
  'This picture has too many pixels: at most {mostMegapixels} megapixels are allowed. Please make it smaller, or take a screenshot of it.':
    'इस तस्वीर में बहुत ज़्यादा पिक्सेल हैं: ज़्यादा से ज़्यादा {mostMegapixels} मेगापिक्सेल चल सकते हैं। कृपया इसे छोटा करें, या इसका स्क्रीनशॉट लें।',
};
