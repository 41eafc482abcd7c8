import type { Translated } from '../translated.ts';
import type { systemMessages as English } from '../en/system.ts';

// The messages of the page Server: what the server found of itself comes in its own sentences.

export const systemMessages: Translated<typeof English> = {
  loadFailed: 'सिस्टम की हालत पढ़ी नहीं जा सकी।',
  running: (version: string) => `Hustings ${version} चल रहा है।`,
  all: {
    ok: 'सब कुछ ठीक है।',
    warning: 'कुछ चेतावनियाँ हैं।',
    problem: 'कुछ ठीक करना ज़रूरी है।',
  },
  list: 'क्या-क्या जाँचा गया',
  again: 'फिर से जाँचें',
  looking: 'जाँच हो रही है…',
  machine: 'सर्वर की मशीन पर npm run doctor भी यही बताता है।',
  destroyed: 'यह फ़ाइल नष्ट कर दी गई',
  destroyedFor: (file: string) => `यह फ़ाइल नष्ट कर दी गई: ${file}`,
  copies: 'चाबियों की फ़ाइलें, जो बैकअप से बनीं',
  copy: {
    title: 'क्या यह फ़ाइल नष्ट कर दी गई?',
    text: (file: string) =>
      `${file} इस लिस्ट से हट जाएगी। पुष्टि तभी करें जब इसकी कोई कॉपी कहीं न बची हो, क्योंकि जिसके पास यह हो, वह वोट खोल सकता है। आपका जवाब रिकॉर्ड में रहेगा।`,
    confirm: 'नष्ट कर दी गई',
    keep: 'वापस जाएँ',
    failed: 'यह सेव नहीं हो सका।',
    written: (moment: string) => `${moment} को बनी।`,
    spent: 'इसका एक चुनाव खत्म हो चुका है: इसे नष्ट कर दें।',
    needed: 'इसके चुनाव अभी खत्म नहीं हुए हैं।',
  },
  states: { ok: 'ठीक', warning: 'चेतावनी', problem: 'समस्या' },
  subjects: {
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
  },
};
