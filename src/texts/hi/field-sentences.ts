/** What is wrong with what somebody typed, by its English sentence: those of core, and those of the contract. */
export const fieldSentences: Readonly<Record<string, string>> = {
  // Every text
  'Please fill this in.': 'कृपया इसे भरें।',
  'Please enter text': 'कृपया कुछ लिखें',
  'Please write something': 'कृपया कुछ लिखें',
  'Please use at most {count} characters': 'कृपया ज़्यादा से ज़्यादा {count} अक्षर लिखें',
  'Please use plain text': 'कृपया सादा टेक्स्ट लिखें',
  'Please use one line': 'कृपया एक ही लाइन में लिखें',
  'Please enter a valid e-mail address': 'कृपया सही ईमेल पता लिखें',
  'Please enter an e-mail address': 'कृपया ईमेल पता लिखें',
  'There is nothing with this identifier.': 'इस पहचान का कुछ नहीं मिला।',
  'Please choose one of the values that are offered.': 'कृपया दिए गए विकल्पों में से एक चुनें।',
  'Please choose one of the list': 'कृपया लिस्ट में से एक चुनें',
  'What had to be there is not.': 'जो होना चाहिए था, वह नहीं मिला।',
  'Choose yes or no': 'हाँ या ना चुनें',
  'Say yes or no': 'हाँ या ना कहें',
  'Tick that they have agreed to stand': 'निशान लगाएँ कि वे उम्मीदवार बनने को तैयार हैं',
  'Enter a date and time': 'तारीख और समय लिखें',
  'Enter a date and time.': 'तारीख और समय लिखें।',
  'This date is too long ago': 'यह तारीख बहुत पुरानी है',
  'Closing date is too far ahead': 'खत्म होने की तारीख बहुत आगे की है',
  'Enter the number of a page': 'पेज का नंबर लिखें',
  'Enter the number of an entry': 'एंट्री का नंबर लिखें',
  'Enter the number of an edition': 'एडिशन का नंबर लिखें',
  'Enter an address that begins with https://': 'https:// से शुरू होने वाला पता लिखें',
  'Enter an address': 'पता लिखें',
  'Please give a reason': 'कृपया वजह लिखें',
  'Give a reason. Voters will read it.': 'वजह लिखें। वोटर उसे पढ़ेंगे।',
  'Give a reason. Everybody will read it.': 'वजह लिखें। सब लोग उसे पढ़ेंगे।',
  'Give a reason. Officers will read it.': 'वजह लिखें। अधिकारी उसे पढ़ेंगे।',
  'Give a reason. Another officer has to confirm this.':
    'वजह लिखें। किसी और अधिकारी को इसकी पुष्टि करनी है।',
  'Give a reason. There is no other officer to confirm this.':
    'वजह लिखें। इसकी पुष्टि के लिए कोई और अधिकारी नहीं है।',

  // People and accounts
  'Choose a language that the campus offers': 'वह भाषा चुनें जो आपका कैंपस देता है',
  'Choose at least one of the languages that this release has':
    'इस रिलीज़ की भाषाओं में से कम से कम एक चुनें',
  'Name is required': 'नाम ज़रूरी है',
  'E-mail is required': 'ईमेल ज़रूरी है',
  'Password must have at least {count} characters': 'पासवर्ड में कम से कम {count} अक्षर हों',
  'Password must have at most {count} characters': 'पासवर्ड में ज़्यादा से ज़्यादा {count} अक्षर हों',
  'Password must have visible characters': 'पासवर्ड में दिखने वाले अक्षर हों',
  'Password must have at least {count} different characters':
    'पासवर्ड में कम से कम {count} अलग-अलग अक्षर हों',
  'Password must not be your e-mail or enrollment number':
    'पासवर्ड आपका ईमेल या एनरोलमेंट नंबर नहीं हो सकता',
  'Please write the name without invisible characters': 'कृपया नाम में ऐसे अक्षर न रखें जो दिखते नहीं',
  'Please write the name in the letters of one language': 'कृपया पूरा नाम एक ही भाषा के अक्षरों में लिखें',
  'Please write the name with at most four marks on a letter':
    'कृपया नाम के एक अक्षर पर चार से ज़्यादा मात्राएँ या निशान न लगाएँ',
  'Please type the code': 'कृपया कोड लिखें',
  'Please start the log-in again.': 'कृपया लॉग इन फिर से शुरू करें।',
  'Enrollment number must be {length} characters':
    'एनरोलमेंट नंबर {length} अक्षरों और अंकों का होना चाहिए',
  'Invalid format. Expected: {shape} ({legend})': 'फ़ॉर्मैट गलत है। ऐसा चाहिए: {shape} ({legend})',
  'Invalid format. Expected: {shape} ({legend}), such as {example}':
    'फ़ॉर्मैट गलत है। ऐसा चाहिए: {shape} ({legend}), जैसे {example}',
  'Enter a number or a name': 'नंबर या नाम लिखें',
  'A reference has 8 characters: digits and letters from A to F':
    'रेफ़रेंस में 8 अक्षर होते हैं: अंक और A से F तक के अक्षर',

  // The campus
  'Enter the name of your university': 'अपनी यूनिवर्सिटी का नाम लिखें',
  'Choose a time zone such as Asia/Kolkata': 'कोई टाइम ज़ोन चुनें, जैसे Asia/Kolkata',
  'Enter 0 to 30 days': '0 से 30 दिन लिखें',
  'Enter {least} to {most} days': '{least} से {most} तक दिन लिखें',
  'This is your e-mail address already.': 'यह पहले से आपका ईमेल पता है।',
  'The home page shows three initiatives': 'होम पेज पर तीन पहल दिखती हैं',
  'Add at least one #, @ or *: fixed text alone is the same for everybody':
    'कम से कम एक #, @ या * लिखें: सिर्फ़ तय टेक्स्ट सबका एक जैसा होता है',
  'A number has letters A to Z and digits only: write # for a digit, @ for a letter and * for either':
    'नंबर में सिर्फ़ A से Z तक के अक्षर और अंक होते हैं: अंक के लिए #, अक्षर के लिए @ और दोनों में से किसी के लिए * लिखें',
  'Write [branch:…] or [year:…], with #, @ or * in place of the dots':
    '[branch:…] या [year:…] लिखें, और बिंदुओं की जगह #, @ या *',
  'A year has two or four digits': 'साल में दो या चार अंक होते हैं',
  'This format has two branches: let one of them be the branch':
    'इस फ़ॉर्मैट में दो ब्रांच हैं: उनमें से एक को ही ब्रांच रखें',
  'This format has two years: let one of them be the year':
    'इस फ़ॉर्मैट में दो साल हैं: उनमें से एक को ही साल रखें',
  'A number has at least {least} characters: make the format longer':
    'नंबर में कम से कम {least} अक्षर हों: फ़ॉर्मैट लंबा करें',
  'A number has at most {most} characters: make the format shorter':
    'नंबर में ज़्यादा से ज़्यादा {most} अक्षर हों: फ़ॉर्मैट छोटा करें',
  'Write at least one format': 'कम से कम एक फ़ॉर्मैट लिखें',
  'There are at most {lines} formats': 'ज़्यादा से ज़्यादा {lines} फ़ॉर्मैट हो सकते हैं',
  '{example} fits formats {one} and {other}, which read branch or year from different places. Change one of them':
    '{example} फ़ॉर्मैट {one} और {other} दोनों में ठीक बैठता है, और वे ब्रांच या साल अलग-अलग जगह से पढ़ते हैं। उनमें से एक बदलें',

  // Elections
  'Enter a name.': 'नाम लिखें।',
  'Say when voting opens.': 'बताएँ कि वोटिंग कब शुरू होगी।',
  'Say when voting closes.': 'बताएँ कि वोटिंग कब खत्म होगी।',
  'Enter at least one position.': 'कम से कम एक पद लिखें।',
  'Voting must close after it opens.': 'वोटिंग शुरू होने के बाद ही खत्म हो सकती है।',
  'Voting must close in the future.': 'वोटिंग खत्म होने का समय आगे का होना चाहिए।',
  'Nominations must close before voting closes.': 'नॉमिनेशन वोटिंग खत्म होने से पहले खत्म होने चाहिए।',
  'Withdrawals must close when nominations close, or later.':
    'नाम वापस लेना नॉमिनेशन खत्म होने पर या उसके बाद खत्म हो।',
  'Withdrawals must close before voting opens.': 'नाम वापस लेना वोटिंग शुरू होने से पहले खत्म होना चाहिए।',
  'An election can have at most {count} positions.': 'एक चुनाव में ज़्यादा से ज़्यादा {count} पद हो सकते हैं।',
  'An election can have at most {count} positions': 'एक चुनाव में ज़्यादा से ज़्यादा {count} पद हो सकते हैं',
  'Every position needs a title.': 'हर पद का नाम होना चाहिए।',
  'Every position needs a title': 'हर पद का नाम होना चाहिए',
  '“{title}” is on the list twice.': '“{title}” लिस्ट में दो बार है।',
  'Only a draft can be without it': 'इसके बिना सिर्फ़ ड्राफ़्ट रह सकता है',
  'A batch has at least {count} votes': 'बैच में कम से कम {count} वोट हों',
  'A batch has at most {count} votes': 'बैच में ज़्यादा से ज़्यादा {count} वोट हों',
  'People on a voter list are known by it: choose one of the last two':
    'वोटर लिस्ट के लोगों की पहचान उसी से होती है: आखिरी दो में से एक चुनें',
  'Groups are on the voter list: choose one of the last two':
    'ग्रुप वोटर लिस्ट में होते हैं: आखिरी दो में से एक चुनें',
  'This cannot be changed after the first nomination.': 'पहले नॉमिनेशन के बाद यह बदला नहीं जा सकता।',
  'This cannot be changed after voting opens.': 'वोटिंग शुरू होने के बाद यह बदला नहीं जा सकता।',
  'This cannot be changed after the first vote.': 'पहले वोट के बाद यह बदला नहीं जा सकता।',
  'The campus does not offer this language.': 'कैंपस में यह भाषा उपलब्ध नहीं है।',
  'The election was written in this language: change it there.':
    'चुनाव इसी भाषा में लिखा गया था: उसे वहीं बदलें।',
  'The election has no such position.': 'चुनाव में ऐसा कोई पद नहीं है।',
  'There is nothing written here to translate.': 'यहाँ अनुवाद करने के लिए कुछ लिखा नहीं है।',
  'This cannot be changed after voting closes.': 'वोटिंग खत्म होने के बाद यह बदला नहीं जा सकता।',
  'This cannot be changed after the election was cancelled.':
    'चुनाव रद्द होने के बाद यह बदला नहीं जा सकता।',
  'The enrollment numbers of this campus have no branch': 'इस कैंपस के एनरोलमेंट नंबरों में ब्रांच नहीं है',
  'The enrollment numbers of this campus have no year': 'इस कैंपस के एनरोलमेंट नंबरों में साल नहीं है',
  'Letters A to Z and digits only': 'सिर्फ़ A से Z तक के अक्षर और अंक',
  'A group has a name': 'ग्रुप का नाम होना चाहिए',
  'A group needs a name': 'ग्रुप का नाम होना चाहिए',
  'The voter list is empty': 'वोटर लिस्ट खाली है',
  'A voter list can have at most {count} numbers': 'वोटर लिस्ट में ज़्यादा से ज़्यादा {count} नंबर हो सकते हैं',
  'A condition is a line of text': 'शर्त एक लाइन का टेक्स्ट है',
  'An election has at most {count} conditions': 'एक चुनाव में ज़्यादा से ज़्यादा {count} शर्तें हों',
  'A condition has at most {count} characters': 'एक शर्त में ज़्यादा से ज़्यादा {count} अक्षर हों',
  'The condition "{condition}" is listed twice': 'शर्त “{condition}” दो बार लिखी है',
  'A domain, such as campus.example': 'डोमेन लिखें, जैसे campus.example',
  'At most {count} domains': 'ज़्यादा से ज़्यादा {count} डोमेन',
  'Name who publishes the number of the draw': 'लिखें कि लॉटरी का नंबर कौन निकालता है',
  'A text, a quorum and a majority belong to a question.': 'टेक्स्ट, कोरम और बहुमत सवाल के लिए होते हैं।',
  'To vote on a single candidate, people need a choice against: switch it on.':
    'अकेले उम्मीदवार पर वोटिंग के लिए खिलाफ़ वाला विकल्प चाहिए: उसे चालू करें।',
  'A least number of ranks is for positions where people rank.':
    'कम से कम कितनी पसंद, यह सिर्फ़ पसंद के क्रम वाले पदों के लिए है।',
  'Enter what is asked.': 'लिखें कि क्या पूछा जा रहा है।',
  'A question is answered with yes or no: seats, choices, ranks and nobody are for posts.':
    'सवाल का जवाब हाँ या नहीं है: सीटें, चुनने की गिनती, पसंद और खिलाफ़ वाला विकल्प पदों के लिए हैं।',
  'Where people rank, a tie is decided by a draw: choose it.':
    'जहाँ पसंद का क्रम लगता है, वहाँ बराबरी का फ़ैसला लॉटरी से होता है: उसे चुनें।',
  'Where people rank, nobody can only open the seat again.':
    'जहाँ पसंद का क्रम लगता है, वहाँ सबके खिलाफ़ विकल्प से सीट सिर्फ़ फिर से खाली हो सकती है।',
  'Instant-runoff fills one seat. Use STV for several.':
    'इंस्टेंट रन-ऑफ़ से एक सीट भरती है। कई सीटों के लिए STV चुनें।',
  'People rank as many candidates as they like: leave out the choices.':
    'लोग जितने चाहें उतने उम्मीदवारों को क्रम में लगा सकते हैं: चुनने की गिनती न लिखें।',
  'Enter the name of this choice, such as NOTA': 'इस विकल्प का नाम लिखें, जैसे नोटा',
  'The share is above 0': 'हिस्सा 0 से ज़्यादा हो',
  'The share is at most the whole': 'हिस्सा पूरे से ज़्यादा नहीं हो सकता',
  'Seats are a whole number': 'सीटों की गिनती पूरा नंबर हो',
  'A position has at least 1 seat': 'पद की कम से कम 1 सीट हो',
  'A position has at most {count} seats': 'पद की ज़्यादा से ज़्यादा {count} सीटें हों',
  'Choices are a whole number': 'चुनने की गिनती पूरा नंबर हो',
  'A voter has at least 1 choice': 'वोटर कम से कम 1 चुन सके',
  'A voter has at most {count} choices': 'वोटर ज़्यादा से ज़्यादा {count} चुन सके',
  'Ranks are a whole number': 'पसंद की गिनती पूरा नंबर हो',
  'A voter ranks at least 1 candidate': 'वोटर कम से कम 1 पसंद लगाए',
  'A voter ranks at most {count} candidates': 'वोटर ज़्यादा से ज़्यादा {count} पसंद लगाए',
  'Choose plurality, irv or stv': 'plurality, irv या stv चुनें',
  'Results can be released only where counts are shown after voting closes.':
    'नतीजे वहीं जारी किए जा सकते हैं जहाँ मिले वोट वोटिंग खत्म होने के बाद दिखते हैं।',
  'Say by when the results are shown at the latest.': 'लिखें कि नतीजे ज़्यादा से ज़्यादा कब तक दिख जाएँगे।',
  'Results are shown after voting closes.': 'नतीजे वोटिंग खत्म होने के बाद दिखते हैं।',
  'Results are shown at most {count} days after voting closes.':
    'नतीजे वोटिंग खत्म होने के ज़्यादा से ज़्यादा {count} दिन बाद तक दिख जाते हैं।',
  'Results that are shown at the close have no later date.':
    'जो नतीजे वोटिंग खत्म होते ही दिखते हैं, उनकी बाद की तारीख नहीं होती।',
  'Ask for at least 1 proposer or seconder': 'कम से कम 1 प्रस्तावक या अनुमोदक माँगें',
  'Groups are on the voter list of people who are listed': 'ग्रुप सिर्फ़ वोटर लिस्ट वाले लोगों के होते हैं',
  'Supporters are counted in whole numbers': 'समर्थकों की गिनती पूरा नंबर हो',
  'Fewer than 0 supporters cannot be asked for': '0 से कम समर्थक नहीं माँगे जा सकते',
  'At most {count} proposers and {count} seconders can be asked for':
    'ज़्यादा से ज़्यादा {count} प्रस्तावक और {count} अनुमोदक माँगे जा सकते हैं',
  'Choose whether to propose or to second': 'चुनें: प्रस्तावक या अनुमोदक',
  'Enter an enrollment number or an e-mail address': 'एनरोलमेंट नंबर या ईमेल पता लिखें',
  'Enter an enrollment number, an e-mail or a name': 'एनरोलमेंट नंबर, ईमेल या नाम लिखें',
  'Rules hold no voter list of one election': 'नियमों में किसी एक चुनाव की वोटर लिस्ट नहीं रहती',
  'Choose a time after the end of voting for everybody else':
    'बाकी सबकी वोटिंग खत्म होने के बाद का समय चुनें',
  'Choose no earlier time than the one that was told before': 'पहले बताए गए समय से पहले का समय न चुनें',
  'Choose a time at most {count} days after the end of voting for everybody else':
    'बाकी सबकी वोटिंग खत्म होने के ज़्यादा से ज़्यादा {count} दिन बाद तक का समय चुनें',
  'Enter the enrollment numbers of those who could not vote':
    'जो वोट नहीं दे पाए, उनके एनरोलमेंट नंबर लिखें',
  'At most {count} people can be added at once': 'एक बार में ज़्यादा से ज़्यादा {count} लोग जोड़े जा सकते हैं',
  'Choose which result counts': 'चुनें कि कौन सा नतीजा माना जाए',
  'Choose which result counts.': 'चुनें कि कौन सा नतीजा माना जाए।',

  // Voting
  'A ballot names at most {count} candidates': 'बैलट में ज़्यादा से ज़्यादा {count} उम्मीदवार हो सकते हैं',
  'A vote is one candidate, a list of them, or an abstention.':
    'वोट एक उम्मीदवार का, कई उम्मीदवारों का, या तटस्थ होता है।',
  '{title}: You abstain and choose somebody. Do one of both.':
    '{title}: आपने तटस्थ भी चुना और किसी को भी। दोनों में से एक करें।',
  '{title}: You chose {name} twice. Choose each candidate once.':
    '{title}: {name} को आपने दो बार चुना। हर उम्मीदवार को एक बार चुनें।',
  '{title}: You left choice {number} empty and made a later one. Leave no choice out between.':
    '{title}: पसंद {number} खाली है और उसके बाद वाली भरी है। बीच में कोई पसंद खाली न छोड़ें।',

  'Write the reason': 'वजह लिखें',
  'Write what the candidate answered, or that nobody asked them':
    'उम्मीदवार का जवाब लिखें, या यह कि उनसे किसी ने नहीं पूछा',
  'Choose the election that it is about': 'वह चुनाव चुनें जिसके बारे में यह है',
  'Send three files at most': 'ज़्यादा से ज़्यादा तीन फ़ाइलें भेजें',
  'A complaint, followed by its number': 'शिकायत, और उसके बाद उसका नंबर',
  'Enter what was thrown or published': 'जो पासे पड़े या जो नंबर निकला, वह लिखें',
  'Name the witnesses of the throw': 'पासे फेंकने के गवाहों के नाम लिखें',
  'Enter {least} to {most} dice, each from 1 to 6': '{least} से {most} पासे लिखें, हर एक 1 से 6 तक',
  'Enter the number as it was published: letters, digits, spaces and . : / _ -':
    'नंबर वैसे ही लिखें जैसे वह निकला: अक्षर, अंक, स्पेस और . : / _ -',

  // Events, pictures, lists
  'Title is required': 'नाम ज़रूरी है',
  'Description is required': 'विवरण ज़रूरी है',
  'Date is required': 'तारीख ज़रूरी है',
  'Enter a valid date': 'सही तारीख लिखें',
  'The end must be later than the beginning': 'खत्म होने का समय शुरू होने के बाद का हो',
  'Please select a type': 'कृपया कैटेगरी चुनें',
  'Please choose an image that was uploaded here': 'कृपया वह तस्वीर चुनें जो यहाँ अपलोड की गई है',
  'Please choose a file or paste a list': 'कृपया फ़ाइल चुनें या लिस्ट पेस्ट करें',
  'Paste the addresses': 'पते पेस्ट करें',
  'That is too much at once. Paste a part of it.': 'एक बार में यह बहुत ज़्यादा है। थोड़ा-थोड़ा पेस्ट करें।',
  'A voter has at most {count} groups': 'एक वोटर के ज़्यादा से ज़्यादा {count} ग्रुप हो सकते हैं',
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
