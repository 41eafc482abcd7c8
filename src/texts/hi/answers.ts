// What core and the contract say in English sentences, in Hindi, by the English sentence. `{name}` stands for
// what is filled in. The sentences that the specification fixes are in sentences.ts.
import { actAnswers } from './act-answers.ts';
import { electionAnswers } from './election-answers.ts';
import { fieldAnswers } from './field-answers.ts';

export const answers: Readonly<Record<string, string>> = {
  ...fieldAnswers,
  ...electionAnswers,
  ...actAnswers,

  // accounts
  'You are logged out.': 'लॉग आउट हो गया।',
  'User approved successfully': 'अकाउंट मंज़ूर हो गया',
  'User is waiting for approval again': 'अकाउंट की मंज़ूरी फिर से बाकी है',
  'User deleted successfully': 'अकाउंट मिटा दिया गया',
  'Account suspended': 'अकाउंट सस्पेंड हो गया',
  'Suspension lifted': 'अकाउंट फिर से चालू हो गया',
  'Role changed': 'रोल बदल गया',
  'Changes saved': 'बदलाव सेव हो गए',
  'We sent a link to the new address, and told the old one. The account uses it once the link is opened, and the old address, the person or a second officer agrees, else after 72 hours.':
    'हमने नए पते पर लिंक भेजा है और पुराने पते को बता दिया है। लिंक खुलने के बाद, और पुराने पते, उस व्यक्ति या दूसरे अधिकारी की हाँ के बाद, नया पता लग जाएगा। नहीं तो 72 घंटे बाद।',
  'The account keeps its e-mail address.': 'अकाउंट में पुराना ईमेल ही रहता है।',
  'The account uses the new e-mail address now.': 'अकाउंट में अब नया ईमेल है।',
  'The account uses the new e-mail address once the link sent there is opened.':
    'नए ईमेल पर भेजा लिंक खुलने के बाद अकाउंट में वह पता लग जाएगा।',
  'Noted. A second officer has to confirm this one as well.':
    'दर्ज हो गया। दूसरे अधिकारी को भी इसकी पुष्टि करनी है।',
  'We know now that you read this address. The account uses it once it is agreed to, else 72 hours after an officer gave it.':
    'अब हमें पता है कि यह पता आपका है। हाँ मिलने पर अकाउंट में यह पता लग जाएगा, नहीं तो अधिकारी के लिखने के 72 घंटे बाद।',
  'An e-mail with a link is on its way.': 'लिंक वाला ईमेल भेज दिया गया है।',
  'Logged out': 'लॉग आउट हो गया',
  'Name changed successfully': 'नाम बदल गया',
  'Your account is deleted.': 'आपका अकाउंट मिटा दिया गया।',
  'Connected. You can log in this way from now on.': 'जुड़ गया। अब इस तरीके से भी लॉग इन होगा।',
  Disconnected: 'हटा दिया गया',
  'Please fill in what is missing.': 'कृपया जो बाकी है, उसे भरें।',
  'Passkey added successfully': 'पासकी जुड़ गई',
  'Passkey renamed': 'पासकी का नाम बदल गया',
  'Passkey removed successfully': 'पासकी हटा दी गई',
  'Your log-in now has a second step.': 'आपके लॉग इन में अब दूसरा स्टेप है।',
  'Your log-in has no second step any more.': 'आपके लॉग इन में अब दूसरा स्टेप नहीं है।',
  'These are your new recovery codes. The old ones do not work any more.':
    'ये आपके नए रिकवरी कोड हैं। पुराने कोड अब नहीं चलते।',
  'The second step was removed': 'दूसरा स्टेप हटा दिया गया',
  'Thank you.': 'धन्यवाद।',
  'Password changed successfully': 'पासवर्ड बदल गया',
  'You are logged out everywhere.': 'हर जगह से लॉग आउट हो गया।',
  'If this address has an account, an e-mail with a link is on its way.':
    'अगर इस पते का अकाउंट है, तो लिंक वाला ईमेल भेज दिया गया है।',
  'If this account has a confirmed e-mail address, an e-mail with a link is on its way.':
    'अगर इस अकाउंट के ईमेल की पुष्टि हो चुकी है, तो लिंक वाला ईमेल भेज दिया गया है।',
  'Your e-mail address is confirmed.': 'आपके ईमेल की पुष्टि हो गई।',
  'This is your e-mail address already.': 'यह पहले से आपका ईमेल है।',
  'Your choice was saved.': 'आपकी पसंद सेव हो गई।',
  'If a voter list has an e-mail address for this number, an e-mail with a link is on its way there. We send at most one in five minutes. An earlier link still works.':
    'अगर किसी वोटर लिस्ट में इस नंबर का ईमेल है, तो उस पर लिंक वाला ईमेल भेज दिया गया है। पाँच मिनट में एक ही ईमेल जाता है। पहले वाला लिंक भी चलता है।',
  'The number is yours.': 'नंबर आपका है।',
  'Marked as proved': 'साबित हुआ दर्ज किया गया',
  'No longer marked as proved': 'अब साबित हुआ दर्ज नहीं है',
  'The codes were cancelled': 'कोड रद्द कर दिए गए',
  'The number was moved': 'नंबर दूसरे अकाउंट को दे दिया गया',

  // proposals
  'The decision was saved': 'फ़ैसला सेव हो गया',
  'This waits for another officer, who has to confirm it.': 'अब दूसरे अधिकारी को इसकी पुष्टि करनी है।',
  'The election stays a draft until another officer confirms it.':
    'दूसरे अधिकारी की पुष्टि तक चुनाव ड्राफ़्ट रहता है।',
  'All officers are told. After 24 hours you can do it alone.':
    'सब अधिकारियों को बता दिया गया है। 24 घंटे बाद इसे अकेले किया जा सकता है।',
  'The proposal was refused.': 'प्रस्ताव नामंज़ूर हुआ।',
  'The proposal was withdrawn.': 'प्रस्ताव वापस ले लिया गया।',

  // candidates and supporters
  'Candidates entered. They are on the ballot when they say yes.':
    'उम्मीदवारों के नाम दर्ज हो गए। हाँ कहने पर वे बैलट पर आएँगे।',
  'Candidates entered. They are on the ballot when they say yes and have their supporters.':
    'उम्मीदवारों के नाम दर्ज हो गए। हाँ कहने और समर्थक मिलने पर वे बैलट पर आएँगे।',
  'The candidates are on the ballot. They can step down.': 'उम्मीदवार बैलट पर हैं। वे पीछे हट सकते हैं।',
  'Nobody was entered yet. Please check the lines below.':
    'अभी किसी का नाम दर्ज नहीं हुआ। कृपया नीचे की लाइनें देखें।',
  'The e-mail was sent again.': 'ईमेल फिर से भेज दिया गया।',
  'Give this link to the person. Anybody who has it can answer.':
    'यह लिंक उन्हें दें। जिसके पास यह लिंक हो, वह जवाब दे सकता है।',
  'Taken back. The link does not work any more.': 'वापस ले लिया गया। लिंक अब नहीं चलता।',
  'Thank you. Your answer was saved.': 'धन्यवाद। आपका जवाब सेव हो गया।',
  'You are this candidate now, with your account.': 'अब आप अपने अकाउंट से यह उम्मीदवार हैं।',
  'Asked. If this person can support you, they see it when they log in. You can share the link too.':
    'पूछ लिया गया। अगर वे आपका समर्थन कर सकते हैं, तो लॉग इन करने पर उन्हें यह दिखेगा। लिंक भी शेयर किया जा सकता है।',
  'Thank you. You support this candidate.': 'धन्यवाद। आप इस उम्मीदवार के समर्थक हैं।',
  'Declined. The candidate is not told by whom.':
    'मना कर दिया गया। उम्मीदवार को नहीं बताया जाता कि किसने मना किया।',
  'Taken back. You do not support this candidate any more.':
    'वापस ले लिया गया। अब आप इस उम्मीदवार के समर्थक नहीं हैं।',
  'Nomination accepted successfully': 'नॉमिनेशन मंज़ूर हुआ',
  'Nomination rejected successfully': 'नॉमिनेशन नामंज़ूर हुआ',
  'Nomination is pending again': 'नॉमिनेशन पर फ़ैसला फिर से बाकी है',
  'Nomination withdrawn successfully': 'नॉमिनेशन वापस ले लिया गया',
  'Nomination changed successfully': 'नॉमिनेशन बदल गया',
  'Your change waits for approval. Until then the accepted text stays.':
    'आपके बदलाव की मंज़ूरी बाकी है। तब तक पहले मंज़ूर हुआ टेक्स्ट रहता है।',
  'Change accepted successfully': 'बदलाव मंज़ूर हुआ',
  'Change rejected successfully': 'बदलाव नामंज़ूर हुआ',
  'Candidate removed successfully': 'उम्मीदवार को हटा दिया गया',
  'You have stepped down.': 'आपका नाम दौड़ से हट गया है।',

  // elections
  'The rules are saved.': 'नियम सेव हो गए।',
  'The rules were deleted.': 'नियम मिटा दिए गए।',
  'The new election is a draft. Check its dates and publish it.':
    'नया चुनाव ड्राफ़्ट है। उसकी तारीखें देखें और उसे पब्लिश करें।',
  'Election created successfully': 'चुनाव बन गया',
  'Draft saved successfully': 'ड्राफ़्ट सेव हो गया',
  'Election saved successfully': 'चुनाव सेव हो गया',
  'Election published successfully': 'चुनाव पब्लिश हो गया',
  'Election extended successfully': 'वोटिंग का समय बढ़ गया',
  'Voting is closed.': 'वोटिंग खत्म हो गई।',
  'These people can vote longer.': 'ये लोग और देर तक वोट दे सकते हैं।',
  'The added time was taken back.': 'बढ़ाया हुआ समय वापस ले लिया गया।',
  'Voting is paused.': 'वोटिंग रुकी हुई है।',
  'Voting is open again.': 'वोटिंग फिर से चालू है।',
  'The election is cancelled.': 'चुनाव रद्द हो गया।',
  'The record now says that this file was destroyed.':
    'रिकॉर्ड में दर्ज हो गया कि यह फ़ाइल नष्ट कर दी गई।',
  'The decision was saved. The election closes in a moment.':
    'फ़ैसला सेव हो गया। चुनाव थोड़ी देर में खत्म होता है।',
  'The election is a draft again.': 'चुनाव फिर से ड्राफ़्ट है।',
  'The copy is a draft. Check its dates and publish it.':
    'कॉपी ड्राफ़्ट है। उसकी तारीखें देखें और उसे पब्लिश करें।',
  'The draw was held.': 'लॉटरी निकाल दी गई।',
  'The run-off is a draft. Check its dates and publish it.':
    'दोबारा मुकाबला ड्राफ़्ट है। उसकी तारीखें देखें और उसे पब्लिश करें।',
  'The results are released.': 'नतीजे जारी हो गए।',
  'Everybody reads the note on the page of the election.': 'नोट चुनाव के पेज पर सबको दिखता है।',
  'The election is certified.': 'चुनाव का नतीजा प्रमाणित हो गया।',
  'The ruling was published.': 'फ़ैसला पब्लिश हो गया।',
  'The sanction was overturned.': 'कार्रवाई पलट दी गई।',
  'Your complaint is number {number}.': 'आपकी शिकायत का नंबर {number} है।',
  'Your complaint was sent.': 'आपकी शिकायत भेज दी गई।',
  'The file was uploaded.': 'फ़ाइल अपलोड हो गई।',
  'The returning officer was changed.': 'रिटर्निंग ऑफ़िसर बदल गए।',
  'Your reply was sent.': 'आपका जवाब भेज दिया गया।',
  'The rehearsal was deleted.': 'रिहर्सल मिटा दी गई।',

  // the campus, the council and its messages
  'Your campus is ready.': 'आपका कैंपस तैयार है।',
  'Settings saved successfully': 'सेटिंग सेव हो गई',
  'The campus was handed over.': 'कैंपस सौंप दिया गया।',
  'Event updated successfully': 'इवेंट बदल गया',
  'Image uploaded successfully': 'तस्वीर अपलोड हो गई',
  'Member approved successfully': 'सदस्य मंज़ूर हुए',
  'Member is waiting for approval again': 'सदस्य की मंज़ूरी फिर से बाकी है',
  'Member moved successfully': 'सदस्य का पद बदल गया',
  'The winner is now on the council': 'विजेता अब काउंसिल में हैं',
  'Member removed successfully': 'सदस्य को हटा दिया गया',
  'The answer is on its way.': 'जवाब भेज दिया गया है।',
  'The note was saved.': 'नोट सेव हो गया।',
  'You have it in hand.': 'यह काम अब आपके पास है।',
  'Nobody has it in hand now.': 'यह काम अब किसी के पास नहीं है।',
  'If we have a message with this reference and address, an e-mail with a link is on its way.':
    'अगर इस रेफ़रेंस और पते का मैसेज हमारे पास है, तो लिंक वाला ईमेल भेज दिया गया है।',

  // voter lists and e-mails
  'The voter list was imported.': 'वोटर लिस्ट इंपोर्ट हो गई।',
  'The import was undone.': 'इंपोर्ट वापस ले लिया गया।',
  'Added to the voter list': 'वोटर लिस्ट में जुड़ गया',
  'Voter list corrected': 'वोटर लिस्ट ठीक हो गई',
  'Removed from the voter list': 'वोटर लिस्ट से हटा दिया गया',
  'Saved. You can print codes for these people.': 'सेव हो गया। इन लोगों के लिए कोड प्रिंट किए जा सकते हैं।',
  'The address was corrected.': 'पता ठीक हो गया।',
  'The address was corrected. The e-mail goes to the new address.':
    'पता ठीक हो गया। ईमेल नए पते पर जाता है।',
  'The invitations are on their way.': 'बुलावे भेज दिए गए हैं।',
  'The e-mail to the winner is on its way.': 'विजेता को ईमेल भेज दिया गया है।',
  'The e-mail will be sent again.': 'ईमेल फिर से भेजा जाएगा।',
  'The e-mails are being sent again.': 'ईमेल फिर से भेजे जा रहे हैं।',
  'The mail server accepted the test e-mail.': 'मेल सर्वर ने जाँच वाला ईमेल ले लिया।',
  'The test e-mail could not be sent.': 'जाँच वाला ईमेल नहीं भेजा जा सका।',
  'No mail server is set up. The test e-mail was saved as a file.':
    'मेल सर्वर सेट नहीं है। जाँच वाला ईमेल फ़ाइल में सेव हुआ।',
  'The e-mail goes to the new address.': 'ईमेल नए पते पर जाता है।',
  'A new link is on its way.': 'नया लिंक भेज दिया गया है।',
  'The e-mail was removed.': 'ईमेल हटा दिया गया।',
  'The failed e-mails were removed.': 'जो ईमेल नहीं पहुँचे, वे हटा दिए गए।',
};
