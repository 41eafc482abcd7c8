/** What the checking program looked at (public/verify-kit.mjs), on the page that counts again in the browser. */
export const kitSentences: Readonly<Record<string, string>> = {
  'The hash of the file is the one that was given': 'फ़ाइल का हैश वही है जो दिया गया था',
  'All words of the rules are known to the format': 'नियमों का हर शब्द इस फ़ॉर्मेट में मान्य है',
  'The earlier editions are named, and by the record as well':
    'पहले के संस्करणों के नाम दिए गए हैं, और रिकॉर्ड में भी हैं',
  'The record says as the kit does whether it is certified':
    'चुनाव प्रमाणित हुआ या नहीं, इस पर रिकॉर्ड और किट एक ही बात कहते हैं',
  'The record has the hash of these votes, where it has one':
    'रिकॉर्ड में वोटों का हैश हो, तो वह इन्हीं वोटों का है',
  'The result code is the one that was given': 'नतीजे का कोड वही है जो दिया गया था',
  'No id is there twice': 'कोई आईडी दो बार नहीं है',
  'Each ballot is for a candidate of its position and stands in the order of the ids':
    'हर बैलट अपने ही पद के उम्मीदवार का है और आईडी के क्रम में रखा है',
  'There are as many ballots as people who voted': 'जितने लोगों ने वोट दिया, उतने ही बैलट हैं',
  'The votes of each candidate are its ballots': 'हर उम्मीदवार के वोट उतने ही हैं जितने उसके बैलट',
  'Each ballot is a line of its own, so that everybody can count them':
    'हर बैलट अपनी अलग लाइन में है, ताकि कोई भी गिन सके',
  'The result is what comes out of the count': 'नतीजा वही है जो गिनती से निकलता है',
  'The votes of each position are as many as its ballots': 'हर पद के वोट उतने ही हैं जितने उसके बैलट',
  'Each round follows from the one before it, and no vote appears or goes':
    'हर राउंड अपने से पहले वाले से निकलता है, और कोई वोट न जुड़ता है न गायब होता है',
  'The result is what comes out of the rounds': 'नतीजा वही है जो राउंड से निकलता है',
  'The record has an entry for each ruling': 'रिकॉर्ड में हर फ़ैसले की एंट्री है',
  'The order of each draw is that of its seed': 'हर लॉटरी का क्रम उसके सीड से ही निकलता है',
  'The disputed votes are possible': 'विवाद वाले वोटों की संख्या संभव है',
  'The entries of the record are unchanged and in their order':
    'रिकॉर्ड की एंट्रियाँ बिना बदले और अपने क्रम में हैं',
  'The candidates are those whom the record says to be accepted':
    'उम्मीदवार वही हैं जिन्हें रिकॉर्ड में मंज़ूर किया गया है',
  'The head of the record fits to its entries': 'रिकॉर्ड का आखिरी हैश उसकी एंट्रियों से मेल खाता है',
  'The record has as many entries as the witnesses were told':
    'रिकॉर्ड में उतनी ही एंट्रियाँ हैं जितनी गवाहों को बताई गई थीं',
};
