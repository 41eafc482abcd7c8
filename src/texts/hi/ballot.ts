import type { Translated } from '../translated.ts';
import type { ballotMessages as English } from '../en/ballot.ts';
import { counted, listed } from './plurals.ts';

export const ballotMessages: Translated<typeof English> = {
  place: (number: number, all: number) => `पद ${number} (कुल ${all})`,
  remain: (count: number, all: number) =>
    count === 0
      ? 'सब पदों के लिए चुन लिया'
      : `${counted(all, 'पद', 'पदों')} में से ${count} के लिए चुनना बाकी`,
  chosen: (count: number, most: number) => `${most} में से ${count} चुने`,
  full: (most: number) => `आपने ${most} चुन लिए हैं। पहले एक हटाएँ।`,
  abstain: 'मैं तटस्थ हूँ',
  abstainFrom: (position: string) => `${position} के लिए मैं तटस्थ हूँ`,
  abstainHint: 'आपकी गिनती वोट देने वालों में होती है, पर यहाँ आपका वोट किसी को नहीं जाता।',
  tookBack: 'आप तटस्थ हैं। यहाँ की आपकी पसंद हटा दी गई।',
  abstained: 'आप तटस्थ हैं',

  clear: 'पसंद हटाएँ',
  clearFor: (position: string) => `${position} के लिए पसंद हटाएँ`,
  back: 'पीछे',
  next: 'आगे',
  skip: 'छोड़ें',
  review: 'पसंद देखें',

  check: 'अपनी पसंद जाँच लें',
  once: 'वोट डालने के बाद उसे बदला नहीं जा सकता। छोड़े हुए पद के लिए बाद में वोट दिया जा सकता है, जब तक वोटिंग चालू है।',
  skipped: 'कोई पसंद नहीं, छोड़ा गया',
  change: 'बदलें',
  changeFor: (position: string) => `${position} बदलें`,
  nothing: 'कम से कम एक पद के लिए उम्मीदवार चुनें।',
  cast: (count: number) => (count === 0 ? 'वोट डालें' : `${counted(count, 'वोट', 'वोट')} डालें`),
  refusedTitle: 'आपके वोट नहीं डाले गए',
  afterLogIn: 'आपकी पसंद इस पेज पर दस मिनट तक रहेगी। लॉग इन कीजिए, वह यहीं मिलेगी।',
  castElsewhere: 'आपका वोट दूसरे टैब में डाला जा चुका है।',

  recorded: (count: number, all: number) =>
    count === all
      ? counted(count, 'वोट दर्ज हो गया', 'वोट दर्ज हो गए')
      : `${counted(all, 'वोट', 'वोटों')} में से ${count} दर्ज`,
  later: (positions: readonly string[]) =>
    `आपने ${listed.format(positions)} के लिए अभी वोट नहीं दिया है। जब तक वोटिंग चालू है, वोट दिया जा सकता है।`,
  notRecorded: 'दर्ज नहीं हुआ।',
  copyAll: 'रसीदें कॉपी करें',
  allCopied: 'रसीदें कॉपी हो गईं',
  done: 'हो गया',

  leave: {
    title: 'बैलट छोड़कर जाएँ?',
    text: 'अभी कोई वोट नहीं डाला गया है, और आपकी पसंद सेव नहीं रहेगी।',
    confirm: 'पसंद मिटाएँ',
    keep: 'बैलट पर लौटें',
  },
};
