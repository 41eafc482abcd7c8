import { sanctions, voided } from './election-lines.ts';
import { each, nothing } from './sentence-parts.ts';
import type { Part } from './sentence-parts.ts';

// What the server says besides core: refusals with a sentence of their own, and what a second officer is asked.

const restores = each(
  [
    [
      'The server was restored on {day} from a backup of {moment}. ',
      'सर्वर को {day} को {moment} के बैकअप से वापस लाया गया। ',
    ],
  ],
  [
    [
      'The votes of the result that was published before were brought back.',
      'पहले पब्लिश हुए नतीजे के वोट वापस लाए गए।',
    ],
    ['Votes cast in between may be missing.', 'बीच में डाले गए कुछ वोट शायद न हों।'],
    ['No vote that was cast in between is missing.', 'बीच में डाला गया कोई वोट गायब नहीं है।'],
    ['1 vote that was cast in between is missing.', 'बीच में डाला गया 1 वोट नहीं है।'],
    ['{missing} votes that were cast in between are missing.', 'बीच में डाले गए {missing} वोट नहीं हैं।'],
  ],
);

/** What a second officer is asked to confirm. */
const proposed: readonly Part[] = [
  [
    'Voting is paused already, for two hours at the most. Confirmed, it stays paused until an officer resumes it.',
    'वोटिंग अभी ज़्यादा से ज़्यादा दो घंटे के लिए रुकी है। पुष्टि होने पर वह तब तक रुकी रहेगी जब तक कोई अधिकारी फिर शुरू न करे।',
  ],
  [
    'The election is deleted with its votes and candidates. It cannot be brought back.',
    'चुनाव अपने वोटों और उम्मीदवारों के साथ मिट जाएगा। उसे वापस नहीं लाया जा सकता।',
  ],
  ['Everybody sees the election.', 'चुनाव सबको दिखेगा।'],
  [
    'Everybody sees the election. Voting opens on {opens} and closes on {closes}.',
    'चुनाव सबको दिखेगा। वोटिंग {opens} को शुरू और {closes} को खत्म होगी।',
  ],
  ['{name} ({email}) is to be returning officer.', 'रिटर्निंग ऑफ़िसर होंगे: {name} ({email})।'],
  [
    'The election is certified. After that nothing about it can change.',
    'चुनाव प्रमाणित होगा। उसके बाद कुछ नहीं बदल सकता।',
  ],
  [
    'These dice were thrown: {entry}. Confirm it only if you saw the same.',
    'ये पासे पड़े: {entry}। पुष्टि तभी करें जब आपने भी यही देखा हो।',
  ],
  [
    'This number was published: {entry}. Confirm it only if you saw the same.',
    'यह नंबर निकला: {entry}। पुष्टि तभी करें जब आपने भी यही देखा हो।',
  ],
  ['Answer of the candidate', 'उम्मीदवार का जवाब'],
  ['Why messages are passed over', 'मैसेज क्यों छोड़े जा रहे हैं'],
  ['Not asked', 'नहीं पूछा गया'],
  ...each(sanctions.slice(1), [voided]),
  ...each([['Complaint {number} is upheld. ', 'शिकायत {number} सही मानी गई। ']], sanctions, [
    nothing,
    [' ', ' '],
    voided,
  ]),
  [
    'The number goes to another account. The account that has it now loses it. Votes that were cast stay as they are.',
    'नंबर दूसरे अकाउंट को मिलेगा। अभी जिस अकाउंट के पास है, उससे हट जाएगा। डाले जा चुके वोट फिर भी गिने जाएँगे।',
  ],
  [
    'After that, one officer alone can do what now needs two officers.',
    'इसके बाद जिसके लिए अभी दो अधिकारी चाहिए, वह एक अधिकारी अकेले कर सकते हैं।',
  ],
  ['The handover to new officers', 'नए अधिकारियों को ज़िम्मेदारी सौंपना'],
  ['The rule of two officers', 'दो अधिकारियों का नियम'],
  ['The time zone of the campus', 'कैंपस का टाइम ज़ोन'],
  ['Elections keep their times on the clock.', 'चुनावों का समय घड़ी पर वही रहेगा।'],
  [
    'While an account is suspended it can neither log in nor vote.',
    'सस्पेंड रहने तक अकाउंट से न लॉग इन हो सकता है, न वोट।',
  ],
  [
    'Without an approval an account can neither log in nor vote.',
    'मंज़ूरी के बिना अकाउंट से न लॉग इन हो सकता है, न वोट।',
  ],
  [
    'The account is deleted. A candidate stays on the ballot, and if they are elected the seat is open.',
    'अकाउंट मिट जाएगा। उम्मीदवार का नाम बैलट पर रहेगा, और जीतने पर सीट खाली रहेगी।',
  ],
  [
    'With this role the account votes in other elections.',
    'इस रोल के साथ अकाउंट दूसरे चुनावों में वोट देगा।',
  ],
  [
    'Voting is open, and the number decides where the account votes. The votes that it has cast still count.',
    'वोटिंग चल रही है, और नंबर से तय होता है कि अकाउंट किन चुनावों में वोट देगा। दिए हुए वोट गिने जाएँगे।',
  ],
  [
    'The account uses this e-mail address at once, and whoever reads it can choose a new password.',
    'अकाउंट में यह ईमेल पता तुरंत लग जाएगा, और जो वहाँ के ईमेल पढ़ता है वह नया पासवर्ड चुन सकता है।',
  ],
  [
    'It changes while an election is open that these people vote in.',
    'यह ऐसे चुनाव के दौरान बदलेगी जिसमें ये लोग वोट देते हैं।',
  ],
  [
    'Who has such a code proves the number with it. Once this is confirmed, the officer who asked can print them.',
    'ऐसा कोड जिसके पास हो, वह उससे नंबर साबित कर सकता है। पुष्टि होने पर पूछने वाले अधिकारी उन्हें प्रिंट कर सकेंगे।',
  ],
  [
    'The person is there with their card. No e-mail can tell them that they were checked in.',
    'व्यक्ति अपने कार्ड के साथ मौजूद हैं। चेक-इन की खबर उन्हें ईमेल से नहीं दी जा सकती।',
  ],
  [
    'The person is there with their card. This officer has checked in many people today.',
    'व्यक्ति अपने कार्ड के साथ मौजूद हैं। इस अधिकारी ने आज बहुत लोगों का चेक-इन किया है।',
  ],
  ['The voter list', 'वोटर लिस्ट'],
  ['{codes} codes', '{codes} कोड'],
  ['the number {number}', 'नंबर {number}'],
];

