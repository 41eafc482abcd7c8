/** What core says about elections and people, by its English sentence. */
export const coreSentences: Readonly<Record<string, string>> = {
  // Why somebody cannot be entered as a candidate (core/elections/entered.ts)
  'Nobody was found. Enter somebody who has an account or is on the voter list.':
    'कोई नहीं मिला। ऐसे व्यक्ति को लिखें जिनका अकाउंट है या जो वोटर लिस्ट में हैं।',
  'Nobody was found. If this person has no account, enter them by name.':
    'कोई नहीं मिला। अगर इनका अकाउंट नहीं है, तो इन्हें नाम से जोड़ें।',
  'Nobody with this address was found. Write the name before it: Mina Iyer <mina@campus.example>.':
    'इस पते का कोई नहीं मिला। पते से पहले नाम लिखें: Mina Iyer <mina@campus.example>।',
  'This is the name of the choice against all candidates.':
    'यह सब उम्मीदवारों के खिलाफ़ वाले विकल्प का नाम है।',
  'This person has no enrollment number, so nobody can see whether they may stand. Check it.':
    'इनका एनरोलमेंट नंबर नहीं है, इसलिए पता नहीं चलता कि ये उम्मीदवार हो सकते हैं या नहीं। जाँच लें।',
  'Several people have this name. Choose one of them.': 'इस नाम के कई लोग हैं। एक चुनें।',
  'This person has no enrollment number, so they cannot be a candidate.':
    'इनका एनरोलमेंट नंबर नहीं है, इसलिए ये उम्मीदवार नहीं हो सकते।',
  'Candidates from their branch, year or group cannot stand in this election.':
    'इस चुनाव में इनकी ब्रांच, साल या ग्रुप के उम्मीदवार नहीं हो सकते।',
  'Candidates from their branch, year or group cannot stand for this position.':
    'इस पद के लिए इनकी ब्रांच, साल या ग्रुप के उम्मीदवार नहीं हो सकते।',
  'This person is not on the voter list of this election, so they cannot stand for this position.':
    'ये इस चुनाव की वोटर लिस्ट में नहीं हैं, इसलिए इस पद के लिए उम्मीदवार नहीं हो सकते।',
  'This person wants another position already, and each person can have one only.':
    'इनका नाम पहले से दूसरे पद के लिए है, और हर व्यक्ति एक ही पद ले सकता है।',
  'Observers cannot be candidates.': 'पर्यवेक्षक उम्मीदवार नहीं हो सकते।',
  'This person is a candidate for this position already.': 'ये इस पद के लिए पहले से उम्मीदवार हैं।',
  'This person was entered for this position already.': 'इन्हें इस पद के लिए पहले ही जोड़ा जा चुका है।',
  'This person was entered for this position and does not want to stand.':
    'इन्हें इस पद के लिए जोड़ा गया था, और ये उम्मीदवार नहीं बनना चाहते।',
  'The nomination of this person was rejected or taken off. An admin can take that back.':
    'इनका नॉमिनेशन नामंज़ूर हुआ या हटाया गया था। एडमिन उसे वापस ले सकते हैं।',
  'This person is on the list twice.': 'ये लिस्ट में दो बार हैं।',

  // Why somebody cannot support a candidate (core/elections/supporters.ts)
  'Nobody proposes or seconds their own nomination.':
    'अपने नॉमिनेशन का प्रस्तावक या अनुमोदक कोई खुद नहीं हो सकता।',
  'Only those who may vote in this election can support its candidates.':
    'इस चुनाव के उम्मीदवारों का समर्थन सिर्फ़ वे कर सकते हैं जिन्हें इसमें वोट का हक है।',
  'Only those who may vote for this position can support its candidates.':
    'इस पद के उम्मीदवारों का समर्थन सिर्फ़ वे कर सकते हैं जिन्हें इसके लिए वोट का हक है।',
  'Supporters from your branch, year or group do not count for this position.':
    'इस पद के लिए आपकी ब्रांच, साल या ग्रुप के समर्थक नहीं गिने जाते।',
  'Supporters have to be of the branch or year of the candidate.':
    'समर्थक उम्मीदवार की ही ब्रांच या साल के होने चाहिए।',

  // The e-mail to a winner (core/elections/congratulation.ts)
  'Congratulations! You have won the position of {position} in {election}. The voters have put their trust in you, and we wish you every success in your new role.':
    'बधाई हो! {election} में {position} पद पर आपकी जीत हुई है। वोटरों ने आप पर भरोसा किया है। नई ज़िम्मेदारी के लिए हमारी शुभकामनाएँ।',

  // Rounds (core/counting/rounds-file.ts)
  'Lost in rounding': 'पूरे अंक बनाने में छूटे',
  'First preferences': 'पहली पसंद',
  'Surplus of {name}': '{name} के ज़रूरत से ज़्यादा वोट',
  '{name} is out': '{name} दौड़ से बाहर',
};
