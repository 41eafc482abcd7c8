import { each, nothing } from './sentence-parts.ts';
import type { Part } from './sentence-parts.ts';

// What the server says was done with an election.

const closes: readonly Part[] = [
  ['It closes on {end}.', 'वोटिंग {end} को खत्म होगी।'],
  [
    'It closes on {end}, and on {late} for those who could not vote before.',
    'वोटिंग {end} को खत्म होगी, और जो पहले वोट नहीं दे पाए उनके लिए {late} को।',
  ],
];

/** What was done with an election, as everybody reads it on its page. */
export const electionLines: readonly Part[] = [
  ['Changed: the words in other languages.', 'क्या बदला: दूसरी भाषाओं के शब्द।'],
  [
    'A name on the ballot for {position} was corrected: “{name}”, before “{before}”.',
    '{position} के बैलट पर एक नाम ठीक किया गया: “{name}”, पहले “{before}”।',
  ],
  [
    'An officer changed the name of a candidate for {position}.',
    'एक अधिकारी ने {position} के एक उम्मीदवार का नाम बदला।',
  ],
  ['Voting was paused.', 'वोटिंग रोकी गई।'],
  [
    'Voting was paused, because the server was restored from a backup.',
    'वोटिंग रोकी गई, क्योंकि सर्वर को बैकअप से वापस लाया गया।',
  ],
  [
    'Voting was paused by one officer. It goes on by itself on {when}, unless a second officer makes the pause longer.',
    'एक अधिकारी ने वोटिंग रोकी। दूसरे अधिकारी उसे और न रोकें, तो वह {when} को अपने आप फिर शुरू होगी।',
  ],
  [
    'The pause was made longer: voting is paused until an officer resumes it.',
    'वोटिंग और रोकी गई: जब तक कोई अधिकारी फिर शुरू न करे, वह रुकी रहेगी।',
  ],
  [
    'The end of voting passed during the pause, so voting is closed.',
    'रुके रहने के दौरान वोटिंग खत्म होने का समय बीत गया, इसलिए वोटिंग खत्म है।',
  ],
  ...each([['Voting is open again. ', 'वोटिंग फिर शुरू हो गई। ']], closes),
  ...each(
    [
      [
        'The pause by one officer is over, and voting goes on. ',
        'एक अधिकारी की रोक खत्म हुई, और वोटिंग फिर चल रही है। ',
      ],
    ],
    closes,
  ),
  ['Voting closes on {end}, not on {before}.', 'वोटिंग {before} की जगह {end} को खत्म होगी।'],
  [
    'Voting was closed before its time. It was to close on {end}.',
    'वोटिंग समय से पहले खत्म की गई। वह {end} को खत्म होनी थी।',
  ],
  [
    'The election was taken back to a draft before anybody had voted.',
    'किसी के वोट देने से पहले चुनाव को फिर ड्राफ़्ट बनाया गया।',
  ],
  ['The election was cancelled.', 'चुनाव रद्द किया गया।'],
  [
    'The election was cancelled. Its votes were destroyed, and nobody has counted them.',
    'चुनाव रद्द किया गया। इसके वोट नष्ट कर दिए गए, और उन्हें किसी ने नहीं गिना।',
  ],
  [
    'The election was cancelled. All votes in it were destroyed, and nobody has counted them.',
    'चुनाव रद्द किया गया। इसके सारे वोट नष्ट कर दिए गए, और उन्हें किसी ने नहीं गिना।',
  ],
  ...each(
    [
      [
        '1 person who could not vote has until {until}.',
        'जो वोट नहीं दे पाए थे, उनमें 1 व्यक्ति के पास {until} तक का समय है।',
      ],
      [
        '{people} people who could not vote have until {until}.',
        'जो वोट नहीं दे पाए थे, उनमें {people} लोगों के पास {until} तक का समय है।',
      ],
    ],
    [
      nothing,
      [' 1 of them was added.', ' इनमें 1 व्यक्ति अभी जोड़ा गया।'],
      [' {added} of them were added.', ' इनमें {added} लोग अभी जोड़े गए।'],
    ],
    [
      [
        ' For everybody else voting ends on {end}, as planned. Nothing is counted before.',
        ' बाकी सबके लिए वोटिंग अपने समय पर, {end} को खत्म होगी। उससे पहले कुछ नहीं गिना जाएगा।',
      ],
    ],
  ),
  [
    'The added time was taken back, so voting is closed. Votes that were cast in it count.',
    'बढ़ाया हुआ समय वापस लिया गया, इसलिए वोटिंग खत्म है। उस समय में डाले गए वोट गिने जाएँगे।',
  ],
  [
    'The added time was taken back. Voting closes for everybody on {end}.',
    'बढ़ाया हुआ समय वापस लिया गया। सबके लिए वोटिंग {end} को खत्म होगी।',
  ],
  ['Messages that have no answer were passed over.', 'जिन मैसेज का जवाब नहीं दिया गया, वे छोड़ दिए गए।'],
  ['The results were released.', 'नतीजे जारी किए गए।'],
  ['The results are shown, because their date has come.', 'नतीजे दिख रहे हैं, क्योंकि उनकी तारीख आ गई।'],
  [
    'Nobody is named returning officer any more. The officers who are not candidates are that together.',
    'अब रिटर्निंग ऑफ़िसर के लिए किसी का नाम नहीं है। जो अधिकारी उम्मीदवार नहीं हैं, वे मिलकर रिटर्निंग ऑफ़िसर हैं।',
  ],
  [
    'The officers named a returning officer, who decides in their place.',
    'अधिकारियों ने रिटर्निंग ऑफ़िसर का नाम दिया, जो उनकी जगह फ़ैसले करेंगे।',
  ],
  ['The officers named another returning officer.', 'अधिकारियों ने दूसरे रिटर्निंग ऑफ़िसर का नाम दिया।'],
  [
    'An officer made a link with which the returning officer logs in, to hand it over.',
    'एक अधिकारी ने रिटर्निंग ऑफ़िसर को देने के लिए उनके लॉग इन का लिंक बनाया।',
  ],
  [
    '{name} has stepped down as a candidate for {position}. Votes for them count.',
    '{name} ने {position} की उम्मीदवारी से पीछे हटने का फ़ैसला किया। उन्हें मिले वोट गिने जाते हैं।',
  ],
  ['Note of the officers: {text}', 'अधिकारियों का नोट: {text}'],
  [
    'The result that was published before the restore stands.',
    'सर्वर वापस लाने से पहले पब्लिश हुआ नतीजा ही माना जाएगा।',
  ],
  [
    'The result that was published before the restore, with the result code {code}, stands.',
    'सर्वर वापस लाने से पहले पब्लिश हुआ नतीजा (कोड {code}) ही माना जाएगा।',
  ],
  [
    'The votes of the backup are counted. The result that was published before the restore does not stand.',
    'बैकअप के वोट गिने जाएँगे। सर्वर वापस लाने से पहले पब्लिश हुआ नतीजा नहीं माना जाएगा।',
  ],
  [
    'The votes of the backup are counted. The result that was published before the restore, with the result code {code}, does not stand.',
    'बैकअप के वोट गिने जाएँगे। सर्वर वापस लाने से पहले पब्लिश हुआ नतीजा (कोड {code}) नहीं माना जाएगा।',
  ],
  [
    'The ruling on complaint {number}. Its reason is on the page of the election.',
    'शिकायत {number} पर फ़ैसला। उसकी वजह चुनाव के पेज पर है।',
  ],
  ['A ruling. Its reason is on the page of the election.', 'एक फ़ैसला। उसकी वजह चुनाव के पेज पर है।'],
  [
    'Voting opens on {opens} and closes on {closes}.',
    'वोटिंग {opens} को शुरू और {closes} को खत्म होगी।',
  ],
  ['Changed: the voter list.', 'क्या बदला: वोटर लिस्ट।'],
  [
    'The voter list was corrected for one person after voting opened.',
    'वोटिंग शुरू होने के बाद वोटर लिस्ट में एक व्यक्ति की जानकारी ठीक की गई।',
  ],
  [
    '1 person was added to the voter list after voting opened.',
    'वोटिंग शुरू होने के बाद वोटर लिस्ट में 1 व्यक्ति का नाम जोड़ा गया।',
  ],
  [
    '{count} people were added to the voter list after voting opened.',
    'वोटिंग शुरू होने के बाद वोटर लिस्ट में {count} लोगों के नाम जोड़े गए।',
  ],
];

/** What a ruling does, before it is one. */
export const sanctions: readonly Part[] = [
  ['Warning.', 'चेतावनी।'],
  [
    '{name} is taken off the ballot for {position}.',
    '{position} के बैलट से {name} का नाम हटाया जाएगा।',
  ],
  ['{name} is disqualified for {position}.', '{name} को {position} पद के लिए अयोग्य ठहराया जाएगा।'],
  ['People vote again on {position}.', '{position} के लिए दोबारा वोटिंग होगी।'],
];

/** What a void position means, behind its sentence. */
export const voided: Part = [
  ' Nobody is elected to the position by this vote, and people vote again on it.',
  ' इस वोटिंग से इस पद पर किसी की जीत नहीं होगी, और दोबारा वोटिंग होगी।',
];
