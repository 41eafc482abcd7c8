import type { Translated } from '../translated.ts';
import type { safetyEmails as English } from '../en/safety-emails.ts';

// The e-mails about the safety of an account, and what to do if it was not its owner.

const preview = 'अगर यह आपने नहीं किया, तो क्या करें।';
const nothingToDo = 'अगर यह आपने किया, तो कुछ करने की ज़रूरत नहीं।';
const choosePassword = { label: 'नया पासवर्ड चुनें', inText: '“पासवर्ड याद नहीं?” यहाँ दबाएँ:' };
const writeToCouncil = { label: 'काउंसिल को लिखें', inText: 'काउंसिल को यहाँ लिखें:' };

const ifNotYou = {
  label: 'काउंसिल को लिखें',
  inText: 'अगर यह आप नहीं थे, तो तुरंत काउंसिल को लिखें:',
};

const roles = {
  student: 'स्टूडेंट',
  faculty: 'फ़ैकल्टी',
  council: 'काउंसिल सदस्य',
  admin: 'एडमिन',
  observer: 'पर्यवेक्षक',
};

export const safetyEmails: Translated<typeof English> = {
  unknownBrowser: 'अनजान ब्राउज़र',
  thenWrite: (contact: string) => `फिर काउंसिल को लिखें: ${contact}`,
  device: (device: string) => ({
    subject: 'आपके अकाउंट में नया लॉग इन',
    preview,
    before: [
      ['आपके अकाउंट में ऐसे ब्राउज़र से लॉग इन हुआ जिसे हम नहीं पहचानते: ', { strong: device }, '।'],
      [nothingToDo],
      [
        'अगर यह आपने नहीं किया, तो किसी को आपका पासवर्ड पता है। लॉग इन पेज पर “पासवर्ड याद नहीं?” दबाएँ और नया चुनें। इससे हर ब्राउज़र लॉग आउट हो जाएगा।',
      ],
    ],
    action: choosePassword,
  }),
  password: () => ({
    subject: 'आपका पासवर्ड बदल गया',
    preview,
    before: [
      ['आपके अकाउंट का पासवर्ड बदल गया।'],
      [nothingToDo],
      ['अगर यह आपने नहीं किया, तो लॉग इन पेज पर “पासवर्ड याद नहीं?” दबाएँ और नया चुनें।'],
    ],
    action: choosePassword,
  }),
  wayIn: (name: string) => ({
    subject: 'आपके अकाउंट में लॉग इन का नया तरीका',
    preview,
    before: [
      ['आपके अकाउंट में लॉग इन का यह तरीका जोड़ा गया: ', { strong: name }, '।'],
      [nothingToDo],
      [
        'अगर यह आपने नहीं किया, तो लॉग इन करें, अपनी प्रोफ़ाइल खोलें और “लॉग इन के तरीके” में इसे हटाएँ। फिर नया पासवर्ड चुनें।',
      ],
    ],
    action: { label: 'लॉग इन करें', inText: 'यहाँ लॉग इन करें:' },
  }),
  secondFactor: (isOn: boolean) => ({
    subject: isOn ? 'आपके लॉग इन में अब दूसरा स्टेप है' : 'आपके लॉग इन में अब दूसरा स्टेप नहीं है',
    preview,
    before: [
      [
        isOn
          ? 'आपके अकाउंट के लॉग इन में दूसरा स्टेप चालू किया गया।'
          : 'आपके अकाउंट के लॉग इन में अब दूसरा स्टेप नहीं चाहिए।',
      ],
      [nothingToDo],
      [
        'अगर यह आपने नहीं किया, तो लॉग इन पेज पर “पासवर्ड याद नहीं?” दबाएँ, नया पासवर्ड चुनें, और अपने कैंपस के किसी और एडमिन को लिखें।',
      ],
    ],
    action: choosePassword,
  }),
  wrongSteps: () => ({
    subject: 'कोई आपके अकाउंट में लॉग इन की कोशिश कर रहा है',
    preview,
    before: [
      ['किसी ने आपका पासवर्ड दिया, और फिर पाँच बार गलत दूसरा स्टेप।'],
      ['अगर यह आपने किया, तो कुछ करने की ज़रूरत नहीं। फिर कोशिश करने से पहले कुछ मिनट रुकें।'],
      [
        'अगर यह आपने नहीं किया, तो किसी को आपका पासवर्ड पता है। लॉग इन पेज पर “पासवर्ड याद नहीं?” दबाएँ और नया चुनें।',
      ],
    ],
    action: choosePassword,
  }),
  number: (number: string | null) => ({
    subject: 'आपका एनरोलमेंट नंबर बदल गया',
    preview,
    before: [
      number === null
        ? ['आपके अकाउंट में अब एनरोलमेंट नंबर नहीं है।']
        : ['आपके अकाउंट का एनरोलमेंट नंबर अब ', { strong: number }, ' है।'],
      ['अगर यह गलत है, तो काउंसिल को लिखें।'],
    ],
    action: writeToCouncil,
  }),
  role: (role: keyof typeof roles, logIn: { role: keyof typeof roles; byNumber: boolean }) => ({
    subject: `आपका रोल अब ${roles[role]} है`,
    preview: 'आप लॉग आउट हो गए हैं। अब लॉग इन कैसे करें।',
    before: [
      ['एक एडमिन ने आपके अकाउंट का रोल बदला। अब रोल यह है: ', { strong: roles[role] }, '।'],
      [
        `आप लॉग आउट हो गए हैं। लॉग इन के लिए रोल “${roles[logIn.role]}” चुनें और ${logIn.byNumber ? 'अपना एनरोलमेंट नंबर' : 'यह ईमेल पता'} लिखें।`,
      ],
      ['अगर यह गलत है, तो काउंसिल को लिखें।'],
    ],
    action: { label: 'लॉग इन करें', inText: 'यहाँ लॉग इन करें:' },
  }),
  email: (isFormerAddress: boolean) => ({
    subject: 'आपका ईमेल पता बदल गया',
    preview,
    before: [
      [
        isFormerAddress
          ? 'आपके अकाउंट में अब दूसरा ईमेल पता है, यह नहीं।'
          : 'अब से आपके अकाउंट के ईमेल इसी पते पर आएँगे।',
      ],
      [nothingToDo],
      [
        isFormerAddress
          ? 'अगर यह आपने नहीं किया, तो तुरंत काउंसिल को लिखें: नए पासवर्ड के लिंक अब इस पते पर नहीं आएँगे।'
          : 'अगर यह आपने नहीं किया, तो काउंसिल को लिखें।',
      ],
    ],
    action: writeToCouncil,
  }),
  listAddress: () => ({
    subject: 'वोटर लिस्ट में अब आपका दूसरा ईमेल पता है',
    preview: 'वोट देने का आपका लिंक अब उस पते पर जाएगा।',
    before: [
      ['वोटिंग के दौरान एक अधिकारी ने वोटर लिस्ट में आपका ईमेल पता बदला है।'],
      ['वोट देने का आपका लिंक अब उस पते पर जाएगा, और यहाँ मिला लिंक अब नहीं चलेगा।'],
    ],
    action: {
      label: 'काउंसिल को लिखें',
      inText: 'अगर यह आपने नहीं कहा था, तो तुरंत काउंसिल को लिखें:',
    },
  }),
  checkedIn: (number: string) => ({
    subject: 'एक अधिकारी ने आपका चेक-इन किया',
    preview,
    before: [
      ['एक अधिकारी का कहना है कि इस एनरोलमेंट नंबर वाला व्यक्ति उनके सामने था: ', { strong: number }, '।'],
      ['आपका नंबर अब साबित माना जाएगा, और जिस अकाउंट के पास वह है, उससे वोट दिया जा सकता है।'],
    ],
    action: ifNotYou,
  }),
  codePrinted: (number: string) => ({
    subject: 'एक अधिकारी ने आपके लिए कोड प्रिंट किया',
    preview,
    before: [
      ['एक अधिकारी ने इस एनरोलमेंट नंबर के लिए कागज़ पर कोड बनाया: ', { strong: number }, '।'],
      ['कोड जिसके पास हो, वह उससे नंबर साबित करके वोट दे सकता है।'],
    ],
    action: ifNotYou,
  }),
  officerLink: (admin: string, officer: string) => ({
    subject: `एक अधिकारी के अकाउंट का लिंक: ${officer}`,
    preview: 'इससे अकाउंट खोला जा सकता है।',
    before: [
      [
        { strong: admin },
        ' ने इस अधिकारी के नए पासवर्ड का लिंक भेजा या दिखाया: ',
        { strong: officer },
        '।',
      ],
      ['लिंक जिसके पास हो, वह अकाउंट खोल सकता है। दोनों से पूछ लें कि यह सही है या नहीं।'],
    ],
    action: { label: 'अकाउंट देखें', inText: 'अकाउंट यहाँ देखें:' },
  }),
  corrected: (email: string, until: string) => ({
    subject: 'एक अधिकारी ने आपके अकाउंट में दूसरा ईमेल पता डाला है',
    preview: 'बताएँ कि यह सही है या नहीं।',
    before: [
      ['आपके अकाउंट का नया ईमेल पता यह होगा: ', { strong: email }, '।'],
      [
        `अभी कुछ नहीं बदला है। कोई ना न कहे, तो यह ${until} से लागू होगा, अगर तब तक वहाँ भेजा गया लिंक खुल चुका हो।`,
      ],
    ],
    action: { label: 'हाँ या ना कहें', inText: 'हाँ या ना यहाँ कहें:' },
    after: ['लॉग इन करके अपनी प्रोफ़ाइल में भी बताया जा सकता है।'],
  }),
};