/** The names of what an edit changes (src/server/lifecycle/edit-lines.ts), and what a handover gives. */
const fields: readonly Part[] = [
  ['A link that carries a role', 'रोल देने वाला लिंक'],
  ['Name', 'नाम'],
  ['Description', 'परिचय'],
  ['Picture', 'तस्वीर'],
  ['Positions', 'पद'],
  ['Time zone', 'टाइम ज़ोन'],
  ['Election', 'चुनाव'],
  ['Voting opens', 'वोटिंग शुरू'],
  ['Voting closes', 'वोटिंग खत्म'],
  ['Nominations close', 'नॉमिनेशन खत्म'],
  ['Withdrawals close', 'नाम वापस लेना खत्म'],
  ['Counts are shown', 'मिले वोट कब दिखें'],
  ['Results are shown', 'नतीजे कब दिखें'],
  ['Who may vote', 'कौन वोट दे सकता है'],
  ['How voters are known', 'वोटरों की पहचान कैसे हो'],
  ['Who may be a candidate', 'उम्मीदवार कौन हो सकता है'],
  ['One person, one position', 'एक व्यक्ति, एक पद'],
  ['Ranked ballots', 'पसंद के क्रम वाले बैलट'],
  ['Supporters of a candidate', 'उम्मीदवार के समर्थक'],
  ['Voter list', 'वोटर लिस्ट'],
  ['Addresses or groups that change', 'बदलने वाले पते या ग्रुप'],
  ['People who go', 'हटने वाले लोग'],
  ['People who come', 'जुड़ने वाले लोग'],
  ['Names that change', 'बदलने वाले नाम'],
  ['Code', 'कोड'],
  ['a picture', 'एक तस्वीर'],
  ['another picture', 'दूसरी तस्वीर'],
  ['everybody with a number', 'नंबर वाले सब लोग'],
  ['while people vote', 'वोटिंग के दौरान'],
  ['in batches of {batch} votes', '{batch} वोट के बैच में'],
  ['after voting has closed', 'वोटिंग खत्म होने के बाद'],
];

