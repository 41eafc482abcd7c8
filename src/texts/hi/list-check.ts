import type { Translated } from '../translated.ts';
import type { listCheckMessages as English } from '../en/list-check.ts';

// The messages of "Am I on the voter list?", which everybody can ask.
export const listCheckMessages: Translated<typeof English> = {
  open: 'क्या मेरा नाम वोटर लिस्ट में है?',
  title: 'क्या मेरा नाम वोटर लिस्ट में है?',
  number: 'एनरोलमेंट नंबर',
  ask: 'देखें',
  asking: 'एक पल…',
  yes: (number: string) => `हाँ, ${number} इस चुनाव की वोटर लिस्ट में है।`,
  no: (number: string) => `नहीं, ${number} इस चुनाव की वोटर लिस्ट में नहीं है।`,
  council: 'काउंसिल से जोड़ने के लिए कहें',
  message: (number: string, election: string) =>
    `मेरा एनरोलमेंट नंबर ${number} “${election}” की वोटर लिस्ट में नहीं है। कृपया जाँच लें।`,
  failed: 'वोटर लिस्ट देखी नहीं जा सकी। कृपया फिर कोशिश करें।',
};
