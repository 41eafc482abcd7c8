import type { SeenFinding } from '#contract/system.ts';
import type { Translated } from '../translated.ts';
import type { systemMessages as English } from '../en/system.ts';
import { counted } from './plurals.ts';

// The messages of the page Server: what the server found of itself comes in its own sentences.

const states = { ok: 'ठीक', warning: 'चेतावनी', problem: 'समस्या' } as const;
const subjects: Readonly<Record<string, string>> = {
  settings: 'सेटिंग',
  database: 'डेटाबेस',
  rights: 'डेटाबेस में अधिकार',
  replication: 'स्टैंडबाय सर्वर',
  release: 'रिलीज़',
  clock: 'घड़ी',
  mail: 'ईमेल',
  pictures: 'तस्वीरें',
  address: 'सार्वजनिक पता',
  disk: 'डिस्क',
  keys: 'चुनावों की चाबियाँ',
  results: 'खत्म हुए चुनाव',
  backup: 'बैकअप',
  places: 'बैकअप की जगहें',
};

const votesAreSafe =
  'डाले जा चुके वोट सुरक्षित हैं। अगर लोग वोट न दे पा रहे हों, तो सर्वर ठीक होने पर चुनाव का समय बढ़ाएँ।';

/** What an admin can do who has no way to the machine. */
const without = {
  settings: 'कैंपस चल रहा है। नीचे लिखा मैसेज भेजें।',
  database: votesAreSafe,
  rights: votesAreSafe,
  replication: votesAreSafe,
  release: votesAreSafe,
  clock:
    'कोई चुनाव समय से पहले खत्म न करें, और उसके खत्म होने के समय पर भरोसा न करें: जल्दी खत्म होने वाला हो, तो समय बढ़ाएँ। डाले जा चुके वोट सुरक्षित हैं।',
  mail: 'ईमेल नहीं पहुँच रहे। तब तक लिंक हाथ से दें: उम्मीदवारों की लिस्ट में “सब लिंक दिखाएँ”, और “लोग” पेज पर अधिकारी के लिए “लिंक दिखाएँ”।',
  pictures: 'नई तस्वीरों के अलावा सब चल रहा है। उन्हें बाद में अपलोड करें।',
  address:
    'हो सकता है कुछ लोग इस साइट तक न पहुँच पा रहे हों। उन्हें किसी और तरीके से बताएँ कि हमें पता है, और बहुत लोग वोट न दे पाए हों, तो चालू चुनाव का समय बढ़ाएँ।',
  disk: 'तस्वीरें अपलोड न करें। अगर लोग वोट न दे पा रहे हों, तो बताएँ कि जगह होते ही वोटिंग चल पड़ेगी, और बाद में चुनाव का समय बढ़ाएँ। जिस वोट के दर्ज होने की सूचना मिली, वह नहीं खोया।',
  keys: 'कहें कि कोई सर्वर बंद न करे। चाबियों की वह फ़ाइल खोजें जो चुनाव पब्लिश होने पर सेव हुई थी, और उसे दें। जो चुनाव वोट नहीं ले रहा, उसका समय बढ़ाएँ।',
  results: 'ठीक होने से पहले इन चुनावों का कुछ न बताएँ और न प्रमाणित करें।',
  backup:
    'वोटिंग शुरू होने से पहले और खत्म होने के बाद बैकअप लेने को कहें। खत्म हुए चुनावों की दोबारा गिनती की किट डाउनलोड कर लें: वह हर चुनाव के पेज पर है।',
  places: 'कैंपस चल रहा है, पर ज़रूरत के दिन उसकी कॉपी शायद न मिले। नीचे लिखा मैसेज भेजें।',
};

interface MessageFacts {
  address: string;
  version: string;
  checkedAt: string;
  timeZone: string;
  /** Elections in which people vote now, with their ends. */
  open: readonly { name: string; until: string }[];
  findings: readonly SeenFinding[];
}

/** To be read by the person who has the server, in an e-mail or a chat: plain text without a secret. */
function messageOf({
  address,
  version,
  checkedAt,
  timeZone,
  open,
  findings,
}: MessageFacts): string {
  const lines = findings.flatMap(({ subject, state, says, advice, since }) => [
    '',
    `${states[state].toUpperCase()}: ${subjects[subject] ?? subject}`,
    says,
    ...(since === null ? [] : [`कब से: ${since}`]),
    ...(advice === null ? [] : [`क्या करें: ${advice}`]),
  ]);
  return [
    `हमारी चुनाव साइट ${address} को आपकी ज़रूरत है: ${counted(findings.length, 'बात', 'बातें')} ठीक नहीं।`,
    `${checkedAt} (${timeZone}) को जाँचा गया। Hustings ${version}।`,
    ...open.map(({ name, until }) => `अभी वोटिंग चल रही है: ${name}, ${until} तक।`),
    ...lines,
    '',
    'मशीन पर, Hustings के फ़ोल्डर में और उसी के यूज़र से, npm run doctor भी यही बताता है। हर सुधार के बाद उसे फिर चलाएँ। रात में क्या करें: docs/volunteer.md।',
  ].join('\n');
}

export const systemMessages: Translated<typeof English> = {
  copy: {
    needed: (names: readonly string[]) => `इसे संभालकर रखें: ${names.join(', ')} के लिए चाहिए।`,
  },

  help: {
    message: messageOf,
  },
};