const listEntries: readonly Part[] = [
  ['1 entry of a voter list', 'वोटर लिस्ट की 1 एंट्री'],
  ['{entries} entries of voter lists', 'वोटर लिस्टों की {entries} एंट्री'],
];
const byBranch: readonly Part[] = [
  ['1 election by branch', 'ब्रांच वाला 1 चुनाव'],
  ['{branches} elections by branch', 'ब्रांच वाले {branches} चुनाव'],
];
const byYear: readonly Part[] = [
  ['1 election by year', 'साल वाला 1 चुनाव'],
  ['{years} elections by year', 'साल वाले {years} चुनाव'],
];

/** Why a format of enrollment numbers cannot be taken (src/core/campus/settings.ts). */
const misfits: readonly Part[] = [
  [
    'The numbers of {join} would no longer fit. Choose a format that they fit, or correct or remove them first.',
    'नए फ़ॉर्मैट में ये नंबर नहीं बैठेंगे: {join}। ऐसा फ़ॉर्मैट चुनें जिसमें वे बैठें, या पहले उन्हें सुधारें या हटाएँ।',
  ],
  [
    'This format reads branch or year from another place, and there are limits of {join}. Remove the limits, or wait until the elections are over.',
    'इस फ़ॉर्मैट में ब्रांच या साल दूसरी जगह से पढ़ा जाता है, और इनमें लोग उससे चुने गए हैं: {join}। वह शर्त हटाएँ, या चुनाव खत्म होने तक रुकें।',
  ],
  ...each(
    [['The numbers of ', 'नए फ़ॉर्मैट में ये नंबर नहीं बैठेंगे: ']],
    [
      ['1 account', '1 अकाउंट'],
      ['{accounts} accounts', '{accounts} अकाउंट'],
      ...listEntries,
      ...each(
        [
          ['1 account', '1 अकाउंट'],
          ['{accounts} accounts', '{accounts} अकाउंट'],
        ],
        [[' and ', ' और ']],
        listEntries,
      ),
    ],
    [
      [
        ' would no longer fit. Choose a format that they fit, or correct or remove them first.',
        '। ऐसा फ़ॉर्मैट चुनें जिसमें वे बैठें, या पहले उन्हें सुधारें या हटाएँ।',
      ],
    ],
  ),
  ...each(
    [
      [
        'This format reads branch or year from another place, and there are limits of ',
        'इस फ़ॉर्मैट में ब्रांच या साल दूसरी जगह से पढ़ा जाता है, और इनमें लोग उससे चुने गए हैं: ',
      ],
    ],
    [...byBranch, ...byYear, ...each(byBranch, [[' and ', ' और ']], byYear)],
    [
      [
        '. Remove the limits, or wait until the elections are over.',
        '। वह शर्त हटाएँ, या चुनाव खत्म होने तक रुकें।',
      ],
    ],
  ),
];

