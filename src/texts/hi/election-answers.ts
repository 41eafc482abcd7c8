// What core says of elections, in Hindi, by the English sentence.

export const electionAnswers: Readonly<Record<string, string>> = {
  // the draft of an election
  'Say when voting opens.': 'लिखें कि वोटिंग कब शुरू होगी।',
  'Say when voting closes.': 'लिखें कि वोटिंग कब खत्म होगी।',
  'Enter at least one position.': 'कम से कम एक पद लिखें।',
  'Voting must close after it opens.': 'वोटिंग का अंत उसकी शुरुआत के बाद होना चाहिए।',
  'Voting must close in the future.': 'वोटिंग का अंत आने वाले समय में होना चाहिए।',
  'Nominations must close before voting closes.': 'नॉमिनेशन वोटिंग खत्म होने से पहले बंद होने चाहिए।',
  'Withdrawals must close when nominations close, or later.':
    'नाम वापस लेने का समय नॉमिनेशन बंद होने पर या उसके बाद खत्म होना चाहिए।',
  'Withdrawals must close before voting opens.':
    'नाम वापस लेने का समय वोटिंग शुरू होने से पहले खत्म होना चाहिए।',
  'An election can have at most {positions} positions.':
    'एक चुनाव में ज़्यादा से ज़्यादा {positions} पद हो सकते हैं।',
  'An election can have at most {positions} positions':
    'एक चुनाव में ज़्यादा से ज़्यादा {positions} पद हो सकते हैं',
  'Every position needs a title.': 'हर पद का नाम ज़रूरी है।',
  'Every position needs a title': 'हर पद का नाम ज़रूरी है',
  '“{twice}” is on the list twice.': '“{twice}” लिस्ट में दो बार है।',
  'People on a voter list are known by it: choose one of the last two':
    'वोटर लिस्ट के लोगों की पहचान उसी से होती है: आखिरी दो में से एक चुनें',
  'Groups are on the voter list: choose one of the last two':
    'ग्रुप वोटर लिस्ट में होते हैं: आखिरी दो में से एक चुनें',
  'An election has at most {count} conditions': 'एक चुनाव में ज़्यादा से ज़्यादा {count} शर्तें हो सकती हैं',
  'A condition has at most {length} characters': 'एक शर्त में ज़्यादा से ज़्यादा {length} अक्षर हो सकते हैं',
  'The condition "{twice}" is listed twice': 'शर्त “{twice}” दो बार लिखी है',
  'Name who publishes the number of the draw': 'लिखें कि लॉटरी का नंबर कौन पब्लिश करता है',
  'A batch has at least {least} votes': 'एक समूह में कम से कम {least} वोट होते हैं',
  'A batch has at most {most} votes': 'एक समूह में ज़्यादा से ज़्यादा {most} वोट होते हैं',
  'The enrollment numbers of this campus have no branch': 'इस कैंपस के एनरोलमेंट नंबरों में ब्रांच नहीं है',
  'The enrollment numbers of this campus have no year': 'इस कैंपस के एनरोलमेंट नंबरों में साल नहीं है',
  'Choose a time after the current end of voting': 'वोटिंग के अभी के अंत के बाद का समय चुनें',
  'Choose a time after the end of voting for everybody else':
    'बाकी सबकी वोटिंग के अंत के बाद का समय चुनें',
  'Choose no earlier time than the one that was told before': 'पहले बताए गए समय से पहले का समय न चुनें',
  'Choose a time at most {days} days after the end of voting for everybody else':
    'बाकी सबकी वोटिंग के अंत के ज़्यादा से ज़्यादा {days} दिन बाद तक का समय चुनें',
  'Enter the enrollment numbers of those who could not vote':
    'जो वोट नहीं दे पाए, उनके एनरोलमेंट नंबर लिखें',
  'At most {people} people can be added at once':
    'एक बार में ज़्यादा से ज़्यादा {people} लोग जोड़े जा सकते हैं',
  '1 person who could not vote has until {until}.':
    '1 व्यक्ति जो वोट नहीं दे पाया था, उसके पास {until} तक समय है।',
  '{people} people who could not vote have until {until}.':
    '{people} लोग जो वोट नहीं दे पाए थे, उनके पास {until} तक समय है।',

  // how positions are won
  'A text, a quorum and a majority belong to a question.': 'टेक्स्ट, कोरम और बहुमत सवाल के लिए होते हैं।',
  'To vote on a single candidate, people need a choice against: switch it on.':
    'अकेले उम्मीदवार की वोटिंग के लिए “खिलाफ़” का विकल्प चाहिए: उसे चालू करें।',
  'A least number of ranks is for positions where people rank.':
    'कम से कम कितनी पसंद, यह सिर्फ़ वहाँ होता है जहाँ पसंद का क्रम लगाया जाता है।',
  'Enter what is asked.': 'लिखें कि क्या पूछा जा रहा है।',
  'A question is answered with yes or no: seats, choices, ranks and nobody are for posts.':
    'सवाल का जवाब हाँ या ना होता है: सीटें, पसंद, क्रम और “कोई नहीं” पदों के लिए हैं।',
  'Where people rank, a tie is decided by a draw: choose it.':
    'जहाँ पसंद का क्रम लगाया जाता है, वहाँ बराबरी का फ़ैसला लॉटरी से होता है: उसे चुनें।',
  'Instant-runoff fills one seat. Use STV for several.':
    'Instant-runoff से एक सीट भरती है। कई सीटों के लिए STV चुनें।',
  'People rank as many candidates as they like: leave out the choices.':
    'लोग जितने चाहें उतने उम्मीदवारों को क्रम में लगाते हैं: पसंद की संख्या न लिखें।',
  'Where people rank, nobody can only open the seat again.':
    'जहाँ पसंद का क्रम लगाया जाता है, वहाँ “कोई नहीं” से सीट सिर्फ़ फिर से खाली हो सकती है।',
  'Enter the name of this choice, such as NOTA': 'इस विकल्प का नाम लिखें, जैसे NOTA',
  'A position has at least 1 seat': 'एक पद में कम से कम 1 सीट होती है',
  'A position has at most {seats} seats': 'एक पद में ज़्यादा से ज़्यादा {seats} सीटें होती हैं',
  'A voter has at least 1 choice': 'हर वोटर की कम से कम 1 पसंद होती है',
  'A voter has at most {choices} choices': 'हर वोटर की ज़्यादा से ज़्यादा {choices} पसंद होती हैं',
  'A voter ranks at least 1 candidate': 'हर वोटर कम से कम 1 उम्मीदवार को क्रम में लगाता है',
  'A voter ranks at most {choices} candidates':
    'हर वोटर ज़्यादा से ज़्यादा {choices} उम्मीदवारों को क्रम में लगाता है',
  'The share is above 0': 'हिस्सा 0 से ज़्यादा होता है',
  'The share is at most the whole': 'हिस्सा पूरे से ज़्यादा नहीं हो सकता',
  'Everybody can read each ranked ballot.': 'पसंद के क्रम वाला हर बैलट सब पढ़ सकते हैं।',
  'Everybody sees the rounds. Only officers and observers read each ranked ballot.':
    'राउंड सबको दिखते हैं। पसंद के क्रम वाला हर बैलट सिर्फ़ अधिकारी और पर्यवेक्षक पढ़ते हैं।',
  'Everybody sees the rounds, and each ranked ballot where there are at least {ballots} of them and at most {candidates} candidates.':
    'राउंड सबको दिखते हैं। पसंद के क्रम वाले बैलट भी, अगर कम से कम {ballots} बैलट और ज़्यादा से ज़्यादा {candidates} उम्मीदवार हों।',
  'Results can be released only where counts are shown after voting closes.':
    'नतीजे सिर्फ़ वहाँ जारी किए जा सकते हैं जहाँ गिनती वोटिंग खत्म होने के बाद दिखती है।',
  'Say by when the results are shown at the latest.': 'लिखें कि नतीजे ज़्यादा से ज़्यादा कब तक दिखेंगे।',
  'Results are shown after voting closes.': 'नतीजे वोटिंग खत्म होने के बाद दिखते हैं।',
  'Results are shown at most {days} days after voting closes.':
    'नतीजे वोटिंग खत्म होने के ज़्यादा से ज़्यादा {days} दिन बाद तक दिखते हैं।',
  'Results that are shown at the close have no later date.':
    'जो नतीजे वोटिंग खत्म होते ही दिखते हैं, उनकी बाद की कोई तारीख नहीं होती।',
  'This cannot be changed after the first nomination.': 'पहले नॉमिनेशन के बाद इसे बदला नहीं जा सकता।',
  'This cannot be changed after voting opens.': 'वोटिंग शुरू होने के बाद इसे बदला नहीं जा सकता।',
  'This cannot be changed after the first vote.': 'पहले वोट के बाद इसे बदला नहीं जा सकता।',
  'This cannot be changed after voting closes.': 'वोटिंग खत्म होने के बाद इसे बदला नहीं जा सकता।',
  'This cannot be changed after the election was cancelled.':
    'चुनाव रद्द होने के बाद इसे बदला नहीं जा सकता।',

  // the ballot without JavaScript
  'There can be one vote for each position.': 'हर पद के लिए एक ही वोट हो सकता है।',
  'A vote is one candidate, a list of them, or an abstention.':
    'वोट का मतलब है एक उम्मीदवार, उम्मीदवारों की लिस्ट, या तटस्थ रहना।',
  '{title}: You abstain and choose somebody. Do one of both.':
    '{title}: आप तटस्थ हैं और आपने किसी को चुना भी है। दोनों में से एक करें।',
  '{title}: You chose {name} twice. Choose each candidate once.':
    '{title}: आपने {name} को दो बार चुना। हर उम्मीदवार को एक बार चुनें।',
  '{title}: You left choice {gap} empty and made a later one. Leave no choice out between.':
    '{title}: आपने पसंद {gap} खाली छोड़ी और बाद वाली भर दी। बीच में कोई पसंद खाली न छोड़ें।',

  // candidates whom officers enter
  'Enter an enrollment number, an e-mail or a name': 'एनरोलमेंट नंबर, ईमेल या नाम लिखें',
  'Nobody was found. Enter somebody who has an account or is on the voter list.':
    'कोई नहीं मिला। किसी ऐसे व्यक्ति को लिखें जिसका अकाउंट हो या जो वोटर लिस्ट में हो।',
  'Nobody was found. If this person has no account, enter them by name.':
    'कोई नहीं मिला। अगर इनका अकाउंट नहीं है, तो नाम लिखें।',
  'Nobody with this address was found. Write the name before it: Mina Iyer <mina@campus.example>.':
    'इस पते का कोई नहीं मिला। पते से पहले नाम लिखें: Mina Iyer <mina@campus.example>.',
  'This is the name of the choice against all candidates.': 'यह “सबके खिलाफ़” वाले विकल्प का नाम है।',
  'This person has no enrollment number, so nobody can see whether they may stand. Check it.':
    'इनका एनरोलमेंट नंबर नहीं है, इसलिए पता नहीं चलता कि ये उम्मीदवार बन सकते हैं या नहीं। इसे जाँचें।',
  'Several people have this name. Choose one of them.': 'इस नाम के कई लोग हैं। उनमें से एक चुनें।',
  'This person has no enrollment number, so they cannot be a candidate.':
    'इनका एनरोलमेंट नंबर नहीं है, इसलिए ये उम्मीदवार नहीं बन सकते।',
  'Candidates from their branch, year or group cannot stand in this election.':
    'इनकी ब्रांच, साल या ग्रुप के लोग इस चुनाव में उम्मीदवार नहीं बन सकते।',
  'Candidates from their branch, year or group cannot stand for this position.':
    'इनकी ब्रांच, साल या ग्रुप के लोग इस पद के उम्मीदवार नहीं बन सकते।',
  'This person is not on the voter list of this election, so they cannot stand for this position.':
    'ये इस चुनाव की वोटर लिस्ट में नहीं हैं, इसलिए इस पद के उम्मीदवार नहीं बन सकते।',
  'This person wants another position already, and each person can have one only.':
    'इनका नॉमिनेशन दूसरे पद के लिए पहले से है, और एक व्यक्ति को एक ही पद मिल सकता है।',
  'Observers cannot be candidates.': 'पर्यवेक्षक उम्मीदवार नहीं बन सकते।',
  'This person has no account yet, so they cannot stand while voting is open.':
    'इनका अभी अकाउंट नहीं है, इसलिए वोटिंग के दौरान ये उम्मीदवार नहीं बन सकते।',
  'Candidates ask for supporters from an account here. Add an e-mail or a number with which this person can register.':
    'यहाँ उम्मीदवार अपने अकाउंट से समर्थक माँगते हैं। ऐसा ईमेल या नंबर जोड़ें जिससे ये रजिस्टर कर सकें।',
  'This person is a candidate for this position already.': 'ये पहले से इस पद के उम्मीदवार हैं।',
  'This person was entered for this position already.': 'इस पद के लिए इनका नाम पहले से दर्ज है।',
  'This person was asked for this position and said no.':
    'इस पद के लिए इनसे पूछा गया था, और जवाब ना था।',
  'The nomination of this person was rejected or taken off. An admin can take that back.':
    'इनका नॉमिनेशन नामंज़ूर हुआ था या हटाया गया था। एडमिन उसे पलट सकते हैं।',
  'This person is on the list twice.': 'इनका नाम लिस्ट में दो बार है।',

  // supporters
  'Ask for at least 1 proposer or seconder': 'कम से कम 1 प्रस्तावक या अनुमोदक माँगें',
  'Fewer than 0 supporters cannot be asked for': '0 से कम समर्थक नहीं माँगे जा सकते',
  'At most {count} proposers and {count} seconders can be asked for':
    'ज़्यादा से ज़्यादा {count} प्रस्तावक और {count} अनुमोदक माँगे जा सकते हैं',
  'Choose whether to propose or to second': 'प्रस्तावक या अनुमोदक में से चुनें',
  'Groups are on the voter list of people who are listed': 'ग्रुप उन्हीं के होते हैं जो वोटर लिस्ट में हैं',
  'Nobody proposes or seconds their own nomination.':
    'कोई अपने ही नॉमिनेशन का प्रस्तावक या अनुमोदक नहीं होता।',
  'Only those who may vote in this election can support its candidates.':
    'इस चुनाव के उम्मीदवारों का समर्थन सिर्फ़ इस चुनाव के वोटर कर सकते हैं।',
  'Only those who may vote for this position can support its candidates.':
    'इस पद के उम्मीदवारों का समर्थन सिर्फ़ इस पद के वोटर कर सकते हैं।',
  'Supporters from your branch, year or group do not count for this position.':
    'इस पद के लिए आपकी ब्रांच, साल या ग्रुप के समर्थक नहीं गिने जाते।',
  'Supporters have to be of the branch or year of the candidate.':
    'समर्थक उम्मीदवार की ही ब्रांच या साल के होने चाहिए।',

  '1 proposer who may vote for the position': '1 प्रस्तावक, इस पद के वोटरों में से',
  '1 proposer who may vote in the election': '1 प्रस्तावक, इस चुनाव के वोटरों में से',
  '{proposers} proposers who may vote for the position': '{proposers} प्रस्तावक, इस पद के वोटरों में से',
  '{proposers} proposers who may vote in the election': '{proposers} प्रस्तावक, इस चुनाव के वोटरों में से',
  '1 seconder who may vote for the position': '1 अनुमोदक, इस पद के वोटरों में से',
  '1 seconder who may vote in the election': '1 अनुमोदक, इस चुनाव के वोटरों में से',
  '{seconders} seconders who may vote for the position': '{seconders} अनुमोदक, इस पद के वोटरों में से',
  '{seconders} seconders who may vote in the election': '{seconders} अनुमोदक, इस चुनाव के वोटरों में से',
  '1 proposer and 1 seconder who may vote for the position':
    '1 प्रस्तावक और 1 अनुमोदक, इस पद के वोटरों में से',
  '1 proposer and 1 seconder who may vote in the election':
    '1 प्रस्तावक और 1 अनुमोदक, इस चुनाव के वोटरों में से',
  '1 proposer and {seconders} seconders who may vote for the position':
    '1 प्रस्तावक और {seconders} अनुमोदक, इस पद के वोटरों में से',
  '1 proposer and {seconders} seconders who may vote in the election':
    '1 प्रस्तावक और {seconders} अनुमोदक, इस चुनाव के वोटरों में से',
  '{proposers} proposers and 1 seconder who may vote for the position':
    '{proposers} प्रस्तावक और 1 अनुमोदक, इस पद के वोटरों में से',
  '{proposers} proposers and 1 seconder who may vote in the election':
    '{proposers} प्रस्तावक और 1 अनुमोदक, इस चुनाव के वोटरों में से',
  '{proposers} proposers and {seconders} seconders who may vote for the position':
    '{proposers} प्रस्तावक और {seconders} अनुमोदक, इस पद के वोटरों में से',
  '{proposers} proposers and {seconders} seconders who may vote in the election':
    '{proposers} प्रस्तावक और {seconders} अनुमोदक, इस चुनाव के वोटरों में से',

  // complaints, rulings and the draw
  'Say in a few words what it is about': 'कुछ शब्दों में लिखें कि बात क्या है',
  'Say what went wrong': 'लिखें कि क्या गलत हुआ',
  'Write the reason': 'वजह लिखें',
  'Write the reply': 'जवाब लिखें',
  'Write the note': 'नोट लिखें',
  'Enter the number of the complaint': 'शिकायत का नंबर लिखें',
  'Send three files at most': 'तीन से ज़्यादा फ़ाइलें न भेजें',
  'Enter what was thrown or published': 'पासे में जो आया या जो नंबर पब्लिश हुआ, वह लिखें',
  'Name the witnesses of the throw': 'पासे फेंकने के गवाहों के नाम लिखें',
  'Enter {least} to {most} dice, each from 1 to 6':
    '{least} से {most} तक पासों के अंक लिखें, हर एक 1 से 6 तक',
  'Enter the number as it was published: letters, digits, spaces and . : / _ -':
    'नंबर वैसे ही लिखें जैसे पब्लिश हुआ: अक्षर, अंक, स्पेस और . : / _ -',
  'Choose which result counts': 'चुनें कि कौन सा नतीजा माना जाए',
  'Warning.': 'चेतावनी।',
  '{name} is taken off the ballot for {post}.': '{post} के बैलट से {name} का नाम हटाया गया।',
  '{name} is disqualified for {post}.': '{post} के लिए {name} अयोग्य।',
  'People vote again on {post}.': '{post} के लिए दोबारा वोटिंग।',
  'People who could not vote get more time.': 'जो वोट नहीं दे पाए, उन्हें और समय।',
  'A warning is overturned.': 'एक चेतावनी पलटी गई।',
  'The ruling that took {name} off the ballot for {post} is overturned.':
    'जिस फ़ैसले से {post} के बैलट से {name} का नाम हटा था, वह पलटा गया।',
  'The ruling that disqualified {name} for {post} is overturned.':
    'जिस फ़ैसले में {post} के लिए {name} को अयोग्य कहा गया था, वह पलटा गया।',
  'The ruling that people vote again on {post} is overturned.':
    '{post} के लिए दोबारा वोटिंग का फ़ैसला पलटा गया।',
  'The ruling that gave some people more time is overturned.':
    'कुछ लोगों को और समय देने का फ़ैसला पलटा गया।',
  'The name leaves the ballot. Once somebody has voted for the position it cannot be put back.':
    'नाम बैलट से हट जाता है। पद के लिए पहला वोट पड़ने के बाद वह वापस नहीं आ सकता।',
  'The name stays on the ballot, marked, and cannot be elected. Votes for it count. If they would win, the seat stays open.':
    'नाम निशान के साथ बैलट पर रहता है, पर जीत नहीं हो सकती। मिले वोट गिने जाते हैं। अगर वे सबसे आगे रहें, तो सीट खाली रहती है।',
  'The name stays on the ballot, marked, and cannot be elected. Votes for it count. If they would win, the next candidate is elected.':
    'नाम निशान के साथ बैलट पर रहता है, पर जीत नहीं हो सकती। मिले वोट गिने जाते हैं। अगर वे सबसे आगे रहें, तो अगले उम्मीदवार की जीत होती है।',
  'The name stays on the ballot, marked, and cannot be elected. Votes for it count. If they would win, people vote again on the position.':
    'नाम निशान के साथ बैलट पर रहता है, पर जीत नहीं हो सकती। मिले वोट गिने जाते हैं। अगर वे सबसे आगे रहें, तो पद के लिए दोबारा वोटिंग होती है।',
  'Nobody is elected to the position by this vote, and people vote again on it.':
    'इस वोटिंग से पद पर कोई नहीं जीतता, और उसके लिए दोबारा वोटिंग होती है।',
};