/** Refusals and answers with a sentence of their own. */
const answered: readonly Part[] = [
  ['One person is named twice', 'एक व्यक्ति दो बार आया है'],
  ['Somebody else on the list has this address', 'लिस्ट में यह पता किसी और का है'],
  ['Nobody can support this candidate any more.', 'अब कोई इस उम्मीदवार का समर्थन नहीं कर सकता।'],
  [
    'Only people on the voter list of this election can stand for this position.',
    'इस पद के लिए उम्मीदवार सिर्फ़ इस चुनाव की वोटर लिस्ट के लोग हो सकते हैं।',
  ],
  [
    'Candidates from your branch, year or group cannot stand in this election.',
    'इस चुनाव में आपकी ब्रांच, साल या ग्रुप के उम्मीदवार नहीं हो सकते।',
  ],
  [
    'Candidates from your branch, year or group cannot stand for this position.',
    'इस पद के लिए आपकी ब्रांच, साल या ग्रुप के उम्मीदवार नहीं हो सकते।',
  ],
  [
    'This file has too many lines or columns for a voter list. Please split it.',
    'वोटर लिस्ट के लिए इस फ़ाइल में बहुत ज़्यादा लाइनें या कॉलम हैं। कृपया इसे बाँट लें।',
  ],
  ['{recorded} of {all} votes were recorded.', '{all} में से {recorded} वोट दर्ज हुए।'],
  ['There can be one vote for each position.', 'हर पद के लिए एक ही वोट हो सकता है।'],
  [
    'Voting is paused. It goes on by itself on {when}, unless a second officer makes the pause longer.',
    'वोटिंग रोक दी गई। दूसरे अधिकारी उसे और न रोकें, तो वह {when} को अपने आप फिर शुरू होगी।',
  ],
  ['This name stands there already', 'वहाँ यही नाम लिखा है'],
  ['Choose a time after the current end of voting', 'वोटिंग के मौजूदा अंत के बाद का समय चुनें'],
  [
    'The log-in with {name} cannot be reached now. Please try again in a moment, or log in with your password.',
    '{name} से लॉग इन अभी नहीं हो पा रहा। कृपया थोड़ी देर में फिर कोशिश करें, या पासवर्ड से लॉग इन करें।',
  ],
  [
    'Voting is open, and nobody can see who has voted. Please say why this number changes.',
    'वोटिंग चल रही है, और कोई नहीं देख सकता कि किसने वोट दिया। कृपया लिखें कि यह नंबर क्यों बदल रहा है।',
  ],
  [
    'This account has voted. Please say why its number changes.',
    'इस अकाउंट से वोट दिया जा चुका है। कृपया लिखें कि इसका नंबर क्यों बदल रहा है।',
  ],
  [
    'Password must be more than your name, e-mail or enrollment number, or the name of your university',
    'पासवर्ड सिर्फ़ आपका नाम, ईमेल, एनरोलमेंट नंबर या यूनिवर्सिटी का नाम नहीं हो सकता',
  ],
  [
    'Many people have this password, so it is the first that others try. Please choose another one',
    'यह पासवर्ड बहुत लोग रखते हैं, इसलिए दूसरे इसे सबसे पहले आज़माते हैं। कृपया कोई और चुनें',
  ],
  ['The e-mail came back.', 'ईमेल वापस आ गया।'],

  // The ballot without a script
  ['{name} (disqualified)', '{name} (अयोग्य)'],
  ...each(
    [['{title}: ', '{title}: ']],
    [
      [
        'Please choose a candidate. Nobody can abstain from this vote.',
        'कृपया उम्मीदवार चुनें। इस वोटिंग में तटस्थ रहने की छूट नहीं है।',
      ],
      ['This candidate does not stand for this position.', 'यह उम्मीदवार इस पद के लिए नहीं है।'],
      [
        'You have chosen more candidates than a ballot takes.',
        'आपने बैलट की सीमा से ज़्यादा उम्मीदवार चुने हैं।',
      ],
      [
        'A vote against all candidates names nobody else.',
        'सबके खिलाफ़ वाले वोट के साथ किसी और को नहीं चुना जा सकता।',
      ],
      [
        'Please rank more candidates for this position.',
        'कृपया इस पद के लिए और उम्मीदवारों को क्रम में लगाएँ।',
      ],
    ],
  ),
];

/** What the server says, by what it says in English. */
export const serverSentences: Readonly<Record<string, string>> = Object.fromEntries([
  ...restores,
  ...proposed,
  ...fields,
  ...misfits,
  ...answered,
]);
